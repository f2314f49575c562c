"""The rule sets that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from fifteentwo.rules.options import GameValues, RuleSet, SkunkClass


class Preset(NamedTuple):
    """A named rule set and what it is, in one sentence."""

    rules: RuleSet
    sentence: str


_SIX_CARD = RuleSet()
_LURCH_ONLY: Final[frozenset[SkunkClass]] = frozenset({"half"})
_SKUNK_ONLY: Final[frozenset[SkunkClass]] = frozenset({"skunk"})
_THREE_HAND = RuleSet(players=3, cards_dealt=5, discard_count=1, crib_from_pack=1, skunk_classes=frozenset())

PRESETS: Final[Mapping[str, Preset]] = MappingProxyType(
    {
        "six_card": Preset(_SIX_CARD, "Two players, six cards each, to 121: the game most people mean by cribbage."),
        "six_card_short": Preset(
            RuleSet(target=61, skunk_classes=_LURCH_ONLY), "The six-card game once round the board, to 61."
        ),
        "long": Preset(RuleSet(target=181), "The six-card game on a long board, to 181."),
        "acc": Preset(
            RuleSet(
                cut_before_deal="mandatory",
                scoring="manual",
                false_muggins="award_claimed",
                overclaim="excess_to_opponent",
                false_game_claim="acc",
                heels_forfeit_on_play=True,
                penalties="acc",
                renege="acc",
                skunk_classes=_SKUNK_ONLY,
                game_values=GameValues(win=2, skunk=3, half=3, quarter=3),
                next_first_dealer="cut",
                match="game_points",
            ),
            "North American tournament rules: players count for themselves, and faults cost points.",
        ),
        "five_card": Preset(
            RuleSet(
                cards_dealt=5,
                target=61,
                single_count=True,
                opening_bonus=3,
                skunk_classes=_LURCH_ONLY,
                game_values=GameValues(win=1, skunk=2, half=2, quarter=2),
            ),
            "The old game: five cards each, hands of three, one count in the play, to 61, three points for the first pone.",
        ),
        "three_hand": Preset(_THREE_HAND, "Three players, five cards each, everybody for themselves, to 121."),
        "four_hand": Preset(
            RuleSet(players=4, sides="partners", cards_dealt=5, discard_count=1),
            "Four players, partners opposite each other, five cards each, to 121.",
        ),
        "captain": Preset(
            _THREE_HAND.replace(sides="captain", match="captain_three"),
            "Three players, one captain to 61 against two partners to 121; each is captain once.",
        ),
        "lowball": Preset(RuleSet(win_mode="lowball"), "The six-card game turned round: whoever reaches 121 loses."),
        "house_strict": Preset(
            RuleSet(scoring="manual", muggins=True, go_out="forbidden", stinkhole="no_heels_no_go"),
            "An example of strict house rules: muggins, and no way out on heels, a go or the last card.",
        ),
    }
)
"""Every named rule set, the usual game first."""
