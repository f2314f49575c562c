"""The show as pages: a hand to be claimed, a hand as it is counted, and what a deal brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fifteentwo.cards import Card
from fifteentwo.cli.look import QUIET, STRONG
from fifteentwo.cli.tally import COLUMNS, tally
from fifteentwo.cli.terminal.drawing import CARD_WIDTH, Block, beside, faces
from fifteentwo.cli.terminal.moments import CountedHand, Moment, last_shown
from fifteentwo.cli.terminal.paper import Ask, Frame, Paper, log_lines
from fifteentwo.cli.terminal.table import table_page
from fifteentwo.game import SeatView
from fifteentwo.game.events import CribShown, Source
from fifteentwo.scoring.speech import Line, show_lines

_ALWAYS: Final = {"play", "hand", "crib"}
_NOTHING: Final = {"play": "0", "hand": "0"}
_SHORTEST_NAME: Final = 4
_MOST_LOG: Final = 8


def claim_page(paper: Paper, view: SeatView, ask: Ask) -> Block:
    """Returns what is to be claimed or accepted: a hand or crib that lies open, or else the table."""
    if view.claim is None or view.claim.source not in {Source.HAND, Source.CRIB}:
        return table_page(paper, view, ask)
    shown = last_shown(view.events)
    body = [*hand_block(paper, view, shown.seat, shown.cards, crib=isinstance(shown, CribShown)), Text()]
    frame = Frame(paper, view, ask)
    room = min(_MOST_LOG, frame.rows - len(body))
    return frame.around([*body, *log_lines(paper, view, ask.news, frame.width, room)])


def moment_page(paper: Paper, moment: Moment, ask: Ask) -> Block:
    """Returns a hand or crib as it is counted, and after a deal's last what the deal brought; or else the table."""
    view, counted = moment.view, moment.counted
    if counted is None:
        return table_page(paper, view, ask)
    frame = Frame(paper, view, ask)
    counting = counting_block(paper, counted, frame.width)
    hand = [*hand_block(paper, view, counted.seat, counted.cards, crib=counted.crib), Text()]
    if len(hand) + len(counting) > frame.rows:
        hand = [Text(_heading(paper, counted.seat, crib=counted.crib))]
    body = [*hand, *counting]
    if moment.deal_over:
        body += [Text(), *summary_block(paper, view, frame.width)]
    return frame.around(body)


def hand_block(paper: Paper, view: SeatView, seat: int, cards: Sequence[Card], *, crib: bool) -> Block:
    """Returns an open hand or crib under a heading, and the starter beside it."""
    starter = [] if view.starter is None else [view.starter]
    hand = [Text(_heading(paper, seat, crib=crib)), *faces(cards, paper.look)]
    return beside(hand, [Text("starter", QUIET), *faces(starter, paper.look)], CARD_WIDTH * len(cards) + 2)


def _heading(paper: Paper, seat: int, *, crib: bool) -> str:
    who = paper.telling.names.whose(seat)
    return f"{who[0].upper()}{who[1:]} {'crib' if crib else 'hand'}"


def counting_block(paper: Paper, counted: CountedHand, width: int) -> Block:
    """Returns the lines in which a hand or crib is counted, and what it comes to.

    Where a line's cards and words do not fit beside each other, the words follow below.
    """
    look, score = paper.look, counted.score
    lines = show_lines(score)
    made_of = [look.cards(cards_of(line)) for line in lines]
    column = max([len(cards) for cards in made_of], default=0) + 3
    block: Block = []
    for line, cards in zip(lines, made_of, strict=True):
        if column + len(line.phrase) <= width:
            block.append(look.text(f"{cards:<{column}}").append(line.phrase))
        else:
            block += [look.text(cards), Text(f"  {line.phrase}")]
    total = f"{score.total} point{'' if score.total == 1 else 's'}" if lines else "no score"
    if counted.claimed is not None:
        total += f", {counted.claimed} claimed"
    return [*block, *([Text()] if len(lines) in range(1, 8) else []), Text(total, STRONG)]


def cards_of(line: Line) -> list[Card]:
    """Returns the cards that a line of the counting speaks of, each once."""
    return sorted({card for item in line.items for card in item.cards})


def summary_block(paper: Paper, view: SeatView, width: int) -> Block:
    """Returns what a deal brought each side, as a small table."""
    names, counts = paper.telling.names, tally(view.events, len(view.scores))
    columns = [name for name in COLUMNS if name in _ALWAYS or any(count[name] for count in counts)]
    longest = max(len(names.side(side)) for side in range(len(counts)))
    longest = min(longest, max(_SHORTEST_NAME, width - 6 * (len(columns) + 1)))
    block = [Text(" " * longest + "".join([f"{name:>6}" for name in (*columns, "deal")]), QUIET)]
    for side, count in enumerate(counts):
        numbers = "".join([f"{count[name] or _NOTHING.get(name, ''):>6}" for name in columns])
        line = Text(f"{names.side(side):<{longest}.{longest}}{numbers}")
        block.append(line.append(f"{sum(count.values()):>6}", STRONG))
    return block
