"""How messages reach the process that owns a room, and the connections of its people, wherever they are.

A bus carries bytes from whoever publishes on a channel to whoever subscribed to it before, at most once, in the order
in which one publisher published. It remembers nothing: the store is the truth, and who hears that messages may be lost
asks for what is true now.

    bus = connect(None)                                 # one process; or redis://host:port, for several
    await bus.open()
    bus.on_lost(ask_for_fresh_scenes)
    await bus.subscribe("room-1", heard)                # messages published from here on are heard
    await bus.publish("room-1", b"...")
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from redis.asyncio import Connection

__all__ = ["Bus", "InProcess", "Unreachable", "Valkey", "connect"]

Listener = Callable[[bytes], None]
"""Called in the event loop, so it has to be quick: putting the message into a queue is meant."""
Lost = Callable[[], None]

PREFIX = "tilerummy:"
PING_S = 2.0
SILENCE_S = 6.0
"""A connection on which not even the answer to a ping came for so long is dead, whatever the network says."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 1.0
PATIENCE_S = 5.0


class Unreachable(Exception):
    """The server that carries the messages cannot be reached now: nothing is known to be sent."""


class Bus(Protocol):
    """Carries messages between processes, or inside one."""

    async def open(self) -> None:
        """Connect; `Unreachable` where there is nobody."""

    async def close(self) -> None: ...

    @property
    def connected(self) -> bool: ...

    async def publish(self, channel: str, message: bytes) -> int:
        """Send; how many subscribers it went to (processes, or inside one process listeners). `Unreachable`."""

    async def subscribe(self, channel: str, listener: Listener) -> None:
        """From the return of this call on `listener` hears the channel. `Unreachable`, and then it does not."""

    async def unsubscribe(self, channel: str, listener: Listener) -> None: ...

    def on_lost(self, listener: Lost) -> None:
        """Call `listener` whenever messages may have been lost, as soon as new ones are heard again."""


def connect(url: str | None) -> Bus:
    """A bus inside this process, or at `redis://...`; `ValueError` says why not."""
    return InProcess() if url is None else Valkey(url)


class Channels:
    """Who listens to what."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}
        self._lost: list[Lost] = []

    def on_lost(self, listener: Lost) -> None:
        self._lost.append(listener)

    def _add(self, channel: str, listener: Listener) -> None:
        self._listeners.setdefault(channel, []).append(listener)

    def _remove(self, channel: str, listener: Listener) -> bool:
        """Whether that was the last one of the channel."""
        listeners = self._listeners.get(channel, [])
        if listener not in listeners:
            return False
        listeners.remove(listener)
        if not listeners:
            del self._listeners[channel]
        return not listeners

    def _tell(self, channel: str, message: bytes) -> int:
        """Through the loop, so that a listener that fails harms neither the others nor whoever reads."""
        listeners = self._listeners.get(channel, [])
        for listener in listeners:
            asyncio.get_running_loop().call_soon(listener, message)
        return len(listeners)


class InProcess(Channels):
    """For one process, which cannot lose anything."""

    connected = True

    async def open(self) -> None: ...

    async def close(self) -> None:
        self._listeners.clear()

    async def publish(self, channel: str, message: bytes) -> int:
        return self._tell(channel, message)

    async def subscribe(self, channel: str, listener: Listener) -> None:
        self._add(channel, listener)

    async def unsubscribe(self, channel: str, listener: Listener) -> None:
        self._remove(channel, listener)


class Valkey(Channels):
    """Through the pub/sub of Valkey, or of anything that speaks the Redis protocol.

    One connection hears for the whole process. When it breaks a new one is made, again and again; once that one hears
    all the channels, everybody is told that messages may be lost. The library's own pub/sub does the first half only,
    and silently.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError
        except ImportError:
            raise ValueError("Valkey needs a client: pip install 'tilerummy[server]'") from None
        # One more try, because the connections kept since before a restart are broken.
        self._publisher = Redis.from_url(url, protocol=2, socket_timeout=PATIENCE_S, retry=Retry(NoBackoff(), 1))
        hearer = Redis.from_url(url, protocol=2, socket_timeout=SILENCE_S, retry=Retry(NoBackoff(), 0))
        self._new_connection: Callable[[], Connection] = hearer.connection_pool.make_connection
        self._errors = (RedisError, OSError, TimeoutError)
        self._connection: Connection | None = None
        self._confirmations: dict[str, asyncio.Future[None]] = {}
        self._up = asyncio.Event()
        self._was_up = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        return self._up.is_set()

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._hear_for_ever()), asyncio.create_task(self._ping_for_ever())]
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._up.wait()
        except TimeoutError:
            await self.close()
            raise Unreachable("no answer to the first connection") from None

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
        self._add(channel, listener)
        confirmation = self._confirmations.get(channel)
        if confirmation is None:
            confirmation = self._confirmations[channel] = asyncio.get_running_loop().create_future()
            await self._send("SUBSCRIBE", PREFIX + channel)
        try:
            async with asyncio.timeout(PATIENCE_S):
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
        """Into the connection that hears, if there is one; a new one subscribes to everything anyway."""
        # Asked first, because the library would connect again here, and nobody would know what was lost.
        if self._connection is not None and self._connection.is_connected:
            with contextlib.suppress(*self._errors):  # whoever reads meets the same error, and deals with it
                await self._connection.send_command(*words)

    async def _hear_for_ever(self) -> None:
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
                    self._hear(await connection.read_response())
                    pause = FIRST_PAUSE_S
            except self._errors:
                pass
            finally:
                self._connection = None
                self._up.clear()
                await connection.disconnect(nowait=True)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _ping_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PING_S)
            await self._send("PING")

    def _hear(self, response: Any) -> None:
        match response:
            case [b"message", name, message]:
                self._tell(name.decode().removeprefix(PREFIX), message)
            case [b"subscribe", name, _]:
                confirmation = self._confirmations.get(name.decode().removeprefix(PREFIX))
                if confirmation is not None and not confirmation.done():
                    confirmation.set_result(None)
            case [b"unsubscribe", *_]:
                pass
            case _ if not self._up.is_set():
                # The answer to the first ping, which was sent after the subscriptions: all channels are heard.
                self._up.set()
                for listener in self._lost if self._was_up else ():
                    asyncio.get_running_loop().call_soon(listener)
                self._was_up = True
