"""The words of the engine protocol, which both of its ends share. docs/engine-protocol.md describes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from fifteentwo.errors import FifteentwoError, ParseError

VERSION: Final = 1
GREETING: Final = f"protocol {VERSION}"
"""What the client says first, and the engine at the end of its answer."""


class EngineOption(NamedTuple):
    """Something that can be set."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    """The values there are; empty where any text will do."""

    def write(self) -> str:
        """Returns the line with which an engine offers the option."""
        values = f" values={','.join(self.values)}" * bool(self.values)
        return f"option {self.name} default={self.default}{values}"

    @classmethod
    def read(cls, line: str) -> EngineOption:
        """Reads such a line.

        Raises:
            ParseError: It is something else.
        """
        found = re.fullmatch(r"option (\w+) default=(\S*)(?: values=(\S+))?", line)
        if found is None:
            raise ParseError(f"{line!r} does not offer an option as in: option level default=3 values=1,2,3", line)
        name, default, values = found.groups()
        return cls(name, default, tuple(values.split(",")) if values else ())

    def checked(self, value: str) -> str:
        """Returns a value if the option can have it.

        Raises:
            FifteentwoError: It cannot.
        """
        if self.values and value not in self.values:
            raise FifteentwoError(f"the option {self.name} is one of {', '.join(self.values)}, not {value!r}")
        return value


class Identity(NamedTuple):
    """What an engine says about itself."""

    name: str
    author: str
    options: Mapping[str, EngineOption]
