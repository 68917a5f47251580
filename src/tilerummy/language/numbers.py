"""Numbers as each language writes and counts them.

The tests compare this with the Common Locale Data Repository (CLDR), for which Babel is the library.
"""

from typing import NamedTuple


class Habit(NamedTuple):
    """The marks in a number, and the counts that take the singular."""

    point: str
    thousands: str
    singular: tuple[int, ...] = (1,)


_HABITS = {
    "en": Habit(".", ","),
    "de": Habit(",", "."),
    "fr": Habit(",", "\N{NARROW NO-BREAK SPACE}", singular=(0, 1)),
    "it": Habit(",", "."),
    "nl": Habit(",", "."),
    "es": Habit(",", "."),
}


def whole(number: int, language: str) -> str:
    """A whole number with its thousands apart.

    >>> whole(1200, "en"), whole(-1234567, "de"), whole(999, "es")
    ('1,200', '-1.234.567', '999')
    """
    return f"{number:,}".replace(",", _HABITS[language].thousands)


def decimal(value: float, digits: int, language: str, *, sign: bool = False) -> str:
    """A number with a decimal point or comma; `sign` also shows a plus.

    >>> decimal(2.55, 1, "de"), decimal(3, 2, "en", sign=True)
    ('2,5', '+3.00')
    """
    return f"{value:{'+' if sign else ''}.{digits}f}".replace(".", _HABITS[language].point)


def plural(number: int, language: str) -> str:
    """The plural category of a count, `one` or `other`.

    >>> [plural(count, "nl") for count in (0, 1, 2)], [plural(count, "fr") for count in (0, 1, 2)]
    (['other', 'one', 'other'], ['one', 'one', 'other'])
    """
    return "one" if abs(number) in _HABITS[language].singular else "other"
