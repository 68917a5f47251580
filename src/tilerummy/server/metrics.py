"""Metrics for Prometheus: counts and durations. They never contain names or tiles."""

from functools import partial
from platform import python_version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from tilerummy import __version__

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server. Each server has its own registry, so that two can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        gauge, counter = partial(Gauge, registry=self.registry), partial(Counter, registry=self.registry)
        duration = partial(Histogram, buckets=FAST, registry=self.registry)
        self.rooms = gauge("tilerummy_rooms_live", "Rooms that this process owns now")
        self.sockets = gauge("tilerummy_sockets", "Open sockets")
        self.created = counter("tilerummy_rooms_created", "Rooms created")
        self.moves = counter("tilerummy_moves", "Moves played", ["by"])
        self.refused = counter("tilerummy_refused", "Refused commands, requests, sockets and connections", ["reason"])
        self.over_budget = counter("tilerummy_over_budget", "Judgements refused for lack of processor time", ["of"])
        self.judged = duration("tilerummy_judge_seconds", "Time to judge a draft or a move")
        self.persisted = duration("tilerummy_persist_seconds", "Time to commit events")
        self.thought = duration("tilerummy_think_seconds", "Time a computer took for a move")
        self.leases_lost = counter("tilerummy_leases_lost", "Rooms that went to another owner")
        self.up = gauge("tilerummy_up", "Whether the store or the bus answers", ["part"])
        self.lost = counter("tilerummy_lost", "Losses of the store or the bus", ["part"])
        self.ready = gauge("tilerummy_ready", "Whether events could be stored at the last check")
        self.disk = gauge("tilerummy_disk_free_bytes", "Free space of the data folder", ["of"])
        self.lag = duration("tilerummy_loop_lag_seconds", "How late the event loop runs")
        self.queue = gauge(
            "tilerummy_queue", "Waiting: calls of the store, messages to rooms and to sockets, computers", ["of"]
        )
        self.push = counter("tilerummy_push", "Push messages by result", ["result"])
        self.removed = counter("tilerummy_rooms_removed", "Closed rooms removed")
        self.requests = counter("tilerummy_http_requests", "Requests by route and status", ["route", "status"])
        self.request_seconds = duration("tilerummy_http_seconds", "Time until a request was answered", ["route"])
        self.sockets_opened = counter("tilerummy_sockets_opened", "Sockets accepted")
        self.sockets_closed = counter("tilerummy_sockets_closed", "Sockets closed, by the code of the close", ["code"])
        self.answered = duration(
            "tilerummy_command_seconds", "Time until a command of a page was answered", ["command"]
        )
        build = gauge("tilerummy_build_info", "The version", ["version", "python"])
        build.labels(version=__version__, python=python_version()).set(1)
        ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
