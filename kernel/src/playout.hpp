// Whole games between two policies under the usual rules of the six-card game.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "cards.hpp"
#include "cardset.hpp"
#include "pegging.hpp"
#include "policy.hpp"
#include "random.hpp"
#include "show.hpp"

namespace fifteentwo {

inline constexpr int kPack = 2 * kDealt + 1;  // the cards that a deal uses: two hands and the starter

// What happens in a deal, as numbered in a log.
enum class Step : std::uint8_t { dealt, discarded, turned, played, heels, card, go, last, hand, crib };

// The pegs of one game; `watch(step, seat, points, score)` is told of every point.
template <typename Watch>
class Board {
 public:
  Board(int target, Watch& watch) : target_(target), watch_(watch) {}

  int score(int seat) const { return scores_[seat]; }

  // Moves a seat's peg. Returns whether that wins the game.
  bool peg(Step step, int seat, int points) {
    if (points == 0) return false;
    scores_[seat] = std::min(scores_[seat] + points, target_);
    watch_(step, seat, points, scores_[seat]);
    return scores_[seat] == target_;
  }

  void note(Step step, int seat, int card, int count) { watch_(step, seat, card, count); }

 private:
  std::array<int, 2> scores_{};
  int target_;
  Watch& watch_;
};

// Draws the cards of a deal: the first steps of a Fisher-Yates shuffle of the pack in order.
inline std::array<Card, kPack> draw_pack(Stream& chance) {
  static constexpr auto kOrdered = [] {
    std::array<Card, kCards> pack{};
    for (int card = 0; card < kCards; ++card) pack[card] = static_cast<Card>(card);
    return pack;
  }();
  std::array<Card, kCards> pack = kOrdered;
  std::array<Card, kPack> drawn;
  for (int i = 0; i < kPack; ++i) {
    std::swap(pack[i], pack[i + static_cast<int>(chance.below(static_cast<std::uint32_t>(kCards - i)))]);
    drawn[i] = pack[i];
  }
  return drawn;
}

// Plays the cards out. `unseen` holds what each seat has not seen. Returns whether that wins the game for somebody.
template <typename Watch>
bool play_cards(std::array<Cards, 2> hands, std::array<Cards, 2> unseen, int dealer, const std::array<const Policy*, 2>& policies,
                std::array<Stream, 2>& chances, Board<Watch>& board) {
  Table table(1 - dealer);
  while (!table.over()) {
    const int seat = table.turn();
    const Cards fitting = hands[seat] & table.fitting();
    if (fitting == 0) {
      const Step step = hands[0] | hands[1] ? Step::go : Step::last;
      if (table.pass() && board.peg(step, table.last(), 1)) return true;
      continue;
    }
    const Card card = policies[seat]->play(fitting, unseen[seat], table, chances[seat]);
    hands[seat] &= ~set_of(card);
    unseen[1 - seat] &= ~set_of(card);
    board.note(Step::played, seat, card, table.count() + counting_value(rank_of(card)));
    if (board.peg(Step::card, seat, table.lay(rank_of(card)))) return true;
  }
  return false;
}

// Returns what four cards score with a starter.
inline int show_of(Cards four, Card starter, bool crib) {
  std::array<Card, kHand + 1> cards;
  for (int i = 0; i < kHand; ++i, four &= four - 1) cards[i] = lowest(four);
  cards[kHand] = starter;
  return show<kHand + 1>(rank_table<kHand + 1>(), cards.data(), crib);
}

// Plays one deal, with the cards in the order of dealing and the starter last. Returns whether it wins the game.
template <typename Watch>
bool play_deal(const std::array<Card, kPack>& pack, int dealer, const std::array<const Policy*, 2>& policies,
               std::array<Stream, 2>& chances, Board<Watch>& board) {
  const int pone = 1 - dealer;
  const Card starter = pack[kPack - 1];
  std::array<Cards, 2> hands{};
  for (int i = 0; i < 2 * kDealt; ++i) {
    const int seat = i % 2 == 0 ? pone : dealer;
    hands[seat] |= set_of(pack[i]);
    board.note(Step::dealt, seat, pack[i], 0);
  }
  Cards crib = 0;
  const std::array<Cards, 2> unseen{kWholePack & ~hands[0] & ~set_of(starter), kWholePack & ~hands[1] & ~set_of(starter)};
  for (const int seat : {pone, dealer}) {
    const Cards laid = policies[seat]->discard(hands[seat], seat == dealer, chances[seat]);
    hands[seat] &= ~laid;
    crib |= laid;
    for (const std::uint32_t place : {0, 1}) board.note(Step::discarded, seat, card_at(laid, place), 0);
  }
  board.note(Step::turned, dealer, starter, 0);
  if (rank_of(starter) == kJack && board.peg(Step::heels, dealer, 2)) return true;
  if (play_cards(hands, unseen, dealer, policies, chances, board)) return true;
  for (const int seat : {pone, dealer}) {
    if (board.peg(Step::hand, seat, show_of(hands[seat], starter, false))) return true;
  }
  return board.peg(Step::crib, dealer, show_of(crib, starter, true));
}

// Plays one game, in which seat 0 deals first, and returns how many deals it took. The cards of a deal depend on the
// seed, the game and the number of the deal alone, whoever plays.
template <typename Watch>
int play_game(std::uint64_t seed, std::uint64_t game, const std::array<const Policy*, 2>& policies, Board<Watch>& board) {
  for (int deal = 0;; ++deal) {
    const auto number = static_cast<std::uint64_t>(deal);
    Stream cards(seed, game, number, 0);
    std::array<Stream, 2> chances{Stream(seed, game, number, 1), Stream(seed, game, number, 2)};
    if (play_deal(draw_pack(cards), deal % 2, policies, chances, board)) return deal + 1;
  }
}

}  // namespace fifteentwo
