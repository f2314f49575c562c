// What cribs score when both players' habits are known: how likely two throws and a starter meet, given what hands the
// throws leave behind.
//
// Whoever throws two cards holds four others, and which ones is no accident: of cards that go well with the two thrown
// there are fewer among the four. So those cards are more likely to be the starter or to come from the other player.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "discards.hpp"

namespace fifteentwo {

// Sets of up to three cards, numbered.
inline constexpr int kSetsOfTwo = kCards * (kCards - 1) / 2;
inline constexpr int kSetsOfThree = kSetsOfTwo * (kCards - 2) / 3;
inline constexpr int kSets = 1 + kCards + kSetsOfTwo + kSetsOfThree;

constexpr int pair_place(int low, int high) { return 1 + kCards + high * (high - 1) / 2 + low; }
constexpr int triple_place(int low, int middle, int high) {
  return 1 + kCards + kSetsOfTwo + high * (high - 1) * (high - 2) / 6 + middle * (middle - 1) / 2 + low;
}

// The names of suits, exchanged so that two cards become the ones that stand for their kind of throw: the lower rank in
// the first suit, the higher one in the first or the second.
inline std::array<Card, 2> standing_for(int key) {
  const int low = std::min(key / kRanks, key % kRanks);
  const int high = std::max(key / kRanks, key % kRanks);
  return {static_cast<Card>(low * 4), static_cast<Card>(high * 4 + (key / kRanks < key % kRanks ? 0 : 1))};
}

using Exchange = std::array<std::uint8_t, 4>;

// All exchanges of suits that turn two cards into those that stand for them.
inline std::vector<Exchange> exchanges_of(Card one, Card other) {
  const std::array<Card, 2> wanted = standing_for(throw_key(one, other));
  std::vector<Exchange> made;
  Exchange to{0, 1, 2, 3};
  do {
    const auto a = static_cast<Card>(rank_of(one) * 4 + to[suit_of(one)]);
    const auto b = static_cast<Card>(rank_of(other) * 4 + to[suit_of(other)]);
    if ((a == wanted[0] && b == wanted[1]) || (a == wanted[1] && b == wanted[0])) made.push_back(to);
  } while (std::next_permutation(to.begin(), to.end()));
  return made;
}

inline Card exchanged(Card card, const Exchange& to) { return static_cast<Card>((card & ~3) | to[suit_of(card)]); }

// Counts, for each kind of throw, how many deals throw the two cards that stand for it and keep a set of up to three
// cards: `held[key * kSets + place of the set]`, in twenty-fourths of a deal.
template <int dealt>
void count_held(const Card* deals, const std::uint8_t* alike, std::size_t count, const std::uint8_t* chosen, std::int32_t* held) {
  constexpr int kept = dealt - 2;
  std::fill_n(held, kThrows * kSets, 0);
  // By suits alone: which exchanges there are for two cards of the same or of different ranks.
  std::array<std::array<std::array<std::vector<Exchange>, 4>, 4>, 2> exchanges;
  for (int one = 0; one < 4; ++one) {
    for (int other = 0; other < 4; ++other) {
      if (one != other) exchanges[0][one][other] = exchanges_of(static_cast<Card>(one), static_cast<Card>(other));
      exchanges[1][one][other] = exchanges_of(static_cast<Card>(one), static_cast<Card>(4 + other));
    }
  }
  std::array<std::array<int, 2>, 15> places{};
  for (int one = 0, choice = 0; one < dealt; ++one) {
    for (int other = one + 1; other < dealt; ++other) places[choice++] = {one, other};
  }
  for (std::size_t row = 0; row < count; ++row) {
    const Card* cards = deals + row * dealt;
    const auto [first, second] = places[chosen[row]];
    Card one = cards[first];
    Card other = cards[second];
    if (rank_of(one) > rank_of(other)) std::swap(one, other);
    std::int32_t* counts = held + throw_key(one, other) * kSets;
    for (const Exchange& to : exchanges[rank_of(one) != rank_of(other)][suit_of(one)][suit_of(other)]) {
      std::array<int, kept> hand;
      int n = 0;
      for (int i = 0; i < dealt; ++i) {
        if (i != first && i != second) hand[n++] = exchanged(cards[i], to);
      }
      std::sort(hand.begin(), hand.end());
      const std::int32_t times = alike[row];
      counts[0] += times;
      for (int i = 0; i < kept; ++i) {
        counts[1 + hand[i]] += times;
        for (int j = 0; j < i; ++j) {
          counts[pair_place(hand[j], hand[i])] += times;
          for (int k = 0; k < j; ++k) counts[triple_place(hand[k], hand[j], hand[i])] += times;
        }
      }
    }
  }
}

// What one player's habit says about other cards, for a throw that stands for its kind.
class Leaves {
 public:
  explicit Leaves(const std::int32_t* counts) : counts_(counts) {}

  // How often the hand kept holds none of three different cards, as a share; 1 where such a throw is never made.
  double none_of(int a, int b, int c) const {
    if (counts_[0] == 0) return 1;
    if (a > b) std::swap(a, b);
    if (b > c) std::swap(b, c);
    if (a > b) std::swap(a, b);
    const std::int64_t some = counts_[1 + a] + counts_[1 + b] + counts_[1 + c] - counts_[pair_place(a, b)] -
                              counts_[pair_place(a, c)] - counts_[pair_place(b, c)] + counts_[triple_place(a, b, c)];
    return static_cast<double>(counts_[0] - some) / counts_[0];
  }

  // How often it holds a card.
  double holds(int card) const { return counts_[0] == 0 ? 0 : static_cast<double>(counts_[1 + card]) / counts_[0]; }

 private:
  const std::int32_t* counts_;
};

// Adds up, for each pair of kinds of throws, how likely they and a starter meet, and what the crib then scores: for the
// dealer's cards that stand for their kind, all of the pone's cards and all starters. `dealer` and `pone` come from
// count_held. The two hands kept are taken to miss each other card by card.
inline void join_cribs(const Scorer& scorer, const std::int32_t* dealer, const std::int32_t* pone, double* points,
                       double* meetings, int threads) {
  std::fill_n(points, kThrows * kThrows, 0.0);
  std::fill_n(meetings, kThrows * kThrows, 0.0);
  std::vector<Exchange> to_standing(kCards * kCards);
  for (int one = 0; one < kCards; ++one) {
    for (int other = 0; other < kCards; ++other) {
      if (one != other) {
        to_standing[one * kCards + other] = exchanges_of(static_cast<Card>(one), static_cast<Card>(other)).front();
      }
    }
  }
  in_parts(kThrows, 1, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t key = begin; key < end; ++key) {
      const std::array<Card, 2> own = standing_for(static_cast<int>(key));
      const Leaves mine(dealer + key * kSets);
      for_unseen(own.data(), 2, [&](Card third) {
        const std::array<Card, 3> three{own[0], own[1], third};
        for_unseen(three.data(), 3, [&](Card fourth) {
          if (fourth < third) return;
          const int other_key = throw_key(third, fourth);
          const Leaves theirs(pone + other_key * kSets);
          const Exchange& to = to_standing[third * kCards + fourth];
          const std::array<Card, 4> crib{own[0], own[1], third, fourth};
          double apart = 1;
          for_unseen(crib.data(), 4, [&](Card card) { apart *= 1 - mine.holds(card) * theirs.holds(exchanged(card, to)); });
          const int first = exchanged(own[0], to);
          const int second = exchanged(own[1], to);
          double all = 0;
          double scored = 0;
          for_unseen(crib.data(), 4, [&](Card starter) {
            const double meet = mine.none_of(third, fourth, starter) * theirs.none_of(first, second, exchanged(starter, to));
            all += meet;
            scored += meet * scorer.show<4>(crib.data(), starter, true);
          });
          meetings[key * kThrows + other_key] += apart * all;
          points[key * kThrows + other_key] += apart * scored;
        });
      });
    }
  });
}

}  // namespace fifteentwo
