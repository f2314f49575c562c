"""Where the claims are quoted."""

from __future__ import annotations

from typing import Final

WIKIPEDIA: Final = "Wikipedia, “Cribbage statistics”, and its many copies"
LUMETTA: Final = "S. Lumetta, “Amusing Cribbage Facts”"
CORNER: Final = "Cribbage Corner, “Facts”"
EVERYTHING: Final = "Everything2, “Cribbage Statistics”"
HESSEL: Final = "C. Hessel, “Cribbage Trivia”"
GAMECOLONY: Final = "GameColony, “Cribbage Hands: Statistics and Facts”"
WOOD: Final = "T. Wood, “All Possible Cribbage Hands”"
RULES_SITE: Final = "hand statistics of a rules site for the two-player game"
OURS: Final = "found by this search; not quoted anywhere that we know of"
