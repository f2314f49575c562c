// Sets of cards as one word: bit `card` is set where the card is in the set.
#pragma once

#include <bit>
#include <cstdint>

#include "cards.hpp"

namespace fifteentwo {

using Cards = std::uint64_t;

inline constexpr Cards kWholePack = (Cards{1} << kCards) - 1;

constexpr Cards set_of(Card card) { return Cards{1} << card; }
constexpr Cards below_rank(int rank) { return (Cards{1} << 4 * rank) - 1; }
constexpr int number_of(Cards cards) { return std::popcount(cards); }
constexpr Card lowest(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }

constexpr Card highest(Cards cards) { return static_cast<Card>(63 - std::countl_zero(cards)); }

// Returns how many cards of a rank are in a set.
constexpr int number_of_rank(Cards cards, int rank) { return std::popcount(cards >> 4 * rank & 15); }

// Returns how many cards of a suit are in a set.
constexpr int number_of_suit(Cards cards, int suit) { return std::popcount(cards & 0x1111111111111 << suit); }

// Returns the card that stands at a place of a set in rising order.
constexpr Card card_at(Cards cards, std::uint32_t place) {
  for (; place > 0; --place) cards &= cards - 1;
  return lowest(cards);
}

}  // namespace fifteentwo
