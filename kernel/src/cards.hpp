// Cards as the kernel sees them: a number from 0 to 51, rank * 4 + suit, ace 0 to king 12.
#pragma once

#include <cstdint>

namespace fifteentwo {

using Card = std::uint8_t;

inline constexpr int kRanks = 13;
inline constexpr int kCards = 52;
inline constexpr int kJack = 10;

constexpr int rank_of(Card card) { return card >> 2; }
constexpr int suit_of(Card card) { return card & 3; }
constexpr int counting_value(int rank) { return rank < 9 ? rank + 1 : 10; }

// Tells whether `count` cards are all different and below 52. A sum of powers of two equals their union only where none
// stands twice.
template <int count>
constexpr bool distinct_cards(const Card* cards) {
  std::uint64_t sum = 0;
  std::uint64_t all = 0;
  unsigned high = 0;
  for (int i = 0; i < count; ++i) {
    const std::uint64_t bit = std::uint64_t{1} << (cards[i] & 63);
    sum += bit;
    all |= bit;
    high |= cards[i];
  }
  return sum == all && (all >> kCards) == 0 && high < 64;
}

}  // namespace fifteentwo
