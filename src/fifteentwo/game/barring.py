"""What the rules keep from counting as the pegs stand: near the target, for heels, a go, the last card or the play."""

from __future__ import annotations

from fifteentwo.game.events import Source
from fifteentwo.rules import RuleSet
from fifteentwo.scoring.items import Item


def what_counts(
    rules: RuleSet, source: Source, items: tuple[Item, ...], score: int, target: int
) -> tuple[tuple[Item, ...], str | None]:
    """Returns what counts of a score for a side, and the option that barred the rest, if one did.

    Args:
        rules: The rules of the game.
        source: What gave rise to the score.
        items: What it is made of.
        score: Where the side stands.
        target: The side's game hole.
    """
    option = _barring_option(rules, source, items, score, target)
    if option is not None:
        return (), option
    if rules.win_mode == "exact" and score + sum(item.points for item in items) > target:
        fitting: list[Item] = []
        if rules.exact_granularity == "combination":
            for item in items:
                if score + item.points <= target:
                    fitting.append(item)
                    score += item.points
        return tuple(fitting), "win_mode"
    return items, None


def _barring_option(rules: RuleSet, source: Source, items: tuple[Item, ...], score: int, target: int) -> str | None:
    """Names the option that keeps heels, a go, a last card or a played card from counting, if one does."""
    if not items:
        return None
    in_stinkhole = score == target - 1
    match source:
        case Source.HEELS:
            if rules.heels_cutoff is not None and score >= rules.heels_cutoff:
                return "heels_cutoff"
            if in_stinkhole and rules.stinkhole != "off":
                return "stinkhole"
        case Source.GO | Source.LAST:
            if rules.go_cutoff is not None and score >= rules.go_cutoff:
                return "go_cutoff"
            if in_stinkhole and rules.stinkhole in {"no_heels_no_go", "no_pegging"}:
                return "stinkhole"
            if rules.go_out == "forbidden" and score + items[0].points >= target:
                return "go_out"
        case Source.CARD:
            if in_stinkhole and rules.stinkhole == "no_pegging":
                return "stinkhole"
        case _:
            pass
    return None
