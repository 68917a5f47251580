"""The message bus: delivery, order, and the notification after lost messages."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from services import ValkeyService, eventually, free_port

from tilerummy.server import bus as buses
from tilerummy.server.bus import Bus, Unreachable, Valkey, connect


@pytest.fixture(params=["in-process", "valkey"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    one = connect(None if request.param == "in-process" else request.getfixturevalue("valkey").url)
    await one.open()
    yield one
    await one.close()


@pytest.fixture
async def two(valkey: ValkeyService) -> AsyncIterator[tuple[Bus, Bus]]:
    """The buses of two processes."""
    here, there = connect(valkey.url), connect(valkey.url)
    await asyncio.gather(here.open(), there.open())
    yield here, there
    await asyncio.gather(here.close(), there.close())


def listener() -> tuple[list[bytes], Callable[[bytes], None]]:
    heard: list[bytes] = []
    return heard, heard.append


async def test_messages_arrive_in_order(bus: Bus) -> None:
    heard, hear = listener()
    await bus.subscribe("room-ä", hear)
    messages = [bytes([number]) * number for number in range(100)] + [bytes(range(256)) * 1000]
    for message in messages:
        assert await bus.publish("room-ä", message) == 1
    await eventually(lambda: len(heard) == len(messages))
    assert heard == messages


async def test_every_subscriber_and_nobody_else_receives_a_message(bus: Bus) -> None:
    (first, hear_first), (second, hear_second), (other, hear_other) = listener(), listener(), listener()
    await asyncio.gather(
        bus.subscribe("a", hear_first), bus.subscribe("a", hear_second), bus.subscribe("b", hear_other)
    )
    await bus.publish("a", b"1")
    await bus.publish("c", b"nobody")
    await bus.publish("b", b"2")
    await eventually(lambda: bool(other))
    assert (first, second, other) == ([b"1"], [b"1"], [b"2"])
    assert await bus.publish("c", b"nobody") == 0


async def test_nothing_arrives_after_unsubscribing(bus: Bus) -> None:
    (first, hear_first), (second, hear_second) = listener(), listener()
    await bus.subscribe("a", hear_first)
    await bus.subscribe("a", hear_second)
    await bus.unsubscribe("a", hear_first)
    await bus.unsubscribe("a", hear_first)
    await bus.unsubscribe("never", hear_first)
    await bus.publish("a", b"1")
    await eventually(lambda: bool(second))
    await bus.unsubscribe("a", hear_second)
    await bus.subscribe("b", hear_second)
    await bus.publish("a", b"2")
    await bus.publish("b", b"3")
    await eventually(lambda: len(second) == 2)
    assert (first, second) == ([], [b"1", b"3"])
    await bus.subscribe("a", hear_first)
    await bus.publish("a", b"4")
    await eventually(lambda: first == [b"4"])


async def test_a_failing_listener_does_not_affect_others(bus: Bus) -> None:
    failures: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))
    heard, hear = listener()

    def fail(message: bytes) -> None:
        raise ValueError(message)

    await bus.subscribe("a", fail)
    await bus.subscribe("a", hear)
    for _ in range(2):
        await bus.publish("a", b"1")
    await eventually(lambda: len(heard) == 2)
    assert [type(context["exception"]) for context in failures] == [ValueError, ValueError]


async def test_messages_arrive_in_other_processes(two: tuple[Bus, Bus]) -> None:
    here, there = two
    heard, hear = listener()
    await there.subscribe("a", hear)
    heard_here, hear_here = listener()
    await here.subscribe("a", hear_here)
    assert await here.publish("a", b"1") == 2
    await eventually(lambda: heard == heard_here == [b"1"])


@pytest.mark.parametrize("silent", [False, True], ids=["stopped", "killed"])
async def test_valkey_is_restarted(two: tuple[Bus, Bus], valkey: ValkeyService, silent: bool) -> None:
    here, there = two
    heard, hear = listener()
    lost: list[str] = []
    here.on_lost(lambda: lost.append("here"))
    there.on_lost(lambda: lost.append("there"))
    for channel in ("a", "b"):
        await there.subscribe(channel, hear)
    await here.publish("a", b"before")
    await eventually(lambda: heard == [b"before"])
    for time in (1, 2):
        await asyncio.to_thread(valkey.stop, 9 if silent else None)
        with pytest.raises(Unreachable):
            await here.publish("a", b"into the void")
        await eventually(lambda: not here.connected and not there.connected)
        await asyncio.to_thread(valkey.start)
        await eventually(lambda time=time: sorted(lost) == ["here"] * time + ["there"] * time)  # type: ignore[misc]
        assert here.connected
        assert there.connected
        # After the notification no message is lost.
        heard.clear()
        assert [await here.publish(channel, b"after") for channel in ("a", "b")] == [1, 1]
        await eventually(lambda: heard == [b"after", b"after"])


async def test_a_subscription_during_an_outage_works_afterwards(two: tuple[Bus, Bus], valkey: ValkeyService) -> None:
    here, there = two
    heard, hear = listener()
    await asyncio.to_thread(valkey.stop)
    subscribing = asyncio.create_task(there.subscribe("a", hear))
    await asyncio.sleep(0.1)
    assert not subscribing.done()
    await asyncio.to_thread(valkey.start)
    await subscribing
    await eventually(lambda: here.connected)
    assert await here.publish("a", b"1") == 1
    await eventually(lambda: heard == [b"1"])


async def test_a_subscription_that_times_out_raises_and_is_removed(
    two: tuple[Bus, Bus], valkey: ValkeyService, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    monkeypatch.setattr(buses, "TIMEOUT_S", 0.05)
    await asyncio.to_thread(valkey.stop)
    await eventually(lambda: not there.connected)
    with pytest.raises(Unreachable):
        await there.subscribe("a", print)
    await asyncio.to_thread(valkey.start)
    await eventually(lambda: here.connected and there.connected)
    assert await here.publish("a", b"1") == 0


async def test_a_silent_connection_is_closed(valkey: ValkeyService, monkeypatch: pytest.MonkeyPatch) -> None:
    """A suspended server, or a network that drops all packets, does not close the connection."""
    monkeypatch.setattr(buses, "PING_S", 0.05)
    monkeypatch.setattr(buses, "SILENCE_S", 1.0)
    bus = connect(valkey.url)
    lost: list[bool] = []
    bus.on_lost(lambda: lost.append(True))
    await bus.open()
    await asyncio.sleep(1.5)
    assert bus.connected
    assert not lost, "answers to pings keep the connection alive"
    valkey.freeze()
    try:
        await eventually(lambda: not bus.connected)
    finally:
        valkey.thaw()
    await eventually(lambda: bool(lost))
    await bus.close()


async def test_an_unreachable_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "TIMEOUT_S", 0.2)
    bus = connect(f"redis://127.0.0.1:{free_port()}")
    with pytest.raises(Unreachable):
        await bus.open()
    assert not bus.connected


def test_the_address_selects_the_bus() -> None:
    assert not connect(None).is_shared
    for address in ("redis://localhost", "redis://localhost/0?client_name=a@b"):
        assert isinstance(connect(address), Valkey)
    with pytest.raises(ValueError, match="redis://"):
        connect("http://localhost")
