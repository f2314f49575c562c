// Sets of cards as one word: bit `card` is set where the card is in the set.
#pragma once

#include <bit>
#include <cstdint>

#include "cards.hpp"

namespace fifteentwo {

using Cards = std::uint64_t;

constexpr Cards set_of(Card card) { return Cards{1} << card; }
constexpr Cards below_rank(int rank) { return (Cards{1} << 4 * rank) - 1; }
constexpr int number_of(Cards cards) { return std::popcount(cards); }
constexpr Card lowest(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }

// Returns the card that stands at a place of a set in rising order.
constexpr Card card_at(Cards cards, std::uint32_t place) {
  for (; place > 0; --place) cards &= cards - 1;
  return lowest(cards);
}

}  // namespace fifteentwo
