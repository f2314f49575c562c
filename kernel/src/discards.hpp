// Which cards to throw: all deals by suit class, what each choice keeps on average, what a crib is worth.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <mutex>
#include <vector>

#include "alike.hpp"
#include "parallel.hpp"
#include "scorer.hpp"

namespace fifteentwo {

// Two cards thrown, as far as it matters to a crib: a place in a square of ranks, pairs on the diagonal, two cards of one
// suit with the lower rank first, two suits with the higher rank first.
inline constexpr int kThrows = kRanks * kRanks;

constexpr int throw_key(Card one, Card other) {
  const int low = std::min(rank_of(one), rank_of(other));
  const int high = std::max(rank_of(one), rank_of(other));
  return suit_of(one) == suit_of(other) ? low * kRanks + high : high * kRanks + low;
}

// The choices of a deal in the order of the places that are thrown: 0, 1, ... for one card, 01, 02, ..., 12, ... for two.
template <int dealt, int held, typename Visit>
void for_choices(const Card* cards, const Visit& visit) {
  constexpr int thrown = dealt - held;
  static_assert(thrown == 1 || thrown == 2);
  int choice = 0;
  for (int one = 0; one < dealt; ++one) {
    for (int other = thrown == 1 ? one : one + 1; other < (thrown == 1 ? one + 1 : dealt); ++other, ++choice) {
      std::array<Card, held> kept;
      for (int i = 0, n = 0; i < dealt; ++i) {
        if (i != one && i != other) kept[n++] = cards[i];
      }
      visit(choice, kept, cards[one], cards[other]);
    }
  }
}

// Calls `visit` for the cards that are not among `known`.
template <typename Visit>
void for_unseen(const Card* known, int count, const Visit& visit) {
  std::uint64_t seen = 0;
  for (int i = 0; i < count; ++i) seen |= std::uint64_t{1} << known[i];
  for (int card = 0; card < kCards; ++card) {
    if (!(seen >> card & 1u)) visit(static_cast<Card>(card));
  }
}

// One deal of each suit class, and how many deals are alike. Cards stand by suit.
template <int dealt>
void list_deals(std::vector<Card>& cards, std::vector<std::uint8_t>& alike) {
  for_alike_suits<4>(dealt, [&](const std::array<Ranks, 4>& sets, int ways) {
    for (int suit = 0; suit < 4; ++suit) {
      for (int rank = 0; rank < kRanks; ++rank) {
        if (sets[suit] >> rank & 1) cards.push_back(static_cast<Card>(rank * 4 + suit));
      }
    }
    alike.push_back(static_cast<std::uint8_t>(ways));
  });
}

// For each deal and choice: the points of the hand kept, summed over the unseen starters, and the key of what is thrown.
template <int dealt>
void weigh_choices(const Scorer& scorer, const Card* deals, std::size_t count, std::uint16_t* sums, std::uint8_t* keys,
                   int threads) {
  constexpr int held = dealt - 2;
  constexpr int choices = dealt * (dealt - 1) / 2;
  // What ranks score with all starters that they leave in the pack.
  std::vector<int> with_all(power(kRanks, held));
  for (int index = 0; index < power(kRanks, held); ++index) {
    std::array<int, kRanks> left;
    left.fill(4);
    for (int i = 0, rest = index; i < held; ++i, rest /= kRanks) --left[rest % kRanks];
    for (int rank = 0; rank < kRanks; ++rank) with_all[index] += left[rank] * scorer.with_starters<held>(index)[rank];
  }
  in_parts(count, 1000, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t row = begin; row < end; ++row) {
      const Card* cards = deals + row * dealt;
      std::array<int, 4> unseen_of{kRanks, kRanks, kRanks, kRanks};
      for (int i = 0; i < dealt; ++i) --unseen_of[suit_of(cards[i])];
      for_choices<dealt, held>(cards, [&](int choice, const std::array<Card, held>& kept, Card one, Card other) {
        int index = 0;
        unsigned suits = 0;
        int sum = 0;
        for (Card card : kept) {
          index = index * kRanks + rank_of(card);
          suits |= 1u << suit_of(card);
          if (rank_of(card) == kJack) sum += scorer.nobs() * unseen_of[suit_of(card)];
        }
        if ((suits & (suits - 1)) == 0) {
          sum = 0;
          for_unseen(cards, dealt, [&](Card starter) { sum += scorer.show<held>(kept.data(), starter, false); });
        } else {
          const std::uint8_t* points = scorer.with_starters<held>(index);
          sum += with_all[index] - points[rank_of(one)] - points[rank_of(other)];
        }
        sums[row * choices + choice] = static_cast<std::uint16_t>(sum);
        keys[row * choices + choice] = static_cast<std::uint8_t>(throw_key(one, other));
      });
    }
  });
}

// For each pair of throws the points of the crib, summed over the second throws that the first leaves possible and over
// all starters, and the number of those second throws.
inline void weigh_cribs(const Scorer& scorer, std::int64_t* points, std::int64_t* pairs) {
  std::fill_n(points, kThrows * kThrows, 0);
  std::fill_n(pairs, kThrows * kThrows, 0);
  std::array<bool, kThrows> done{};
  for (int one = 0; one < kCards; ++one) {
    for (int other = one + 1; other < kCards; ++other) {
      std::array<Card, 4> crib{static_cast<Card>(one), static_cast<Card>(other), 0, 0};
      const int key = throw_key(crib[0], crib[1]);
      if (done[key]) continue;
      done[key] = true;
      for_unseen(crib.data(), 2, [&](Card third) {
        crib[2] = third;
        for_unseen(crib.data(), 3, [&](Card fourth) {
          if (fourth < third) return;
          crib[3] = fourth;
          const int second = throw_key(third, fourth);
          ++pairs[key * kThrows + second];
          std::int64_t sum = 0;
          for_unseen(crib.data(), 4, [&](Card starter) { sum += scorer.show<4>(crib.data(), starter, true); });
          points[key * kThrows + second] += sum;
        });
      });
    }
  }
}

// What a throw is worth to the dealer on average, as a fraction: points[key] / out_of[key].
struct AverageCribs {
  const std::int64_t* points;
  const std::int64_t* out_of;
};

// Finds for each deal the choice with the most points of hand and crib, for dealer (`sign` 1) or pone (-1), and adds up
// how often each key is thrown and what the hands kept sum to. Averages are compared as decimals, and as fractions where
// these do not tell them apart; of equals the one with the lowest key is taken.
template <int dealt>
std::int64_t choose(const std::uint16_t* sums, const std::uint8_t* keys, const std::uint8_t* alike, std::size_t count,
                    const AverageCribs& table, int sign, std::uint8_t* chosen, std::int64_t* thrown, int threads) {
  constexpr int choices = dealt * (dealt - 1) / 2;
  constexpr int unseen = kCards - dealt;
  constexpr double kClose = 1e-9;
  std::array<double, kThrows> crib;
  for (int key = 0; key < kThrows; ++key) {
    crib[key] = sign * static_cast<double>(unseen) * static_cast<double>(table.points[key]) / static_cast<double>(table.out_of[key]);
  }
  const auto better = [&](int sum, int key, int other_sum, int other_key) {
    const __int128 one = table.out_of[key];
    const __int128 other = table.out_of[other_key];
    const __int128 more = (sum - other_sum) * one * other +
                          sign * unseen * (table.points[key] * other - table.points[other_key] * one);
    return more != 0 ? more > 0 : key < other_key;
  };
  std::fill_n(thrown, kThrows, 0);
  std::int64_t hands = 0;
  std::mutex adding;
  in_parts(count, 10000, threads, [&](std::size_t begin, std::size_t end) {
    std::array<std::int64_t, kThrows> part{};
    std::int64_t part_hands = 0;
    for (std::size_t row = begin; row < end; ++row) {
      const std::uint16_t* sum = sums + row * choices;
      const std::uint8_t* key = keys + row * choices;
      int best = 0;
      double most = sum[0] + crib[key[0]];
      for (int i = 1; i < choices; ++i) {
        const double here = sum[i] + crib[key[i]];
        if (here > most + kClose || (here > most - kClose && better(sum[i], key[i], sum[best], key[best]))) {
          best = i;
          most = here;
        }
      }
      chosen[row] = static_cast<std::uint8_t>(best);
      part[key[best]] += alike[row];
      part_hands += static_cast<std::int64_t>(sum[best]) * alike[row];
    }
    const std::lock_guard<std::mutex> lock(adding);
    for (int i = 0; i < kThrows; ++i) thrown[i] += part[i];
    hands += part_hands;
  });
  return hands;
}

// Finds the deals in which a choice of another kind comes within so many points of the best one.
template <int dealt>
std::vector<std::uint32_t> find_close(const std::uint16_t* sums, const std::uint8_t* keys, std::size_t count,
                                      const AverageCribs& table, int sign, double within) {
  constexpr int choices = dealt * (dealt - 1) / 2;
  constexpr int unseen = kCards - dealt;
  std::array<double, kThrows> crib;
  for (int key = 0; key < kThrows; ++key) {
    crib[key] = sign * static_cast<double>(unseen) * static_cast<double>(table.points[key]) / static_cast<double>(table.out_of[key]);
  }
  std::vector<std::uint32_t> close;
  for (std::size_t row = 0; row < count; ++row) {
    const std::uint16_t* sum = sums + row * choices;
    const std::uint8_t* key = keys + row * choices;
    int best = 0;
    std::array<double, choices> worth;
    for (int i = 0; i < choices; ++i) {
      worth[i] = sum[i] + crib[key[i]];
      if (worth[i] > worth[best]) best = i;
    }
    const double least = worth[best] - within * unseen;
    for (int i = 0; i < choices; ++i) {
      if (worth[i] >= least && key[i] != key[best]) {
        close.push_back(static_cast<std::uint32_t>(row));
        break;
      }
    }
  }
  return close;
}

// Counts the points of the hands kept by given choices, over all deals and starters.
template <int dealt>
Counts count_chosen(const Scorer& scorer, const Card* deals, const std::uint8_t* alike, std::size_t count,
                    const std::uint8_t* chosen, int threads) {
  constexpr int held = dealt - 2;
  Counts counts{};
  std::mutex adding;
  in_parts(count, 1000, threads, [&](std::size_t begin, std::size_t end) {
    Counts part{};
    for (std::size_t row = begin; row < end; ++row) {
      const Card* cards = deals + row * dealt;
      for_choices<dealt, held>(cards, [&](int choice, const std::array<Card, held>& kept, Card, Card) {
        if (choice != chosen[row]) return;
        for_unseen(cards, dealt, [&](Card starter) { part[scorer.show<held>(kept.data(), starter, false)] += alike[row]; });
      });
    }
    const std::lock_guard<std::mutex> lock(adding);
    for (int i = 0; i < kPoints; ++i) counts[i] += part[i];
  });
  return counts;
}

// Counts the most points that each deal could have kept had its starter been known.
template <int dealt, int held>
Counts count_hindsight(const Scorer& scorer, const Card* deals, const std::uint8_t* alike, std::size_t count, int threads) {
  Counts counts{};
  std::mutex adding;
  in_parts(count, 1000, threads, [&](std::size_t begin, std::size_t end) {
    Counts part{};
    for (std::size_t row = begin; row < end; ++row) {
      const Card* cards = deals + row * dealt;
      std::array<int, kCards> most{};
      for_choices<dealt, held>(cards, [&](int, const std::array<Card, held>& kept, Card, Card) {
        for_unseen(cards, dealt, [&](Card starter) {
          most[starter] = std::max(most[starter], scorer.show<held>(kept.data(), starter, false));
        });
      });
      for_unseen(cards, dealt, [&](Card starter) { part[most[starter]] += alike[row]; });
    }
    const std::lock_guard<std::mutex> lock(adding);
    for (int i = 0; i < kPoints; ++i) counts[i] += part[i];
  });
  return counts;
}

}  // namespace fifteentwo
