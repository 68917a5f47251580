"""A seat can be held only by a token that the server issued."""

import pytest
from serving import Guest, NewGuest, ServerProcess
from websockets.exceptions import ConnectionClosed

from tilerummy.hosting import guests

INVENTED = "a" * 43


def test_an_invented_token_is_replaced_when_a_room_is_created(server: ServerProcess) -> None:
    ann = Guest(server, token=INVENTED)
    room = ann.create("person")
    assert ann.token != INVENTED
    assert ann.ask("GET", f"/api/v1/rooms/{room}").body["host"]
    kept = ann.token
    ann.create("person")
    assert ann.token == kept, "a token with a seat is kept"
    assert Guest(server, token=INVENTED).ask("GET", "/api/v1/rooms/mine").body["rooms"] == []


def test_an_invented_token_is_replaced_when_joining(server: ServerProcess, guest: NewGuest) -> None:
    room = guest("Ann").create("person")
    bo = Guest(server, "Bo", INVENTED)
    watching = bo.open(room)
    before = watching.scene
    assert before["you"] is None
    assert bo.join(room).body["you"] == 1
    assert bo.token != INVENTED
    with pytest.raises(ConnectionClosed):
        watching.until(lambda message: False)
    watching.connect()
    assert watching.scene["you"] == 1, "the page reconnects with the token that has the seat"
    watching.close()
    with Guest(server, "Eve", INVENTED).open(room) as other:
        assert other.scene["you"] is None
        assert other.scene["rack"] is None or other.scene["rack"] == []


def test_a_token_from_the_page_is_kept_for_a_seat(guest: NewGuest) -> None:
    bo, room = guest("Bo"), guest("Ann").create("person")
    bo.ask("GET", f"/t/{room}")
    given = bo.token
    assert given
    assert bo.join(room).body["you"] == 1
    assert bo.token == given


def test_only_the_latest_tokens_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_ISSUED", 2)
    issued = guests.IssuedTokens()
    tokens = [issued.new() for _ in range(3)]
    assert [guests.hashed(token) in issued for token in tokens] == [False, True, True]
