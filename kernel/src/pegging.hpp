// The play between two seats, by ranks alone: suits do not matter until the show.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "cards.hpp"
#include "cardset.hpp"
#include "rankhand.hpp"

namespace fifteentwo {

inline constexpr int kLimit = 31;
inline constexpr int kHand = 4;

// Returns what the last card of a count scores: fifteen or thirty-one, a pair or more, a run.
inline int points_of_last(const std::uint8_t* ranks, int size, int count) {
  int points = count == 15 || count == kLimit ? 2 : 0;
  const int last = ranks[size - 1];
  int alike = 1;
  while (alike < size && ranks[size - 1 - alike] == last) ++alike;
  if (alike > 1) return points + alike * (alike - 1);
  unsigned held = 1u << last;
  int run = 0;
  for (int length = 2; length <= size; ++length) {
    const unsigned bit = 1u << ranks[size - length];
    if (held & bit) break;
    held |= bit;
    // Different ranks make a run where they fill the span between the lowest and the highest.
    const bool filled = 32 - std::countl_zero(held) - std::countr_zero(held) == length;
    if (filled && length >= 3) run = length;
  }
  return points + run;
}

// What everybody sees of the play, the ranks of earlier counts aside. Seat 0 or 1 is to play, or to pass where it holds
// no card that fits.
class Table {
 public:
  explicit Table(int leader) : turn_(leader), last_(1 - leader) {}

  int turn() const { return turn_; }
  int last() const { return last_; }
  int count() const { return count_; }
  int held(int seat) const { return held_[seat]; }
  // A position in the middle of the play. `pile` holds the ranks of this count in order, `gone` tells who has said go in
  // it, `held` how many cards are left to each seat.
  Table(const std::uint8_t* pile, int piled, int turn, int last, std::array<int, 2> held, std::array<bool, 2> gone)
      : piled_(piled), turn_(turn), last_(last), held_(held), gone_(gone) {
    for (int i = 0; i < piled; ++i) {
      pile_[i] = pile[i];
      count_ += counting_value(pile[i]);
    }
  }

  // Returns all ranks that may be played without passing thirty-one.
  RankSet fitting_ranks() const { return (1u << ranks_that_fit()) - 1; }
  // Returns all cards of the pack that may be played without passing thirty-one.
  Cards fitting() const { return below_rank(ranks_that_fit()); }
  bool over() const { return held_[0] + held_[1] + piled_ == 0; }

  // Tells whether the seat that is not to play may still do so in this count: it holds cards and has not said go.
  bool other_answers() const { return held_[1 - turn_] > 0 && !gone_[1 - turn_]; }

  // Returns what each rank would score if it were played now, 0 where it does not fit.
  std::array<std::uint8_t, kRanks> points_by_rank() const {
    std::array<std::uint8_t, kRanks> points{};
    unsigned held = 0;
    for (int length = 1; length <= piled_; ++length) {
      const unsigned bit = 1u << pile_[piled_ - length];
      if (held & bit) break;
      held |= bit;
      if (length == 1) continue;
      // With one more card these make a run: the next below or above them, or the one that they lack.
      const int low = std::countr_zero(held);
      const int high = 31 - std::countl_zero(held);
      const auto run = static_cast<std::uint8_t>(length + 1);
      if (high - low + 1 == length) {
        if (low > 0) points[low - 1] = run;
        if (high + 1 < kRanks) points[high + 1] = run;
      } else if (high - low == length) {
        points[std::countr_one(held >> low) + low] = run;
      }
    }
    if (piled_ > 0) {
      int alike = 1;
      while (alike < piled_ && pile_[piled_ - 1 - alike] == pile_[piled_ - 1]) ++alike;
      // After the fourth of a rank there is no fifth.
      points[pile_[piled_ - 1]] = static_cast<std::uint8_t>(alike < 4 ? (alike + 1) * alike : 0);
    }
    for (int rank = 0; rank < kRanks; ++rank) {
      const int count = count_ + counting_value(rank);
      points[rank] += count == 15 || count == kLimit ? 2 : 0;
      if (count > kLimit) points[rank] = 0;
    }
    return points;
  }

  // Plays a card that fits for the seat whose turn it is. Returns what it scores.
  int lay(int rank) {
    pile_[piled_++] = static_cast<std::uint8_t>(rank);
    count_ += counting_value(rank);
    --held_[turn_];
    last_ = turn_;
    const int points = points_of_last(pile_.data(), piled_, count_);
    if (count_ == kLimit) {
      start_count();
    } else if (!gone_[1 - turn_]) {
      turn_ = 1 - turn_;
    }
    return points;
  }

  // Passes for a seat that cannot play: says go, or is skipped without cards. Returns whether that ends the count, so
  // that `last` scores one.
  bool pass() {
    gone_[turn_] = true;
    turn_ = 1 - turn_;
    if (!gone_[turn_]) return false;
    start_count();
    return true;
  }

 private:
  int ranks_that_fit() const { return kLimit - count_ < 10 ? kLimit - count_ : kRanks; }

  void start_count() {
    piled_ = 0;
    count_ = 0;
    gone_ = {};
    turn_ = held_[1 - last_] > 0 ? 1 - last_ : last_;
  }

  std::array<std::uint8_t, 2 * kHand> pile_{};
  int piled_ = 0;
  int count_ = 0;
  int turn_;
  int last_;
  std::array<int, 2> held_{kHand, kHand};
  std::array<bool, 2> gone_{};
};

}  // namespace fifteentwo
