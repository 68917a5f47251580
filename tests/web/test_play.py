"""What the page shows while a turn is played."""

import pytest
from playwright.sync_api import expect
from serving import Guest, Table
from web.conftest import SeededServer, Visit
from web.deals import group_of, kinds, run_of, seed_for
from web.table import Mouse, TablePage, lay_out

FREE = "rummy-classic-en,open_min=0"


def two(server: SeededServer, visit: Visit, edition: str, **wishes: object) -> tuple[TablePage, Table]:
    """Ann at the page, Bo over a socket."""
    ann, bo = Guest(server, "Ann"), Guest(server, "Bo")
    room = ann.create("person", edition=edition, **wishes)
    bo.join(room)
    other = bo.open(room)
    return visit(f"/t/{room}", token=ann.token), other


def pass_on(table: TablePage, other: Table) -> None:
    """The other draws until it is this page's turn."""
    while not table.on_turn:
        other.until_at(table.scene["at"])
        at = table.scene["at"]
        assert other.ask("draw")["type"] == "done"
        table.wait(lambda at=at: table.scene["at"] > at)  # type: ignore[misc]
    assert table.wait_for_turn()


def _group_and_pair(rack: list[str]) -> list[str] | None:
    group = group_of(rack)
    return run_of([tile for tile in rack if tile not in group], 2) if group else None


@pytest.mark.long
@pytest.mark.parametrize("allowed", [False, True], ids=["forbidden", "allowed"])
def test_a_joker_move_is_refused_before_the_drop_where_the_sheet_forbids_it(
    allowed: bool, server: SeededServer, visit: Visit
) -> None:
    edition = f"{FREE},joker_free={'if_rest_valid' if allowed else 'exchange'}"
    server.deal(seed_for(FREE, lambda start: "j" in kinds(start) and bool(_group_and_pair(kinds(start)))))
    table, other = two(server, visit, edition)
    pass_on(table, other)
    group = group_of(table.rack)
    assert group is not None
    lay_out(table, Mouse(table), [[*group, "j"]])
    table.end_turn()
    pass_on(table, other)
    mouse = Mouse(table)
    pair = run_of(table.rack, 2)
    assert pair is not None
    lay_out(table, mouse, [[*group, "j"], pair])
    old, new = (row["id"] for row in sorted(table.rows, key=lambda row: -len(row["tiles"])))
    mouse.hold(table.uid("j", old), new)
    if allowed:
        table.page.locator(f'[data-row="{new}"].takes').wait_for()
        mouse.release()
        table.wait(lambda: sorted(map(len, table.kinds)) == [3, 3])
    else:
        table.page.locator(f'[data-row="{new}"].refuses').wait_for()
        table.wait(lambda: "only in exchange for the tile it stands for" in table.line)
        mouse.release()
        assert sorted(map(sorted, table.kinds)) == sorted([sorted([*group, "j"]), sorted(pair)])
    table.check()


@pytest.mark.long
def test_a_warning_is_about_what_the_player_did(server: SeededServer, visit: Visit) -> None:
    """Before the first lay no row of the table takes a tile. That is said to who aims at one, or lifts from one."""
    edition = "rummikub-vienna-en,open_min=1"
    server.deal(seed_for(edition, lambda start: start.turn == 1 and bool(run_of(kinds(start, 1)))))
    table, other = two(server, visit, edition)
    run = run_of(other.scene["rack"])
    assert other.ask("lay", rows=[{"tiles": run}])["type"] == "done"
    assert table.wait_for_turn()
    table.wait(lambda: table.kinds == [run])
    row = table.rows[0]
    mouse = Mouse(table)
    asked = table.heard["targets"]
    table.page.mouse.click(*table.middle(f'[data-uid="{table.uid(table.rack[0])}"]'))
    table.wait(lambda: table.heard["targets"] > asked and table.line.startswith("Where to?"), "no word of the row")
    table.page.keyboard.press("Escape")
    mouse.hold(table.uid(table.rack[0]), row["id"])
    table.wait(lambda: "only after your first lay" in table.line or "Not a meld" in table.line)
    mouse.release()
    table.page.mouse.click(*table.middle(f'[data-uid="{row["tiles"][0]["uid"]}"]'))
    table.wait(lambda: "You may rearrange the table only after your first lay" in table.line)


@pytest.mark.long
def test_what_is_missing_is_said_and_undo_takes_it_back(server: SeededServer, visit: Visit) -> None:
    server.deal(
        seed_for("rummikub-vienna-en", lambda start: start.turn == 0 and run_of(kinds(start)) == ["k1", "k2", "k3"])
    )
    table, _ = two(server, visit, "rummikub-vienna-en")
    assert table.wait_for_turn()
    mouse = Mouse(table)
    mouse.move(table.uid("k3"), "new")
    table.wait(lambda: table.line.startswith("This row is too short: black 3."))
    assert table.page.locator("[data-why]").count() == 0, "every edition says so"
    row = table.rows[0]["id"]
    mouse.move(table.uid("k1"), row)
    table.wait(lambda: table.kinds == [["k1", "k3"]])
    mouse.move(table.uid("k2"), row)
    table.wait(lambda: table.kinds == [["k1", "k2", "k3"]], "a run in order")
    table.wait(lambda: table.line == "Your first lay is worth 6 points. It needs at least 30.")
    assert table.page.locator(".opening").inner_text().endswith("6/30")
    rule = table.page.locator("[data-why]")
    assert rule.get_attribute("href") == "/rules/open_min?edition=rummikub-vienna-en"
    assert rule.get_attribute("target") == "_blank", "the table stays open"
    assert table.page.locator("[data-end]:enabled").count() == 0
    table.press('button[aria-label="Undo"]')
    table.wait(lambda: table.kinds == [["k1", "k3"]])
    table.press('button[aria-label="Redo"]')
    table.wait(lambda: table.kinds == [["k1", "k2", "k3"]])
    table.press("[data-draw]")
    expect(table.page.locator(".bar .ask"), "drawing with tiles out asks once").to_have_count(1)
    table.press(".bar .buttons .btn:not(.gold)")
    table.press('button[aria-label="Reset the turn"]')
    table.wait(lambda: table.kinds == [])
    table.check()


def test_two_browsers_see_each_other_and_a_lost_server_loses_nothing(
    server: SeededServer, visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = SeededServer(tmp_path_factory.mktemp("lost"))
    own.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    with own.running():
        host, friend = Guest(own, "Ann"), Guest(own, "Bo")
        room = host.create("person", edition=FREE)
        ann = visit(f"/t/{room}", token=host.token, at=own)
        ann.page.locator(".invite .code").wait_for()
        bo = visit(f"/t/{room}", token=friend.token, at=own)
        bo.page.locator("#join-name").fill("Bo")
        bo.page.locator("form .btn").click()
        ann.wait(lambda: ann.scene["stage"] == "playing", "everybody seated")
        assert ann.wait_for_turn()
        run = run_of(ann.rack)
        assert run is not None
        lay_out(ann, Mouse(ann), [run])
        bo.wait(lambda: bo.kinds == [run], "the draft of the other, live")
        own.kill()
        ann.page.locator(".offline").wait_for()
        own.start()
        ann.page.locator(".offline").wait_for(state="detached")
        assert ann.kinds == [run]
        ann.page.locator("[data-end]:enabled").wait_for()
        ann.end_turn()
        bo.wait(lambda: bo.on_turn, "the turn")
        assert bo.kinds == [run] == ann.kinds
        assert bo.scene["table"] == ann.scene["table"]
        ann.check()
        bo.check()
        ann.page.reload()
        ann.wait(lambda: ann.kinds == [run])
        own.stop()


@pytest.mark.long
def test_a_draft_survives_a_reload(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    table, _ = two(server, visit, FREE)
    assert table.wait_for_turn()
    run = run_of(table.rack)
    assert run is not None
    lay_out(table, Mouse(table), [run])
    rack = table.rack
    table.page.reload()
    table.wait(lambda: table.kinds == [run])
    assert table.rack == rack
    table.end_turn()


@pytest.mark.long
def test_a_plan_made_off_turn_is_there_when_the_turn_comes(server: SeededServer, visit: Visit) -> None:
    server.deal(seed_for(FREE, lambda start: start.turn == 1 and bool(run_of(kinds(start)))))
    table, other = two(server, visit, FREE)
    table.wait(lambda: table.shown)
    run = run_of(table.rack)
    assert run is not None
    lay_out(table, Mouse(table), [run])
    assert not [text for text in other.heard if "drafting" in text], "nobody else sees a plan"
    pass_on(table, other)
    assert table.kinds == [run]
    table.end_turn()


LIMIT_S = 20
"""Long enough to lay a run at two tables on a busy machine."""


@pytest.mark.long
def test_time_runs_out(server: SeededServer, visit: Visit) -> None:
    """Where the sheet keeps what is valid the run stays; where it restores the table it goes back to the rack."""
    seed = seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start))))
    tables = []
    for timeout in ("keep_valid", "restore"):
        server.deal(seed)
        loose = ",timeout_loose=own_back" if timeout == "restore" else ""
        clock = {"kind": "turn", "seconds": LIMIT_S}
        table, _ = two(server, visit, f"{FREE},timeout_table={timeout}{loose}", clock=clock)
        assert table.wait_for_turn()
        tables.append(table)
    run = run_of(tables[0].rack)
    assert run is not None
    dealt = len(tables[0].rack)
    for table in tables:
        lay_out(table, Mouse(table), [run])
        expect(table.page.locator('[role="timer"]')).to_have_count(1)
    for table in tables:
        table.wait(lambda table=table: not table.on_turn, "the clock")  # type: ignore[misc]
    kept, restored = tables
    kept.wait(lambda: kept.kinds == [run])
    restored.wait(lambda: restored.kinds == [])
    assert len(kept.rack) == dealt - 3
    assert len(restored.rack) >= dealt
    for table in tables:
        table.check()


@pytest.mark.long
def test_a_clock_for_rearranging_starts_with_a_change_of_the_table(server: SeededServer, visit: Visit) -> None:
    """The draft stays as it is when the clock appears, and the clock goes on through a reload."""
    edition = "rummikub-original-de,open_min=0,timer_s=3600"
    server.deal(seed_for(edition, lambda start: start.turn == 0 and bool(run_of(kinds(start)))))
    table, other = two(server, visit, edition, clock={"kind": "sheet"})
    assert table.wait_for_turn()
    run, timer = run_of(table.rack), table.page.locator('[role="timer"]')
    assert run is not None
    mouse = Mouse(table)
    lay_out(table, mouse, [run])
    expect(timer).to_have_count(0)
    table.end_turn()
    pass_on(table, other)
    expect(timer).to_have_count(0)
    mouse.move(table.uid(run[0], table.rows[0]["id"]), "new")
    expect(timer).to_have_count(1)
    table.wait(lambda: sorted(table.kinds) == sorted([run[:1], run[1:]]))
    table.page.reload()
    table.wait(lambda: sorted(table.kinds) == sorted([run[:1], run[1:]]))
    expect(timer).to_have_count(1)


@pytest.mark.long
def test_a_second_copy_in_the_middle_of_a_run_splits_it(server: SeededServer, visit: Visit) -> None:
    """Five in a row and another of the middle one: two runs of three."""
    edition = f"{FREE},deal=24,seats=2-2"

    def doubled(rack: list[str]) -> list[str] | None:
        run = run_of(rack, 5)
        return run if run and rack.count(run[2]) == 2 else None

    server.deal(seed_for(edition, lambda start: start.turn == 0 and bool(doubled(kinds(start)))))
    table, _ = two(server, visit, edition)
    assert table.wait_for_turn()
    run = doubled(table.rack)
    assert run is not None
    mouse = Mouse(table)
    lay_out(table, mouse, [run])
    mouse.move(table.uid(run[2]), table.rows[0]["id"])
    table.wait(lambda: sorted(table.kinds) == sorted([run[:3], run[2:]]), "two runs")
    table.check()
    table.end_turn()


@pytest.mark.long
def test_tap_and_tap_and_a_double_tap(server: SeededServer, visit: Visit) -> None:
    """Several tiles are tapped, then the table; a double tap sends the fourth to the only row that takes it."""
    server.deal(seed_for(FREE, lambda start: start.turn == 0 and bool(run_of(kinds(start), 4))))
    table, _ = two(server, visit, FREE)
    assert table.wait_for_turn()
    run = run_of(table.rack, 4)
    assert run is not None
    for kind in run[:3]:
        table.page.mouse.click(*table.middle(f'[data-uid="{table.uid(kind)}"]'))
    table.wait(lambda: table.page.locator(".tile.lifted").count() == 3)
    table.page.mouse.click(*table.spot("new"))
    table.wait(lambda: table.kinds == [run[:3]])
    table.page.mouse.dblclick(*table.middle(f'[data-uid="{table.uid(run[3])}"]'))
    table.wait(lambda: table.kinds == [run])
    table.check()
