"""The referee: the state of a game, what can be done, what everybody sees, and what each seat may know."""

from fifteentwo.game.actions import (
    Accept,
    Action,
    CallRenege,
    Claim,
    CutBeforeDeal,
    CutForDeal,
    CutPack,
    CutStarter,
    Deal,
    DeclineCut,
    Discard,
    Go,
    Misdeal,
    Muggins,
    Pass,
    Penalty,
    PlayCard,
    Resign,
    TakeBackGo,
)
from fifteentwo.game.events import Event, Source
from fifteentwo.game.game import Game
from fifteentwo.game.legal import legal_actions_of as legal_actions
from fifteentwo.game.match import Match
from fifteentwo.game.referee import apply
from fifteentwo.game.result import Result
from fifteentwo.game.state import GameState, Phase
from fifteentwo.game.view import SeatView, view

__all__ = [
    "Accept",
    "Action",
    "CallRenege",
    "Claim",
    "CutBeforeDeal",
    "CutForDeal",
    "CutPack",
    "CutStarter",
    "Deal",
    "DeclineCut",
    "Discard",
    "Event",
    "Game",
    "GameState",
    "Go",
    "Match",
    "Misdeal",
    "Muggins",
    "Pass",
    "Penalty",
    "Phase",
    "PlayCard",
    "Resign",
    "Result",
    "SeatView",
    "Source",
    "TakeBackGo",
    "apply",
    "legal_actions",
    "view",
]
