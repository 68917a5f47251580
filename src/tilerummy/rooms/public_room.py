"""What everybody may know about a room, taken from its state once for all readers."""

from dataclasses import dataclass
from typing import Literal

from tilerummy.engine.dealer import Draws, commitment
from tilerummy.engine.editions import Edition
from tilerummy.engine.match import ScoreSheet
from tilerummy.engine.position import Position
from tilerummy.engine.rules import Rules
from tilerummy.language.moves import starter_draws
from tilerummy.language.rounds import wins_decide
from tilerummy.rooms.room import Room


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
            draws=starter_draws(room.record) if room.record is not None else (),
            starter=room.record.start.turn if room.record is not None else None,
            youngest=room.youngest_seat if room.waits_for_youngest else None,
            deal=commitment(room.seed) if room.seed else "",
        )


def _facts(room: Room) -> tuple[object, ...]:
    """What decides the public facts. A move within a round changes none of it."""
    agreed = room.edition, room.pace, room.hints, room.agreed
    said = room.ready, room.delete_votes, room.youngest, room.secret, room.closed
    return room.id, *agreed, room.sitters, *said, room.match, room.running is None
