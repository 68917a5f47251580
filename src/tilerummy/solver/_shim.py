"""Replaces the `cython` module if Cython is not installed: the kernel then runs as plain Python."""

from collections.abc import Callable
from typing import TypeVar

_Any = TypeVar("_Any")
compiled = False


class _Type:
    """A C type; `int[::1]` is a view of an array of them."""

    def __getitem__(self, _: object) -> "_Type":
        return self


int = uchar = double = ulonglong = void = const = _Type()  # noqa: A001


class _Nogil:
    """Both a decorator and a context manager, as in Cython."""

    def __call__(self, function: _Any) -> _Any:
        return function

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None


nogil = _Nogil()


def _as_it_is(function: _Any) -> _Any:
    return function


cfunc = cclass = inline = _as_it_is


def exceptval(*_: object, **__: object) -> Callable[[_Any], _Any]:
    return _as_it_is


def locals(**_: object) -> Callable[[_Any], _Any]:  # noqa: A001
    return _as_it_is


def declare(_: object, value: _Any) -> _Any:
    return value
