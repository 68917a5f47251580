"""How the tests run, by three environment variables.

TILERUMMY_LONG=1 (`run.py test --long`) adds the tests marked `long` and makes Hypothesis search longer, with new
examples every time; without it the examples are always the same. TILERUMMY_SLICE=3/31 (`run.py test --slice 3`) leaves
only one part of what is long: of the marked tests, and of the searches by Hypothesis. TILERUMMY_NO_SKIPS=1 (`.ci/run`)
turns a skipped test into a failed one, so that nothing stays untested because a tool is missing.
"""

import gc
import os
import shlex
import sys
import zlib
from collections import Counter
from collections.abc import Generator
from typing import Any, TypeVar

import hypothesis
import pytest

if sys.platform != "win32":
    import fcntl

pytest_plugins = ["services"]  # PostgreSQL and Valkey, for tests that need them

LONG = os.environ.get("TILERUMMY_LONG") == "1"
SLICE, SLICES = map(int, os.environ.get("TILERUMMY_SLICE", "0/0").split("/"))
OWN_SLICES = {"tools": 0, "time": SLICES - 2, "siege": SLICES - 1}
"""Of tests that need tools of the system, and of tests that measure time and therefore run one after another."""
NO_SKIPS = os.environ.get("TILERUMMY_NO_SKIPS") == "1"
MOST_REPEATED = 20
RUN_EVENT_LOOPS = ("tests/server/", "tests/store/", "tests/scale/", "tests/deploy/")

hypothesis.settings.register_profile(
    "ci",
    derandomize=True,
    max_examples=30,
    deadline=None,  # a busy machine is no fault of the code
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.register_profile(
    "long", hypothesis.settings.get_profile("ci"), derandomize=bool(SLICES), max_examples=1_000, print_blob=True
)
hypothesis.settings.load_profile("long" if LONG else "ci")

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


class NoSkips:
    """Turns skips, of a test and of a whole file, into failures; an expected failure stays one."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        return _failed_if_skipped((yield))

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        return _failed_if_skipped((yield))


def _failed_if_skipped(report: Report) -> Report:
    if report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which TILERUMMY_NO_SKIPS=1 forbids: {report.longreprtext}"
    return report


class OneCompiles:
    """Lets one worker at a time import a file, so that the others find its bytecode.

    All workers import the same files in the same order. In a new checkout each of them would compile everything.
    """

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        if not isinstance(collector, pytest.File):
            return (yield)
        if sys.platform == "win32":
            return (yield)
        with collector.path.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            try:
                return (yield)
            finally:  # a process that was forked meanwhile may still have the file open
                fcntl.flock(file, fcntl.LOCK_UN)


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):  # pytest-xdist
        config.pluginmanager.register(OneCompiles(), "one-compiles")
    if NO_SKIPS:  # as a plugin of its own, since a conftest's hooks do not see the doctests of src and docs
        config.pluginmanager.register(NoSkips(), "no-skips")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    cases: Counter[str] = Counter()
    wanted = []
    for item in items:
        name = item.nodeid.partition("[")[0]
        cases[name] += 1
        if _is_wanted(item, cases[name]):
            wanted.append(item)
    config.hook.pytest_deselected(items=[*set(items) - set(wanted)])
    items[:] = sorted(wanted, key=_place)


def _is_wanted(item: pytest.Item, case: int) -> bool:
    """Whether a test runs: without a slice by its length, with one if it is long and belongs there.

    Of a test that says `long(but=2)`, all cases but the first two are long. A test that needs a tool of the system says
    `long(slice="tools")`, one that measures time `long(slice="time")`. Others are spread by their names, so that every
    slice takes about as long as any other.
    """
    marker = item.get_closest_marker("long")
    is_long = marker is not None and case > marker.kwargs.get("but", 0)
    if not SLICES:
        return LONG or not is_long
    searches = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    name = marker.kwargs.get("slice") if marker else None
    number = OWN_SLICES[name] if name else 1 + zlib.crc32(item.nodeid.encode()) % (SLICES - len(OWN_SLICES))
    return (is_long or searches) and SLICE == number


def _place(item: pytest.Item) -> tuple[int, int]:
    """The order of the tests: files without pattern, but always the same, in three parts.

    Event loops come first, because a process that has started Playwright cannot run another one. In the second part,
    tests that wait for a browser run beside tests that compute. Doctests are short, so that all workers end together.
    """
    path = item.nodeid.partition("::")[0]
    part = 0 if path.startswith(RUN_EVENT_LOOPS) else 1 if path.startswith("tests/") else 2
    return part, zlib.crc32(path.encode())


def pytest_sessionstart(session: pytest.Session) -> None:
    """Do not collect garbage while tests are collected: there is none, and it took two fifths of the time."""
    if not session.config.pluginmanager.has_plugin("dsession"):  # the process that hands out tests collects none
        gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage from now on, but leave out modules and tests, which stay."""
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the command that repeats each failure alone."""
    reports = [report for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
    names = list(dict.fromkeys(report.nodeid for report in reports))
    if names:
        terminalreporter.section("to repeat one failure", sep="=")
    for name in names[:MOST_REPEATED]:
        terminalreporter.write_line(f"python3 run.py test {'--long ' * LONG}{shlex.quote(name)}")


def pytest_runtest_teardown() -> None:
    """Forget the editions that a test loaded, because other tests run in the same process."""
    os.environ.pop("TILERUMMY_EDITIONS", None)
    editions: Any = sys.modules.get("tilerummy.engine.editions")  # not imported here: coverage has to see that
    if editions is not None and editions.own_sources():
        editions.forget_loaded()
