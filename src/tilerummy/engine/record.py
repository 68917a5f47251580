"""A round as text that replays without a random seed: tags, the moves of each numbered lap, comments, move times.

>>> record = Record.parse('''
... [Notation "1"]
... [Seats "Ann/computer:steady"]
... [Start "rummikub-vienna-en,deal=6 - k10b4b10r10o4j/k4k5k6k7r4o12 - 0 1.0"]
... 1. :kbr10 {[%clk 0:41]} +o9
... 2. :boj4
... ''')
>>> record.names
('Ann', 'computer:steady')
>>> str(record.final)
'rummikub-vienna-en,deal=6 boj4,kbr10 -/k4k5k6k7r4o9o12 0 1 2.0'
>>> str(record.redacted(0)).splitlines()[4]
'1. :kbr10 {[%clk 0:41]} +x'
"""

import re
from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from functools import cached_property
from itertools import pairwise

from tilerummy.engine.dealer import seed_bytes
from tilerummy.engine.errors import Impossible, Unreadable, require, require_each, require_whole, wrong_type
from tilerummy.engine.judging.referee import play, read_and_play
from tilerummy.engine.moves import DRAW_REQUEST, Draw, Move, Timeout, parse_move
from tilerummy.engine.pictures import PicturedInSteps
from tilerummy.engine.position import Position, View, parse_situation, view
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import IllegalMove

NOTATION = "1"
COMPUTER = "computer:"
"""The prefix of a computer's name in the Seats tag."""
AFTER_MOVES = ("Result", "Seed")
"""Tags that are known only when the round is over; they come after the moves."""
MOST_TAGS, LONGEST_TAG, LONGEST_COMMENT = 50, 2000, 1000
"""Tags of a round, and characters of one and of a comment."""
TAG_NAME = r"[A-Za-z][A-Za-z0-9]{0,39}"
WORD = r"[a-z][a-z0-9-]{0,39}"
"""The reason of a computer."""


@dataclass(frozen=True)
class Entry:
    """One move of a record: the seat, the time it took in seconds, a comment, and why it was made.

    `why` is a word such as `waits`: the reason of a computer, or `tiles-back` at a time-out. It may tell what the
    computer holds, so other seats do not see it.
    """

    seat: int
    move: Move
    seconds: int | None = None
    comment: str = ""
    why: str = ""

    def __post_init__(self) -> None:
        require_whole(self.seat, "seat")
        require(self.move, Move, "move")  # type: ignore[arg-type]
        if self.seconds is not None:
            require(self.seconds, int, "seconds")
        if self.comment != "":
            text = require(self.comment, str, "comment")
            if re.search(r"[{}]|\[%", text) or text != " ".join(text.split()):
                raise Impossible("comment-unprintable", comment=text)
            if len(text) > LONGEST_COMMENT:
                raise Impossible("comment-too-long", length=len(text), most=LONGEST_COMMENT)
        if self.why != "" and not re.fullmatch(WORD, require(self.why, str, "why")):
            raise Impossible("comment-unprintable", comment=self.why)
        if self.seconds is not None and not 0 <= self.seconds < 360000:
            raise Impossible("clock-out-of-range", seconds=self.seconds)

    def __str__(self) -> str:
        clock = f"[%clk {clock_text(self.seconds)}]" if self.seconds is not None else ""
        why = f"[%why {self.why}]" if self.why else ""
        remark = " ".join(part for part in (clock, why, self.comment) if part)
        return f"{self.move} {{{remark}}}" if remark else str(self.move)


@dataclass(frozen=True)
class Record(PicturedInSteps):
    """A round from its start, as a position or as one seat saw it. `tags` excludes Notation, Revision and Start."""

    start: Position | View
    entries: tuple[Entry, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    known: InitVar[tuple[Position | View, ...] | None] = None
    """The situations, if the moves were played already. Then nothing is checked either."""

    def __post_init__(self, known: tuple[Position | View, ...] | None) -> None:
        if known is None:
            self._check()
        else:
            object.__setattr__(self, "situations", known)

    def _check(self) -> None:
        require(self.start, Position | View, "start")  # type: ignore[arg-type]
        object.__setattr__(self, "entries", require_each(self.entries, Entry, "entries"))
        for tag in require_each(self.tags, tuple, "tags"):
            if len(tag) != 2 or not all(isinstance(part, str) for part in tag):
                raise wrong_type("tags", "tuple[str, str]", tag)
        if len(self.tags) > MOST_TAGS:
            raise Impossible("too-many-tags", most=MOST_TAGS)
        for name, value in self.tags:
            if not re.fullmatch(TAG_NAME, name) or name in ("Notation", "Revision", "Start"):
                raise Impossible("tag-name", name=name)
            if re.search(r"[\r\n]", value):
                raise Impossible("tag-unprintable", name=name)
            if len(value) > LONGEST_TAG:
                raise Impossible("tag-too-long", name=name, length=len(value), most=LONGEST_TAG)
            if sum(name == other for other, _ in self.tags) > 1:
                raise Impossible("second-tag", name=name)
        object.__setattr__(self, "tags", tuple(sorted(self.tags, key=lambda tag: tag[0] in AFTER_MOVES)))

    @cached_property
    def situations(self) -> tuple[Position | View, ...]:
        """The situation before the first move and after each move."""
        situations = [self.start]
        for entry in self.entries:
            if entry.seat != situations[-1].turn:
                raise Impossible("entry-of-other-seat", move=str(entry.move), seat=entry.seat, turn=situations[-1].turn)
            situations.append(play(situations[-1], entry.move))
        return tuple(situations)

    @cached_property
    def final(self) -> Position | View:
        """The situation after the last move."""
        return self.situations[-1]

    @cached_property
    def laps(self) -> tuple[int, ...]:
        """The lap of each move."""
        return tuple(situation.turn_count.lap for situation in self.situations[:-1])

    @property
    def position(self) -> Position:
        """The final position; Impossible for a record as one seat saw it, which ends with a view."""
        if not isinstance(self.final, Position):
            raise Impossible("rack-unknown")
        return self.final

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players by seat, as the record has them; empty where it has none."""
        names = (self.tag("Seats") or "").split("/")
        return tuple(names) if len(names) == self.start.seats else ("",) * self.start.seats

    def tag(self, name: str) -> str | None:
        """The value of a tag such as `Seats` or `Result`; None if the record does not have it."""
        return dict(self.tags).get(name)

    def with_tag(self, name: str, value: str) -> "Record":
        """The record with this tag, in place of one with the same name."""
        others = tuple(tag for tag in self.tags if tag[0] != name)
        return self.with_same_moves(replace(self, tags=(*others, (name, value))))

    def with_same_moves(self, other: "Record") -> "Record":
        """A record that differs only in tags and remarks; its moves are not played again."""
        return Record(other.start, other.entries, other.tags, vars(self).get("situations"))._knowing(self)

    def compact(self) -> "Record":
        """The same record, which remembers only its last situation. The others are played again where they are needed.

        Most of the memory of a record is needed for its situations.
        """
        _ = self.final, self.laps
        return Record(self.start, self.entries, self.tags)._knowing(self)

    def _knowing(self, other: "Record") -> "Record":
        """This record with what is already known of another one with the same moves."""
        for name in ("final", "laps"):
            if name in vars(other):
                object.__setattr__(self, name, vars(other)[name])
        return self

    def played(self, move: Move, seconds: int | None = None, comment: str = "", why: str = "") -> "Record":
        """The record with one more move, which must be legal."""
        before = self.final
        reading, after = read_and_play(before, move)
        entries = (*self.entries, Entry(before.turn, reading, seconds, comment, why))
        return Record(self.start, entries, self.tags, (*self.situations, after))

    def finished(self, seed: bytes | int | None = None) -> "Record":
        """The record of a finished round with its result and, if known, its seed."""
        points = score(self.final) if isinstance(self.final, Position) else None
        if points is None:
            raise Impossible("round-not-over")
        record = self.with_tag("Result", result_text(points))
        return record if seed is None else record.with_tag("Seed", seed_bytes(seed).hex())

    def redacted(self, seat: int | None) -> "Record":
        """The record as one seat, or a watcher, may see it: the seed and the draws of others are hidden."""
        start = view(self.start, seat) if isinstance(self.start, Position) else self.start
        entries = tuple(entry if entry.seat == seat else hidden(entry) for entry in self.entries)
        return Record(start, entries, tuple(tag for tag in self.tags if tag[0] != "Seed"))

    def __str__(self) -> str:
        before = [tag for tag in self.tags if tag[0] not in AFTER_MOVES]
        behind = [tag for tag in self.tags if tag[0] in AFTER_MOVES]
        revision = ("Revision", str(self.start.edition.revision))
        lines = [("Notation", NOTATION), *before, revision, ("Start", str(self.start))]
        laps: dict[int, list[str]] = {}
        for lap, entry in zip(self.laps, self.entries, strict=True):
            laps.setdefault(lap, []).append(str(entry))
        moves = [f"{lap}. {' '.join(entries)}" for lap, entries in laps.items()]
        return "\n".join([*map(_tag_text, lines), *moves, *map(_tag_text, behind), ""])

    @classmethod
    def parse(cls, text: str) -> "Record":
        records = parse_records(text)
        if len(records) != 1:
            raise Unreadable("one-record-expected", text, 0, found=len(records))
        return records[0]


def computer_of(name: str) -> str | None:
    """The computer that plays under a name of a record; None for a person.

    >>> computer_of("computer:steady"), computer_of("Ann")
    ('steady', None)
    """
    return name.removeprefix(COMPUTER) if name.startswith(COMPUTER) else None


def hidden(entry: Entry) -> Entry:
    """The entry as other seats see it."""
    move = entry.move
    if isinstance(move, Draw):
        move = DRAW_REQUEST
    elif isinstance(move, Timeout):
        move = replace(move, drawn=Tiles(unknown=len(move.drawn)))
    elif not entry.why:
        return entry
    return Entry(entry.seat, move, entry.seconds, entry.comment)


def result_text(points: tuple[int, ...]) -> str:
    """The points of each seat, for example `+47/-47`."""
    return "/".join(f"{gain:+d}" if gain else "0" for gain in points)


def clock_text(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"


def _tag_text(tag: tuple[str, str]) -> str:
    name, value = tag
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


# Reading

_TOKEN = re.compile(
    rf"""(?P<space>\s+)
      | \[(?P<name>{TAG_NAME})[ ]"(?P<value>(?:[^"\\\r\n]|\\["\\])*)"\]
      | \{{(?P<remark>[^{{}}]*)\}}
      | (?P<lap>[0-9]+)\.(?=\s)
      | (?P<move>[^\s{{}}"]+)""",
    re.VERBOSE,
)
_CLOCK = re.compile(r"\[%clk (?:([0-9]{1,2}):)?([0-9]{1,2}):([0-5][0-9])\]")
_WHY = re.compile(rf"\[%why ({WORD})\]")


def parse_records(text: str) -> tuple[Record, ...]:
    """The records of a match, one after another; each begins with its Notation tag."""
    return tuple(iter_records(text))


def record_texts(text: str) -> tuple[str, ...]:
    """The text of each record of a match. No move is played; `parse_records` finds the errors.

    >>> [len(each) for each in record_texts('[Notation "1"] a [Notation "1"] b')]
    [17, 16]
    """
    tags = (token.start() for token in _TOKEN.finditer(require(text, str, "text")) if token["name"] == "Notation")
    starts = [0, *list(tags)[1:], len(text)]
    return tuple(text[begin:end] for begin, end in pairwise(starts))


def iter_records(text: str) -> Iterator[Record]:
    """The same one by one: a record is played when it is asked for."""
    reader = _Reader(require(text, str, "text"))
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise Unreadable("record-token", text, at)
        yield from reader.take(token)
        at = token.end()
    yield from reader.close()


class _Reader:
    """Builds records from tokens and plays every move: a record that breaks the rules is refused."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.record: Record | None = None
        self.tags: list[tuple[str, str]] = []

    def take(self, token: re.Match[str]) -> Iterator[Record]:
        """The record that ends before this token, if there is one."""
        if token["name"] == "Notation":
            yield from self.close()
        if token["name"]:
            self._tag(token["name"], re.sub(r"\\(.)", r"\1", token["value"]), token.start())
        elif token["remark"] is not None:
            self._remark(token["remark"], token.start())
        elif token["lap"]:
            if self._begun(token.start()).final.turn_count.lap != int(token["lap"][:9]):
                raise Unreadable("lap-number", self.text, token.start())
        elif token["move"]:
            self._move(token["move"], token.start())

    def close(self) -> Iterator[Record]:
        if self.tags:
            raise Unreadable("start-missing", self.text, len(self.text))
        if self.record is not None:
            yield self.record
            self.record = None

    def _tag(self, name: str, value: str, at: int) -> None:
        if name == "Notation":
            if value != NOTATION:
                raise Unreadable("notation-version", self.text, at, version=value)
        elif name == "Start":
            if self.record is not None:
                raise Unreadable("second-start", self.text, at)
            pinned = self._pinned(value)
            try:
                start = parse_situation(pinned)
            except Unreadable as error:
                inserted = min(error.at, len(pinned) - len(value))  # characters that pinning inserted before the fault
                raise error.within(self.text, at + len('[Start "') - inserted) from None
            self.record = Record(start, (), tuple(self.tags))
            self.tags = []
        elif name in dict(self.tags) or (self.record is not None and self.record.tag(name) is not None):
            raise Unreadable("second-tag", self.text, at, name=name)
        elif self.record is not None:
            self.record = self.record.with_tag(name, value)
        elif len(self.tags) <= MOST_TAGS:  # and Revision, which is not kept
            self.tags.append((name, value))
        else:
            raise Impossible("too-many-tags", most=MOST_TAGS)

    def _pinned(self, start: str) -> str:
        """The start with the edition in the revision that the record names, if any."""
        revision = next((value for name, value in self.tags if name == "Revision"), None)
        if revision is None:
            return start
        self.tags.remove(("Revision", revision))
        return re.sub(r"\A([^@, _]*)(?:@[0-9]+)?", lambda key: f"{key[1]}@{revision}", start)

    def _move(self, text: str, at: int) -> None:
        record = self._begun(at)
        try:
            self.record = record.played(parse_move(text))
        except Unreadable as error:
            raise error.within(self.text, at) from None
        except IllegalMove as error:
            raise IllegalMove(error.violations, move=text, number=len(record.entries) + 1) from None

    def _remark(self, remark: str, at: int) -> None:
        record = self._begun(at)
        clocks = list(_CLOCK.finditer(remark))
        why = _WHY.search(remark)
        comment = " ".join(_WHY.sub(" ", _CLOCK.sub(" ", remark), count=1).split())
        if not record.entries or replace(record.entries[-1], seconds=None, comment="", why="") != record.entries[-1]:
            raise Unreadable("remark-without-move", self.text, at)
        if len(clocks) > 1:
            raise Unreadable("second-clock", self.text, at)
        hours, minutes, rest = (int(part or 0) for part in clocks[0].groups()) if clocks else (0, 0, 0)
        seconds = hours * 3600 + minutes * 60 + rest if clocks else None
        entry = replace(record.entries[-1], seconds=seconds, comment=comment, why=why[1] if why else "")
        self.record = record.with_same_moves(replace(record, entries=(*record.entries[:-1], entry)))

    def _begun(self, at: int) -> Record:
        if self.record is None:
            raise Unreadable("start-missing", self.text, at)
        return self.record
