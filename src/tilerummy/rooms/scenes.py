"""The scene of a seat or a watcher: its `View`, moves as it saw them, public facts; all racks once a round is over."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from tilerummy.bots.reasons import PUBLIC
from tilerummy.engine.dealer import Draws, commitment, parse_entropy
from tilerummy.engine.draft import TILES_BACK, Draft, DraftError
from tilerummy.engine.editions import Edition
from tilerummy.engine.judging.referee import judge, too_soon_to_lay
from tilerummy.engine.match import ScoreSheet, games_in_round, whole_rounds
from tilerummy.engine.melds import Meld, melds_on, side_by_side
from tilerummy.engine.moves import (
    DRAW_REQUEST,
    PASS,
    RESIGN,
    Discard,
    Draw,
    Move,
    TakeDiscard,
)
from tilerummy.engine.position import Position, Stage, View, view
from tilerummy.engine.record import Entry, Record, computer_of, hidden
from tilerummy.engine.rules import Rules
from tilerummy.engine.scoring import outcome, rack_points, score
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import is_over, previous_seat
from tilerummy.engine.violations import AlreadyDrawn, NoSuchVariant, NotTheLastDiscard, NotTheOpenTile, RoundIsOver
from tilerummy.language import Translator
from tilerummy.language.moves import (
    describe_ending,
    describe_move,
    describe_reason,
    describe_seat_change,
    describe_start,
    starter_draws as drawn_to_start,
)
from tilerummy.language.provenance import describe_changes, describe_variant
from tilerummy.language.scores import rack_sum, round_title, score_sums, signed, wins_decide
from tilerummy.rooms import wire
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement, Placed
from tilerummy.rooms.jokers import stands_for
from tilerummy.rooms.names import seat_names
from tilerummy.rooms.room import Room, SeatChange

SENT_LINES = 8
"""Lines of the log in a scene that follows another one. Nothing is lost: a page that connects gets the whole log."""
SHOWN = PUBLIC | {TILES_BACK}
"""The reasons of moves that everybody may know during the round."""
May = Literal["lay", "draw", "pass", "discard", "resign", "next"]
NO_TILES = Tiles()
TURN_STAGES: dict[Stage, Literal["start", "drawn", "laid"]] = {
    Stage.START: "start",
    Stage.DRAWN: "drawn",
    Stage.LAID: "laid",
    Stage.RESIGNED: "start",
}
MARKS: dict[wire.Taken, str] = {"discard": "<", "open": "^"}
"""The names of the tiles beside the table in the engine's drafts."""
NOT_TO_BE_TAKEN = (RoundIsOver, NoSuchVariant, AlreadyDrawn, NotTheLastDiscard, NotTheOpenTile)
"""Clauses that forbid taking the tile. All other clauses concern the lay that follows."""
MOST_LINES = 4000


@dataclass(frozen=True)
class Public:
    """What everybody may know about a room, without the moves of the round."""

    id: str
    stage: Literal["waiting", "playing", "round-over", "match-over", "closed"]
    edition: Edition
    rules: Rules
    hints: bool
    seconds: int | None
    games: int
    game: int
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    taken: tuple[bool, ...]
    ready: frozenset[int]
    delete_votes: frozenset[int]
    sheet: ScoreSheet
    totals: tuple[int, ...]
    won: tuple[int | None, ...]
    """The games that each seat won, if they decide the match."""
    match_over: bool
    commitment: str | None
    final: Position | None
    """The final position if the round is over. Then the racks are public."""
    seed: str
    draws: tuple[Draws, ...]
    """The tiles drawn for who starts the current round."""
    starter: int | None
    youngest: int | None
    """Who starts as the youngest, while the room waits for players."""
    deal: str
    """The commitment to the seed of the current round. It identifies the round."""
    hashes: tuple[str, ...]
    """While browsers are asked for their bytes: the hash of those of each seat; "" if it adds none."""
    entropy: tuple[str, ...]
    """What each seat mixed in, once the round is over."""

    @staticmethod
    def is_same(one: Room, other: Room) -> bool:
        """Whether two rooms, one after the other, certainly have the same public facts."""
        return _facts(one) == _facts(other)

    @classmethod
    def of(cls, room: Room) -> "Public":
        over = room.running is None and room.match is not None
        match = room.match
        played = len(match.rounds) if match is not None else 0
        sheet = match.sheet if match is not None else ScoreSheet(room.edition.rules.match)
        nothing, decide = (0,) * len(room.sitters), wins_decide(room.edition.rules)
        return cls(
            id=room.id,
            stage=room.stage,  # type: ignore[arg-type]  # the five stages of the API
            edition=room.edition,
            rules=room.edition.rules,
            hints=room.hints,
            seconds=room.pace.seconds,
            games=match.length if match is not None else room.agreed or len(room.sitters),
            game=played + (room.running is not None),
            names=tuple(sitter.record_name for sitter in room.sitters),
            levels=tuple(sitter.level for sitter in room.sitters),
            taken=tuple(sitter.is_taken for sitter in room.sitters),
            ready=room.ready,
            delete_votes=room.delete_votes,
            sheet=sheet,
            totals=sheet.totals or nothing,
            won=(sheet.rounds_won or nothing) if decide else (None,) * len(room.sitters),
            match_over=match is not None and match.is_over,
            commitment=commitment(room.seed) if room.running is not None else room.next_commitment,
            final=room.position if over else None,
            seed=room.seed.hex() if over else "",
            draws=drawn_to_start(room.record) if room.record is not None else (),
            starter=room.record.start.turn if room.record is not None else None,
            youngest=room.youngest_seat if room.waits_for_youngest else None,
            deal=commitment(room.seed) if room.seed else "",
            hashes=() if room.mixing is None else tuple(sitter.entropy_hash for sitter in room.sitters),
            entropy=_entropy(room.record) if over and room.record is not None else (),
        )


def _entropy(record: Record) -> tuple[str, ...]:
    added = record.tag("Entropy")
    return tuple(part.hex() for part in parse_entropy(added)) if added else ()


def _facts(room: Room) -> tuple[object, ...]:
    """What decides the public facts. A move within a round changes none of it."""
    agreed = room.edition, room.pace, room.hints, room.agreed
    said = room.ready, room.delete_votes, room.youngest, room.secret, room.closed, room.mixing
    return room.id, *agreed, room.sitters, *said, room.match, room.running is None


def meld_scene(placed: Placed, words: Translator, colours: str) -> wire.MeldScene:
    slot, meld, ids = placed
    return wire.MeldScene(
        text=str(meld),
        tiles=tuple(map(str, meld.row)),
        stands_for=tuple(map(str, stands_for(meld, colours))),
        name=words.meld(meld),
        slot=slot,
        ids=ids,
    )


@dataclass(frozen=True)
class PublicFields:
    """What a scene says of the public facts, in one language."""

    public: Public
    names: tuple[str, ...]
    first: Mapping[str, object]
    """The first fields of the scene."""
    sheet: tuple[wire.ScoreRow, ...]
    delete_votes: tuple[int, ...]


@dataclass(frozen=True)
class LaidTable:
    """A table and its arrangement, and what a scene shows of them."""

    table: tuple[Meld, ...]
    arrangement: Arrangement
    melds: Mapping[Placed, wire.MeldScene]
    shown: tuple[wire.MeldScene, ...]
    steps: tuple[wire.TableStep, ...]


@dataclass(repr=False)
class SceneCache:
    """The parts of the last scenes of a room. What depends on the seat is kept by seat. It has racks, so no `repr`."""

    lines: dict[tuple[str, int, bool, bool, str], wire.LogLine] = field(default_factory=dict)
    """The lines of the log, by round, number, whether it is the reader's own, whether the end revealed its reason, and
    language. They name a player as when it happened."""
    public_fields: dict[Translator, PublicFields] = field(default_factory=dict)
    tables: dict[Translator, LaidTable] = field(default_factory=dict)
    racks: dict[int | None, tuple[Tiles, tuple[wire.Takeable, ...], Mapping[str, object]]] = field(default_factory=dict)
    _public: Public | None = None
    _room: Room | None = None

    def public(self, room: Room) -> Public:
        """What everybody may know about the room: the same object until it changes."""
        if self._public is None or self._room is None or not Public.is_same(self._room, room):
            self._public = Public.of(room)
        self._room = room
        return self._public

    def rack_fields(self, seat: int | None, rack: Tiles, beside: tuple[wire.Takeable, ...]) -> Mapping[str, object]:
        """What a scene says of a rack, and of the tiles beside the table that may be taken."""
        last = self.racks.get(seat)
        if last is None or (last[0], last[1]) != (rack, beside):
            near = rack + Tiles(Tile.parse(each.tile) for each in beside) if beside else rack
            names = tuple(map(str, rack))
            fields = {"rack": names, "rack_groups": groups(rack), "neighbours": neighbours(near)}
            last = self.racks[seat] = rack, beside, fields
        return last[2]

    def forget_old_moves(self) -> None:
        if len(self.lines) > MOST_LINES:
            self.lines.clear()


@dataclass(frozen=True)
class VisibleRound:
    """A round as one seat sees it: the current view and the last moves."""

    view: View
    told: range
    """The numbers of the lines in the log, counted from 0."""
    changes: dict[int, SeatChange]
    """The lines that tell no move: who left, or came back."""
    before: Callable[[int], View]
    """The view before a move. Computed on demand, because most log lines are cached."""
    entry: Callable[[int], Entry]
    """The entry of a move, as the seat saw it."""
    revealed: Callable[[int], bool]
    """Whether the reason of a move is shown only because the round is over."""
    own: Move | None
    """The last move of this seat."""
    arrangement: Arrangement

    @classmethod
    def of(cls, room: Room, seat: int | None, *, whole_log: bool = False) -> "VisibleRound | None":
        """The only place where a round is reduced to what a seat may know."""
        record, position = room.record, room.position
        if record is None or position is None:
            return None
        situations, entries, over = record.situations, record.entries, room.running is None and is_over(position)

        def before(number: int) -> View:
            situation = situations[number]
            assert isinstance(situation, Position)
            return view(situation, seat)

        def entry(number: int) -> Entry:
            move = entries[number]
            seen = move if move.seat == seat else hidden(move)
            why = move.why if over or move.why in SHOWN else ""
            return seen if seen.why == why else replace(seen, why=why)

        def revealed(number: int) -> bool:
            return over and entries[number].why not in SHOWN

        changes = {change.moves + at: change for at, change in enumerate(room.seat_changes)}

        mine = (entry.move for entry in reversed(entries) if entry.seat == seat)
        own = None if seat is None else next(mine, None)
        # After the round the reasons of all computers are public, so that the whole log is shown again.
        every = range(len(entries) + len(changes))
        told = every if whole_log or over else every[-SENT_LINES:]
        return cls(view(position, seat), told, changes, before, entry, revealed, own, room.arrangement)

    def move_of(self, line: int) -> int:
        """The number of the move that this line tells, or that follows it."""
        return line - sum(at < line for at in self.changes)

    def record_names(self, line: int, names: Sequence[str]) -> tuple[str, ...]:
        """The names of the seats in the record before this line. `names` are those of now."""
        then = dict(enumerate(names)) | {
            change.seat: change.before for at, change in reversed(self.changes.items()) if at >= line
        }
        return tuple(then.values())


@dataclass(frozen=True)
class RoomStatus:
    """The current state of the room that is not in the event log."""

    now: int
    connected: frozenset[int] = frozenset()
    gone: tuple[int, ...] = ()
    deadline: int | None = None
    stopped: bool = True


@dataclass(frozen=True)
class SharedParts:
    """The parts of a scene that are equal for all readers of a language."""

    fields: Mapping[str, object]
    """The fields of a scene that every reader sees alike. All values are immutable."""
    names: tuple[str, ...]
    seats: tuple[wire.SeatScene, ...]
    log: tuple[wire.LogLine, ...]
    end: wire.RoundEnd | None

    @classmethod
    def of(
        cls,
        public: Public,
        seen: VisibleRound | None,
        status: RoomStatus,
        words: Translator,
        cache: SceneCache,
        *,
        at: int,
    ) -> "SharedParts":
        """Made from the watcher's view of the round. `at` is the number of the scene."""
        facts = cache.public_fields.get(words)
        if facts is None or facts.public is not public:
            facts = cache.public_fields[words] = _public_fields(public, words)
        names = facts.names
        now = seen.view if seen is not None else None
        table = _laid_table(seen, words, cache) if seen is not None else NO_TABLE
        seats = tuple(_seats(public, now, status, names))
        fields = {
            "at": at,
            **facts.first,
            "turn": now.turn if now else 0,
            "turn_stage": TURN_STAGES[now.stage] if now else "start",
            "lap": now.turn_count.lap if now else 1,
            "seats": seats,
            "table": table.shown,
            "steps": table.steps,
            "pool": now.pool_size if now else len(public.rules.tiles),
            "discards": tuple(tuple(map(str, pile)) for pile in now.discards) if now else (),
            "open_tile": str(now.open_tile) if now and now.open_tile else None,
            "clock": wire.ClockScene(
                seconds=public.seconds, ends=status.deadline, now=status.now, stopped=status.stopped
            ),
            "sheet": facts.sheet,
            "commitment": public.commitment,
            "mixing": _mixing(public),
            "gone": status.gone,
            "delete_votes": facts.delete_votes,
            "exercise": None,
        }
        return cls(
            fields=fields,
            names=names,
            seats=seats,
            log=tuple(_log(public, seen, names, words, cache)) if seen else (),
            end=_end(public, names, words) if public.final is not None else None,
        )


def scene(
    public: Public,
    seen: VisibleRound | None,
    words: Translator,
    *,
    you: int | None,
    host: bool,
    shared: SharedParts,
    cache: SceneCache,
) -> wire.Scene:
    """Everything that the seat may know."""
    own = own_fields(public, seen, words, you=you, host=host, shared=shared, cache=cache)
    return wire.Scene.model_validate({**shared.fields, **own})


def own_fields(
    public: Public,
    seen: VisibleRound | None,
    words: Translator,
    *,
    you: int | None,
    host: bool,
    shared: SharedParts,
    cache: SceneCache,
) -> dict[str, object]:
    """The fields of a scene that differ between readers. All values are immutable."""
    now = seen.view if seen is not None else None
    drawn = seen.own.tile if seen is not None and isinstance(seen.own, Draw) else None
    rack = now.racks[you] if now and you is not None else NO_TILES
    beside = tuple(takeable(now)) if now and now.turn == you and public.stage == "playing" else ()
    return {
        "you": you,
        "here": (),
        "give_to": None,
        "host": host,
        **cache.rack_fields(you, rack, beside),
        "drawn": str(drawn) if drawn else None,
        "takeable": beside,
        "may": tuple(_may(public, now, you)) if you is not None else (),
        "opening": public.rules.open_min if now and you is not None and not now.has_opened(you) else None,
        "log": tuple(_own_log(public, seen, shared, words, you, cache)) if seen and you is not None else shared.log,
        "end": _own_end(public, shared, words, you),
    }


def _public_fields(public: Public, words: Translator) -> PublicFields:
    names, edition = seat_names(public.names, words), public.edition
    fields = {
        "room": public.id,
        "stage": public.stage,
        "edition": str(edition),
        "edition_key": edition.key,
        "variants": variants(edition, words),
        "house_rules": house_rules(edition, words),
        **progress(public.game, public.games, edition, len(public.names), words),
        "youngest": public.youngest,
        "start": () if public.starter is None else tuple(describe_start(public.draws, public.starter, names, words)),
        "starter": public.starter,
        "starter_draws": starter_draws(public.draws),
        "hints": public.hints,
    }
    sheet = (
        wire.ScoreRow(game=number, scores=row.scores, winner=row.winner)
        for number, row in enumerate(public.sheet.rows, 1)
    )
    return PublicFields(public, names, fields, tuple(sheet), tuple(sorted(public.delete_votes)))


NO_TABLE = LaidTable((), NOTHING_LAID, {}, (), ())


def _laid_table(seen: VisibleRound, words: Translator, cache: SceneCache) -> LaidTable:
    table, last = seen.view.table, cache.tables.get(words, NO_TABLE)
    if last.table is not table or last.arrangement is not seen.arrangement:
        arrangement = seen.arrangement.of(table)
        colours, known = seen.view.rules.colours, last.melds
        melds = {each: known.get(each) or meld_scene(each, words, colours) for each in arrangement.placed(table)}
        last = cache.tables[words] = LaidTable(table, seen.arrangement, melds, tuple(melds.values()), arrangement.steps)
    return last


def _seats(public: Public, now: View | None, status: RoomStatus, names: Sequence[str]) -> Iterator[wire.SeatScene]:
    for seat, name in enumerate(names):
        level = public.levels[seat]
        yield wire.SeatScene.model_construct(
            name=name,
            computer=level,
            taken=public.taken[seat],
            connected=level is not None or seat in status.connected,
            tiles=len(now.racks[seat]) if now else 0,
            opened=seat in now.opened if now else False,
            total=public.totals[seat],
            ready=seat in public.ready or (level is not None and public.final is not None),
            won=public.won[seat],
        )


def _log(
    public: Public, seen: VisibleRound, names: Sequence[str], words: Translator, cache: SceneCache
) -> Iterator[wire.LogLine]:
    """The last moves as a watcher sees them, and who left or came back."""
    for number in seen.told:
        yield _cached_line(number, public, seen, names, words, cache, own=False)


def _own_log(
    public: Public, seen: VisibleRound, shared: SharedParts, words: Translator, you: int, cache: SceneCache
) -> Iterator[wire.LogLine]:
    """The log for a seat: its own moves say “you” and name the tiles that it drew."""
    for number, line in zip(seen.told, shared.log, strict=True):
        own = line.seat == you
        yield _cached_line(number, public, seen, shared.names, words, cache, own=True) if own else line


def _cached_line(
    number: int,
    public: Public,
    seen: VisibleRound,
    names: Sequence[str],
    words: Translator,
    cache: SceneCache,
    *,
    own: bool,
) -> wire.LogLine:
    """A line of the log. `names` are those of now; the line has the names of then."""
    change = seen.changes.get(number)
    move = seen.move_of(number)
    revealed = change is None and seen.revealed(move)
    key = (public.deal, number, own, revealed, words.language)
    if key not in cache.lines:
        recorded = seen.record_names(number, public.names)
        before = seat_names(recorded, words) if seen.changes else names
        if change is not None:
            after = seat_names(seen.record_names(number + 1, public.names), words)
            cache.lines[key] = _change_line(number, change, before, after, words, own=own)
        else:
            cache.lines[key] = _line(number, move, seen, recorded, None if own else before, words)
    return cache.lines[key]


def _line(
    number: int, move: int, seen: VisibleRound, recorded: Sequence[str], names: Sequence[str] | None, words: Translator
) -> wire.LogLine:
    """One move in words. Without names it says “you” to the seat that made it."""
    before, entry = seen.before(move), seen.entry(move)
    name = None if names is None else names[entry.seat]
    return wire.LogLine(
        number=number + 1,
        seat=entry.seat,
        move=str(entry.move),
        text=describe_move(before, entry.move, name, words, entry.why),
        why=describe_reason(entry.why, words),
        computer=computer_of(recorded[entry.seat]),
    )


def _change_line(
    number: int, change: SeatChange, before: Sequence[str], after: Sequence[str], words: Translator, *, own: bool
) -> wire.LogLine:
    """Who left, for whom a computer plays, or who is back."""
    name = None if own else (after if change.what == "back" else before)[change.seat]
    text = describe_seat_change(change.what, name, after[change.seat], words)
    return wire.LogLine(number=number + 1, seat=change.seat, move="", text=text)


def _may(public: Public, now: View | None, you: int) -> Iterator[May]:
    if public.stage in ("round-over", "match-over") and you not in public.ready:
        yield "next"
    if public.stage != "playing" or now is None or now.turn != you or is_over(now):
        return
    if not any(too_soon_to_lay(now)) or _may_take(now):
        yield "lay"
    if not judge(now, DRAW_REQUEST):
        yield "draw"
    if not judge(now, PASS):
        yield "pass"
    tile = next(iter(now.rack), None)
    if tile is not None and not judge(now, Discard(tile)):
        yield "discard"
    if not judge(now, RESIGN):
        yield "resign"


def _may_take(now: View) -> bool:
    """Whether there is a tile beside the table that the seat may take."""
    return now.stage is Stage.START and bool(now.lying_open)


def _mixing(public: Public) -> wire.Mixing | None:
    if not public.hashes:
        return None
    deck = tuple(map(str, public.rules.tiles))
    hashes = tuple(each or None for each in public.hashes)
    return wire.Mixing(hashes=hashes, deck=deck, open_tile=public.rules.open_last_tile)


# Help for the page, so that it needs no rules


def takeable(view: View) -> Iterator[wire.Takeable]:
    """The tiles beside the table that the seat to move may take."""
    if not view.lying_open:
        return
    for taking, mark in MARKS.items():
        try:
            take = Draft.of(view).take_beside(mark).taking
        except DraftError:
            continue
        assert take is not None
        if not any(isinstance(violation, NOT_TO_BE_TAKEN) for violation in judge(view, take)):
            seat = previous_seat(view) if isinstance(take, TakeDiscard) else None
            yield wire.Takeable(taking=taking, seat=seat, tile=str(take.tile))


def groups(rack: Tiles) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str, meld.row)) for meld in melds_on(rack))


def neighbours(tiles: Tiles) -> dict[str, tuple[str, ...]]:
    """The neighbours of each kind of tile. Kinds without neighbours are left out."""
    beside = side_by_side(tiles)
    names = {tile: str(tile) for tile in beside}
    return {names[one]: tuple([names[other] for other in others]) for one, others in beside.items() if others}


def progress(number: int, length: int, edition: Edition, seats: int, words: Translator) -> Mapping[str, Any]:
    """Which game of how many is played, in numbers and in the words of the sheet."""
    rules = edition.rules
    words = words.at_table(rules)
    return {
        "game": number,
        "games": length,
        "round": -(-number // games_in_round(rules, seats)),
        "rounds": whole_rounds(length, rules, seats),
        "round_text": round_title(max(1, number), length, rules, seats, words),
        "unit": words.unit,
        "round_name": words.text("play-head-round"),
        "won_name": words.text("cli-score-head-won") if wins_decide(rules) else "",
    }


def variants(edition: Edition, words: Translator) -> tuple[wire.ChosenVariant, ...]:
    return tuple(
        wire.ChosenVariant(
            name=variant.name,
            title=words.variant_name(variant.name),
            text=describe_changes(variant, words),
            origin=describe_variant(variant, words),
        )
        for variant in edition.variants
    )


def house_rules(edition: Edition, words: Translator) -> tuple[wire.HouseRule, ...]:
    return tuple(
        wire.HouseRule(
            field=field,
            name=words.rule_name(field),
            text=words.rule_value(field, value),
        )
        for field, value in edition.house
    )


def starter_draws(draws: tuple[Draws, ...]) -> tuple[wire.StarterDraw, ...]:
    return tuple(
        wire.StarterDraw(draw=number, seat=seat, tile=str(tile))
        for number, drawn in enumerate(draws, 1)
        for seat, tile in drawn
    )


# The end of a round


def _end(public: Public, names: Sequence[str], words: Translator) -> wire.RoundEnd:
    final = public.final
    assert final is not None
    ended, scores = outcome(final), score(final)
    assert ended is not None
    assert scores is not None
    points = tuple(rack_points(rack, final.rules) for rack in final.racks)
    gains = score_sums(scores, ended, points)
    sums = tuple(_sum(rack, gain, final.rules, words) for rack, gain in zip(final.racks, gains, strict=True))
    return wire.RoundEnd(
        ending=ended.ending.value,
        text=describe_ending(final, names, words),
        winner=ended.winner,
        racks=tuple(tuple(map(str, rack)) for rack in final.racks),
        rack_points=points,
        scores=scores,
        arithmetic=tuple(
            words.text("label-value", name=name, value=line) for name, line in zip(names, sums, strict=True)
        ),
        sums=sums,
        commitment=commitment(bytes.fromhex(public.seed)) if public.seed else "",
        seed=public.seed,
        entropy=public.entropy,
        match_over=public.match_over,
        leaders=public.sheet.leaders,
        ranks=_ranks(ended.winner, scores),
    )


def _own_end(public: Public, shared: SharedParts, words: Translator, you: int | None) -> wire.RoundEnd | None:
    """The end as the winner reads it, or as everybody does."""
    if shared.end is None or public.final is None or shared.end.winner is None or shared.end.winner != you:
        return shared.end
    return shared.end.model_copy(update={"text": describe_ending(public.final, shared.names, words, you)})


def _sum(rack: Tiles, gain: str, rules: Rules, words: Translator) -> str:
    """How a score is calculated: from the tiles of the others, from the own tiles, or from both."""
    if not rack:
        return words.text("server-sum-others", sum=gain)
    own = rack_sum(rack, rules)
    return own if gain == signed(-rack_points(rack, rules)) else f"{own} → {gain}"


def _ranks(winner: int | None, scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat: the winner first, then by points."""
    results = [(seat == winner, points) for seat, points in enumerate(scores)]
    return tuple(1 + sum(other > result for other in results) for result in results)
