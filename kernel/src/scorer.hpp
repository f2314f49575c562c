// The show under rules that may differ: the points of ranks come from tables that the caller gives, suits from the rules.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "cards.hpp"
#include "show.hpp"

namespace fifteentwo {

inline constexpr int kPoints = 256;     // more than a hand can score under any rules
inline constexpr int kMostOfPart = 80;  // what a part of a hand may score, so that the whole stays below that

using Counts = std::array<std::int64_t, kPoints>;  // how many of something score 0, 1, 2, ... points

// What a rule set says about the show besides the points of ranks.
struct SuitRules {
  bool hand_flush = true;
  bool crib_four_flush = false;
  int nobs = 1;
  int straight_flush = 0;
};

class Scorer {
 public:
  // `five` and `four` hold the points of five and of four ranks, in the order of RankTable.
  Scorer(const std::uint8_t* five, const std::uint8_t* four, const SuitRules& suits)
      : five_(five, five + power(kRanks, 5)), four_(four, four + power(kRanks, 4)), suits_(suits) {
    const int of_ranks = std::max(*std::max_element(five_.begin(), five_.end()), *std::max_element(four_.begin(), four_.end()));
    if (suits.nobs < 0 || suits.nobs > kMostOfPart || suits.straight_flush < 0 || suits.straight_flush > kMostOfPart ||
        of_ranks > kMostOfPart) {
      throw std::invalid_argument("ranks, nobs and a straight flush score from 0 to 80 points each");
    }
    most_ = of_ranks + 5 + suits.nobs + suits.straight_flush;
  }

  int nobs() const { return suits_.nobs; }

  // No hand scores more than this.
  int most() const { return most_; }

  // Points of `held` ranks and the starter's. `index` is what the ranks held make in base 13.
  template <int held>
  const std::uint8_t* with_starters(int index) const {
    static_assert(held == 3 || held == 4);
    return (held == 4 ? five_ : four_).data() + index * kRanks;
  }

  // Points for suits where all `held` cards are of one suit, of which `starter` is or is not.
  template <int held>
  int one_suit(int index, int starter, bool whole, bool crib) const {
    const bool flush = crib ? whole || suits_.crib_four_flush : suits_.hand_flush;
    int points = flush ? held + whole : 0;
    if (held == 4 && whole && suits_.straight_flush > 0 && in_sequence(index, starter)) points += suits_.straight_flush;
    return points;
  }

  template <int held>
  int show(const Card* cards, Card starter, bool crib) const {
    int index = 0;
    unsigned suits = 0;
    int points = 0;
    const int jack = kJack * 4 + suit_of(starter);
    for (int i = 0; i < held; ++i) {
      index = index * kRanks + rank_of(cards[i]);
      suits |= 1u << suit_of(cards[i]);
      if (cards[i] == jack) points = suits_.nobs;
    }
    points += with_starters<held>(index)[rank_of(starter)];
    if ((suits & (suits - 1)) == 0) {
      points += one_suit<held>(index, rank_of(starter), suits >> suit_of(starter) & 1u, crib);
    }
    return points;
  }

 private:
  // Tells whether four ranks and a fifth follow one another; they are all different, being of one suit.
  static bool in_sequence(int index, int starter) {
    int low = starter;
    int high = starter;
    for (int i = 0; i < 4; ++i, index /= kRanks) {
      low = std::min(low, index % kRanks);
      high = std::max(high, index % kRanks);
    }
    return high - low == 4;
  }

  std::vector<std::uint8_t> five_;
  std::vector<std::uint8_t> four_;
  SuitRules suits_;
  int most_ = 0;
};

}  // namespace fifteentwo
