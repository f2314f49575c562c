// The yardstick `steady`, card for card as Python's SteadyPlayer: averages for the discard, one answer ahead in the play.
// All its sums are whole numbers, so equal values are equal.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "cardset.hpp"
#include "pegging.hpp"
#include "policy.hpp"
#include "rankhand.hpp"
#include "show.hpp"

namespace fifteentwo {

inline constexpr int kPairs = 91;     // choices of two ranks
inline constexpr int kTriples = 455;  // choices of three ranks

// Returns in how many ways `size` of `number` cards can be taken.
constexpr std::int64_t ways_to_take(int size, int number) {
  if (number < size) return 0;
  std::int64_t ways = 1;
  for (int i = 0; i < size; ++i) ways = ways * (number - i) / (i + 1);
  return ways;
}

// The place of two ranks, the lower first, among the choices of two.
constexpr int pair_index(int lower, int higher) { return higher * (higher + 1) / 2 + lower; }

// What any two ranks score in fifteens, pairs and runs with any three others; the three rise, the first slowest.
class CribTable {
 public:
  CribTable() {
    const RankTable<5>& table = rank_table<5>();
    for (int higher = 0; higher < kRanks; ++higher) {
      for (int lower = 0; lower <= higher; ++lower) {
        int at = 0;
        for_triples([&](int a, int b, int c) {
          const std::array<int, 5> ranks{lower, higher, a, b, c};
          points_[pair_index(lower, higher)][at++] = static_cast<std::uint8_t>(table[RankTable<5>::index_of(ranks)]);
        });
      }
    }
  }

  template <typename Use>
  static void for_triples(const Use& use) {
    for (int a = 0; a < kRanks; ++a) {
      for (int b = a; b < kRanks; ++b) {
        for (int c = b; c < kRanks; ++c) use(a, b, c);
      }
    }
  }

  const std::array<std::uint8_t, kTriples>& operator()(int lower, int higher) const {
    return points_[pair_index(lower, higher)];
  }

 private:
  std::array<std::array<std::uint8_t, kTriples>, kPairs> points_;
};

// What hands and cribs score over all the cards that a seat has not seen, in units of 1 / (46 * 45 * 44) point.
class DiscardAverages {
 public:
  explicit DiscardAverages(Cards hand) : unseen_(kWholePack & ~hand) {
    std::array<int, kRanks> left;
    for (int rank = 0; rank < kRanks; ++rank) left[rank] = number_of_rank(unseen_, rank);
    int at = 0;
    CribTable::for_triples([&](int a, int b, int c) {
      // Taking the ranks one after another counts each set of like cards once for every order in which they may come.
      const int ordered = left[a] * (left[b] - (b == a)) * (left[c] - (c == a) - (c == b));
      ways_[at++] = ordered / (a == c ? 6 : a == b || b == c ? 2 : 1);
    });
    for (int suit = 0; suit < 4; ++suit) suits_[suit] = number_of_suit(unseen_, suit);
  }

  // The four cards that are kept, over all starters.
  std::int64_t hand(Cards kept) const {
    const RankTable<kHand + 1>& table = rank_table<kHand + 1>();
    std::array<int, kHand + 1> ranks{};
    bool flush = true;
    int points = 0;
    const int suit = suit_of(lowest(kept));
    int place = 0;
    for (Cards rest = kept; rest; rest &= rest - 1, ++place) {
      const Card card = lowest(rest);
      ranks[place] = rank_of(card);
      flush &= suit_of(card) == suit;
      if (rank_of(card) == kJack) points += suits_[suit_of(card)];
    }
    const int base = RankTable<kHand + 1>::index_of(ranks);
    for (int rank = 0; rank < kRanks; ++rank) {
      if (const int ways = number_of_rank(unseen_, rank)) points += ways * table[base + rank];
    }
    if (flush) points += kHand * kUnseen + suits_[suit];
    return std::int64_t{points} * (kUnseen - 1) * (kUnseen - 2);
  }

  // A crib with two given cards, over all ways to fill it and turn a starter.
  std::int64_t crib(Cards laid) const {
    static const CribTable table;
    const Card lower = lowest(laid);
    const Card higher = lowest(laid & (laid - 1));
    const std::array<std::uint8_t, kTriples>& points = table(rank_of(lower), rank_of(higher));
    std::int32_t sum = 0;
    for (int i = 0; i < kTriples; ++i) sum += ways_[i] * points[i];
    std::int64_t flush = 0;
    if (suit_of(lower) == suit_of(higher)) flush = 5 * ways_to_take(3, suits_[suit_of(lower)]);
    int laid_jack = 0;   // starters that give nobs to a jack laid
    int other_jack = 0;  // jacks and starters of their suit that others may bring
    for (int suit = 0; suit < 4; ++suit) {
      const Cards jack = set_of(static_cast<Card>(kJack * 4 + suit));
      if (laid & jack) laid_jack += suits_[suit];
      if (unseen_ & jack) other_jack += suits_[suit] - 1;
    }
    return 6 * (sum + flush) + std::int64_t{laid_jack} * (kUnseen - 1) * (kUnseen - 2) +
           std::int64_t{2 * other_jack} * (kUnseen - 2);
  }

 private:
  static constexpr int kUnseen = kCards - kDealt;

  Cards unseen_;
  std::array<std::int32_t, kTriples> ways_;
  std::array<int, 4> suits_;
};

// Returns what the best answer to the last card scores, summed over all hands of `held` of the unseen cards.
inline std::int64_t best_answers(const Table& table, const RankCounts& unseen, int total, int held) {
  constexpr int kMost = 15;  // a fourth of a rank, or a run of seven, and two for the count
  std::array<int, kMost + 1> scored{};
  const std::array<std::uint8_t, kRanks> points = table.points_by_rank();
  for (int rank = 0; rank < kRanks; ++rank) scored[points[rank]] += unseen[rank];
  std::int64_t sum = 0;
  int upto = total;
  for (int score = kMost; score > 0; --score) {
    if (scored[score] == 0) continue;
    const int below = upto - scored[score];
    sum += score * (ways_to_take(held, upto) - ways_to_take(held, below));
    upto = below;
  }
  return sum;
}

// Returns the rank to play of some that fit; `unseen` counts the cards of each rank that the seat has not seen. Of ranks
// worth the same it is the highest.
inline int steady_rank(RankSet fitting, const RankCounts& unseen, const Table& table) {
  if ((fitting & (fitting - 1)) == 0) return std::countr_zero(fitting);
  int total = 0;
  for (const int number : unseen) total += number;
  const bool answered = table.other_answers();
  const int held = table.held(1 - table.turn());
  const std::int64_t hands = ways_to_take(held, total);
  std::int64_t most = INT64_MIN;
  int best = 0;
  for_ranks(fitting, [&](int rank) {
    Table after = table;
    std::int64_t value = hands * after.lay(rank);
    if (answered && after.count() > 0) value -= best_answers(after, unseen, total, held);
    if (value >= most) {
      most = value;
      best = rank;
    }
  });
  return best;
}

class SteadyPolicy final : public Policy {
 public:
  Cards discard(Cards hand, bool own_crib, Stream&) const override {
    const DiscardAverages averages(hand);
    std::int64_t most = INT64_MIN;
    Cards best = 0;
    for (Cards first = hand; first; first &= first - 1) {
      for (Cards second = first & (first - 1); second; second &= second - 1) {
        const Cards laid = set_of(lowest(first)) | set_of(lowest(second));
        const std::int64_t value = averages.hand(hand & ~laid) + (own_crib ? 1 : -1) * averages.crib(laid);
        if (value > most) {
          most = value;
          best = laid;
        }
      }
    }
    return best;
  }

  Card play(Cards fitting, Cards unseen, const Table& table, Stream&) const override {
    RankSet ranks = 0;
    for (Cards rest = fitting; rest; rest &= rest - 1) ranks |= 1u << rank_of(lowest(rest));
    RankCounts left;
    for (int rank = 0; rank < kRanks; ++rank) left[rank] = number_of_rank(unseen, rank);
    return highest(fitting & below_rank(steady_rank(ranks, left, table) + 1));
  }
};

}  // namespace fifteentwo
