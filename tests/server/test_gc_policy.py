"""Full garbage collections run only after a number of sockets or after a time."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tilerummy.server import gc_policy


class Cycle:
    """An object in a reference cycle."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def the_collector_as_it_was() -> Iterator[None]:
    before = gc.get_threshold()
    gc.unfreeze()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


def test_long_lived_objects_are_not_collected() -> None:
    gc.disable()
    gc_policy.configure()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 1000
    old = weakref.ref(Cycle())
    gc.collect(1)  # young generations are collected as usual
    assert old() is None
    collected = [0]

    def note(phase: str, info: dict[str, int]) -> None:
        collected[0] += phase == "start" and info["generation"] == 2

    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(200_000)]
    finally:
        gc.callbacks.remove(note)
    assert len(kept) == 200_000
    assert collected == [0], "a growing heap does not trigger a full collection"


@pytest.mark.parametrize(("sockets", "every_s"), [(3, 1000.0), (1000, 0.05)], ids=["sockets", "time"])
async def test_a_full_collection_runs_when_it_is_due(
    monkeypatch: pytest.MonkeyPatch, sockets: int, every_s: float
) -> None:
    monkeypatch.setattr(gc_policy, "CHECK_EVERY_S", 0.01)
    monkeypatch.setattr(gc_policy, "SOCKETS", sockets)
    monkeypatch.setattr(gc_policy, "AT_LEAST_EVERY_S", every_s)
    gc.disable()
    node = SimpleNamespace(sockets_accepted=7)
    garbage = weakref.ref(Cycle())
    task = asyncio.create_task(gc_policy.collect_when_due(node))  # type: ignore[arg-type]
    await asyncio.sleep(0.03)
    if sockets == 3:
        assert garbage() is not None, "too soon"
        node.sockets_accepted += 3
    async with asyncio.timeout(60):
        while garbage() is not None:
            await asyncio.sleep(0.01)
    task.cancel()
