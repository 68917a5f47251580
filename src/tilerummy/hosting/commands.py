"""Executes the commands of a socket: once per id, and only for guests who have a seat."""

from tilerummy.engine.draft import Draft
from tilerummy.engine.position import view
from tilerummy.hosting.audience import Attached
from tilerummy.hosting.interfaces import RoomInterface
from tilerummy.hosting.work import HINT, JUDGE, Payer
from tilerummy.language import Translator
from tilerummy.rooms import decisions, drafts, wire
from tilerummy.rooms.decisions import new_seed
from tilerummy.rooms.handover import acting_seat, take
from tilerummy.rooms.one_device import shown_seat
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.room import Room


async def carry_out(owner: RoomInterface, each: Attached, command: wire.Command) -> None:
    """Execute a command and answer it. Raises `Refusal` or `TilerummyError`."""
    if isinstance(command, wire.Ping):
        await owner.audience.to(each, wire.Pong(id=command.id, now=owner.node.now()))
        return
    if isinstance(command, wire.Take):
        await _take(owner, each, command)
        return
    seat = acting_seat(owner.room, each.guest, each.holds, command)
    key = f"{seat}.{command.id}"
    if key in owner.ids:
        await owner.audience.to(each, wire.Done(id=command.id, at=owner.ids[key]))
        return
    if isinstance(command, wire.Timed) and not owner.room.since <= command.at <= owner.room.at:
        raise Refusal("stale")
    await owner.commit(decisions.back(owner.room, each.guest), None)
    match command:
        case wire.React():
            await owner.audience.to_all(wire.Reaction(seat=seat, reaction=command.reaction), but=each.conn)
        case wire.Draft() | wire.Plan() | wire.Lift():
            await _try_out(owner, each, seat, command)
            return
        case wire.Hint():
            await _hint(owner, each, seat, command)
            return
        case _:
            given = (owner.room, seat, command, owner.node.now(), owner.gone(), new_seed)
            payer = Payer(owner.room.id, each.address)
            with owner.node.metrics.judged.time():
                facts = await owner.node.budgets.do(JUDGE, payer, decisions.decide, *given)
            await owner.commit(facts, key)
    await owner.audience.to(each, wire.Done(id=command.id, at=owner.room.at))


async def _take(owner: RoomInterface, each: Attached, command: wire.Take) -> None:
    """From now on this connection, and no other one of the device, is shown the scene of the person who took it."""
    facts = take(owner.room, each.guest, command.seat)
    if not facts and each.holds == command.seat:  # said again: nothing changes, and nobody is shown anything
        await owner.audience.to(each, wire.Done(id=command.id, at=owner.room.at))
        return
    for other in owner.audience:
        if other.guest == each.guest:
            other.holds = command.seat if other is each else None
    await owner.commit(facts, None)
    if not facts:  # taken before, on a connection that is gone or covered now
        owner.note_presence()
        await owner.show()
    if owner.draft is not None and shown_seat(owner.room, each.guest, each.holds) == owner.room.to_move:
        await owner.audience.to(each, drafts.drafting(owner.draft, owner.room.at))
    await owner.audience.to(each, wire.Done(id=command.id, at=owner.room.at))


Trying = wire.Draft | wire.Plan | wire.Lift
LARGE_RACK = 25
"""Tiles. Hints for larger racks can take long."""
MOST_ANSWERS = 32
"""Answers that a connection remembers. A page often asks the same again, for example while a tile is carried about."""


async def _try_out(owner: RoomInterface, each: Attached, seat: int, command: Trying) -> None:
    """Judge rows that are not played. A draft is also shown to the others."""
    room, question = owner.room, (seat, command.model_dump_json(exclude={"id", "at"}))
    if each.answered_at != room.at:
        each.answered, each.answered_at = {}, room.at
    if question not in each.answered:
        payer = Payer(room.id, each.address)
        with owner.node.metrics.judged.time():
            found = await owner.node.budgets.do(JUDGE, payer, tried_out, room, seat, command, each.words)
        if len(each.answered) >= MOST_ANSWERS:
            each.answered.clear()
        each.answered[question] = found
    draft, said = each.answered[question]
    await owner.audience.to(each, said if said.id == command.id else said.model_copy(update={"id": command.id}))
    if isinstance(command, wire.Draft):
        await _keep(owner, draft)
        await owner.audience.to_all(drafts.drafting(draft, owner.room.at), but=each.conn)


async def _keep(owner: RoomInterface, draft: Draft) -> None:
    """Keep the draft for a time-out. If the clock starts with this draft, everybody sees it."""
    owner.draft = draft if draft.is_changed else None
    here = owner.audience.clock_runs(owner.room)
    started = owner.clock.note_draft(owner.room, owner.node.now(), draft, people_here=here)
    owner.draft_waits = owner.clock.is_timed(owner.room)
    if started:
        await owner.show()


def tried_out(room: Room, seat: int, command: Trying, words: Translator) -> tuple[Draft, wire.Review | wire.Targets]:
    """The draft that a command means, and the answer. Raises `Refusal` or `TilerummyError`. Runs in a thread."""
    if isinstance(command, wire.Draft):
        draft = decisions.drafted(decisions.on_turn(room, seat), seat, command.rows, command.taking)
    else:
        taking = command.taking if isinstance(command, wire.Lift) else None
        draft = decisions.planned(room, seat, command.rows, taking)
    decisions.refuse_foreign(draft)
    if isinstance(command, wire.Lift):
        hand = drafts.lifted(draft, command.tiles, command.row, command.places)
        return draft, drafts.targets(hand, words, command.id, room.at)
    return draft, drafts.review(draft, words, command.id, room.at, plan=isinstance(command, wire.Plan))


async def _hint(owner: RoomInterface, each: Attached, seat: int, command: wire.Hint) -> None:
    from tilerummy.rooms.hints import hint  # loads the solver, so only when it is needed

    facts = decisions.hinted(owner.room, seat, command.depth)
    position = decisions.on_turn(owner.room, seat)
    payer, seen = Payer(owner.room.id, each.address), view(position, seat)
    asked = (hint, seen, command, each.words, owner.room.at)
    given = await owner.node.budgets.do(HINT, payer, *asked, is_large=len(seen.rack) > LARGE_RACK)
    await owner.commit(facts, None)
    await owner.audience.to(each, given)
