// The chance to win from any score, by backward induction over a sample of whole deals.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "playout.hpp"

namespace fifteentwo {

inline constexpr int kPone = 0;
inline constexpr int kDealer = 1;

// Deals in the order in which their points fall, so that it is known for any two scores who reaches the target first.
class DealSample {
 public:
  explicit DealSample(std::size_t deals) : deals_(deals) {
    for (auto& totals : totals_) totals.assign(deals, 0);
    for (auto& reached : reached_) reached.assign(kMostTarget * deals, kNever);
  }

  std::size_t deals() const { return deals_; }

  // Plays the first deal of each game from `first` on, in which seat 0 deals, into the places from `begin` to `end`.
  void play(std::uint64_t seed, std::uint64_t first, const std::array<const Policy*, 2>& policies, std::size_t begin,
            std::size_t end) {
    for (std::size_t deal = begin; deal < end; ++deal) {
      int scores = 0;  // how often anybody has scored
      const auto watch = [&](Step step, int seat, int points, int score) {
        if (step < Step::heels) return;
        const int role = seat == 0 ? kDealer : kPone;
        for (int room = score - points + 1; room <= score; ++room) {
          reached_[role][(room - 1) * deals_ + deal] = static_cast<std::uint8_t>(scores);
        }
        totals_[role][deal] = static_cast<std::uint8_t>(score);
        ++scores;
      };
      // No deal scores so much that it would end the game.
      Board board(kMostTarget, watch);
      Stream cards(seed, first + deal, 0, 0);
      std::array<Stream, 2> chances{Stream(seed, first + deal, 0, 1), Stream(seed, first + deal, 0, 2)};
      play_deal(draw_pack(cards), 0, policies, chances, board);
    }
  }

  // Writes the dealer's chance to win by its own score and pone's, `target` x `target`, as if every deal were one of
  // those from `begin` to `end`, all as likely.
  void win_chances(int target, std::size_t begin, std::size_t end, double* chances) const {
    for (int sum = 2 * target - 2; sum >= 0; --sum) {
      for (int own = std::max(0, sum - target + 1); own <= std::min(sum, target - 1); ++own) {
        chances[own * target + sum - own] = win_chance(target, own, sum - own, begin, end, chances);
      }
    }
  }

 private:
  static constexpr int kMostTarget = 255;
  static constexpr std::uint8_t kNever = 255;

  double win_chance(int target, int own, int other, std::size_t begin, std::size_t end, const double* chances) const {
    const std::uint8_t* dealer = &reached_[kDealer][(target - own - 1) * deals_];
    const std::uint8_t* pone = &reached_[kPone][(target - other - 1) * deals_];
    double won = 0;
    for (std::size_t deal = begin; deal < end; ++deal) {
      if (dealer[deal] != pone[deal]) {
        won += dealer[deal] < pone[deal];
      } else {
        // Neither has won: two scores never fall together. Pone deals next.
        const int own_after = own + totals_[kDealer][deal];
        const int other_after = other + totals_[kPone][deal];
        won += 1 - chances[other_after * target + own_after];
      }
    }
    return won / static_cast<double>(end - begin);
  }

  std::size_t deals_;
  std::array<std::vector<std::uint8_t>, 2> totals_;   // by role: the points of each deal
  std::array<std::vector<std::uint8_t>, 2> reached_;  // by role: for 1, 2, ... points, which score of each deal makes them
};

}  // namespace fifteentwo
