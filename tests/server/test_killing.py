"""The server is killed at random moments during play: no acknowledged move is lost, none is repeated."""

import json
import time
from pathlib import Path
from random import Random

import pytest
from repeating import Match, commands_stored, moves_stored
from serving import Guest, ServerProcess

from tilerummy.engine.moves import parse_move
from tilerummy.engine.record import parse_records

LONGEST_WAIT_S = 0.006
"""The longest time from a command to the kill. By then about half of the commands are stored and few are answered."""


@pytest.mark.parametrize(("moves", "kills"), [(60, 4), pytest.param(500, 40, marks=pytest.mark.long)])
def test_no_move_is_lost_or_repeated_when_the_server_is_killed(tmp_path: Path, moves: int, kills: int) -> None:
    rng = Random(7)
    server = ServerProcess(tmp_path)
    with server.running():
        match = Match(server)
        fatal = set(rng.sample(range(5, moves), kills))

        stored_when_killed: dict[str, bool] = {}

        def killed() -> None:
            time.sleep(rng.uniform(0, LONGEST_WAIT_S))
            server.kill()
            said = f"m{match.number}"
            stored_when_killed[said] = said in commands_stored(moves_stored(tmp_path, match.room))
            server.start()

        for number in range(moves):
            match.move(killed if number in fatal else None)
        match.converged()
        record = match.tables[0].guest.ask("GET", f"/api/v1/rooms/{match.room}/record.trn").body
        assert server.stop() == 0
    events = moves_stored(tmp_path, match.room)
    assert [number for number, *_ in events] == list(range(1, len(events) + 1))
    stored, acknowledged = commands_stored(events), [command for command, _ in match.acknowledged]
    assert len({*acknowledged}) == len(acknowledged) == match.number
    assert stored == acknowledged, "every acknowledged command is there, once, in order"
    assert {said for said, was_stored in stored_when_killed.items() if not was_stored} <= match.said_again
    kept = {said for said, was_stored in stored_when_killed.items() if was_stored}
    print(f"{len(stored_when_killed)} killed, {len(kept)} of them stored, {len(kept & match.said_again)} unanswered")
    played = [json.loads(data)["move"] for _, kind, data, _ in events if kind == "move"]
    assert len(played) == sum(len(each.entries) for each in parse_records(record))
    assert all(parse_move(move) for move in played)
    for table in match.tables:
        table.close()


@pytest.mark.parametrize("signal", ["stop", "kill"])
def test_a_room_is_loaded_after_a_restart(tmp_path: Path, signal: str) -> None:
    server = ServerProcess(tmp_path)
    with server.running():
        ann = Guest(server, "Ann")
        with ann.open(ann.create("casual")) as table:
            assert table.wait_for_turn()
            done = table.ask("draw", id="once")
            before = table.until_scene(lambda scene: scene["at"] > done["at"])
            if signal == "stop":
                assert server.stop() == 0
            else:
                server.kill()
            server.start()
            table.close()
            table.connect()
            again = table.until_scene(lambda scene: scene["turn"] == 0)
            assert again["rack"] == before["rack"]
            assert table.ask("draw", id="once", at=done["at"] - 1)["at"] == done["at"], "known from before the restart"
