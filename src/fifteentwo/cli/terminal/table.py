"""The table as a page: opponents, starter, pile and count, what was said, and one's own cards."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from fifteentwo.cards import COUNTING_VALUES, Card
from fifteentwo.cli.look import QUIET, STRONG
from fifteentwo.cli.terminal.drawing import CARD_WIDTH, Block, beside, faces, fan, large
from fifteentwo.cli.terminal.paper import Ask, Frame, Paper, log_lines
from fifteentwo.game import Phase, SeatView
from fifteentwo.game.events import Dealt, Discarded

_COUNT_WIDTH: Final = 8
_GAPS: Final = 3
_LONGEST_NAME: Final = 12
_IN_PLAY: Final = {Phase.PLAY, Phase.CLAIM, Phase.MUGGINS}


def table_page(paper: Paper, view: SeatView, ask: Ask) -> Block:
    """Returns the table and what is asked of the seat of the view."""
    frame = Frame(paper, view, ask)
    opponents, own = _opponents(paper, view), _own_cards(paper, view)
    middle = _middle(paper, view, frame.width)
    spare = frame.rows - len(opponents) - len(middle) - len(own)
    # Where there is little room the empty lines go first, then the log, then the labels in the middle.
    gaps = min(_GAPS, max(0, spare - 2))
    room = max(0, spare - gaps)
    log = log_lines(paper, view, ask.news, frame.width, room)
    log += [Text()] * (room - len(log))
    gap = [[Text()] * (number < gaps) for number in range(_GAPS)]
    return frame.around([*opponents, *gap[0], *middle[spare < 0 :], *gap[1], *log, *gap[2], *own])


def _crib(paper: Paper, view: SeatView, seat: int) -> Text:
    """Returns the crib as it lies at the dealer's side, with a sign for each card in it; nothing for other seats."""
    if seat != view.dealer or not any(isinstance(event, Dealt) for event in view.events):
        return Text()
    laid = sum(event.number for event in view.events if isinstance(event, Discarded))
    cards = laid + view.rules.crib_from_pack
    return Text("dealer, crib ", QUIET).append(paper.look.back * cards)


def _opponents(paper: Paper, view: SeatView) -> Block:
    """Returns a line for each other seat: its name, the backs of its cards, and the crib if it deals."""
    names, look, players = paper.telling.names, paper.look, len(view.sides)
    longest = min(_LONGEST_NAME, max(len(name) for name in names.seats))
    lines = []
    for step in range(1, players):
        seat = ((view.seat or 0) + step) % players
        line = Text(f"{names.seats[seat]:<{longest}.{longest}}", STRONG if view.turn == seat else Style())
        backs = " ".join([look.back] * view.hand_sizes[seat])
        line.append(f"  {backs:<{2 * view.rules.cards_dealt}} ").append_text(_crib(paper, view, seat))
        lines.append(line)
    return lines


def _middle(paper: Paper, view: SeatView, width: int) -> Block:
    """Returns starter, pile and count under their labels."""
    look = paper.look
    in_play = bool(view.plays) or (view.starter is not None and view.phase in _IN_PLAY)
    starter: Block = [Text("starter", QUIET), *faces([view.starter], look)] if view.starter is not None else []
    pile: Block = [Text(), *fan(view.pile, look, width - 2 * CARD_WIDTH - _COUNT_WIDTH)]
    count: Block = [Text("count", QUIET), *large(view.count, look, STRONG)] if in_play else [Text()] * 4
    return beside(beside(starter, pile, 2 * CARD_WIDTH - 1), count, width - _COUNT_WIDTH)


def _own_cards(paper: Paper, view: SeatView) -> Block:
    """Returns the seat's own name, its cards and their numbers."""
    seat = view.seat or 0
    label = Text(paper.telling.names.seats[seat], STRONG if seat in view.to_act else Style())
    crib = _crib(paper, view, seat)
    if crib:
        label.append("  ").append_text(crib)
    numbers = Text("".join([f"{number:^{CARD_WIDTH}}" for number in range(1, len(view.hand) + 1)]), QUIET)
    return [label, *faces(view.hand, paper.look, useless(view)), numbers]


def useless(view: SeatView) -> tuple[Card, ...]:
    """Returns the cards that the seat cannot play now; none where finding that out is up to the player."""
    if view.phase is not Phase.PLAY or view.turn != view.seat or view.rules.renege != "impossible":
        return ()
    room = view.rules.limit - view.count
    return tuple([card for card in view.hand if COUNTING_VALUES[card] > room])
