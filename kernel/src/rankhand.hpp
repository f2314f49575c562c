// Hands by rank: how many cards of each rank, four bits a rank, the ace lowest.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "cards.hpp"

namespace fifteentwo {

using RankHand = std::uint64_t;
using RankSet = unsigned;  // a bit for each rank
using RankCounts = std::array<int, kRanks>;

constexpr RankHand one_of(int rank) { return RankHand{1} << 4 * rank; }
constexpr int number_in(RankHand hand, int rank) { return static_cast<int>(hand >> 4 * rank & 15); }

// Calls `use` with each rank of a set, the lowest first.
template <typename Use>
void for_ranks(RankSet ranks, const Use& use) {
  for (; ranks; ranks &= ranks - 1) use(std::countr_zero(ranks));
}

// Returns the ranks that a hand holds.
inline RankSet ranks_in(RankHand hand) {
  RankSet ranks = 0;
  while (hand) {
    const int rank = std::countr_zero(hand) / 4;
    ranks |= 1u << rank;
    hand &= ~(RankHand{15} << 4 * rank);
  }
  return ranks;
}

}  // namespace fifteentwo
