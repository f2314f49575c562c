"""Numbers in words, as far as anybody counts at cribbage."""

from __future__ import annotations

from typing import Final

from fifteentwo.errors import FifteentwoError

_SMALL: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS: Final = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def words(number: int) -> str:
    """Returns a number from 0 to 999 in words.

    Raises:
        FifteentwoError: The number is not in that range.

    >>> words(31), words(121)
    ('thirty-one', 'one hundred and twenty-one')
    """
    if not 0 <= number <= 999:
        raise FifteentwoError(f"only numbers from 0 to 999 are put into words, not {number}")
    if number < 20:
        return _SMALL[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return f"{_TENS[tens]}-{_SMALL[ones]}" if ones else _TENS[tens]
    hundreds, rest = divmod(number, 100)
    return f"{_SMALL[hundreds]} hundred and {words(rest)}" if rest else f"{_SMALL[hundreds]} hundred"
