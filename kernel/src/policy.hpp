// What chooses cards for a seat.
#pragma once

#include "cardset.hpp"
#include "pegging.hpp"
#include "random.hpp"

namespace fifteentwo {

inline constexpr int kDealt = 6;

// Chooses for one seat, from nothing but what that seat may know.
class Policy {
 public:
  virtual ~Policy() = default;
  // Returns two cards of a hand of six, to lay into the crib.
  virtual Cards discard(Cards hand, bool own_crib, Stream& chance) const = 0;
  // Returns one of the cards that fit; there is at least one. `unseen` holds the cards that the seat has not seen, its
  // opponent's and those that nobody has.
  virtual Card play(Cards fitting, Cards unseen, const Table& table, Stream& chance) const = 0;
};

// Does anything that the rules allow.
class RandomPolicy final : public Policy {
 public:
  Cards discard(Cards hand, bool, Stream& chance) const override {
    const Cards first = set_of(card_at(hand, chance.below(kDealt)));
    return first | set_of(card_at(hand & ~first, chance.below(kDealt - 1)));
  }

  Card play(Cards fitting, Cards, const Table&, Stream& chance) const override {
    const int number = number_of(fitting);
    return number == 1 ? lowest(fitting) : card_at(fitting, chance.below(static_cast<std::uint32_t>(number)));
  }
};

}  // namespace fifteentwo
