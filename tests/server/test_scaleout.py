"""A process that was killed and restarted. Other tests of several processes are in tests/scale."""

import pytest
from serving import Guest, ServerProcess


@pytest.mark.long
def test_a_restarted_process_shows_a_room_that_another_took_over(two_servers: list[ServerProcess]) -> None:
    one, two = two_servers
    ann = Guest(one, "Ann")
    with ann.open(ann.create("casual")) as table:
        assert table.wait_for_turn()
        one.kill()
        try:
            ann.server = two
            table.close()
            table.connect()
            table.play()
        finally:
            one.start()
        assert table.wait_for_turn()
        with Guest(one, "Ann", ann.token).open(table.room) as again:
            assert (again.scene["you"], again.scene["rack"]) == (0, table.scene["rack"])
            answer = again.play()
            assert table.until_at(answer["at"])["table"] == again.until_at(answer["at"])["table"]
