"""The command that measures every target: its table, and the page that it writes."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    spec = spec_from_file_location("bench_all", ROOT / "bench" / "all.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["bench_all"] = module
    spec.loader.exec_module(module)
    return module


def test_a_ratio_above_one_is_faster_for_times_and_for_rates(bench: ModuleType) -> None:
    now = [{("turn", "rounds"): 120.0, ("judging", "judge"): 0.2}] * 2
    then = [
        {("turn", "rounds"): 60.0, ("judging", "judge"): 0.4},
        {("turn", "rounds"): 100.0, ("judging", "judge"): 0.3},
    ]
    lines = bench.table([now, then], "at v1").splitlines()
    assert lines[0] == "|  | target | now | at v1 | ratio | lowest–highest |"
    assert lines[2] == "| rounds of four *steady* per second | 100 | 120 | 80 | 1.60 | 1.20–2.00 |"
    assert lines[3] == "| judging a table of 80 tiles, median, ms | 0.15 | **0.20** | 0.35 | 1.75 | 1.50–2.00 |"
    assert len(lines) == 4, "what was not measured is left out"


def test_one_version_has_no_ratios(bench: ModuleType) -> None:
    assert bench.table([[{("start", "start"): 0.4}]], None).splitlines()[-1].endswith("| 0.50 | 0.40 |")


def test_the_page_has_a_place_for_the_table(bench: ModuleType) -> None:
    page = bench.PAGE.read_text("utf-8")
    written = bench.replaced(bench.replaced(page, "old"), "| new |")
    assert f"{bench.BEGIN}\n\n| new |\n\n{bench.END}" in written
    assert "old" not in written.partition(bench.BEGIN)[2].partition(bench.END)[0]
    assert written.partition(bench.END)[2] == page.partition(bench.END)[2]
    with pytest.raises(SystemExit, match="markers"):
        bench.replaced("no page", "table")


def test_every_figure_is_measured_by_a_part(bench: ModuleType) -> None:
    assert {figure.part for figure in bench.FIGURES} == set(bench.PARTS)
    parts = (ROOT / "bench" / "parts.py").read_text("utf-8")
    for figure in bench.FIGURES:
        assert f'"{figure.name}"' in parts, figure


def test_progress_is_silent_without_a_terminal(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bench.progress.show("pass 1 of 2")
    assert capsys.readouterr().err == ""
