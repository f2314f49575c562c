// The play of two hands when both are known, for all pairs of hands at once.
//
// Only ranks matter. After a count has ended, what is still to come depends on nothing but the cards left and who leads,
// so every pair of hands of up to four cards is a small game: one count, then a smaller pair whose outcome is known.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "parallel.hpp"
#include "pegging.hpp"

namespace fifteentwo {

inline constexpr int kMostHeld = 4;

// All hands of no to four ranks, at most four of a kind, the smaller ones first and in ascending order among themselves.
class RankHands {
 public:
  RankHands();

  int count() const { return static_cast<int>(hands_.size()); }
  int size(int hand) const { return sizes_[hand]; }
  const std::int8_t* ranks(int hand) const { return hands_[hand].data(); }
  int lowest_value(int hand) const { return counting_value(hands_[hand][0]); }
  int without(int hand, int rank) const { return without_[hand][rank]; }
  int held(int hand, int rank) const { return held_[hand][rank]; }
  int first_of_size(int size) const { return first_[size]; }
  // The hand with its tens, jacks, queens and kings exchanged.
  int exchanged(int hand, int exchange) const { return exchanged_[exchange][hand]; }
  // Which of the ranks from eight to king there are.
  unsigned high_ranks(int hand) const { return high_ranks_[hand]; }
  // The exchanges of tens, jacks, queens and kings that leave the same runs possible, where these high ranks are there.
  const std::vector<int>& alike(unsigned high_ranks) const { return alike_[high_ranks]; }

 private:
  int find(std::array<std::int8_t, kMostHeld> ranks, int size) const;

  std::vector<std::array<std::int8_t, kMostHeld>> hands_;
  std::vector<int> sizes_;
  std::vector<std::array<int, kRanks>> without_;
  std::vector<std::array<std::int8_t, kRanks>> held_;
  std::vector<unsigned> high_ranks_;
  std::array<int, kMostHeld + 2> first_{};
  std::array<std::vector<int>, 24> exchanged_;
  std::array<std::vector<int>, 64> alike_;
  std::vector<int> found_;
};

// What can come of a pair of hands, for the side that leads and the other one.
struct Outcome {
  std::int8_t value;        // what the leader gains on the other when both play their best, each knowing all cards
  std::int8_t most_leader;  // the most and the least points that any legal play gives
  std::int8_t most_other;
  std::int8_t least_leader;
  std::int8_t least_other;
  std::int8_t one_card;  // the most points that one card scores in any legal play
};

inline constexpr std::int8_t kImpossible = -128;  // in every field, where more than four of a rank would be needed

// Finds the outcomes of all pairs: `outcomes[leader * hands.count() + other]`. `exchange` tells whether hands that differ
// only by ranks that behave alike are worked out together.
void play_all(const RankHands& hands, Outcome* outcomes, bool exchange, int threads);

}  // namespace fifteentwo
