"""The two ways text can fail before any rule is asked.

A third kind, a fine move that the rules refuse, is `violations.IllegalMove`. The three are never mixed:

* `Unreadable`: the text is no TRN. It knows the place of the fault.
* `Impossible`: it reads, but no such thing can exist: three red fives, a meld that is none.

Both carry a code and parameters instead of prose, as violations do; `catalogue` turns them into words, and `str`
gives a terse English line for a programmer's traceback.
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_args

_Value = TypeVar("_Value")


class TilerummyError(ValueError):
    """Base of every error that bad input can raise."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(code, params)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        # The default calls the class with `args`: no such signature, and a pool whose worker raised would break.
        return _bare, (type(self), self.args), self.__dict__

    def __repr__(self) -> str:
        given = [repr(self.code), *(f"{name}={value!r}" for name, value in self.params.items())]
        return f"{type(self).__name__}({', '.join(given)})"

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


def require(value: object, kind: type[_Value], field: str) -> _Value:
    """The value itself, which has to be of this type: what a field of a public type holds is checked when it is made.

    >>> require("r5", int, "number")
    Traceback (most recent call last):
    tilerummy.engine.errors.Impossible: wrong type: field number, wanted int, value 'r5'
    """
    if not isinstance(value, kind):
        raise wrong_type(field, _name(kind), value)
    return value


def require_each(values: object, kind: type[_Value], field: str) -> tuple[_Value, ...]:
    """The values as a tuple, each of this type."""
    if isinstance(values, str):
        raise wrong_type(field, f"tuple[{_name(kind)}, ...]", values)
    try:
        found: tuple[_Value, ...] = tuple(values)  # type: ignore[arg-type]
    except TypeError:
        raise wrong_type(field, f"tuple[{_name(kind)}, ...]", values) from None
    for value in found:
        if not isinstance(value, kind):
            raise wrong_type(field, _name(kind), value)
    return found


def require_whole(value: object, field: str, least: int = 0) -> int:
    """The value itself, which has to be a whole number that is not below `least`; True and False are not numbers."""
    if type(value) is not int or value < least:
        raise wrong_type(field, f"int >= {least}", value)
    return value


def _name(kind: object) -> str:
    """What a type is called; `Group | Run` has no name of its own."""
    return getattr(kind, "__name__", None) or " | ".join(map(_name, get_args(kind)))


def wrong_type(field: str, wanted: str, value: object) -> Impossible:
    """The error for a value of another type than the one that a field or an argument takes."""
    written = repr(value)
    return Impossible(
        "wrong-type", field=field, wanted=wanted, value=written if len(written) <= 80 else written[:79] + "…"
    )
