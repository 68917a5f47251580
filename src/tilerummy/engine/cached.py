"""A property that is computed once.

It is `functools.cached_property` without the lock that Python 3.11 takes when a value is computed: melds and rows are
made by the thousand, and the lock costs more than most of their values. Two threads may both compute a value, which
does no harm, because the values are immutable.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

_Value = TypeVar("_Value")


class cached(Generic[_Value]):  # noqa: N801 (a decorator)
    """Decorates a method without arguments; its value is stored in the instance under the same name."""

    def __init__(self, compute: Callable[[Any], _Value]) -> None:
        self.compute, self.name, self.__doc__ = compute, compute.__name__, compute.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> "cached[_Value]": ...
    @overload
    def __get__(self, instance: object, owner: type) -> _Value: ...
    def __get__(self, instance: object | None, owner: type) -> "cached[_Value] | _Value":
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.compute(instance)
        return value
