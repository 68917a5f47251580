"""The contract of a store, on SQLite and PostgreSQL."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from storekit import LEASE, NOW, a_row, an_event

from tilerummy.store import Conflict, Event, Fenced, Lease, Store, sql


async def made(store: Store, room: str = "room", owner: str = "me", **row: object) -> Lease:
    return await store.create(a_row(room, **row), [an_event(1)], owner, NOW + LEASE)  # type: ignore[arg-type]


async def test_a_created_room_can_be_read(store: Store) -> None:
    row = a_row(guests=("beta", "alpha"), due=NOW + 1, public=False, summary='{"names": ["Zoë", "✓"]}')
    events = [Event(1, "made", '{"seed": "ü\\n"}', NOW), an_event(2, client_id="x-1")]
    lease = await store.create(row, events, "me", NOW + LEASE)
    assert lease == Lease("room", "me", 1, NOW + LEASE)
    assert await store.room("room") == row
    assert await store.events("room") == events
    assert await store.count() == 1


async def test_a_missing_room(store: Store) -> None:
    assert await store.room("room") is None
    assert await store.events("room") == []
    assert await store.draft("room") is None
    assert await store.owner("room", NOW) is None
    assert await store.acquire("room", "me", NOW, NOW + LEASE) is None
    assert await store.renew("me", ["room"], NOW, NOW + LEASE) == frozenset()
    assert await store.renew("me", [], NOW, NOW + LEASE) == frozenset()
    await store.release("me", ["room"])
    await store.keep_draft("room", "rows")
    assert await store.draft("room") is None
    assert await store.delete("room") is False
    assert await store.count() == 0
    with pytest.raises(Fenced):
        await store.append(Lease("room", "me", 1, NOW), [an_event(1)], a_row())


async def test_a_taken_id_is_refused_and_changes_nothing(store: Store) -> None:
    await made(store, stage="waiting")
    for owner, events in (("me", [an_event(1, "other")]), ("you", [an_event(1)]), ("me", [])):
        with pytest.raises(Conflict):
            await store.create(a_row(stage="closed"), events, owner, NOW + LEASE)
    assert await store.room("room") == a_row(stage="waiting")
    assert await store.events("room") == [an_event(1)]


async def test_repeating_a_creation_returns_the_same_lease(store: Store) -> None:
    assert await made(store) == await made(store)
    assert await store.count() == 1


async def test_an_append_writes_events_row_and_guests(store: Store) -> None:
    lease = await made(store, guests=("a", "b"))
    for guests in (("b", "a"), ("c", "b", "a"), (), ("d",), ("d",)):
        last = len(await store.events("room"))
        row = a_row(stage="round-over", touched=NOW + last, due=NOW + 9, public=False, guests=guests)
        await store.append(lease, [an_event(last + 1), an_event(last + 2)], row)
        assert await store.room("room") == row
    assert await store.events("room") == [an_event(number) for number in range(1, 12)]


async def test_an_append_without_events_writes_the_row(store: Store) -> None:
    lease = await made(store)
    await store.append(lease, [], a_row(stage="closed", guests=("a",)))
    assert await store.room("room") == a_row(stage="closed", guests=("a",))
    assert await store.events("room") == [an_event(1)]


@pytest.mark.parametrize("first", [0, 1, 7])
async def test_the_caller_chooses_the_first_number(store: Store, first: int) -> None:
    lease = await store.create(a_row(), [], "me", NOW + LEASE)
    await store.append(lease, [an_event(first), an_event(first + 1)], a_row())
    with pytest.raises(Conflict):
        await store.append(lease, [an_event(first + 3)], a_row())
    await store.append(lease, [an_event(first + 2)], a_row())
    assert [event.number for event in await store.events("room")] == [first, first + 1, first + 2]


@pytest.mark.parametrize(
    "events",
    [
        pytest.param([an_event(1, "other")], id="first number taken"),
        pytest.param([an_event(2, "other")], id="last number taken"),
        pytest.param([an_event(2), an_event(3)], id="half written"),
        pytest.param([an_event(4)], id="gap"),
        pytest.param([an_event(3, client_id="used")], id="client id used"),
        pytest.param([an_event(3, client_id="new"), an_event(4, client_id="new")], id="client id twice"),
    ],
)
async def test_a_conflict_changes_nothing(store: Store, events: list[Event]) -> None:
    lease = await made(store)
    await store.append(lease, [an_event(2, client_id="used")], a_row(guests=("a",)))
    with pytest.raises(Conflict):
        await store.append(lease, events, a_row(stage="closed", guests=("b",)))
    assert await store.room("room") == a_row(guests=("a",))
    assert await store.events("room") == [an_event(1), an_event(2, client_id="used")]


async def test_a_client_id_is_free_in_another_room(store: Store) -> None:
    for room in ("room", "other"):
        lease = await made(store, room)
        await store.append(lease, [an_event(2, client_id="used")], a_row(room))


async def test_a_repeated_append_is_written_once(store: Store) -> None:
    lease = await made(store)
    for _ in range(2):
        await store.append(lease, [an_event(2, client_id="a"), an_event(3)], a_row())
    assert [event.number for event in await store.events("room")] == [1, 2, 3]


async def test_wrong_arguments_raise_value_errors(store: Store) -> None:
    lease = await made(store)
    with pytest.raises(ValueError, match="without gaps"):
        await store.append(lease, [an_event(2), an_event(4)], a_row())
    with pytest.raises(ValueError, match="without gaps"):
        await store.create(a_row("other"), [an_event(2), an_event(2)], "me", NOW)
    with pytest.raises(ValueError, match="not for other"):
        await store.append(lease, [an_event(2)], a_row("other"))
    assert await store.count() == 1


async def test_a_deleted_room_leaves_nothing(store: Store) -> None:
    lease = await made(store, guests=("a",), due=NOW)
    await store.keep_draft("room", "rows")
    await made(store, "other", guests=("a",))
    assert await store.delete("room") is True
    assert await store.delete("room") is False
    assert await store.events("room") == []
    assert await store.draft("room") is None
    assert await store.owner("room", NOW) is None
    assert [row.id for row in await store.rooms_of("a", 9)] == ["other"]
    assert await store.due(NOW, 9) == []
    with pytest.raises(Fenced):
        await store.append(lease, [an_event(2)], a_row())
    assert await made(store) == lease  # the id is free again


async def test_rooms_are_listed_in_order(store: Store) -> None:
    for number, (stage, public) in enumerate(
        [("waiting", True), ("playing", True), ("waiting", False), ("closed", True), ("waiting", True)]
    ):
        guests = ("me", f"guest-{number}") if number % 2 else ("someone",)
        due = NOW - number if number != 3 else None
        await made(store, f"r{number}", stage=stage, public=public, touched=NOW + number, due=due, guests=guests)
    listed = await store.public_rooms(["waiting", "playing"], 9)
    assert [row.id for row in listed] == ["r4", "r1", "r0"]
    assert listed[1].guests == ("me", "guest-1")
    assert [row.id for row in await store.public_rooms(["waiting", "playing"], 2)] == ["r4", "r1"]
    assert await store.public_rooms([], 9) == []
    assert [row.id for row in await store.rooms_of("me", 9)] == ["r3", "r1"]
    assert [row.id for row in await store.rooms_of("me", 1)] == ["r3"]
    assert [row.id for row in await store.due(NOW, 9)] == ["r4", "r2", "r1", "r0"]
    assert [row.id for row in await store.due(NOW - 2, 1)] == ["r4"]
    assert await store.due(NOW - 5, 9) == []


async def test_a_lease_changes_its_owner(store: Store) -> None:
    await made(store)
    assert await store.owner("room", NOW) == "me"
    assert await store.acquire("room", "you", NOW, NOW + LEASE) is None
    assert await store.acquire("room", "me", NOW, NOW + 2 * LEASE) == Lease("room", "me", 1, NOW + 2 * LEASE)
    later = NOW + 3 * LEASE
    assert await store.owner("room", later) is None
    assert await store.acquire("room", "you", later, later + LEASE) == Lease("room", "you", 2, later + LEASE)
    assert await store.owner("room", later) == "you"
    assert await store.renew("me", ["room"], later, later + LEASE) == frozenset()
    await store.release("me", ["room"])
    assert await store.owner("room", later) == "you"
    await store.release("you", ["room"])
    assert await store.owner("room", later) is None
    assert await store.acquire("room", "you", later, later + LEASE) == Lease("room", "you", 3, later + LEASE)


async def test_an_expired_lease_is_extended_if_nobody_took_it(store: Store) -> None:
    rooms = [f"r{number}" for number in range(3)]
    for room in rooms:
        await made(store, room)
    later = NOW + 10 * LEASE
    assert await store.acquire("r1", "you", later, later + LEASE)
    assert await store.renew("me", [*rooms, "none"], later, later + LEASE) == {"r0", "r2"}
    assert [await store.owner(room, later) for room in rooms] == ["me", "you", "me"]


async def test_many_leases_are_extended_at_once(store: Store) -> None:
    rooms = [f"r{number}" for number in range(30)]
    for room in rooms:
        await made(store, room)
    some_more = [f"none-{number}" for number in range(2000)]
    assert await store.renew("me", rooms + some_more, NOW, NOW + 9 * LEASE) == set(rooms)
    await store.release("me", some_more + rooms)
    assert [await store.owner(room, NOW) for room in rooms] == [None] * 30


async def test_the_last_draft_is_kept_and_appends_do_not_change_it(store: Store) -> None:
    lease = await made(store)
    for draft in ("rows", "more rows", "✓"):
        await store.keep_draft("room", draft)
    await store.append(lease, [an_event(2)], a_row())
    assert await store.draft("room") == "✓"


async def test_a_fenced_owner_writes_nothing(store: Store) -> None:
    mine = await made(store)
    later = NOW + 2 * LEASE
    yours = await store.acquire("room", "you", later, later + LEASE)
    assert yours is not None
    for stale in (mine, replace(mine, owner="you"), replace(yours, owner="me"), replace(yours, fence=3)):
        with pytest.raises(Fenced):
            await store.append(stale, [an_event(2)], a_row(stage="closed"))
        with pytest.raises(Fenced):
            await store.append(stale, [], a_row(stage="closed"))
    assert await store.room("room") == a_row()
    assert await store.events("room") == [an_event(1)]
    await store.append(yours, [an_event(2)], a_row())


async def test_everything_is_there_after_a_restart(store: Store, another: Callable[[], Store]) -> None:
    lease = await made(store, guests=("a",))
    await store.append(lease, [an_event(2, client_id="x")], a_row(guests=("a",)))
    await store.keep_draft("room", "rows")
    await store.close()
    again = another()
    await again.open()
    assert await again.room("room") == a_row(guests=("a",))
    assert await again.events("room") == [an_event(1), an_event(2, client_id="x")]
    assert await again.draft("room") == "rows"
    assert await again.owner("room", NOW) == "me"


SEND = "https://push.example/"


async def test_push_addresses_are_bounded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "MOST_PUSH_ADDRESSES", 6)
    most = sql.MOST_PUSH_ADDRESSES_PER_GUEST
    for number in range(most + 2):
        await store.add_push_address("ann", f"{SEND}{number}", "en", number)
    assert await store.push_addresses("ann", 10) == [(f"{SEND}{number}", "en") for number in (5, 4, 3, 2)]
    await store.add_push_address("ann", f"{SEND}2", "fr", 10)
    assert (await store.push_addresses("ann", 10))[0] == (f"{SEND}2", "fr"), "the one that was sent last is the newest"
    await store.add_push_address("bo", f"{SEND}5", "de", 11)
    assert await store.push_addresses("bo", 11) == [(f"{SEND}5", "de")]
    assert len(await store.push_addresses("ann", 11)) == most - 1, "an address belongs to one guest"
    for number in range(5):
        await store.add_push_address(f"guest {number}", f"{SEND}more{number}", "en", 12 + number)
    assert await store.push_addresses("ann", 20) == [], "the oldest are forgotten"
    assert len(await store.push_addresses("bo", 20)) == 1
    late = 20 + sql.PUSH_ADDRESS_KEPT_MS
    assert await store.push_addresses("bo", late) == [], "the page was not opened for a long time"
    await store.add_push_address("ann", f"{SEND}1", "en", late)
    assert await store.push_addresses("bo", 20) == [], "and then they are deleted"


async def test_push_addresses_are_removed_by_their_guest_or_for_good(store: Store) -> None:
    await store.add_push_address("ann", SEND, "en", NOW)
    await store.remove_push_address(SEND, "bo")
    assert await store.push_addresses("ann", NOW) == [(SEND, "en")]
    await store.remove_push_address(SEND, "ann")
    assert await store.push_addresses("ann", NOW) == []
    await store.add_push_address("ann", SEND, "en", NOW)
    await store.remove_push_address(SEND)
    assert await store.push_addresses("ann", NOW) == []


async def test_all_processes_have_the_same_push_key(store: Store, another: Callable[[], Store]) -> None:
    other = another()
    await other.open()
    first = await store.push_key("one")
    assert await other.push_key("two") == await store.push_key("three") == first


# For operators, and for guests who want to be forgotten


async def test_a_guest_who_gave_up_a_seat_is_still_found(store: Store) -> None:
    lease = await made(store, guests=("ann", "bo"))
    await store.append(lease, [an_event(2)], a_row(guests=("ann",)))
    assert (await store.rooms_of("bo", 9), (await store.room("room") or a_row()).guests) == ([], ("ann",))
    assert [row.id for row in await store.rooms_about("bo", 9)] == ["room"]
    await store.append(lease, [an_event(3)], a_row(guests=("bo", "ann")))
    assert [row.guests for row in await store.rooms_of("bo", 9)] == [("bo", "ann")]


async def test_erased_data_is_in_no_row(store: Store) -> None:
    events = [Event(1, "created", '{"name": "Ann"}', NOW), Event(2, "joined", '{"name": "Bo"}', NOW)]
    lease = await store.create(a_row(guests=("ann", "bo"), summary="Ann Bo"), events, "me", NOW + LEASE)
    other = replace(events[1], data="{}")
    row = a_row(guests=("ann", "0"), summary="Ann")
    for _ in range(2):  # the second time after an answer that was lost
        await store.append(lease, [Event(3, "erased", "{}", NOW)], row, [other], "bo")
    assert await store.events("room") == [events[0], other, Event(3, "erased", "{}", NOW)]
    assert await store.room("room") == row
    assert await store.rooms_about("bo", 9) == []
    await store.append(lease, [an_event(4)], a_row(guests=("ann",)))
    assert await store.rooms_about("bo", 9) == []
    with pytest.raises(Fenced):
        await store.append(replace(lease, fence=9), [an_event(5)], row, [replace(events[0], data="{}")])
    assert (await store.events("room"))[0] == events[0]


async def test_push_addresses_go_with_the_last_room_and_with_the_guest(store: Store) -> None:
    for room, guests in (("one", ("ann", "bo")), ("two", ("bo",))):
        await made(store, room, guests=guests)
    for guest in ("ann", "bo", "cy"):
        await store.add_push_address(guest, SEND + guest, "en", NOW)
    await store.delete("one")
    assert [len(await store.push_addresses(guest, NOW)) for guest in ("ann", "bo", "cy")] == [0, 1, 1]
    await store.remove_push_addresses("cy")
    assert [len(await store.push_addresses(guest, NOW)) for guest in ("ann", "bo", "cy")] == [0, 1, 0]


async def test_all_rooms_are_listed_page_by_page(store: Store) -> None:
    for number, stage in enumerate(("closed", "playing", "waiting", "playing")):
        await made(store, f"room{number}", stage=stage, touched=NOW + number // 2)
    first = await store.rooms(("playing", "waiting", "closed"), 3)
    assert [row.id for row in first] == ["room2", "room3", "room0"]
    last = await store.rooms(("playing", "waiting", "closed"), 3, first[-1].touched, first[-1].id)
    assert [row.id for row in last] == ["room1"]
    assert [row.id for row in await store.rooms(("playing",), 9)] == ["room3", "room1"]


async def test_bans_hold_for_all_processes(store: Store, another: Callable[[], Store]) -> None:
    await store.ban("192.0.2.7/32", NOW + 2)
    await store.ban("2001:db8::/64", NOW + 1)
    await store.ban("2001:db8::/64", NOW + 3)
    other = another()
    await other.open()
    assert await other.bans() == {"192.0.2.7/32": NOW + 2, "2001:db8::/64": NOW + 3}
    assert (await other.unban("192.0.2.7/32"), await other.unban("192.0.2.7/32")) == (True, False)
    assert list(await store.bans()) == ["2001:db8::/64"]
    assert await store.admin_key("one") == await other.admin_key("two")
