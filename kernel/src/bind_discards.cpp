// Doors to deals and discards.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>

#include "discards.hpp"
#include "bind_stats.hpp"
#include "joint_cribs.hpp"
#include "one_deal.hpp"

using namespace nanobind::literals;

namespace fifteentwo {

namespace {

using Deals = Given<Card, 2>;
using PerDeal = Given<std::uint8_t, 1>;

// Calls `work` with 5 or 6 as a type, for the number of cards dealt.
template <typename Work>
auto by_dealt(std::size_t dealt, const Work& work) {
  if (dealt == 6) return work(std::integral_constant<int, 6>{});
  if (dealt == 5) return work(std::integral_constant<int, 5>{});
  throw std::invalid_argument("5 or 6 cards are dealt");
}

void must_match(std::size_t one, std::size_t other) {
  if (one != other) throw std::invalid_argument("the arrays differ in length");
}

std::pair<Made<Card>, Made<std::uint8_t>> suit_classes(int dealt) {
  std::vector<Card> cards;
  std::vector<std::uint8_t> alike;
  by_dealt(dealt, [&](auto size) {
    nb::gil_scoped_release release;
    list_deals<size>(cards, alike);
  });
  const std::size_t count = alike.size();
  return {made(std::move(cards), {count, static_cast<std::size_t>(dealt)}), made(std::move(alike), {count})};
}

std::pair<Made<std::uint16_t>, Made<std::uint8_t>> choice_sums(const Scorer& scorer, Deals deals, int threads) {
  const std::size_t count = deals.shape(0);
  const std::size_t choices = deals.shape(1) * (deals.shape(1) - 1) / 2;
  std::vector<std::uint16_t> sums(count * choices);
  std::vector<std::uint8_t> keys(count * choices);
  by_dealt(deals.shape(1), [&](auto size) {
    nb::gil_scoped_release release;
    weigh_choices<size>(scorer, deals.data(), count, sums.data(), keys.data(), threads);
  });
  return {made(std::move(sums), {count, choices}), made(std::move(keys), {count, choices})};
}

std::pair<Made<std::int64_t>, Made<std::int64_t>> crib_sums(const Scorer& scorer) {
  std::vector<std::int64_t> points(kThrows * kThrows);
  std::vector<std::int64_t> pairs(kThrows * kThrows);
  {
    nb::gil_scoped_release release;
    weigh_cribs(scorer, points.data(), pairs.data());
  }
  return {made(std::move(points), {kThrows, kThrows}), made(std::move(pairs), {kThrows, kThrows})};
}

std::tuple<Made<std::uint8_t>, Made<std::int64_t>, std::int64_t> best_choices(Given<std::uint16_t, 2> sums,
                                                                            Given<std::uint8_t, 2> keys, PerDeal alike,
                                                                            Given<std::int64_t, 1> points,
                                                                            Given<std::int64_t, 1> out_of, bool pone,
                                                                            int threads) {
  const std::size_t count = alike.shape(0);
  must_match(sums.shape(0), count);
  must_match(keys.shape(0), count);
  must_match(keys.shape(1), sums.shape(1));
  must_match(points.shape(0), kThrows);
  must_match(out_of.shape(0), kThrows);
  std::vector<std::uint8_t> chosen(count);
  std::vector<std::int64_t> thrown(kThrows);
  const std::int64_t hands = by_dealt(sums.shape(1) == 15 ? 6 : sums.shape(1) == 10 ? 5 : 0, [&](auto size) {
    nb::gil_scoped_release release;
    return choose<size>(sums.data(), keys.data(), alike.data(), count, {points.data(), out_of.data()}, pone ? -1 : 1,
                        chosen.data(), thrown.data(), threads);
  });
  return {made(std::move(chosen), {count}), made(std::move(thrown), {kThrows}), hands};
}

Made<std::uint32_t> close_deals(Given<std::uint16_t, 2> sums, Given<std::uint8_t, 2> keys, Given<std::int64_t, 1> points,
                               Given<std::int64_t, 1> out_of, bool pone, double within) {
  must_match(keys.shape(0), sums.shape(0));
  must_match(keys.shape(1), sums.shape(1));
  must_match(points.shape(0), kThrows);
  must_match(out_of.shape(0), kThrows);
  std::vector<std::uint32_t> close = by_dealt(sums.shape(1) == 15 ? 6 : sums.shape(1) == 10 ? 5 : 0, [&](auto size) {
    nb::gil_scoped_release release;
    return find_close<size>(sums.data(), keys.data(), sums.shape(0), {points.data(), out_of.data()}, pone ? -1 : 1, within);
  });
  const std::size_t count = close.size();
  return made(std::move(close), {count});
}

Made<std::int32_t> held_counts(Deals deals, PerDeal alike, PerDeal chosen) {
  must_match(alike.shape(0), deals.shape(0));
  must_match(chosen.shape(0), deals.shape(0));
  std::vector<std::int32_t> held(kThrows * kSets);
  by_dealt(deals.shape(1), [&](auto size) {
    nb::gil_scoped_release release;
    count_held<size>(deals.data(), alike.data(), alike.shape(0), chosen.data(), held.data());
  });
  return made(std::move(held), {kThrows, kSets});
}

std::pair<Made<double>, Made<double>> joint_cribs(const Scorer& scorer, Given<std::int32_t, 2> dealer,
                                                  Given<std::int32_t, 2> pone, int threads) {
  for (const auto& held : {dealer, pone}) {
    must_match(held.shape(0), kThrows);
    must_match(held.shape(1), kSets);
  }
  std::vector<double> points(kThrows * kThrows);
  std::vector<double> meetings(kThrows * kThrows);
  {
    nb::gil_scoped_release release;
    join_cribs(scorer, dealer.data(), pone.data(), points.data(), meetings.data(), threads);
  }
  return {made(std::move(points), {kThrows, kThrows}), made(std::move(meetings), {kThrows, kThrows})};
}

Made<std::int64_t> chosen_counts(const Scorer& scorer, Deals deals, PerDeal alike, PerDeal chosen, int threads) {
  must_match(alike.shape(0), deals.shape(0));
  must_match(chosen.shape(0), deals.shape(0));
  return made(by_dealt(deals.shape(1), [&](auto size) {
    nb::gil_scoped_release release;
    return count_chosen<size>(scorer, deals.data(), alike.data(), alike.shape(0), chosen.data(), threads);
  }));
}

Made<std::int64_t> hindsight_counts(const Scorer& scorer, Deals deals, PerDeal alike, int held, int threads) {
  must_match(alike.shape(0), deals.shape(0));
  return made(by_dealt(deals.shape(1), [&](auto size) {
    nb::gil_scoped_release release;
    return size == 5 && held == 4 ? count_hindsight<5, 4>(scorer, deals.data(), alike.data(), alike.shape(0), threads)
                                  : count_hindsight<size, size - 2>(scorer, deals.data(), alike.data(), alike.shape(0), threads);
  }));
}

// The cards of a deal that are kept, given places of one or two that are not, and the cards that nobody has seen.
std::pair<Made<std::int64_t>, Made<std::int64_t>> deal_counts(const Scorer& scorer, Given<Card, 1> cards,
                                                             Given<std::uint8_t, 2> choices,
                                                             Given<std::int64_t, 2> weights) {
  const std::size_t dealt = cards.shape(0);
  const std::size_t thrown = choices.shape(1);
  const std::size_t held = dealt - thrown;
  must_match(weights.shape(1), kThrows);
  if ((thrown != 1 && thrown != 2) || held < 3 || held > 4) throw std::invalid_argument("3 or 4 cards are kept, 1 or 2 thrown");
  const std::size_t count = choices.shape(0);
  const std::size_t ways = thrown == 2 ? weights.shape(0) : 1;
  std::vector<std::int64_t> hands(count * kPoints);
  std::vector<std::int64_t> cribs(count * ways * kPoints);
  {
    nb::gil_scoped_release release;
    std::vector<Card> unseen;
    for_unseen(cards.data(), static_cast<int>(dealt), [&](Card card) { unseen.push_back(card); });
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint8_t* places = choices.data() + i * thrown;
      std::vector<Card> kept;
      std::array<Card, 2> away{};
      for (std::size_t place = 0; place < dealt; ++place) {
        const std::size_t at = std::find(places, places + thrown, place) - places;
        if (at == thrown) {
          kept.push_back(cards.data()[place]);
        } else {
          away[at] = cards.data()[place];
        }
      }
      if (kept.size() != held) continue;  // the same place twice: nothing is counted
      count_hand(scorer, kept, unseen, false, hands.data() + i * kPoints);
      std::int64_t* crib = cribs.data() + i * ways * kPoints;
      if (thrown == 2) {
        count_cribs_of_two(scorer, away[0], away[1], unseen, static_cast<int>(ways), weights.data(), crib);
      } else {
        count_cribs_of_one(scorer, away[0], unseen, crib);
      }
    }
  }
  return {made(std::move(hands), {count, kPoints}), made(std::move(cribs), {count, ways, kPoints})};
}

// One hand or crib of three or four cards over the starters that are neither in it nor among `seen`.
Made<std::int64_t> starter_counts(const Scorer& scorer, Given<Card, 1> hand, Given<Card, 1> seen, bool crib) {
  if (hand.shape(0) != 3 && hand.shape(0) != 4) throw std::invalid_argument("a hand has 3 or 4 cards");
  std::vector<Card> known(seen.data(), seen.data() + seen.shape(0));
  const std::vector<Card> held(hand.data(), hand.data() + hand.shape(0));
  known.insert(known.end(), held.begin(), held.end());
  std::vector<Card> unseen;
  for_unseen(known.data(), static_cast<int>(known.size()), [&](Card card) { unseen.push_back(card); });
  Counts counts{};
  count_hand(scorer, held, unseen, crib, counts.data());
  return made(counts);
}

}  // namespace

void bind_discards(nb::module_& module) {
  module.def("suit_classes", &suit_classes, "dealt"_a,
             "Returns one deal of 5 or 6 cards for each suit class and how many deals are like it.");
  module.def("choice_sums", &choice_sums, "scorer"_a, "deals"_a, "threads"_a,
             "Returns, for each deal and each two cards thrown, the hand's points over all unseen starters and the key.");
  module.def("crib_sums", &crib_sums, "scorer"_a,
             "Returns, for each two keys, the crib's points over all second throws and starters, and how many throws.");
  module.def("best_choices", &best_choices, "sums"_a, "keys"_a, "alike"_a, "points"_a, "out_of"_a, "pone"_a, "threads"_a,
             "Returns the best choice of each deal, how often each key is thrown and what the hands sum to.");
  module.def("close_deals", &close_deals, "sums"_a, "keys"_a, "points"_a, "out_of"_a, "pone"_a, "within"_a,
             "Returns the deals in which another kind of throw comes within so many points of the best.");
  module.def("held_counts", &held_counts, "deals"_a, "alike"_a, "chosen"_a,
             "Counts, for each key, how often a set of up to three cards is kept beside the throw that stands for it.");
  module.def("joint_cribs", &joint_cribs, "scorer"_a, "dealer"_a, "pone"_a, "threads"_a,
             "Returns, for each two keys, the crib's points weighed by how likely throws and starter meet, and the weights.");
  module.def("chosen_counts", &chosen_counts, "scorer"_a, "deals"_a, "alike"_a, "chosen"_a, "threads"_a,
             "Counts the points of the hands that choices keep, over all starters.");
  module.def("hindsight_counts", &hindsight_counts, "scorer"_a, "deals"_a, "alike"_a, "held"_a, "threads"_a,
             "Counts the most points that each deal could have kept for each starter.");
  module.def("deal_counts", &deal_counts, "scorer"_a, "cards"_a, "choices"_a, "weights"_a,
             "Counts hand and crib for each choice of one deal.");
  module.def("starter_counts", &starter_counts, "scorer"_a, "hand"_a, "seen"_a, "crib"_a,
             "Counts the points of one hand over the starters not seen.");
}

}  // namespace fifteentwo
