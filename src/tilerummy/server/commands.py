"""Executes the commands of a socket: once per id, and only for guests who have a seat."""

from tilerummy.engine.position import view
from tilerummy.server import decisions, drafts, wire
from tilerummy.server.audience import Attached
from tilerummy.server.decisions import Refusal, new_seed
from tilerummy.server.interfaces import RoomInterface


async def carry_out(owner: RoomInterface, each: Attached, command: wire.Command) -> None:
    """Execute a command and answer it. Raises `Refusal` or `TilerummyError`."""
    seat = owner.room.seat_of(each.guest)
    if isinstance(command, wire.Ping):
        await owner.audience.to(each, wire.Pong(id=command.id, now=owner.node.now()))
        return
    if seat is None:
        raise Refusal("not-seated", status=403)
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
            with owner.node.metrics.judged.time():
                facts = decisions.decide(owner.room, seat, command, owner.node.now(), owner.gone(), new_seed)
            await owner.commit(facts, key)
    await owner.audience.to(each, wire.Done(id=command.id, at=owner.room.at))


async def _try_out(
    owner: RoomInterface, each: Attached, seat: int, command: wire.Draft | wire.Plan | wire.Lift
) -> None:
    """Judge rows that are not played. A draft is also shown to the others."""
    said: wire.Review | wire.Targets
    with owner.node.metrics.judged.time():
        if isinstance(command, wire.Draft):
            draft = decisions.drafted(decisions.on_turn(owner.room, seat), seat, command.rows, command.taking)
        else:
            taking = command.taking if isinstance(command, wire.Lift) else None
            draft = decisions.planned(owner.room, seat, command.rows, taking)
        decisions.refuse_foreign(draft)
        if isinstance(command, wire.Lift):
            hand = drafts.lifted(draft, command.tiles, command.row, command.places)
            said = drafts.targets(hand, each.words, command.id, owner.room.at)
        else:
            plan = isinstance(command, wire.Plan)
            said = drafts.review(draft, each.words, command.id, owner.room.at, plan=plan)
    await owner.audience.to(each, said)
    if isinstance(command, wire.Draft):
        owner.draft = draft if draft.is_changed else None
        owner.draft_waits = owner.room.is_timed
        await owner.audience.to_all(drafts.drafting(draft, owner.room.at), but=each.conn)


async def _hint(owner: RoomInterface, each: Attached, seat: int, command: wire.Hint) -> None:
    from tilerummy.server.hints import hint  # loads the solver, so only when it is needed

    facts = decisions.hinted(owner.room, seat, command.depth)
    position = decisions.on_turn(owner.room, seat)
    given = await owner.node.think(hint, view(position, seat), command, each.words, owner.room.at)
    await owner.commit(facts, None)
    await owner.audience.to(each, given)
