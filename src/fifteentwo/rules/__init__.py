"""Rule sets: every option of the game, named presets, and their text."""

from fifteentwo.rules.options import SKUNK_CLASSES, GameValues, Option, RuleSet, SkunkClass, options
from fifteentwo.rules.presets import PRESETS, Preset

__all__ = ["PRESETS", "SKUNK_CLASSES", "GameValues", "Option", "Preset", "RuleSet", "SkunkClass", "options"]
