// What a hand or crib scores with its starter, under the usual rules: fifteens, pairs and runs from a table over ranks,
// flushes and nobs from the suits.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "cards.hpp"

namespace fifteentwo {

constexpr int power(int base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

// Points of fifteens, pairs and runs for any `size` ranks in any order.
template <int size>
class RankTable {
 public:
  RankTable() : points_(power(kRanks, size)) {
    std::array<int, size> ranks{};
    for (int index = 0; index < power(kRanks, size); ++index) {
      int rest = index;
      for (int i = size - 1; i >= 0; --i, rest /= kRanks) ranks[i] = rest % kRanks;
      std::array<int, size> sorted = ranks;
      std::sort(sorted.begin(), sorted.end());
      // The sorted order comes first among the orders of the same ranks, so its entry is there already.
      points_[index] = sorted == ranks ? count(ranks) : points_[index_of(sorted)];
    }
  }

  template <typename Ranks>
  static constexpr int index_of(const Ranks& ranks) {
    int index = 0;
    for (int i = 0; i < size; ++i) index = index * kRanks + ranks[i];
    return index;
  }

  int operator[](int index) const { return points_[index]; }

 private:
  static std::uint8_t count(const std::array<int, size>& ranks) {
    int points = 0;
    for (unsigned subset = 1; subset < (1u << size); ++subset) {
      int sum = 0;
      for (int i = 0; i < size; ++i) {
        if (subset >> i & 1u) sum += counting_value(ranks[i]);
      }
      if (sum == 15) points += 2;
    }
    std::array<int, kRanks + 1> held{};
    for (int rank : ranks) ++held[rank];
    int length = 0;
    int ways = 1;
    for (int rank = 0; rank <= kRanks; ++rank) {
      points += held[rank] * (held[rank] - 1);
      if (held[rank] > 0) {
        ++length;
        ways *= held[rank];
        continue;
      }
      if (length >= 3) points += length * ways;
      length = 0;
      ways = 1;
    }
    return static_cast<std::uint8_t>(points);
  }

  std::vector<std::uint8_t> points_;
};

template <int size>
const RankTable<size>& rank_table() {
  static const RankTable<size> table;
  return table;
}

// Scores `size` cards, the starter last. A crib has a flush only with the starter.
template <int size>
int show(const RankTable<size>& table, const Card* cards, bool crib) {
  const Card starter = cards[size - 1];
  const int starter_suit = suit_of(starter);
  int index = 0;
  int other_suits = 0;  // bits in which the hand's suits differ from one another
  int nobs = 0;
  for (int i = 0; i < size - 1; ++i) {
    index = index * kRanks + rank_of(cards[i]);
    other_suits |= suit_of(cards[i]) ^ suit_of(cards[0]);
    nobs |= cards[i] == kJack * 4 + starter_suit;
  }
  index = index * kRanks + rank_of(starter);
  int points = table[index] + nobs;
  if (other_suits == 0) {
    const bool all = suit_of(cards[0]) == starter_suit;
    points += all ? size : crib ? 0 : size - 1;
  }
  return points;
}

}  // namespace fifteentwo
