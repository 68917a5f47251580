"""The review of a round as the page gets it: every turn in words, with the table and the racks after it."""

import re
from collections.abc import Iterator, Sequence

from tilerummy.answers import review_model as model
from tilerummy.answers.shown_melds import shown_melds
from tilerummy.bots import as_level
from tilerummy.engine.judging.referee import play
from tilerummy.engine.moves import LayingMove, lay_in
from tilerummy.engine.position import Position, View
from tilerummy.engine.record import Entry, Record, computer_of
from tilerummy.engine.scoring import score
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.turns import is_over
from tilerummy.language import Translator
from tilerummy.language.moves import describe_ending, describe_move, describe_reason, record_names, tiles_played
from tilerummy.language.provenance import table_title
from tilerummy.language.steps import describe_steps
from tilerummy.review.by_chances import RoundByChances, better_lay, weigh_round
from tilerummy.review.rounds import ReviewedTurn, RoundReview, TurningPoint, review_round
from tilerummy.review.sentences import (
    describe_by_chances,
    describe_level,
    describe_turn,
    describe_turning_point,
    percent,
)
from tilerummy.review.turns import leaving
from tilerummy.review.weighing import why_only_tiles
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
        self.only_tiles = why_only_tiles(self.review)

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
            turning_points=self._turning_points(self.review.turning_points),
            by_chances=self._by_chances(weigh_round(self.review)) if not self.only_tiles else None,
            only_tiles=self.words.text(f"review-only-tiles-{self.only_tiles}") if self.only_tiles else "",
            beginning=self.words.text("review-begins", name=self.names[self.record.start.turn]),
            ending=describe_ending(final, self.names, self.words),
            scores=score(final) if isinstance(final, Position) else None,
            is_over=is_over(final),
            can_continue=goes_on,
            why_not="" if goes_on else self.words.text("server-refused-record-not-dealt"),
        )

    def _turning_points(self, points: Sequence[TurningPoint]) -> tuple[model.TurningPointShown, ...]:
        return tuple(
            model.TurningPointShown(
                turn=point.turn + 1, seat=point.seat, text=describe_turning_point(point, self.names, self.words)
            )
            for point in points
        )

    # Turns

    def _turns(self) -> Iterator[model.TurnReviewed]:
        for number, (turn, before, after) in enumerate(self._arranged(), 1):
            yield self._turn(number, turn, before, after)

    def _arranged(self) -> Iterator[tuple[ReviewedTurn, Arrangement, Arrangement]]:
        """Each turn with the places of the melds before and after it."""
        arrangement = NOTHING_LAID.after(self.record.start.table)
        for turn in self.review.turns:
            before = arrangement
            for at in range(turn.begin, turn.end):
                arrangement = arrangement.after(self.record.situations[at + 1].table)
            yield turn, before, arrangement

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
            best=self._best(turn.seat, befores[review.best_after], review.best, before)
            if review is not None and turn.has_better
            else None,
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

    def _best(self, seat: int, there: Position | View, move: LayingMove | None, before: Arrangement) -> model.BestLay:
        """The lay that was better than what was done; None for laying nothing."""
        after, played = there, Tiles()
        how: tuple[str, ...] = (self.words.text("review-lay-nothing"),)
        if move is not None:
            after, played = play(there, move), tiles_played(there, move)
            how = (*describe_steps(steps(lay_in(move)), self.words, move),)
        arrangement = before.after(there.table).after(after.table)
        return model.BestLay(
            tiles=tuple(map(str, played)),
            steps=how,
            table=shown_melds(after.table, arrangement, played, self.rules.colours, self.words),
            rack_before=tuple(map(str, there.racks[seat])),
            rack=tuple(map(str, after.racks[seat])),
        )

    # The same by chances

    def _by_chances(self, by: RoundByChances) -> model.ByChances:
        return model.ByChances(
            turns=tuple(self._judged(by, at, before) for at, (_, before, _) in enumerate(self._arranged())),
            players=tuple(self._player_by_chances(by, seat) for seat in range(self.record.start.seats)),
            turning_points=self._turning_points(by.turning_points),
        )

    def _judged(self, by: RoundByChances, at: int, before: Arrangement) -> model.TurnJudged:
        turn, wrong, lost = self.review.turns[at], by.is_mistake(at), by.losses[at]
        there, better = self.record.situations[turn.begin], better_lay(turn, by.worths[at])
        return model.TurnJudged(
            sentence=describe_by_chances(by, at, self.names, self.words),
            marks=tuple(mark.value for mark in by.marks[at]),
            possible=self._possible(better) if wrong else "",
            missed=self.words.text("review-lost", points=percent(lost)) if lost else "",
            best=self._best(turn.seat, there, better, before) if wrong else None,
            exercise=str(there) if wrong and isinstance(there, Position) else None,
        )

    def _possible(self, better: LayingMove | None) -> str:
        if better is None:
            return self.words.text("review-nothing-laid")
        gone = leaving(better)
        return self._amount(len(gone), gone.points(self.rules.joker_penalty))

    def _player_by_chances(self, by: RoundByChances, seat: int) -> model.PlayerByChances:
        accuracy = by.accuracies[seat]
        return model.PlayerByChances(
            accuracy=percent(accuracy) if accuracy is not None else None,
            missed=self.words.text("review-mistakes", count=by.mistakes[seat]) if accuracy is not None else "",
            worst=tuple(at + 1 for at in by.worst[seat]),
            chances=tuple(round(chances[seat], 3) for chances in by.chances or ()),
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
