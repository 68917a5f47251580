"""Matches: who starts the next round, the score sheet, who wins, and the match that is being played.

>>> sheet = ScoreSheet(MatchWinner.TOTAL).with_row((24, -5, -16, -3)).with_row((-6, -11, 22, -5))
>>> sheet.totals, sheet.leaders
((18, -16, 6, -8), (0,))
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256

from tilerummy.engine.cached import cached
from tilerummy.engine.dealer import (
    SEED_BYTES,
    Deal,
    Deck,
    commitment,
    draws_text,
    entropy_text,
    mixed_seed,
    parse_entropy,
    seed_bytes,
)
from tilerummy.engine.editions import Edition
from tilerummy.engine.errors import Impossible, require, require_each, require_whole
from tilerummy.engine.judging.timeouts import clock_rules, time_out
from tilerummy.engine.melds import Meld, Row
from tilerummy.engine.moves import Move, Timeout, lay_in
from tilerummy.engine.position import Position, Stage
from tilerummy.engine.record import Record
from tilerummy.engine.rules import LEAST_SEATS, MOST_SEATS, MatchWinner, NextStarter, RoundGames, Rules
from tilerummy.engine.scoring import outcome, score
from tilerummy.engine.turns import STEP, next_seat


@dataclass(frozen=True)
class SheetRow:
    """One round on the score sheet; a drawn round has no winner."""

    scores: tuple[int, ...]
    winner: int | None

    def __post_init__(self) -> None:
        object.__setattr__(self, "scores", require_each(self.scores, int, "scores"))
        if sum(self.scores) != 0:
            raise Impossible("scores-not-zero", total=sum(self.scores))
        if len(self.scores) < LEAST_SEATS:
            raise Impossible("seats-out-of-range", seats=len(self.scores), low=LEAST_SEATS, high=MOST_SEATS)
        if self.winner is not None and require_whole(self.winner, "winner") >= len(self.scores):
            raise Impossible("no-such-seat", seat=self.winner, seats=len(self.scores))


@dataclass(frozen=True)
class ScoreSheet:
    """One row per round; totals and leaders are derived from them."""

    criterion: MatchWinner
    rows: tuple[SheetRow, ...] = ()

    def __post_init__(self) -> None:
        require(self.criterion, MatchWinner, "criterion")
        object.__setattr__(self, "rows", require_each(self.rows, SheetRow, "rows"))
        for row in self.rows[1:]:
            if len(row.scores) != (seats := len(self.rows[0].scores)):
                raise Impossible("seats-out-of-range", seats=len(row.scores), low=seats, high=seats)

    def with_row(self, scores: tuple[int, ...], winner: int | None = None) -> "ScoreSheet":
        """The sheet with one more round. Without `winner`, the seat that gained points won it."""
        row = SheetRow(scores, winner)
        if winner is None and max(row.scores) > 0:
            row = SheetRow(row.scores, row.scores.index(max(row.scores)))
        return replace(self, rows=(*self.rows, row))

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat over all rounds; empty before the first one."""
        return tuple(map(sum, zip(*(row.scores for row in self.rows), strict=True)))

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """How many rounds each seat won."""
        return tuple(sum(row.winner == seat for row in self.rows) for seat in range(len(self.totals)))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The leading seats, or the winners, by the criterion of the edition; several if they are tied."""
        standings = STANDINGS[self.criterion](self)
        return tuple(seat for seat, standing in enumerate(standings) if standing == max(standings))


STANDINGS: dict[MatchWinner, Callable[[ScoreSheet], list[tuple[int, ...]]]] = {
    MatchWinner.TOTAL: lambda sheet: [(total,) for total in sheet.totals],
    MatchWinner.GAMES_THEN_TOTAL: lambda sheet: list(zip(sheet.rounds_won, sheet.totals, strict=True)),
}


class MatchLength:
    """How many games a match has: as many as agreed, by default one per player.

    Where a round has one game per player, that is one whole round.
    """

    names: tuple[str, ...]
    rounds: Sequence[object]
    agreed: int | None

    @property
    def length(self) -> int:
        return self.agreed or len(self.names)

    @property
    def is_over(self) -> bool:
        return len(self.rounds) >= self.length


@dataclass(frozen=True)
class Match(MatchLength):
    """The finished rounds of a match, as records. By default a match has one game per player."""

    edition: Edition
    names: tuple[str, ...]
    rounds: tuple[Record, ...] = ()
    agreed: int | None = None
    any_length: bool = field(default=False, compare=False)
    """The agreed games need not be whole rounds: for a room that agreed on games, a lesson, or records from a file."""

    def __post_init__(self) -> None:
        require(self.edition, Edition, "edition")
        object.__setattr__(self, "names", require_each(self.names, str, "names"))
        object.__setattr__(self, "rounds", require_each(self.rounds, Record, "rounds"))
        if self.agreed is not None:
            require_whole(self.agreed, "agreed", 1)
        low, high = self.edition.rules.seats
        if not low <= len(self.names) <= high:
            raise Impossible("seats-out-of-range", seats=len(self.names), low=low, high=high)
        if not self.any_length and whole_rounds(self.length, self.edition.rules, len(self.names)) is None:
            raise Impossible("games-not-whole-rounds", games=self.length, size=self.games_in_round)
        joiners = str.maketrans("", "", "\u200c\u200d")  # Persian names and emoji need them
        if any("/" in name or not name.translate(joiners).isprintable() for name in self.names):
            raise Impossible("name-unprintable", names=" ".join(self.names))
        for record in self.rounds:
            if record.start.seats != len(self.names):
                raise Impossible("round-of-other-seats", seats=record.start.seats, wanted=len(self.names))
            if not _same_game(record.start.edition, self.edition):
                raise Impossible("round-of-other-edition", edition=str(record.start.edition), wanted=str(self.edition))

    @property
    def games_in_round(self) -> int:
        """How many of these rounds, each from deal to outcome, the sheet counts as one."""
        return games_in_round(self.edition.rules, len(self.names))

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet of the finished rounds."""
        sheet = ScoreSheet(self.edition.rules.match)
        for record in self.rounds:
            final = record.final
            ended = outcome(final) if isinstance(final, Position) else None
            if ended is None or not isinstance(final, Position):
                raise Impossible("round-not-over")
            sheet = sheet.with_row(score(final) or (), ended.winner)
        return sheet

    def with_round(self, record: Record) -> "Match":
        """The match with another finished round, whose record has the result."""
        return replace(self, rounds=(*self.rounds, require(record, Record, "record").finished()))

    def compact(self, but: int = 0) -> "Match":
        """The same match with compact records, but for the last ones. Earlier situations are seldom needed."""
        whole = len(self.rounds) - but
        return replace(self, rounds=(*(record.compact() for record in self.rounds[:whole]), *self.rounds[whole:]))

    def begin_round(
        self, seed: bytes | int, youngest: int = 0, entropy: Sequence[bytes] = (), hashes: Sequence[str] = ()
    ) -> Record:
        """Deal the next round from a secret seed and what each seat mixes in; the record holds the commitment to it.

        `hashes` are the commitments of the seats to their bytes, "" for none: a seat may keep its bytes to itself.
        """
        if self.is_over:
            raise Impossible("match-over", rounds=self.length)
        if entropy and len(entropy) != len(self.names):
            raise Impossible("entropy-unreadable", entropy=entropy_text(entropy), most=SEED_BYTES)
        deal = Deal(self.edition, len(self.names), mixed_seed(seed_bytes(seed), entropy))
        starter = self._next_starter() if self.rounds else None
        start = deal.position(deal.starter(youngest) if starter is None else starter)
        drawn = deal.starter_draws if starter is None else ()
        tags = [("Seats", "/".join(self.names)), ("Round", str(len(self.rounds) + 1))]
        tags += [("StarterDraw", draws_text(drawn))] if drawn else []
        tags += [("Entropy", entropy_text(entropy))] if any(entropy) else []
        tags += [("EntropyHashes", "/".join(each or "-" for each in hashes))] if any(hashes) else []
        return Record(start, (), (*tags, ("Commitment", commitment(seed_bytes(seed)))))

    def _next_starter(self) -> int | None:
        last = self.rounds[-1]
        # A finished round stands at the seat that would have been next, unless somebody resigned.
        follower = next_seat(last.final) if last.final.stage is Stage.RESIGNED else last.final.turn
        return next_starter(self.edition.rules, len(self.names), last.start.turn, follower)


def _same_game(a: Edition, b: Edition) -> bool:
    """Whether two editions have the same house rules, or the same rules, in whatever revision of one sheet."""
    return a.key == b.key and (a.rules == b.rules or a.changes == b.changes)


def games_in_round(rules: Rules, seats: int) -> int:
    """How many games, each from deal to outcome, make a round as the sheet counts them."""
    return {RoundGames.ONE: 1, RoundGames.PLAYERS: seats}[rules.round_games]


def whole_rounds(games: int, rules: Rules, seats: int) -> int | None:
    """The number of rounds that these games make; None if the last round would not be complete.

    >>> from tilerummy.engine.editions import get
    >>> whole_rounds(6, get("rummikub-vienna-en").rules, 3), whole_rounds(5, get("rummikub-vienna-en").rules, 3)
    (2, None)
    """
    rounds, rest = divmod(games, games_in_round(rules, seats))
    return None if rest else rounds


def next_starter(rules: Rules, seats: int, starter: int | None, follower: int | None) -> int | None:
    """Who starts the next round, from who started the last one and who would have been next in it.

    None if the starter is drawn again, or if the seat that decides is not known.
    """
    rotated = None if starter is None else (starter + STEP[rules.direction]) % seats
    next_ones = {NextStarter.ROTATE: rotated, NextStarter.REDRAW: None, NextStarter.FOLLOWER: follower}
    return next_ones[rules.next_starter]


@dataclass(frozen=True)
class RunningMatch:
    """A match being played: a server room, a saved terminal game and a lesson all hold one.

    It has no I/O: the host adds storage, a clock and a transport, and hands in every seed. `record` is the round under
    way, None between rounds; `seed` is that of the last round that was dealt.

    >>> from tilerummy.engine.editions import get
    >>> from tilerummy.engine.moves import DRAW_REQUEST
    >>> game = RunningMatch(Match(get("rummikub-vienna-en"), ("Ann", "computer:steady"), agreed=2)).begin(bytes(32))
    >>> game = game.play(DRAW_REQUEST, seconds=4)
    >>> str(game.last_move), game.to_move
    ('+b8', 1)
    """

    match: Match
    record: Record | None = None
    seed: bytes = field(default=b"", repr=False)

    # What follows from the rounds

    @property
    def is_over(self) -> bool:
        return self.record is None and self.match.is_over

    @property
    def last_record(self) -> Record | None:
        """The round under way, or the last one that ended."""
        if self.record is not None:
            return self.record
        return self.match.rounds[-1] if self.match.rounds else None

    @property
    def position(self) -> Position | None:
        """The position of the round under way, or the end of the last one."""
        final = self.last_record.final if self.last_record is not None else None
        return final if isinstance(final, Position) else None

    @cached
    def to_move(self) -> int | None:
        """The seat that may act, None between rounds."""
        return self._now.turn if self.record is not None else None

    @property
    def last_move(self) -> Move | None:
        record = self.last_record
        return record.entries[-1].move if record is not None and record.entries else None

    def has_clock(self, *, table_changed: bool = False) -> bool:
        """Whether the edition limits the time of this turn.

        `table_changed`: the seat to move has tried out a change of a meld of the table in this turn.
        """
        if self.record is None:
            return False
        return not any(clock_rules(self._now, table_changed=table_changed or self._has_changed_table))

    @property
    def _has_changed_table(self) -> bool:
        """Whether an earlier move of this turn changed a meld of the table. Only before a discard is there one."""
        last = self.last_move
        return self._now.stage is Stage.LAID and last is not None and bool(lay_in(last).taken)

    @property
    def deck(self) -> Deck:
        added = self.last_record.tag("Entropy") if self.last_record is not None else None
        return _deck(self.match.edition, len(self.match.names), self.seed, added)

    def bot_seed(self, seat: int) -> int:
        """The seed of the computer on this seat. It follows from the seed of the round and does not reveal it."""
        return int.from_bytes(sha256(self.seed + b"computer" + bytes([seat])).digest()[:8], "big")

    @property
    def _now(self) -> Position:
        position = self.position
        if self.record is None or position is None:
            raise Impossible("no-round")
        return position

    # What happens next

    def begin(
        self, seed: bytes, youngest: int = 0, entropy: Sequence[bytes] = (), hashes: Sequence[str] = ()
    ) -> "RunningMatch":
        """Deal the next round from a secret seed and what each seat mixes in, whose `hashes` were published before.

        `youngest` starts if the edition says so.
        """
        record = self.match.begin_round(seed, youngest, entropy, hashes).with_tag("Rounds", str(self.match.length))
        return replace(self, match=self.match.compact(), record=record, seed=seed)

    def play(self, move: Move, seconds: int | None = None, comment: str = "", why: str = "") -> "RunningMatch":
        """The match after a move of the seat to move; raises `IllegalMove` if the rules refuse it.

        The move is judged here and nowhere else on its way. Tiles that it only asks to draw come from the deck. A round
        that this move ends joins the finished ones, with its seed.
        """
        position = self._now
        assert self.record is not None
        record = self.record.played(self.deck.fill(position, move), seconds, comment, why)
        if not isinstance(record.final, Position) or outcome(record.final) is None:
            return replace(self, record=record)
        return replace(self, match=self.match.with_round(record.finished(self.seed)), record=None)

    def time_out(self, draft: Iterable[Meld | Row]) -> Timeout:
        """The time-out move for the rows that the seat to move was trying out."""
        return time_out(self._now, draft)


@lru_cache(maxsize=4096)
def _deck(edition: Edition, seats: int, seed: bytes, added: str | None) -> Deck:
    """The deck of a round, cached so that it is not shuffled again for every move."""
    return Deal(edition, seats, mixed_seed(seed, parse_entropy(added) if added else ())).deck
