"""Whole rounds over real sockets: all see the same table, and the record is correct."""

import pytest
from serving import NewGuest, play_out, seated, view_of

from tilerummy.engine.fairness import verify
from tilerummy.engine.record import parse_records

PUBLIC = ("at", "stage", "turn", "turn_stage", "pool", "discards", "sheet", "steps", "commitment")


@pytest.mark.long(but=1)
@pytest.mark.parametrize("edition", ["rummikub-vienna-en", "rummikub-original-de,discard_pile,open_last_tile"])
def test_a_round_of_two_people_and_a_computer(anywhere: NewGuest, edition: str) -> None:
    ann, bo = seated(anywhere, "learner", edition=edition, clock={"kind": "off", "seconds": None})
    with ann, bo, anywhere("Cy").open(ann.room, "de") as watcher:
        play_out(ann, bo)
        last = ann.until_scene(lambda scene: scene["stage"] == "match-over")
        for other in (bo, watcher):
            seen = other.until_scene(lambda scene: scene["stage"] == "match-over")
            assert {each: seen[each] for each in PUBLIC} == {each: last[each] for each in PUBLIC}
            assert [meld["text"] for meld in seen["table"]] == [meld["text"] for meld in last["table"]]
            assert seen["end"]["racks"] == last["end"]["racks"]
        assert watcher.scene["you"] is None
        assert watcher.scene["rack"] == []
        assert watcher.scene["end"]["text"] != last["end"]["text"]
        assert sum(last["end"]["scores"]) == 0
        (record,) = parse_records(ann.guest.ask("GET", f"/api/v1/rooms/{ann.room}/record.trn").body)
        assert verify(record) == ()
        assert record.tag("Seats") == "Ann/Bo/computer:learner"
        assert record.entries
        assert record.tag("Result")


def test_what_is_shown_is_a_view(anywhere: NewGuest) -> None:
    with anywhere("Eve").open(anywhere("Ann").create("learner")) as watcher:
        assert watcher.scene["you"] is None
    ann = anywhere("Ann")
    with ann.open(ann.create("learner")) as table:
        assert table.wait_for_turn()
        seen = view_of(table.scene)
        assert len(seen.rack) == 14
        assert seen.pool_size == table.scene["pool"]


def test_a_match_goes_on_when_everybody_is_ready_and_again_after_its_end(anywhere: NewGuest) -> None:
    ann, bo = seated(anywhere, rounds=2)
    with ann, bo:
        for round_number in (1, 2):
            mover = ann if ann.scene["turn"] == 0 else bo
            assert mover.ask("resign")["type"] == "done"
            over = ann.until_scene(lambda scene: scene["stage"] != "playing")
            bo.until_scene(lambda scene: scene["stage"] != "playing")
            assert over["stage"] == ("round-over" if round_number == 1 else "match-over")
            assert over["may"] == ["next"]
            assert len(over["sheet"]) == round_number
            assert over["end"]["match_over"] is (round_number == 2)
            assert ann.ask("next")["type"] == "done"
            assert bo.until_scene(lambda scene: scene["seats"][0]["ready"])["stage"] == over["stage"]
            assert bo.ask("next")["type"] == "done"
            for each in (ann, bo):
                each.until_scene(lambda scene: scene["stage"] == "playing")
        assert ann.scene["game"] == 1
        assert ann.scene["sheet"] == []


def test_a_computer_takes_the_seat_of_somebody_who_left(anywhere: NewGuest) -> None:
    ann, bo = seated(anywhere)
    with ann, bo:
        assert ann.ask("substitute", seat=1, level="learner")["code"] == "nobody-gone"
        assert bo.guest.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {}).status == 200
        ann.until_scene(lambda scene: scene["gone"] == [1])
        assert ann.ask("substitute", seat=1, level="wizard")["code"] == "level-unknown"
        assert ann.ask("substitute", seat=1, level="learner")["type"] == "done"
        ann.until_scene(lambda scene: scene["seats"][1]["computer"] == "learner")
        assert ann.wait_for_turn()
        assert bo.until_scene(lambda scene: scene["seats"][1]["computer"] == "learner")["you"] == 1
        assert bo.ask("react", reaction="well")["type"] == "done"
        back = ann.until_scene(lambda scene: scene["seats"][1]["computer"] is None)
        assert (back["seats"][1]["name"], back["gone"]) == ("Bo", [])


def test_somebody_who_left_may_come_back(anywhere: NewGuest) -> None:
    ann, bo = seated(anywhere)
    with ann, bo:
        bo.guest.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {})
        ann.until_scene(lambda scene: scene["gone"] == [1])
        assert bo.guest.join(bo.room).body["you"] == 1
        assert ann.until_scene(lambda scene: scene["gone"] == [])["stage"] == "playing"
        for each in (ann.guest, bo.guest):
            each.ask("POST", f"/api/v1/rooms/{bo.room}/leave", {})
        assert bo.until_scene(lambda scene: scene["stage"] == "closed")["may"] == []


def test_drafts_are_seen_by_others_and_play_nothing(anywhere: NewGuest) -> None:
    ann, bo = seated(anywhere)
    with ann, bo:
        mover, other = (ann, bo) if ann.scene["turn"] == 0 else (bo, ann)
        rows = [{"tiles": [tile]} for tile in mover.scene["rack"][:2]]
        review = mover.ask("draft", rows=rows)
        assert review["type"] == "review"
        assert [row["state"] for row in review["rows"]] == ["unfinished"] * 2
        assert review["rows"][0]["mine"] == [0]
        assert not review["may_end"]
        assert review["needed"] == 30
        shown = other.until(lambda message: message["type"] == "drafting")
        assert [row["tiles"] for row in shown["rows"]] == [row["tiles"] for row in rows]
        assert other.ask("draft", rows=rows)["code"] == "not-your-turn"
        late = anywhere("Cy").open(ann.room)
        with late:
            assert late.until(lambda message: message["type"] == "drafting")["rows"] == shown["rows"]
        plan = other.ask("plan", rows=[{"tiles": other.scene["rack"][:1]}])
        assert plan["plan"]
        assert other.ask("react", reaction="thanks")["type"] == "done"
        assert mover.until(lambda message: message["type"] == "reaction")["reaction"] == "thanks"
        assert mover.ask("ping")["type"] == "pong"


def test_hints_are_as_deep_as_asked(anywhere: NewGuest) -> None:
    ann = anywhere("Ann")
    with ann.open(ann.create("newcomer")) as table:
        found = None
        while table.wait_for_turn():
            found = table.ask("hint", depth=1)
            if found["found"]:
                break
            assert found["tiles"] == found["steps"] == []
            table.play()
        assert found is not None
        assert found["found"]
        which = table.ask("hint", depth=2)
        assert set(which["tiles"]) <= set(table.scene["rack"])
        show = table.ask("hint", depth=3)
        assert show["steps"]
        assert table.ask("hint", depth=0)["found"] is (len(which["tiles"]) == len(table.scene["rack"]))
        review = table.ask("draft", rows=show["steps"][-1]["rows"])
        assert review["may_end"], review
        assert table.ask("lay", rows=show["steps"][-1]["rows"])["type"] == "done"
        record = ann.ask("GET", f"/api/v1/rooms/{table.room}/record.trn").body
        assert "hint 3" in record
    with ann.open(ann.create("newcomer", hints=False)) as table:
        if table.wait_for_turn():
            assert table.ask("hint", depth=1)["code"] == "hints-off"


def test_people_see_who_is_connected(anywhere: NewGuest) -> None:
    ann, bo = seated(anywhere)
    with ann:
        bo.close()
        gone = ann.until(lambda message: message["type"] == "presence" and not message["connected"])
        assert gone["seat"] == 1
        with bo.guest.open(bo.room) as again:
            assert ann.until(lambda message: message["type"] == "presence")["connected"]
            assert again.scene["you"] == 1
            assert again.scene["rack"] == bo.scene["rack"]
