#include "open_play.hpp"

#include <set>
#include <utility>

namespace fifteentwo {

namespace {

constexpr int kTen = 9;
constexpr int kEight = 7;

int place(const std::array<std::int8_t, kMostHeld>& ranks) {
  int index = 0;
  for (int rank : ranks) index = index * (kRanks + 1) + rank;
  return index;
}

std::vector<std::array<int, kRanks>> exchanges() {
  std::array<int, 4> high{kTen, kTen + 1, kTen + 2, kTen + 3};
  std::vector<std::array<int, kRanks>> made;
  do {
    std::array<int, kRanks> to;
    for (int rank = 0; rank < kRanks; ++rank) to[rank] = rank < kTen ? rank : high[rank - kTen];
    made.push_back(to);
  } while (std::next_permutation(high.begin(), high.end()));
  return made;
}

// All runs that ranks from eight to king allow, each a set of bits, after an exchange. A run that reaches further down
// holds eight, nine and ten, so these decide about it.
std::set<unsigned> runs(unsigned high_ranks, const std::array<int, kRanks>& to) {
  std::set<unsigned> made;
  for (int low = kEight; low < kRanks; ++low) {
    unsigned run = 0;
    for (int high = low; high < kRanks && (high_ranks >> (high - kEight) & 1u); ++high) {
      run |= 1u << (to[high] - kEight);
      if (high - low >= 2) made.insert(run);
    }
  }
  return made;
}

class Play {
 public:
  Play(const RankHands& hands, const Outcome* outcomes) : hands_(hands), outcomes_(outcomes) {}

  Outcome from(int leader, int other) { return play<true>(leader, other, 0, 0); }

 private:
  // Looks at all cards that the side in turn may play; it has at least one.
  template <bool leaders_turn>
  Outcome play(int leader, int other, int count, int size) {
    Outcome best{};
    const int hand = leaders_turn ? leader : other;
    const std::int8_t* ranks = hands_.ranks(hand);
    int before = -1;
    for (int i = 0; i < hands_.size(hand); ++i) {
      const int rank = ranks[i];
      if (rank == before) continue;
      const int now = count + counting_value(rank);
      if (now > kLimit) break;
      pile_[size] = static_cast<std::uint8_t>(rank);
      const int left = hands_.without(hand, rank);
      const Outcome here = leaders_turn ? after<true>(left, other, now, size + 1) : after<false>(leader, left, now, size + 1);
      if (before < 0) {
        best = here;
      } else {
        best.value = leaders_turn ? std::max(best.value, here.value) : std::min(best.value, here.value);
        best.most_leader = std::max(best.most_leader, here.most_leader);
        best.most_other = std::max(best.most_other, here.most_other);
        best.least_leader = std::min(best.least_leader, here.least_leader);
        best.least_other = std::min(best.least_other, here.least_other);
        best.one_card = std::max(best.one_card, here.one_card);
      }
      before = rank;
    }
    return best;
  }

  // What comes of a card that was just played, its own points included.
  template <bool leader_played>
  Outcome after(int leader, int other, int count, int size) {
    int points = points_of_last(pile_.data(), size, count);
    const bool leader_can = hands_.size(leader) > 0 && count + hands_.lowest_value(leader) <= kLimit;
    const bool other_can = hands_.size(other) > 0 && count + hands_.lowest_value(other) <= kLimit;
    Outcome rest;
    if (leader_can || other_can) {
      const bool leaders_turn = leader_played ? !other_can : leader_can;
      rest = leaders_turn ? play<true>(leader, other, count, size) : play<false>(leader, other, count, size);
    } else {
      if (count < kLimit) ++points;  // go, or last
      rest = next_count<leader_played>(leader, other);
    }
    const auto gained = static_cast<std::int8_t>(points);
    rest.one_card = std::max(rest.one_card, gained);
    if (leader_played) {
      rest.value += gained;
      rest.most_leader += gained;
      rest.least_leader += gained;
    } else {
      rest.value -= gained;
      rest.most_other += gained;
      rest.least_other += gained;
    }
    return rest;
  }

  // The next count is led by the side that did not play last, if it has a card.
  template <bool leader_played>
  Outcome next_count(int leader, int other) const {
    const bool leader_leads = leader_played ? hands_.size(other) == 0 : hands_.size(leader) > 0;
    if (leader_leads) return outcome(leader, other);
    const Outcome turned = outcome(other, leader);
    return {static_cast<std::int8_t>(-turned.value), turned.most_other, turned.most_leader, turned.least_other,
            turned.least_leader, turned.one_card};
  }

  const Outcome& outcome(int leader, int other) const {
    return outcomes_[static_cast<std::size_t>(leader) * hands_.count() + other];
  }

  const RankHands& hands_;
  const Outcome* outcomes_;
  std::array<std::uint8_t, 2 * kMostHeld> pile_{};
};

}  // namespace

RankHands::RankHands() : found_((kRanks + 1) * (kRanks + 1) * (kRanks + 1) * (kRanks + 1), -1) {
  // Missing cards are written as a rank above the king, so that they sort to the end.
  std::array<std::int8_t, kMostHeld> ranks;
  for (int size = 0; size <= kMostHeld; ++size) {
    first_[size] = count();
    ranks.fill(kRanks);
    std::fill_n(ranks.begin(), size, 0);
    for (;;) {
      found_[place(ranks)] = count();
      hands_.push_back(ranks);
      sizes_.push_back(size);
      int last = size - 1;
      while (last >= 0 && ranks[last] == kRanks - 1) --last;
      if (last < 0) break;
      const auto next = static_cast<std::int8_t>(ranks[last] + 1);
      std::fill(ranks.begin() + last, ranks.begin() + size, next);
    }
  }
  first_[kMostHeld + 1] = count();
  const auto all = exchanges();
  for (int hand = 0; hand < count(); ++hand) {
    std::array<int, kRanks> without;
    without.fill(-1);
    std::array<std::int8_t, kRanks> held{};
    unsigned high = 0;
    for (int i = 0; i < sizes_[hand]; ++i) {
      auto fewer = hands_[hand];
      const int rank = fewer[i];
      fewer[i] = kRanks;
      without[rank] = find(fewer, sizes_[hand]);
      ++held[rank];
      if (rank >= kEight) high |= 1u << (rank - kEight);
    }
    without_.push_back(without);
    held_.push_back(held);
    high_ranks_.push_back(high);
    for (std::size_t exchange = 0; exchange < all.size(); ++exchange) {
      auto other = hands_[hand];
      for (int i = 0; i < sizes_[hand]; ++i) other[i] = static_cast<std::int8_t>(all[exchange][other[i]]);
      exchanged_[exchange].push_back(find(other, sizes_[hand]));
    }
  }
  for (unsigned high = 0; high < alike_.size(); ++high) {
    for (std::size_t exchange = 0; exchange < all.size(); ++exchange) {
      unsigned to = 0;
      for (int rank = kEight; rank < kRanks; ++rank) {
        if (high >> (rank - kEight) & 1u) to |= 1u << (all[exchange][rank] - kEight);
      }
      if (runs(high, all[exchange]) == runs(to, all[0])) alike_[high].push_back(static_cast<int>(exchange));
    }
  }
}

int RankHands::find(std::array<std::int8_t, kMostHeld> ranks, int size) const {
  for (int i = 1; i < size; ++i) {
    for (int j = i; j > 0 && ranks[j - 1] > ranks[j]; --j) std::swap(ranks[j - 1], ranks[j]);
  }
  return found_[place(ranks)];
}

void play_all(const RankHands& hands, Outcome* outcomes, bool exchange, int threads) {
  const std::size_t count = hands.count();
  const auto each_pair = [&](int cards, const auto& visit) {
    for (int mine = std::max(cards - kMostHeld, 0); mine <= std::min(cards, kMostHeld); ++mine) {
      const int theirs = cards - mine;
      const std::size_t first = hands.first_of_size(mine);
      const std::size_t leaders = hands.first_of_size(mine + 1) - first;
      in_parts(leaders, 20, threads, [&](std::size_t begin, std::size_t end) {
        for (std::size_t leader = first + begin; leader < first + end; ++leader) {
          for (int other = hands.first_of_size(theirs); other < hands.first_of_size(theirs + 1); ++other) {
            visit(static_cast<int>(leader), other);
          }
        }
      });
    }
  };
  const auto possible = [&](int leader, int other) {
    for (int i = 0; i < hands.size(other); ++i) {
      const int rank = hands.ranks(other)[i];
      if (hands.held(leader, rank) + hands.held(other, rank) > 4) return false;
    }
    return true;
  };
  // The place of the first pair among those that behave alike.
  const auto stands_for = [&](int leader, int other) {
    std::size_t first = leader * count + other;
    for (int by : hands.alike(hands.high_ranks(leader) | hands.high_ranks(other))) {
      first = std::min(first, hands.exchanged(leader, by) * count + hands.exchanged(other, by));
    }
    return first;
  };
  for (int cards = 0; cards <= 2 * kMostHeld; ++cards) {
    each_pair(cards, [&](int leader, int other) {
      const std::size_t at = leader * count + other;
      if (!possible(leader, other)) {
        outcomes[at] = {kImpossible, kImpossible, kImpossible, kImpossible, kImpossible, kImpossible};
      } else if (hands.size(leader) == 0) {
        outcomes[at] = {};  // nobody leads from an empty hand
      } else if (!exchange || stands_for(leader, other) == at) {
        outcomes[at] = Play(hands, outcomes).from(leader, other);
      }
    });
    if (exchange) {
      each_pair(cards, [&](int leader, int other) {
        const std::size_t first = stands_for(leader, other);
        const std::size_t at = leader * count + other;
        if (first != at) outcomes[at] = outcomes[first];
      });
    }
  }
}

}  // namespace fifteentwo
