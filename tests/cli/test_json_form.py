from __future__ import annotations

import json

from tests.cli.recorded import recorded

from fifteentwo.cards import Card
from fifteentwo.cli.json_form import event_form, to_json
from fifteentwo.game import apply
from fifteentwo.game.events import CardPlayed, Counted, Source, StarterTurned
from fifteentwo.rules import PRESETS, RuleSet
from fifteentwo.scoring import Item, Kind


def test_cards_names_and_fields() -> None:
    jack = Card.parse("JC")
    assert event_form(StarterTurned(0, 7, jack)) == {"event": "starter turned", "seat": 0, "place": 7, "card": "JC"}
    assert event_form(CardPlayed(1, jack, 10))["card"] == "JC"
    counted = Counted(0, Source.HAND, (Item(Kind.NOBS, (jack,), 1),), 1, 0)
    assert event_form(counted)["items"] == [{"kind": "nobs", "cards": ["JC"], "points": 1}]
    assert event_form(counted)["source"] == "hand"
    assert to_json({"rules": RuleSet(), "flag": True, "none": None}) == {
        "rules": "six_card",
        "flag": True,
        "none": None,
    }


def test_every_event_of_every_preset_can_be_written() -> None:
    for rules in PRESETS:
        game = recorded(rules)
        state = game.start
        for action in game.actions:
            state, events = apply(state, action)
            for event in events:
                form = json.loads(json.dumps(event_form(event)))
                assert form.pop("event")
                assert len(form) == len(type(event).__dataclass_fields__)
