"""The message bus between server processes.

A bus delivers messages to the subscribers of a channel, at most once, in the order of each publisher. It stores
nothing. When messages may have been lost, subscribers are notified and reload the current state.

    bus = connect(None)                                 # one process; or redis://host:port, for several
    await bus.open()
    bus.on_lost(ask_for_fresh_scenes)
    await bus.subscribe("room-1", receive)              # receives messages published from now on
    await bus.publish("room-1", b"...")
"""

import asyncio
import contextlib
from asyncio import FIRST_COMPLETED
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from redis.asyncio import Connection

__all__ = ["Bus", "Unreachable", "Valkey", "connect"]

Listener = Callable[[bytes], None]
"""Called in the event loop, so it must return quickly, for example after putting the message into a queue."""
Lost = Callable[[], None]
State = Callable[[bool, str], None]

PREFIX = "tilerummy:"
PING_S = 2.0
SILENCE_S = 6.0
"""A connection without any response for this long, not even to a ping, is considered dead."""
BAD_ADDRESS = (
    "not an address of Valkey: expected redis://:PASSWORD@HOST/0, rediss:// or unix://; in a password write / as %2F,"
    " @ as %40, : as %3A, # as %23, ? as %3F, and % as %25"
)
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 1.0
TIMEOUT_S = 5.0


class Unreachable(Exception):
    """The message server cannot be reached. The message may or may not have been sent."""


class Bus:
    """Delivers messages within one process, and loses none. `Valkey` delivers them between processes, too."""

    is_shared = False
    connected = True

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}
        """By channel."""
        self._lost: list[Lost] = []
        self._states: list[State] = []

    async def open(self) -> None:
        """Connect. Raises `Unreachable`."""

    async def close(self) -> None:
        self._listeners.clear()

    async def publish(self, channel: str, message: bytes) -> int:
        """Send a message and return the number of subscribers that it went to. Raises `Unreachable`.

        Subscribers are processes on Valkey, and listeners within one process.
        """
        return self._deliver(channel, message)

    async def subscribe(self, channel: str, listener: Listener) -> None:
        """Subscribe `listener` to the channel. It is subscribed when this call returns. Raises `Unreachable`."""
        self._listeners.setdefault(channel, []).append(listener)

    async def unsubscribe(self, channel: str, listener: Listener) -> None:
        self._remove(channel, listener)

    def on_lost(self, listener: Lost) -> None:
        """Call `listener` after messages may have been lost, as soon as the connection is back."""
        self._lost.append(listener)

    def on_state(self, listener: State) -> None:
        """Call `listener` when the connection is lost, with the reason, and when it is back."""
        self._states.append(listener)

    def _remove(self, channel: str, listener: Listener) -> bool:
        """Remove a listener. Returns whether it was the last one of the channel."""
        listeners = self._listeners.get(channel, [])
        if listener not in listeners:
            return False
        listeners.remove(listener)
        if not listeners:
            del self._listeners[channel]
        return not listeners

    def _deliver(self, channel: str, message: bytes) -> int:
        """Call the listeners through the event loop, so that one that fails does not affect the others."""
        listeners = self._listeners.get(channel, [])
        for listener in listeners:
            asyncio.get_running_loop().call_soon(listener, message)
        return len(listeners)


class Valkey(Bus):
    """A bus over the pub/sub of Valkey, or of any server that speaks the Redis protocol.

    One connection receives for the whole process. When it breaks, it is opened again with back-off. Once all channels
    are subscribed again, the `on_lost` listeners are called. The pub/sub of the redis library reconnects silently, so
    it is not used here.
    """

    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import AuthenticationError, RedisError, ResponseError
        except ImportError:
            raise ValueError("Valkey needs a client: pip install 'tilerummy[server]'") from None
        # Retry once, because pooled connections break when the server restarts.
        try:
            self._publisher = Redis.from_url(url, protocol=2, socket_timeout=TIMEOUT_S, retry=Retry(NoBackoff(), 1))
            subscriber = Redis.from_url(url, protocol=2, socket_timeout=SILENCE_S, retry=Retry(NoBackoff(), 0))
            parts = urlsplit(url)
        except ValueError:  # its text may contain a part of the password
            raise ValueError(BAD_ADDRESS) from None
        options = "" if "=" in parts.query else parts.query
        if parts.scheme != "unix" and "@" in parts.path + options + parts.fragment:
            raise ValueError(BAD_ADDRESS)  # the password was read as host and port
        self._new_connection: Callable[[], Connection] = subscriber.connection_pool.make_connection
        self._errors = (RedisError, OSError, TimeoutError)
        self._refusals = (AuthenticationError, ResponseError)
        self._fault = ""
        self._connection: Connection | None = None
        self._confirmations: dict[str, asyncio.Future[None]] = {}
        self._up = asyncio.Event()
        self._was_up = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:  # type: ignore[override]
        return self._up.is_set()

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._listen_forever()), asyncio.create_task(self._ping_forever())]
        waiting = asyncio.create_task(self._up.wait())
        done, _ = await asyncio.wait((waiting, self._tasks[0]), timeout=TIMEOUT_S, return_when=FIRST_COMPLETED)
        if waiting not in done:
            waiting.cancel()
            await self.close()
            raise Unreachable(self._fault or "no answer to the first connection")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._publisher.aclose()

    async def publish(self, channel: str, message: bytes) -> int:
        try:
            return int(await self._publisher.publish(PREFIX + channel, message))
        except self._errors as error:
            raise Unreachable(type(error).__name__) from error

    async def subscribe(self, channel: str, listener: Listener) -> None:
        await super().subscribe(channel, listener)
        confirmation = self._confirmations.get(channel)
        if confirmation is None:
            confirmation = self._confirmations[channel] = asyncio.get_running_loop().create_future()
            await self._send("SUBSCRIBE", PREFIX + channel)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                await asyncio.shield(confirmation)
        except BaseException as error:
            await self.unsubscribe(channel, listener)
            if isinstance(error, TimeoutError):
                raise Unreachable("the subscription was not confirmed") from None
            raise

    async def unsubscribe(self, channel: str, listener: Listener) -> None:
        if self._remove(channel, listener):
            del self._confirmations[channel]
            await self._send("UNSUBSCRIBE", PREFIX + channel)

    async def _send(self, *words: str) -> None:
        """Send a command over the subscriber connection, if it is open. A new connection subscribes to everything."""
        # Checked first, because the library would reconnect here and nobody would notice the lost messages.
        if self._connection is not None and self._connection.is_connected:
            with contextlib.suppress(*self._errors):  # the reader gets the same error and handles it
                await self._connection.send_command(*words)

    async def _listen_forever(self) -> None:
        pause = FIRST_PAUSE_S
        while True:
            connection = self._new_connection()
            try:
                await connection.connect()  # type: ignore[no-untyped-call]
                self._connection = connection
                if self._listeners:
                    await self._send("SUBSCRIBE", *(PREFIX + channel for channel in self._listeners))
                await self._send("PING")
                while True:
                    self._handle(await connection.read_response())
                    pause = FIRST_PAUSE_S
            except self._errors as error:
                self._fault = str(error).rstrip(".") or type(error).__name__
                if isinstance(error, self._refusals) and not self._was_up:
                    return  # a password is missing or wrong, which does not change
                if self._up.is_set():
                    for listener in self._states:
                        listener(False, type(error).__name__)
            finally:
                self._connection = None
                self._up.clear()
                await connection.disconnect(nowait=True)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _ping_forever(self) -> None:
        while True:
            await asyncio.sleep(PING_S)
            await self._send("PING")

    def _handle(self, response: Any) -> None:
        match response:
            case [b"message", name, message]:
                self._deliver(name.decode().removeprefix(PREFIX), message)
            case [b"subscribe", name, _]:
                confirmation = self._confirmations.get(name.decode().removeprefix(PREFIX))
                if confirmation is not None and not confirmation.done():
                    confirmation.set_result(None)
            case [b"unsubscribe", *_]:
                pass
            case _ if not self._up.is_set():
                # The response to the first ping, which was sent after the subscriptions: all channels are subscribed.
                self._up.set()
                for listener in self._lost if self._was_up else ():
                    asyncio.get_running_loop().call_soon(listener)
                for state in self._states if self._was_up else ():
                    state(True, "")
                self._was_up = True


def connect(url: str | None) -> Bus:
    """A bus within this process, or at `redis://...`. Raises `ValueError` for a bad URL."""
    return Bus() if url is None else Valkey(url)
