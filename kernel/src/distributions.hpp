// How many hands score how much, without looking at every hand.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "alike.hpp"
#include "scorer.hpp"

namespace fifteentwo {

inline constexpr std::array<int, 5> kSuitChoices{1, 4, 6, 4, 1};       // ways to give 0 to 4 cards of a rank suits
inline constexpr std::array<int, 5> kOtherSuitChoices{1, 3, 3, 1, 0};  // the same without one suit

// Counts all hands of `held` cards with their starters. Every starter has three others just like it, so clubs stand for
// all; for given ranks the hands with nobs and those of one suit are counted, not looked for.
template <int held>
Counts count_hands(const Scorer& scorer, bool crib) {
  Counts counts{};
  for_rank_hands<held>([&](const std::array<int, held>& ranks) {
    std::array<int, kRanks> of{};
    int index = 0;
    for (int rank : ranks) {
      ++of[rank];
      index = index * kRanks + rank;
    }
    bool different = true;
    for (int number : of) different &= number < 2;
    for (int starter = 0; starter < kRanks; ++starter) {
      if (of[starter] == 4) continue;
      std::int64_t all = 1;
      for (int rank = 0; rank < kRanks; ++rank) {
        all *= (rank == starter ? kOtherSuitChoices : kSuitChoices)[of[rank]];
      }
      const int jacks = starter == kJack ? 0 : of[kJack];
      std::int64_t nobs = jacks == 0 ? 0 : all / kSuitChoices[jacks] * kOtherSuitChoices[jacks - 1];
      const int points = scorer.with_starters<held>(index)[starter];
      if (different) {
        const std::int64_t whole = of[starter] == 0;
        const std::int64_t others = 3;
        const bool with_nobs = whole && jacks > 0;
        const int flush = points + scorer.one_suit<held>(index, starter, true, crib);
        counts[flush + (with_nobs ? scorer.nobs() : 0)] += 4 * whole;
        counts[points + scorer.one_suit<held>(index, starter, false, crib)] += 4 * others;
        all -= whole + others;
        if (with_nobs) nobs -= whole;
      }
      counts[points + scorer.nobs()] += 4 * nobs;
      counts[points] += 4 * (all - nobs);
    }
  });
  return counts;
}

// Counts the points of sets of cards around one starter that hold certain cards.
class Supersets {
 public:
  Supersets(const Scorer& scorer, Card starter) : scorer_(scorer), starter_(starter), jack_(kJack * 4 + suit_of(starter)) {}

  // Counts all sets of `held` cards made of `fixed` and of cards from `others`.
  template <int held>
  void count(const std::vector<Card>& fixed, const std::vector<Card>& others, bool crib, Counts& counts) {
    crib_ = crib;
    counts_ = &counts;
    others_ = &others;
    State state{};
    for (Card card : fixed) state = with(state, card);
    switch (held - static_cast<int>(fixed.size())) {
      case 0: return complete<held, 0>(state, 0);
      case 1: return complete<held, 1>(state, 0);
      case 2: return complete<held, 2>(state, 0);
      case 3: return complete<held, 3>(state, 0);
      case 4: return complete<held, 4>(state, 0);
      default: return;
    }
  }

 private:
  struct State {
    int index;
    unsigned suits;
    bool nobs;
  };

  State with(const State& state, Card card) const {
    return {state.index * kRanks + rank_of(card), state.suits | 1u << suit_of(card), state.nobs || card == jack_};
  }

  template <int held, int missing>
  void complete(const State& state, std::size_t from) {
    if constexpr (missing == 0) {
      int points = scorer_.with_starters<held>(state.index)[rank_of(starter_)];
      if (state.nobs) points += scorer_.nobs();
      if ((state.suits & (state.suits - 1)) == 0) {
        const bool whole = state.suits >> suit_of(starter_) & 1u;
        points += scorer_.one_suit<held>(state.index, rank_of(starter_), whole, crib_);
      }
      ++(*counts_)[points];
    } else {
      for (std::size_t i = from; i < others_->size(); ++i) complete<held, missing - 1>(with(state, (*others_)[i]), i + 1);
    }
  }

  const Scorer& scorer_;
  const Card starter_;
  const int jack_;
  bool crib_ = false;
  Counts* counts_ = nullptr;
  const std::vector<Card>* others_ = nullptr;
};

using PairCounts = std::array<std::int64_t, 2 * kPoints>;

// Counts what two sets of cards, `first` and four, score together with one starter, over all ways to deal them.
// The sets must not share a card. The number of disjoint pairs is the number of all pairs, less those that share a given
// card, plus those that share two given cards, and so on: sums over the sets that may be shared, which have at most four
// cards. Clubs stand for any starter; the other three suits may be exchanged, so only one of each kind is looked at.
template <int first>
PairCounts count_pairs(const Scorer& scorer, bool first_crib, bool second_crib) {
  PairCounts sums{};
  Counts a{};
  Counts b{};
  std::vector<Card> shared;
  std::vector<Card> others;
  for (int rank = 0; rank < kRanks; ++rank) {
    const Card starter = static_cast<Card>(rank * 4);
    Supersets supersets(scorer, starter);
    for (int size = 0; size <= first; ++size) {
      for (int clubs = 0; clubs <= size; ++clubs) {
        for (Ranks of_clubs : rank_sets()[clubs]) {
          if (of_clubs >> rank & 1) continue;
          for_alike_suits<3>(size - clubs, [&](const std::array<Ranks, 3>& sets, int ways) {
            shared.clear();
            others.clear();
            const std::array<Ranks, 4> by_suit{of_clubs, sets[0], sets[1], sets[2]};
            for (int card = 0; card < kCards; ++card) {
              if (card == starter) continue;
              (by_suit[card & 3] >> (card >> 2) & 1 ? shared : others).push_back(static_cast<Card>(card));
            }
            std::fill_n(a.begin(), scorer.most() + 1, 0);
            std::fill_n(b.begin(), scorer.most() + 1, 0);
            supersets.template count<first>(shared, others, first_crib, a);
            supersets.template count<4>(shared, others, second_crib, b);
            const int times = size % 2 == 0 ? 4 * ways : -4 * ways;
            for (int i = 0; i <= scorer.most(); ++i) {
              if (a[i] == 0) continue;
              for (int j = 0; j <= scorer.most(); ++j) sums[i + j] += times * a[i] * b[j];
            }
          });
        }
      }
    }
  }
  return sums;
}

}  // namespace fifteentwo
