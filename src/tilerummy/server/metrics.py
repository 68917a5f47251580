"""Metrics for Prometheus: counts and durations. They never contain names or tiles."""

from platform import python_version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from tilerummy import __version__

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server. Each server has its own registry, so that two can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("tilerummy_rooms_live", "Rooms that this process owns now", registry=self.registry)
        self.sockets = Gauge("tilerummy_sockets", "Open sockets", registry=self.registry)
        self.created = Counter("tilerummy_rooms_created", "Rooms created", registry=self.registry)
        self.moves = Counter("tilerummy_moves", "Moves played", ["by"], registry=self.registry)
        self.refused = Counter(
            "tilerummy_refused",
            "Refused commands, requests, sockets and connections",
            ["reason"],
            registry=self.registry,
        )
        self.over_budget = Counter(
            "tilerummy_over_budget", "Judgements refused for lack of processor time", ["of"], registry=self.registry
        )
        self.judged = Histogram(
            "tilerummy_judge_seconds", "Time to judge a draft or a move", buckets=FAST, registry=self.registry
        )
        self.persisted = Histogram(
            "tilerummy_persist_seconds", "Time to commit events", buckets=FAST, registry=self.registry
        )
        self.thought = Histogram(
            "tilerummy_think_seconds", "Time a computer took for a move", buckets=FAST, registry=self.registry
        )
        self.leases_lost = Counter("tilerummy_leases_lost", "Rooms that went to another owner", registry=self.registry)
        self.up = Gauge("tilerummy_up", "Whether the store or the bus answers", ["part"], registry=self.registry)
        self.lost = Counter("tilerummy_lost", "Losses of the store or the bus", ["part"], registry=self.registry)
        self.ready = Gauge(
            "tilerummy_ready", "Whether events could be stored at the last check", registry=self.registry
        )
        self.disk = Gauge("tilerummy_disk_free_bytes", "Free space of the data folder", ["of"], registry=self.registry)
        self.lag = Histogram(
            "tilerummy_loop_lag_seconds", "How late the event loop runs", buckets=FAST, registry=self.registry
        )
        self.queue = Gauge(
            "tilerummy_queue",
            "Waiting: calls of the store, messages to rooms and to sockets, computers",
            ["of"],
            registry=self.registry,
        )
        self.push = Counter("tilerummy_push", "Push messages by result", ["result"], registry=self.registry)
        self.removed = Counter("tilerummy_rooms_removed", "Closed rooms removed", registry=self.registry)

        self.requests = Counter(
            "tilerummy_http_requests", "Requests by route and status", ["route", "status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "tilerummy_http_seconds",
            "Time until a request was answered",
            ["route"],
            buckets=FAST,
            registry=self.registry,
        )
        self.sockets_opened = Counter("tilerummy_sockets_opened", "Sockets accepted", registry=self.registry)
        self.sockets_closed = Counter(
            "tilerummy_sockets_closed", "Sockets closed, by the code of the close", ["code"], registry=self.registry
        )
        self.answered = Histogram(
            "tilerummy_command_seconds",
            "Time until a command of a page was answered",
            ["command"],
            buckets=FAST,
            registry=self.registry,
        )
        build = Gauge("tilerummy_build_info", "The version", ["version", "python"], registry=self.registry)
        build.labels(version=__version__, python=python_version()).set(1)
        ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
