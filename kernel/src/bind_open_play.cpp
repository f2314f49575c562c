// Doors to the play with both hands known.
#include "bind_stats.hpp"
#include "open_play.hpp"

using namespace nanobind::literals;

namespace fifteentwo {

namespace {

Made<std::int8_t> rank_hands() {
  const RankHands hands;
  std::vector<std::int8_t> ranks;
  for (int hand = 0; hand < hands.count(); ++hand) {
    ranks.insert(ranks.end(), hands.ranks(hand), hands.ranks(hand) + kMostHeld);
  }
  return made(std::move(ranks), {static_cast<std::size_t>(hands.count()), kMostHeld});
}

Made<std::int8_t> open_play(bool exchange, int threads) {
  static_assert(sizeof(Outcome) == 6);
  const RankHands hands;
  const std::size_t count = hands.count();
  std::vector<std::int8_t> numbers(count * count * sizeof(Outcome));
  {
    nb::gil_scoped_release release;
    play_all(hands, reinterpret_cast<Outcome*>(numbers.data()), exchange, threads);
  }
  return made(std::move(numbers), {count, count, sizeof(Outcome)});
}

}  // namespace

void bind_open_play(nb::module_& module) {
  module.def("rank_hands", &rank_hands, "Returns all hands of up to four ranks in the order of open_play; 13 is no card.");
  module.def("open_play", &open_play, "exchange"_a, "threads"_a,
             "Returns value, most and least points and the best single card for every leader's and other hand.");
}

}  // namespace fifteentwo
