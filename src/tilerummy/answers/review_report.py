"""The review of a round as the page gets it: every turn in words, with the table and the racks after it."""

import re
from collections.abc import Iterator, Sequence

from tilerummy.answers import review_model as model
from tilerummy.answers.shown_melds import shown_melds
from tilerummy.bots import as_level
from tilerummy.engine.judging.referee import play
from tilerummy.engine.moves import lay_in
from tilerummy.engine.position import Position, View
from tilerummy.engine.record import Entry, Record, computer_of
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over
from tilerummy.language import Translator
from tilerummy.language.moves import describe_ending, describe_move, describe_reason, record_names, tiles_played
from tilerummy.language.provenance import table_title
from tilerummy.language.steps import describe_steps
from tilerummy.review.rounds import ReviewedTurn, RoundReview, review_round
from tilerummy.review.sentences import describe_level, describe_turn, describe_turning_point
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement
from tilerummy.rooms.names import seat_names
from tilerummy.rooms.room_records import can_continue, round_in
from tilerummy.solver.steps import steps

HINT = re.compile(r"hint \d")
"""How a server notes in a record that the player asked for a hint (`Room.remark`)."""


def report(record: Record, number: int, rounds: int, tr: Translator) -> model.RoundReviewed:
    """The review of a record, which is round `number` of `rounds`."""
    return _Report(record, tr).whole(number, rounds)


def review_json(trn: str, number: int, tr: Translator, shown: tuple[int, int] | None = None) -> bytes:
    """The review of a round of a record as JSON. Raises `Refusal` or `TilerummyError`.

    `shown` is the number of the round and of all rounds, if the record is only a part of the match.
    """
    record, rounds = round_in(trn, number)
    return report(record, *(shown or (number, rounds)), tr).model_dump_json().encode()


class _Report:
    def __init__(self, record: Record, tr: Translator) -> None:
        self.record, self.rules = record, record.start.rules
        self.words = tr.at_table(self.rules)
        self.names = seat_names(record_names(record, self.words), self.words)
        self.review: RoundReview = review_round(record)

    def whole(self, number: int, rounds: int) -> model.RoundReviewed:
        final, goes_on = self.record.final, can_continue(self.record)
        return model.RoundReviewed(
            edition=str(self.record.start.edition),
            title=table_title(self.record.start.edition, self.words),
            unit="game" if self.words.unit == "game" else "round",
            round=number,
            rounds=rounds,
            players=tuple(self._player(seat) for seat in range(self.record.start.seats)),
            start=self._moment(self.record.start, NOTHING_LAID.after(self.record.start.table), Tiles()),
            turns=tuple(self._turns()),
            turning_points=tuple(
                model.TurningPointShown(
                    turn=point.turn + 1, seat=point.seat, text=describe_turning_point(point, self.names, self.words)
                )
                for point in self.review.turning_points
            ),
            beginning=self.words.text("review-begins", name=self.names[self.record.start.turn]),
            ending=describe_ending(final, self.names, self.words),
            scores=score(final) if isinstance(final, Position) else None,
            is_over=is_over(final),
            can_continue=goes_on,
            why_not="" if goes_on else self.words.text("server-refused-record-not-dealt"),
        )

    # Turns

    def _turns(self) -> Iterator[model.TurnReviewed]:
        arrangement = NOTHING_LAID.after(self.record.start.table)
        for number, turn in enumerate(self.review.turns, 1):
            before = arrangement
            for at in range(turn.begin, turn.end):
                arrangement = arrangement.after(self.record.situations[at + 1].table)
            yield self._turn(number, turn, before, arrangement)

    def _turn(self, number: int, turn: ReviewedTurn, before: Arrangement, after: Arrangement) -> model.TurnReviewed:
        entries = self.record.entries[turn.begin : turn.end]
        befores = self.record.situations[turn.begin : turn.end]
        name, review = self.names[turn.seat], turn.review
        played = sum((tiles_played(there, move) for there, move in zip(befores, turn.moves, strict=True)), Tiles())
        missed = (review.missed_tiles, review.missed_points) if review is not None else (0, 0)
        exercise = befores[review.best_after] if review is not None and turn.has_better else None
        return model.TurnReviewed(
            number=number,
            lap=befores[0].turn_count.lap,
            seat=turn.seat,
            text=" ".join(
                describe_move(there, entry.move, name, self.words, entry.why)
                for there, entry in zip(befores, entries, strict=True)
            ),
            sentence=describe_turn(self.record, turn, self.names, self.words),
            marks=tuple(mark.value for mark in turn.marks),
            why=" ".join(dict.fromkeys(filter(None, (describe_reason(each.why, self.words) for each in entries)))),
            comment=" ".join(filter(None, map(self._comment, entries))),
            tiles=max(0, review.tiles) if review is not None else 0,
            laid=self._amount(review.tiles, review.points) if review is not None else "",
            possible=self._amount(review.best_tiles, review.best_points) if review is not None else "",
            missed=self._amount(*missed) if turn.is_exercise else "",
            best=self._best(turn, befores, before) if turn.has_better else None,
            after=self._moment(self.record.situations[turn.end], after, played),
            moves=turn.end,
            position=str(befores[0]),
            exercise=str(exercise) if isinstance(exercise, Position) else None,
        )

    def _comment(self, entry: Entry) -> str:
        """A comment as it is written, but the server's own remark about a hint in words."""
        return self.words.text("review-hinted") if HINT.fullmatch(entry.comment) else entry.comment

    def _amount(self, tiles: int, points: int) -> str:
        counted = self.words.text("count-tiles", count=max(0, tiles))
        if tiles <= 0:
            return counted
        return self.words.text(
            "review-tiles-points", tiles=counted, points=self.words.text("count-points", count=points)
        )

    def _best(self, turn: ReviewedTurn, befores: Sequence[Position | View], before: Arrangement) -> model.BestLay:
        assert turn.review is not None
        move = turn.review.best
        assert move is not None
        there = befores[turn.review.best_after]
        lay, after = lay_in(move), play(there, move)
        played = tiles_played(there, move)
        arrangement = before.after(there.table).after(after.table)
        return model.BestLay(
            tiles=tuple(map(str, played)),
            steps=tuple(describe_steps(steps(lay), self.words, move)),
            table=shown_melds(after.table, arrangement, played, self.rules.colours, self.words),
            rack_before=tuple(map(str, there.racks[turn.seat])),
            rack=tuple(map(str, after.racks[turn.seat])),
        )

    # What lies there

    def _moment(self, there: Position | View, arrangement: Arrangement, played: Tiles) -> model.Moment:
        return model.Moment(
            table=shown_melds(there.table, arrangement, played, self.rules.colours, self.words),
            racks=tuple(tuple(map(str, rack.known)) for rack in there.racks),
            hidden=tuple(rack.unknown for rack in there.racks),
            pool=there.pool_size,
            opened=tuple(sorted(there.opened)),
            discards=tuple(tuple(map(str, pile)) for pile in there.discards),
            open_tile=str(there.open_tile) if there.open_tile is not None else None,
        )

    # Players

    def _player(self, seat: int) -> model.PlayerReviewed:
        rating = self.review.ratings[seat]
        known = rating is not None and rating.accuracy is not None
        missed = self.review.missed[seat]
        return model.PlayerReviewed(
            name=self.names[seat],
            computer=as_level(computer_of(self.record.names[seat]) or ""),
            accuracy=round(rating.accuracy) if rating is not None and rating.accuracy is not None else None,
            level=describe_level(rating, self.words) if rating is not None and known else "",
            missed=self._amount(missed.tiles, missed.points) if known else "",
            values=tuple(values[seat] for values in self.review.values),
            worst=tuple(at + 1 for at in self.review.worst[seat]),
        )
