#!/usr/bin/env python3
"""A cribbage engine in plain Python that needs nothing installed: fifteentwo match steady "exec:python3 plain_engine.py"."""

import sys
from itertools import combinations

RANKS = "A23456789TJQK"


def value(card):
    return min(RANKS.index(card[0]) + 1, 10)


def worth(cards):
    """Points of some cards by themselves: fifteens, pairs and runs of three or four."""
    groups = [group for size in range(2, len(cards) + 1) for group in combinations(cards, size)]
    points = 2 * sum(sum(map(value, group)) == 15 for group in groups)
    points += 2 * sum(len(group) == 2 and group[0][0] == group[1][0] for group in groups)
    ranks = [sorted(RANKS.index(card[0]) for card in group) for group in groups if len(group) > 2]
    runs = [len(run) for run in ranks if run == list(range(run[0], run[0] + len(run)))]
    return points + sum(size for size in runs if size == max(runs))


def answer(position):
    fields = dict(word.split("=", 1) for word in position.partition(" | ")[0].split() if "=" in word)
    hand = fields.get("hand", "-").split(",")
    if fields["phase"] == "discard":
        sign = 1 if fields["seat"] == fields["dealer"] else -1
        laid = max(combinations(hand, len(hand) - 4), key=lambda laid: worth([*{*hand} - {*laid}]) + sign * worth(laid))
        return f"discard {' '.join(laid)}"
    if fields["phase"] == "play":
        pile = [word.split(":")[1] for word in fields.get("plays", "/").rpartition("/")[2].split(",") if word]
        count = sum(map(value, pile))

        def gain(card):
            total, same = count + value(card), [card[0]] == [last[0] for last in pile[-1:]]
            return 2 * (total in (15, 31)) + 2 * same - (total in (5, 21)) + value(card) / 20

        return f"play {max((card for card in hand if count + value(card) <= 31), key=gain)}"
    return {"cut_starter": "cut 20", "cut_before_deal": "cutpack 20"}.get(fields["phase"], "resign")


position = ""
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "protocol":
        print("id name Plain", "id author The Fifteentwo authors", "protocol 1", sep="\n", flush=True)
    elif command == "isready":
        print("readyok", flush=True)
    elif command == "position":
        position = rest
    elif command == "go":
        print(answer(position), flush=True)
    elif command == "quit":
        break
