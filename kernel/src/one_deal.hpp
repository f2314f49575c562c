// One deal: the points of hand and crib, counted in full for every choice.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "discards.hpp"
#include "scorer.hpp"

namespace fifteentwo {

// Counts the points of a crib around every starter that the unseen cards offer, several ways of weighing at once.
class CribCounter {
 public:
  // `counts` holds kPoints numbers for each way of weighing.
  CribCounter(const Scorer& scorer, const std::vector<Card>& unseen, int ways, std::int64_t* counts)
      : scorer_(scorer), unseen_(unseen), ways_(ways), counts_(counts) {
    for (Card card : unseen) ++left_[rank_of(card)];
  }

  // Adds a crib whose last `others` cards are unseen ones, `weights[way]` times for each starter.
  void add(const std::array<Card, 4>& crib, int others, const std::int64_t* weights) {
    unsigned suits = 0;
    bool jack = false;
    int index = 0;
    for (Card card : crib) {
      index = index * kRanks + rank_of(card);
      suits |= 1u << suit_of(card);
      jack |= rank_of(card) == kJack;
    }
    if (jack || (suits & (suits - 1)) == 0) {
      for (Card starter : unseen_) {
        bool free = true;
        for (int i = 4 - others; i < 4; ++i) free &= crib[i] != starter;
        if (free) count(scorer_.show<4>(crib.data(), starter, true), 1, weights);
      }
      return;
    }
    for (int i = 4 - others; i < 4; ++i) --left_[rank_of(crib[i])];
    const std::uint8_t* points = scorer_.with_starters<4>(index);
    for (int rank = 0; rank < kRanks; ++rank) count(points[rank], left_[rank], weights);
    for (int i = 4 - others; i < 4; ++i) ++left_[rank_of(crib[i])];
  }

 private:
  void count(int points, int starters, const std::int64_t* weights) {
    for (int way = 0; way < ways_; ++way) counts_[way * kPoints + points] += starters * weights[way];
  }

  const Scorer& scorer_;
  const std::vector<Card>& unseen_;
  const int ways_;
  std::int64_t* counts_;
  std::array<int, kRanks> left_{};
};

// Counts the hand `held` of a deal over the unseen starters.
inline void count_hand(const Scorer& scorer, const std::vector<Card>& held, const std::vector<Card>& unseen, bool crib,
                       std::int64_t* counts) {
  for (Card starter : unseen) {
    ++counts[held.size() == 4 ? scorer.show<4>(held.data(), starter, crib) : scorer.show<3>(held.data(), starter, crib)];
  }
}

// Counts the crib that two thrown cards end in. Another pair weighs what `weights[way][key]` says of its key.
inline void count_cribs_of_two(const Scorer& scorer, Card one, Card other, const std::vector<Card>& unseen, int ways,
                               const std::int64_t* weights, std::int64_t* counts) {
  CribCounter counter(scorer, unseen, ways, counts);
  std::vector<std::int64_t> of_pair(ways);
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    for (std::size_t j = i + 1; j < unseen.size(); ++j) {
      const int key = throw_key(unseen[i], unseen[j]);
      for (int way = 0; way < ways; ++way) of_pair[way] = weights[way * kThrows + key];
      counter.add({one, other, unseen[i], unseen[j]}, 2, of_pair.data());
    }
  }
}

// Counts the crib that one thrown card ends in, with any three of the unseen cards.
inline void count_cribs_of_one(const Scorer& scorer, Card thrown, const std::vector<Card>& unseen, std::int64_t* counts) {
  CribCounter counter(scorer, unseen, 1, counts);
  const std::int64_t once = 1;
  for (std::size_t i = 0; i < unseen.size(); ++i) {
    for (std::size_t j = i + 1; j < unseen.size(); ++j) {
      for (std::size_t k = j + 1; k < unseen.size(); ++k) counter.add({thrown, unseen[i], unseen[j], unseen[k]}, 3, &once);
    }
  }
}

}  // namespace fifteentwo
