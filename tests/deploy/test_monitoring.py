"""The dashboard and the alerts use metrics and labels that a started server has."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families
from serving import Guest, ServerProcess

FOLDER = Path(__file__).resolve().parent.parent.parent / "deploy"
OWN = re.compile(r"\b(?:tilerummy|process)_[a-z_]+\b")
OF_PROMETHEUS = {"up", "job", "instance", "le"}


def rules() -> list[dict[str, str]]:
    found: list[dict[str, str]] = yaml.safe_load((FOLDER / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    return found


def shown() -> list[str]:
    board = json.loads((FOLDER / "grafana.json").read_text("utf-8"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that has done something of everything."""
    with ServerProcess(tmp_path_factory.mktemp("server")).running() as server:
        ann = Guest(server)
        with ann.open(ann.create("casual")) as table:
            table.wait_for_turn()
            table.play()
        server.get("/api/v1/rooms/nosuchroom00")
        yield server.get("/metrics").body


def test_every_name_and_label_exists(metrics: str) -> None:
    names, labels = set[str](), set[str]()
    for family in text_string_to_metric_families(metrics):
        kinds = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        names |= {family.name + kind for kind in kinds}
        labels |= {label for sample in family.samples for label in sample.labels}
    asked = [rule["expr"] for rule in rules()] + shown()
    assert len(asked) > 20
    for expression in asked:
        used = set(OWN.findall(expression))
        assert used <= names, expression
        assert used or expression.startswith("up{"), expression
        grouped = {word for inside in re.findall(r"by \(([^)]*)\)", expression) for word in inside.split(", ")}
        chosen = set(re.findall(r"[{,]\s*(\w+)\s*(?:=|!=|=~)\"", expression))
        assert grouped | chosen <= labels | OF_PROMETHEUS, expression


def test_the_alerts_are_complete() -> None:
    found = rules()
    assert len({rule["alert"] for rule in found}) == len(found)
    wanted = {"NotReady", "StoreLost", "BusLost", "LoopLag", "Refusals", "DiskNearlyFull"}
    assert {f"Tilerummy{name}" for name in wanted} <= {rule["alert"] for rule in found}
