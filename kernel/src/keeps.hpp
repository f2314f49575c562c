// Which four cards are kept, by rank.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cardset.hpp"
#include "playout.hpp"
#include "policy.hpp"

namespace fifteentwo {

inline constexpr int kRankHands = 1820;  // choices of four ranks

// The place of four cards among all choices of four ranks: these are in the order of their highest rank, then the next.
inline int rank_hand_index(Cards four) {
  static constexpr std::array<std::array<int, kRanks>, kHand> kChoices = [] {
    std::array<std::array<int, kRanks>, kHand> choices{};  // of place + 1 ranks below a rank
    for (int rank = 0; rank < kRanks; ++rank) {
      choices[0][rank] = rank;
      for (int place = 1; place < kHand; ++place) {
        choices[place][rank] = rank == 0 ? 0 : choices[place][rank - 1] + choices[place - 1][rank];
      }
    }
    return choices;
  }();
  int index = 0;
  for (int place = 0; place < kHand; ++place, four &= four - 1) index += kChoices[place][rank_of(lowest(four))];
  return index;
}

// Counts what pone (the first kRankHands of `counts`) and dealer keep in the first deals of the games numbered from
// `begin` to `end`.
inline void tally_keeps(std::uint64_t seed, std::uint64_t begin, std::uint64_t end, const Policy& policy,
                        std::uint64_t* counts) {
  for (std::uint64_t game = begin; game < end; ++game) {
    Stream cards(seed, game, 0, 0);
    const std::array<Card, kPack> pack = draw_pack(cards);
    for (int place = 0; place < 2; ++place) {  // in the order of dealing: pone, who is seat 1, then the dealer
      Cards hand = 0;
      for (int i = place; i < 2 * kDealt; i += 2) hand |= set_of(pack[i]);
      Stream chance(seed, game, 0, 2 - static_cast<std::uint64_t>(place));
      ++counts[place * kRankHands + rank_hand_index(hand & ~policy.discard(hand, place == 1, chance))];
    }
  }
}

}  // namespace fifteentwo
