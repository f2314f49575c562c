// The doors of what the strong player needs: arrays in, arrays out, checked by Python.
#include "bind_engine.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "equity.hpp"
#include "keeps.hpp"
#include "parallel.hpp"
#include "playout.hpp"
#include "response.hpp"
#include "steady.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace fifteentwo {
namespace {

using Scores = nb::ndarray<std::uint8_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;
using Deals = nb::ndarray<std::uint16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Starts = nb::ndarray<std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Ranks = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Hidden = nb::ndarray<const int, nb::shape<kRanks>, nb::c_contig, nb::device::cpu>;
using Hands = nb::ndarray<const RankHand, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Weights = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Grid = nb::ndarray<const double, nb::shape<Payoff::kMost, Payoff::kMost>, nb::c_contig, nb::device::cpu>;
using Values = nb::ndarray<double, nb::shape<kRanks>, nb::c_contig, nb::device::cpu>;
using Choices = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Keeps = nb::ndarray<std::uint64_t, nb::shape<2, kRankHands>, nb::c_contig, nb::device::cpu>;
using Equities = nb::ndarray<double, nb::ndim<3>, nb::c_contig, nb::device::cpu>;
using Log = nb::ndarray<nb::numpy, std::uint8_t, nb::shape<-1, 4>, nb::c_contig>;

constexpr std::size_t kGamesWorthAThread = 64;
constexpr std::size_t kDealsWorthAThread = 256;

// Returns the policies of two seats by their numbers: 0 random, 1 steady.
std::array<const Policy*, 2> policies_of(const std::array<int, 2>& numbers) {
  static const RandomPolicy random;
  static const SteadyPolicy steady;
  static const std::array<const Policy*, 2> all{&random, &steady};
  return {all.at(numbers[0]), all.at(numbers[1])};
}

// Plays the games numbered from `first` on, as many as there are rows.
void play_games(std::array<int, 2> players, std::uint64_t seed, std::uint64_t first, int target, Scores scores, Deals deals, int threads) {
  const std::array<const Policy*, 2> policies = policies_of(players);
  nb::gil_scoped_release release;
  in_parts(scores.shape(0), kGamesWorthAThread, threads, [&](std::size_t begin, std::size_t end) {
    const auto unwatched = [](Step, int, int, int) {};
    for (std::size_t row = begin; row < end; ++row) {
      Board board(target, unwatched);
      deals.data()[row] = static_cast<std::uint16_t>(play_game(seed, first + row, policies, board));
      for (int seat = 0; seat < 2; ++seat) scores.data()[2 * row + seat] = static_cast<std::uint8_t>(board.score(seat));
    }
  });
}

// Plays games like `play_games` and writes down all that happens. `starts` takes the row at which each game begins, and
// at its end the number of rows.
Log log_games(std::array<int, 2> players, std::uint64_t seed, std::uint64_t first, int target, Starts starts) {
  const std::array<const Policy*, 2> policies = policies_of(players);
  auto rows = std::make_unique<std::vector<std::uint8_t>>();
  {
    nb::gil_scoped_release release;
    const auto watch = [&rows](Step step, int seat, int what, int number) {
      for (const int value : {static_cast<int>(step), seat, what, number}) {
        rows->push_back(static_cast<std::uint8_t>(value));
      }
    };
    const std::size_t games = starts.shape(0) - 1;
    for (std::size_t game = 0; game < games; ++game) {
      starts.data()[game] = static_cast<std::int64_t>(rows->size() / 4);
      Board board(target, watch);
      play_game(seed, first + game, policies, board);
    }
    starts.data()[games] = static_cast<std::int64_t>(rows->size() / 4);
  }
  std::vector<std::uint8_t>* owned = rows.release();
  const nb::capsule owner(owned, [](void* held) noexcept { delete static_cast<std::vector<std::uint8_t>*>(held); });
  return Log(owned->data(), {owned->size() / 4, 4}, owner);
}

// A moment of the play as seat 0 sees it.
struct Moment {
  Table table;
  RankHand own;
  RankCounts hidden;
  std::vector<Possible> possible;
};

Moment moment_of(Ranks pile, int turn, int last, std::array<int, 2> held, std::array<bool, 2> gone, RankHand own,
                 Hidden hidden, Hands hands, Weights weights) {
  Moment moment{{pile.data(), static_cast<int>(pile.shape(0)), turn, last, held, gone}, own, {}, {}};
  std::copy_n(hidden.data(), kRanks, moment.hidden.begin());
  for (std::size_t i = 0; i < hands.shape(0); ++i) moment.possible.push_back({hands.data()[i], weights.data()[i]});
  return moment;
}

// Returns what the rest of the play is worth, and how often the model was asked. `values` takes what each of seat 0's
// ranks that fit is worth now, where it is to play and its best response is wanted.
std::pair<double, std::int64_t> play_values(Ranks pile, int turn, int last, std::array<int, 2> held,
                                            std::array<bool, 2> gone, RankHand own, Hidden hidden, Hands hands,
                                            Weights weights, Grid grid, std::array<int, 2> rooms, double won,
                                            double lost, bool best, Values values) {
  const Moment moment = moment_of(pile, turn, last, held, gone, own, hidden, hands, weights);
  const Payoff payoff{grid.data(), rooms, won, lost};
  nb::gil_scoped_release release;
  PlayTree tree(steady_rank, payoff, best);
  const RankSet fitting = best && turn == 0 ? ranks_in(own) & moment.table.fitting_ranks() : 0;
  if (fitting == 0) {
    const double value = tree.value(moment.table, own, moment.hidden, moment.possible);
    return {value, tree.asked()};
  }
  double most = -std::numeric_limits<double>::infinity();
  for_ranks(fitting, [&](int rank) {
    const double value = tree.value_of(rank, moment.table, own, moment.hidden, moment.possible);
    values.data()[rank] = value;
    most = std::max(most, value);
  });
  return {most, tree.asked()};
}

// Writes the rank that the model plays for the seat to play with each hand, or kPass.
void model_choices(Ranks pile, int turn, int last, std::array<int, 2> held, std::array<bool, 2> gone, Hidden hidden,
                   Hands hands, Choices choices) {
  const Table table(pile.data(), static_cast<int>(pile.shape(0)), turn, last, held, gone);
  RankCounts counts;
  std::copy_n(hidden.data(), kRanks, counts.begin());
  nb::gil_scoped_release release;
  for (std::size_t i = 0; i < hands.shape(0); ++i) {
    const RankHand hand = hands.data()[i];
    const RankSet fitting = ranks_in(hand) & table.fitting_ranks();
    choices.data()[i] =
        static_cast<std::uint8_t>(fitting ? choose_rank(steady_rank, table, hand, fitting, counts) : kPass);
  }
}

// Adds to `counts` what pone and dealer keep in the deals numbered from `first` on.
void count_keeps(int player, std::uint64_t seed, std::uint64_t first, std::uint64_t deals, Keeps counts, int threads) {
  const Policy& policy = *policies_of({player, player})[0];
  nb::gil_scoped_release release;
  std::mutex adding;
  in_parts(deals, kDealsWorthAThread, threads, [&](std::size_t begin, std::size_t end) {
    std::array<std::uint64_t, 2 * kRankHands> part{};
    tally_keeps(seed, first + begin, first + end, policy, part.data());
    const std::lock_guard lock(adding);
    for (std::size_t i = 0; i < part.size(); ++i) counts.data()[i] += part[i];
  });
}

// Plays deals and writes the dealer's chance to win by both scores: from all of them, then from each of as many equal
// parts of them as there are further tables.
void win_chances(std::array<int, 2> players, std::uint64_t seed, std::uint64_t first, std::size_t deals,
                 Equities tables, int threads) {
  const std::array<const Policy*, 2> policies = policies_of(players);
  nb::gil_scoped_release release;
  DealSample sample(deals);
  in_parts(deals, kDealsWorthAThread, threads,
           [&](std::size_t begin, std::size_t end) { sample.play(seed, first, policies, begin, end); });
  const int target = static_cast<int>(tables.shape(1));
  const std::size_t size = tables.shape(1) * tables.shape(2);
  const std::size_t parts = tables.shape(0) - 1;
  in_parts(parts + 1, 1, threads, [&](std::size_t from, std::size_t to) {
    for (std::size_t table = from; table < to; ++table) {
      const std::size_t begin = table == 0 ? 0 : deals * (table - 1) / parts;
      const std::size_t end = table == 0 ? deals : deals * table / parts;
      sample.win_chances(target, begin, end, tables.data() + table * size);
    }
  });
}

}  // namespace

void bind_engine(nb::module_& module) {
  module.def("play_games", &play_games, "players"_a, "seed"_a, "first"_a, "target"_a, "scores"_a.noconvert(), "deals"_a.noconvert(),
             "threads"_a, "Plays games into scores and deals.");
  module.def("log_games", &log_games, "players"_a, "seed"_a, "first"_a, "target"_a, "starts"_a.noconvert(),
             "Plays the same games and returns all that happens, a row each.");
  module.def("play_values", &play_values, "pile"_a, "turn"_a, "last"_a, "held"_a, "gone"_a, "own"_a, "hidden"_a,
             "hands"_a, "weights"_a, "grid"_a, "rooms"_a, "won"_a, "lost"_a, "best"_a, "values"_a.noconvert(),
             "Values the rest of the play; returns the sum over all hands by weight, and how often the model was asked.");
  module.def("model_choices", &model_choices, "pile"_a, "turn"_a, "last"_a, "held"_a, "gone"_a, "hidden"_a, "hands"_a,
             "choices"_a.noconvert(), "Writes what the model plays with each hand, 13 where nothing fits.");
  module.def("count_keeps", &count_keeps, "player"_a, "seed"_a, "first"_a, "deals"_a, "counts"_a.noconvert(),
             "threads"_a, "Adds up which hands of four ranks pone and dealer keep.");
  module.def("win_chances", &win_chances, "players"_a, "seed"_a, "first"_a, "deals"_a, "tables"_a.noconvert(),
             "threads"_a, "Writes the dealer's chance to win by its score and pone's.");
}

}  // namespace fifteentwo
