"""The quick dataclasses behave like those of the standard library."""

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field
from typing import Any, ClassVar

import pytest

from tilerummy.engine import quick_dataclass

Decorator = Callable[..., Any]
BOTH = [dataclasses.dataclass, quick_dataclass.dataclass]


def _kinds(dataclass: Decorator) -> list[Any]:
    @dataclass(frozen=True)
    class Empty:
        """No fields."""

    @dataclass(frozen=True)
    class One:
        """One field, and one of the class."""

        number: int
        shared: ClassVar[int] = 3

    @dataclass(frozen=True)
    class Several:
        """Fields of every kind."""

        number: int
        name: str = "n"
        made: list[int] = field(default_factory=list)
        hidden: int = field(default=4, repr=False)
        ignored: int = field(default=5, compare=False)
        later: dict[int, int] = field(default_factory=dict, init=False, compare=False)
        fixed: int = field(default=6, init=False)

    @dataclass(frozen=True)
    class Derived(One):
        """With another field, and a check."""

        second: int = 0

        def __post_init__(self) -> None:
            if self.second < 0:
                raise ValueError

    @dataclass(frozen=True)
    class OwnMethods:
        """Its methods stay."""

        number: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, OwnMethods)

        def __repr__(self) -> str:
            return "own"

    @dataclass(frozen=True)
    class OwnHash:
        """Its hash stays."""

        number: int

        def __hash__(self) -> int:
            return 7

    @dataclass(frozen=True, eq=False, repr=False)
    class Identity:
        """Compared by identity."""

        number: int

    @dataclass
    class Changing:
        """Not frozen."""

        number: int
        made: list[int] = field(default_factory=list)
        seen: int = field(default=0, init=False)

    @dataclass
    class ChangingWithHash:
        """Not frozen, with its own hash."""

        number: int

        def __hash__(self) -> int:
            return 8

    return [Empty, One, Several, Derived, OwnMethods, OwnHash, Identity, Changing, ChangingWithHash]


GIVEN: list[tuple[Any, ...]] = [(), (1,), (1, "x"), (1, "x", (2,), 3, 9), (1, "n", (2,), 4, 8), (2, 3), (2, -3)]


@pytest.mark.parametrize("index", range(len(_kinds(BOTH[0]))))
def test_a_class_does_what_the_one_of_the_standard_library_does(index: int) -> None:
    results = [_behaviour(_kinds(dataclass)[index]) for dataclass in BOTH]
    assert results[0] == results[1]


def _behaviour(kind: Any) -> list[object]:
    found: list[object] = [
        str(inspect.signature(kind)),
        kind.__match_args__,
        [(each.name, each.default, each.init) for each in dataclasses.fields(kind)],
    ]
    made = []
    for given in GIVEN:
        try:
            made.append(kind(*given))
        except (TypeError, ValueError) as error:
            found.append(str(error))
    twins = [(one, other) for one in made for other in made]
    found += [one == other for one, other in twins]
    found += [one == copy.copy(one) for one in made]
    found += [repr(one) for one in made if kind.__name__ != "Identity"]
    found += [_result(hash, one) for one in made if kind.__name__ != "Identity"]
    found += [vars(one) for one in made]
    for one in made:
        found.append(vars(dataclasses.replace(one)))
        found.append(_result(setattr, one, "number", 7))
        found.append(_result(delattr, one, "number"))
    return found


def _result(call: Callable[..., object], *given: object) -> object:
    try:
        return call(*given)
    except (TypeError, AttributeError) as error:
        return type(error), str(error)


@quick_dataclass.dataclass(frozen=True)
class Pair:
    """A class that can be found by name."""

    left: object
    right: object = None


def test_instances_can_be_pickled_and_cannot_be_changed() -> None:
    pair = Pair(1, (2,))
    assert pickle.loads(pickle.dumps(pair)) == pair
    with pytest.raises(FrozenInstanceError, match="left"):
        pair.left = 3  # type: ignore[misc]


def test_a_value_that_contains_itself_is_shown() -> None:
    ring: list[object] = []
    pair = Pair(ring)
    ring.append(pair)
    assert repr(pair) == "Pair(left=[...], right=None)"


def test_methods_have_the_names_of_their_class() -> None:
    for name in ("__init__", "__eq__", "__hash__", "__repr__"):
        method = getattr(Pair, name)
        assert (method.__name__, method.__qualname__, method.__module__) == (name, f"Pair.{name}", __name__)
