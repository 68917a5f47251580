"""What the service worker of a page shows when a push message arrives."""

from tilerummy.engine.record import COMPUTER
from tilerummy.rooms import rest
from tilerummy.rooms.computer_names import seat_names
from tilerummy.rooms.room_listing import info_of_row
from tilerummy.rooms.words import translator_for
from tilerummy.store import RoomRow


def news(rows: list[RoomRow], guest: str, language: str) -> rest.PushNews:
    """What the browser shows: the rooms in which this guest is to move. `rows` are the rooms of the guest."""
    tr = translator_for(language)
    turns = [info for info in (info_of_row(row, guest, tr) for row in rows) if _is_my_turn(info)]
    if not turns:
        return rest.PushNews(title="tilerummy", text=tr.text("server-push-nothing"), room=None)
    first = turns[0]
    names = seat_names([seat.name if seat.level is None else COMPUTER + seat.level for seat in first.seats], tr)
    others = tr.list_of(name for at, name in enumerate(names) if at != first.you)
    text = tr.text("server-push-table", names=others)
    return rest.PushNews(title=tr.text("server-push-turn", count=len(turns)), text=text, room=first.id)


def _is_my_turn(info: rest.RoomInfo) -> bool:
    return info.stage == "playing" and info.you is not None and info.turn == info.you and not info.here
