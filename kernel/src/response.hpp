// The play as one seat must see it: its own hand is known, the other's is one of many, each with a weight, and the other
// seat chooses by a model. Everything that both see is walked through once, with all hands that fit it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "pegging.hpp"
#include "rankhand.hpp"

namespace fifteentwo {

// What the pegs of the rest of the play are worth to seat 0.
struct Payoff {
  // More than a seat can peg in one deal: four cards score at most 14 each, and four counts end with one more.
  static constexpr int kMost = 64;

  const double* grid;        // of what seat 0 has pegged at the end, and seat 1: kMost x kMost
  std::array<int, 2> rooms;  // with so many points a seat wins the game
  double won;
  double lost;
};

// A hand that seat 1 may hold.
struct Possible {
  RankHand hand;
  double weight;
};

// Returns the rank that a model plays with a hand; some of its ranks fit. `hidden` counts the cards of each rank that do
// not lie open.
template <typename Model>
int choose_rank(const Model& model, const Table& table, RankHand hand, RankSet fitting, const RankCounts& hidden) {
  RankCounts unseen = hidden;
  for (int rank = 0; rank < kRanks; ++rank) unseen[rank] -= number_in(hand, rank);
  return model(fitting, unseen, table);
}

inline constexpr int kPass = kRanks;  // stands for a rank where none fits

template <typename Model>
class PlayTree {
 public:
  // `best` tells whether seat 0 plays the best response to the model, or follows it as well.
  PlayTree(const Model& model, const Payoff& payoff, bool best) : model_(model), payoff_(payoff), best_(best) {}

  // How often the model was asked.
  std::int64_t asked() const { return asked_; }

  // Returns what the rest of the play is worth to seat 0, summed over the possible hands by weight. `hidden` counts the
  // cards of each rank that do not lie open: all but the starter and the cards played.
  double value(const Table& table, RankHand own, const RankCounts& hidden, const std::vector<Possible>& possible) {
    start(possible);
    return visit({table, own, hidden, 0, possible_.size(), {}});
  }

  // Returns the same if seat 0, whose turn it is, plays a card of a given rank now.
  double value_of(int rank, const Table& table, RankHand own, const RankCounts& hidden,
                  const std::vector<Possible>& possible) {
    start(possible);
    return lay_own(rank, {table, own, hidden, 0, possible_.size(), {}});
  }

 private:
  struct Node {
    Table table;
    RankHand own;
    RankCounts hidden;
    std::size_t begin;  // the hands that fit what has happened: possible_[begin, end)
    std::size_t end;
    std::array<int, 2> pegs;
  };

  void start(const std::vector<Possible>& possible) {
    possible_ = possible;
    choices_.assign(possible.size(), 0);
  }

  double weight(const Node& node) const {
    double sum = 0;
    for (std::size_t i = node.begin; i < node.end; ++i) sum += possible_[i].weight;
    return sum;
  }

  double visit(const Node& node) {
    if (node.table.over()) return weight(node) * payoff_.grid[node.pegs[0] * Payoff::kMost + node.pegs[1]];
    return node.table.turn() == 0 ? visit_own(node) : visit_other(node);
  }

  double visit_own(const Node& node) {
    const RankSet fitting = ranks_in(node.own) & node.table.fitting_ranks();
    if (fitting == 0) return pass(node);
    if (!best_) return lay_own(choose(node, node.own, fitting), node);
    double most = 0;
    bool first = true;
    for_ranks(fitting, [&](int rank) {
      const double value = lay_own(rank, node);
      most = first ? value : std::max(most, value);
      first = false;
    });
    return most;
  }

  double visit_other(const Node& node) {
    RankSet seen = 0;
    for (std::size_t i = node.begin; i < node.end; ++i) {
      const RankHand hand = possible_[i].hand;
      const RankSet fitting = ranks_in(hand) & node.table.fitting_ranks();
      const int choice = fitting ? choose(node, hand, fitting) : kPass;
      choices_[i] = static_cast<std::uint8_t>(choice);
      seen |= 1u << choice;
    }
    double sum = 0;
    for_ranks(seen, [&](int choice) {
      Node next = node;
      next.begin = possible_.size();
      for (std::size_t i = node.begin; i < node.end; ++i) {
        if (choices_[i] != choice) continue;
        const RankHand left = possible_[i].hand - (choice == kPass ? 0 : one_of(choice));
        possible_.push_back({left, possible_[i].weight});
      }
      next.end = possible_.size();
      choices_.resize(next.end);
      sum += choice == kPass ? pass(next) : lay(choice, next);
      possible_.resize(next.begin);
      choices_.resize(next.begin);
    });
    return sum;
  }

  int choose(const Node& node, RankHand hand, RankSet fitting) {
    if ((fitting & (fitting - 1)) == 0) return std::countr_zero(fitting);
    ++asked_;
    return choose_rank(model_, node.table, hand, fitting, node.hidden);
  }

  double lay_own(int rank, Node node) {
    node.own -= one_of(rank);
    return lay(rank, node);
  }

  double lay(int rank, Node node) {
    --node.hidden[rank];
    const int seat = node.table.turn();
    return peg(seat, node.table.lay(rank), node);
  }

  double pass(Node node) { return node.table.pass() ? peg(node.table.last(), 1, node) : visit(node); }

  double peg(int seat, int points, Node& node) {
    node.pegs[seat] += points;
    if (node.pegs[seat] >= payoff_.rooms[seat]) return weight(node) * (seat == 0 ? payoff_.won : payoff_.lost);
    return visit(node);
  }

  const Model& model_;
  const Payoff& payoff_;
  bool best_;
  std::int64_t asked_ = 0;
  std::vector<Possible> possible_;
  std::vector<std::uint8_t> choices_;  // of the same length: what the model plays with each hand
};

}  // namespace fifteentwo
