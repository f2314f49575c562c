// Cards that differ only by an exchange of suits are alike: these walk through one of each kind and say how many it stands for.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace fifteentwo {

using Ranks = std::uint16_t;  // a set of ranks, one bit each

constexpr int factorial(int number) { return number < 2 ? 1 : number * factorial(number - 1); }

// All sets of ranks by how many there are in them.
inline const std::array<std::vector<Ranks>, kRanks + 1>& rank_sets() {
  static const auto sets = [] {
    std::array<std::vector<Ranks>, kRanks + 1> made;
    for (unsigned ranks = 0; ranks < 1u << kRanks; ++ranks) made[std::popcount(ranks)].push_back(static_cast<Ranks>(ranks));
    return made;
  }();
  return sets;
}

// Calls `visit(sets, ways)` for each way to spread `cards` cards over `suits` suits that may be exchanged: `sets` holds
// the ranks of each suit, larger sets first, and `ways` how many different hands the exchanges make.
template <int suits, typename Visit>
class AlikeSuits {
 public:
  AlikeSuits(int cards, const Visit& visit) : visit_(visit) { spread(0, cards, cards, 0, 1, factorial(suits)); }

 private:
  void spread(int suit, int left, int largest, std::size_t first, int repeated, int ways) {
    if (suit == suits) {
      visit_(sets_, ways);
      return;
    }
    const int smallest = (left + suits - suit - 1) / (suits - suit);
    for (int size = std::min(left, largest); size >= smallest; --size) {
      const std::vector<Ranks>& all = rank_sets()[size];
      for (std::size_t i = suit > 0 && size == largest ? first : 0; i < all.size(); ++i) {
        const bool again = suit > 0 && sets_[suit - 1] == all[i];
        const int times = again ? repeated + 1 : 1;
        sets_[suit] = all[i];
        spread(suit + 1, left - size, size, i, times, ways / times);
      }
    }
  }

  const Visit& visit_;
  std::array<Ranks, suits> sets_{};
};

template <int suits, typename Visit>
void for_alike_suits(int cards, const Visit& visit) {
  AlikeSuits<suits, Visit>(cards, visit);
}

// Calls `visit(ranks)` for all `count` ranks in ascending order, at most four of a kind.
template <int count, typename Visit>
void for_rank_hands(const Visit& visit) {
  static_assert(count <= 4);
  std::array<int, count> ranks{};
  for (;;) {
    visit(ranks);
    int last = count - 1;
    while (last >= 0 && ranks[last] == kRanks - 1) --last;
    if (last < 0) return;
    const int next = ranks[last] + 1;
    for (int i = last; i < count; ++i) ranks[i] = next;
  }
}

}  // namespace fifteentwo
