"""The two ways in which text can fail before any rule is checked.

The third kind of error, a well-formed move that the rules refuse, is `violations.IllegalMove`. They do not overlap:

* `Unreadable`: the text is not TRN. The error has the place of the fault.
* `Impossible`: the text is TRN, but describes something that cannot exist, such as three red fives.

Both carry a code and parameters instead of prose, as violations do; `catalogue` turns them into words, and `str`
gives a terse English line for a programmer's traceback.
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_args

_Value = TypeVar("_Value")


class CodedError(Exception):
    """An error that is shown in words: its code names a message of the language files, `params` are its variables."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code, self.params = code, params

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        # The default calls the class with `args`, which does not match the signature and would break a process pool.
        return _bare, (type(self), self.args), self.__dict__


class TilerummyError(CodedError, ValueError):
    """Base of every error that bad input can raise."""

    def __repr__(self) -> str:
        given = [repr(self.code), *(f"{name}={written(value)}" for name, value in self.params.items())]
        return f"{type(self).__name__}({', '.join(given)})"

    def __str__(self) -> str:
        details = ", ".join(f"{name} {written(value, str)}" for name, value in self.params.items() if value != "")
        return f"{self.code.replace('-', ' ')}: {details}" if details else self.code.replace("-", " ")


def _bare(kind: type[CodedError], args: tuple[object, ...]) -> CodedError:
    """The error before its fields are filled in."""
    return kind.__new__(kind, *args)


class Unreadable(TilerummyError):
    """The text is not TRN: `at` is the index in `text` of the first character that could not be read."""

    def __init__(self, code: str, text: str, at: int = 0, **params: object) -> None:
        self.text = text
        self.at = at
        super().__init__(code, text=text, at=at, **params)

    def within(self, text: str, offset: int) -> "Unreadable":
        """The same fault seen in a longer text, in which the faulty part starts at `offset`."""
        params = {name: value for name, value in self.params.items() if name not in ("text", "at")}
        return Unreadable(self.code, text, self.at + offset, **params)


def parse_part(text: str, at: int, parse: Callable[[str], _Value], part: str) -> _Value:
    """Parse a part of a longer text that starts at `at`; an error has its place in the longer text."""
    try:
        return parse(part)
    except Unreadable as fault:
        raise fault.within(text, at) from None


class Impossible(TilerummyError):
    """The text is well-formed, but no such tile, meld, edition or position can exist."""


def require(value: object, kind: type[_Value], field: str) -> _Value:
    """Return the value if it has this type. Public types check their fields when they are created.

    >>> require("r5", int, "number")
    Traceback (most recent call last):
    tilerummy.engine.errors.Impossible: wrong type: field number, wanted int, value 'r5'
    """
    if not isinstance(value, kind):
        raise wrong_type(field, _name(kind), value)
    return value


def require_each(values: object, kind: type[_Value], field: str) -> tuple[_Value, ...]:
    """Return the values as a tuple if each has this type."""
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
    """Return the value if it is an integer of at least `least`; True and False do not count as integers."""
    if type(value) is not int or value < least:
        raise wrong_type(field, f"int >= {least}", value)
    return value


def written(value: object, write: Callable[[object], str] = repr) -> str:
    """The value as text, also where it cannot write itself: Python refuses to write numbers of thousands of digits."""
    try:
        return write(value)
    except Exception:
        return f"<{type(value).__name__}>"


def _name(kind: object) -> str:
    """The name of a type; a union such as `Group | Run` has none of its own."""
    return getattr(kind, "__name__", None) or " | ".join(map(_name, get_args(kind)))


def wrong_type(field: str, wanted: str, value: object) -> Impossible:
    """The error for a field or an argument of the wrong type."""
    text = written(value)
    return Impossible("wrong-type", field=field, wanted=wanted, value=text if len(text) <= 80 else text[:79] + "…")
