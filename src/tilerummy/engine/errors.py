"""The two ways text can fail before any rule is asked.

A third kind, a fine move that the rules refuse, is `violations.IllegalMove`. The three are never mixed:

* `Unreadable`: the text is no TRN. It knows the place of the fault.
* `Impossible`: it reads, but no such thing can exist: three red fives, a meld that is none.

Both carry a code and parameters instead of prose, as violations do; `catalogue` turns them into words, and `str`
gives a terse English line for a programmer's traceback.
"""

from collections.abc import Callable
from typing import Any


class TilerummyError(ValueError):
    """Base of every error that bad input can raise."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(code, params)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        # The default calls the class with `args`: no such signature, and a pool whose worker raised would break.
        return _bare, (type(self), self.args), self.__dict__

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.code.replace('-', ' ')}: {details}" if details else self.code.replace("-", " ")


def _bare(kind: type[TilerummyError], args: tuple[object, ...]) -> TilerummyError:
    """The error before its fields are filled in."""
    return kind.__new__(kind, *args)


class Unreadable(TilerummyError):
    """The text is no TRN: `at` is the place (0 is the first character) of what could not be read in `text`."""

    def __init__(self, code: str, text: str, at: int = 0, **params: object) -> None:
        self.text = text
        self.at = at
        super().__init__(code, text=text, at=at, **params)

    def within(self, text: str, offset: int) -> "Unreadable":
        """The same fault seen in a longer text, in which the faulty part starts at `offset`."""
        params = {name: value for name, value in self.params.items() if name not in ("text", "at")}
        return Unreadable(self.code, text, self.at + offset, **params)


class Impossible(TilerummyError):
    """It reads, but no such tile, meld, edition or position can exist."""
