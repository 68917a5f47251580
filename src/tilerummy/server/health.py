"""The state of a node for its operator: readiness, lost connections, queue lengths and the lag of the event loop.

Every loss of the store, the bus or a lease is one line in the log and one count in the metrics.
"""

import asyncio
import math
import shutil
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tilerummy.rooms import logs
from tilerummy.server.bus import Bus
from tilerummy.server.metrics import Metrics
from tilerummy.store import Store

PROBE_S = 1.0
"""A readiness check is repeated at most this often, so that anyone may ask."""
PROBE_TIMEOUT_S = 5.0
LEAST_DISK_BYTES = 16 << 20
"""With less free space on the disk of the folder the server is not ready."""
SHARED = "another server uses the database, and one of them has no Valkey"
BUS_LOST_S = 5.0
"""A bus that is lost for longer makes the server not ready. A restart of Valkey takes less."""
LAG_EVERY_S = 0.25


@dataclass
class Health:
    """Observes the store and the bus of a node."""

    store: Store
    bus: Bus
    metrics: Metrics
    folder: Path | None = None
    """The folder of the database file, if there is one."""
    reason: str = ""
    """Why the node is not ready; empty if it is."""
    rooms: int = 0
    """The number of stored rooms at the last check."""
    checked: float = -PROBE_S
    lost_at: dict[str, float] = field(default_factory=dict)
    checking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def start(self) -> None:
        self.store.on_state(lambda up, reason: self._note("store", up, reason))
        self.bus.on_state(lambda up, reason: self._note("bus", up, reason))
        for part in ("store", "bus"):
            self.metrics.up.labels(part=part).set(1)
            self.metrics.lost.labels(part=part)

    def _note(self, part: str, up: bool, reason: str) -> None:
        self.metrics.up.labels(part=part).set(up)
        if up:
            seconds = time.monotonic() - self.lost_at.pop(part, time.monotonic())
            logs.info(f"{part} back", seconds=round(seconds, 1))
        else:
            self.lost_at[part] = time.monotonic()
            self.metrics.lost.labels(part=part).inc()
            _keep_no_bytecode()
            logs.error(f"{part} lost", reason=reason)

    async def is_ready(self) -> bool:
        """Whether commands can be delivered and events stored now. Writes to the database, at most once per second."""
        async with self.checking:
            if time.monotonic() - self.checked >= PROBE_S:
                before, self.reason = self.reason, await self._fault()
                self.checked = time.monotonic()
                self.metrics.ready.set(not self.reason)
                if self.reason and self.reason != before:
                    _keep_no_bytecode()
                    logs.error("not ready", reason=self.reason)
                elif before and not self.reason:
                    logs.info("ready again")
        return not self.reason

    async def _fault(self) -> str:
        try:
            if self.folder is not None:
                free = shutil.disk_usage(self.folder).free
                self.metrics.disk.labels(of="data").set(free)
                if free < LEAST_DISK_BYTES:
                    return "disk full"
            async with asyncio.timeout(PROBE_TIMEOUT_S):
                await self.store.probe()
                self.rooms = await self.store.count()
                if not await self.store.hold(alone=not self.bus.is_shared):
                    return SHARED
            if time.monotonic() - self.lost_at.get("bus", math.inf) > BUS_LOST_S:
                return "bus lost"
        except Exception as fault:
            return f"{type(fault).__name__}: {fault}".rstrip(": ")
        return ""


async def measure_lag(metrics: Metrics) -> None:
    """How late the event loop runs its tasks. Work that takes long in the loop shows here."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_EVERY_S)
        metrics.lag.observe(max(0.0, time.perf_counter() - began - LAG_EVERY_S))


def _keep_no_bytecode() -> None:
    """On a full disk Python keeps half of a module that it imports now, and no later start can read it."""
    sys.dont_write_bytecode = True
