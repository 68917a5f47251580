"""The answers of the position lab. The engine and the solver give them; here they are put into words.

One question has a limit of processor time. What is asked comes first, and which arrangement changes the table least
comes last. A search that is stopped gives the best lay found so far, and the answer says what is not proved.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tilerummy.answers import lab_model as model
from tilerummy.answers.lab_typed import typed_rows
from tilerummy.answers.lessons import taught
from tilerummy.answers.processor_time import thread_time
from tilerummy.answers.review_model import ShownMeld
from tilerummy.answers.shown_melds import shown_melds
from tilerummy.bots.bounded_search import HINT_BUDGET
from tilerummy.bots.candidates import best_opening
from tilerummy.draw import ThemeName, table
from tilerummy.draw.shown import Showable
from tilerummy.engine.draft import read_trials
from tilerummy.engine.editions import Edition, get
from tilerummy.engine.errors import Impossible
from tilerummy.engine.judging.referee import judge, play, why_not_a_meld
from tilerummy.engine.melds import Meld, Row, laid_text, parse_laid, tiles_of, without
from tilerummy.engine.moves import Lay, parse_move
from tilerummy.engine.position import Position, Stage, TurnCount, View, fields_of, parse_situation, view
from tilerummy.engine.rules import Rules
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.turns import tiles_beside
from tilerummy.engine.violations import Violation
from tilerummy.language import Translator
from tilerummy.language.moves import tiles_played
from tilerummy.language.provenance import describe_source, table_title
from tilerummy.language.steps import describe_steps
from tilerummy.language.table_rules import rule_sentences
from tilerummy.rooms.arrangement import NOTHING_LAID, Arrangement
from tilerummy.rooms.drafts import as_if_on_turn, read_laid
from tilerummy.rooms.hints import no_lay_text
from tilerummy.rooms.jokers import joker_choices, stands_for
from tilerummy.rooms.refusals import Refusal
from tilerummy.rooms.typed import refuse_long
from tilerummy.rooms.wire import LaidRow
from tilerummy.solver import Solution, best, best_move, with_fewest_broken
from tilerummy.solver.all_best import AllBest, all_best, with_same_tiles
from tilerummy.solver.fewest_broken import melds_whole, restore
from tilerummy.solver.limits import OutOfTime, stopping
from tilerummy.solver.steps import laid_after, steps

SECONDS = 0.2
"""Processor time for one question. Usual ones need a tenth of it."""
SEARCHING, TELLING = 0.4, 0.55
"""The shares of this time after which the searches stop, and after which no further lay is put into words. What is left
is enough for one lay and for the answer itself."""


def answer(question: model.LabQuestion, words: Translator) -> model.LabAnswer:
    """The answer to everything that is asked. Raises `TilerummyError`."""
    began = thread_time()
    setting = setting_of(question, taught(words.language))
    if question.typed.strip():
        setting, question = with_typed(setting, question, words)
    return _Answer(setting, words.at_table(setting.bare.rules), began).whole(question)


def picture(trn: str, lay: str, theme: ThemeName) -> str:
    """A position, or what it looks like after a lay. Raises `TilerummyError` or `Refusal`."""
    move = parse_move(lay) if lay else None
    if not isinstance(move, Showable | None):
        raise Refusal("body-unreadable", status=422, place="lay")
    return table(parse_situation(trn.strip()), lay=move, theme=theme)


# What is asked about: unlike in a position, the table may have rows that are not melds

Laid = Meld | Row
NOT_MELDS = ("not-a-meld", "two-readings")
OTHERS = Tiles(unknown=1)
"""The rack of another seat at a new table: as few tiles as possible, so that the rest of the box can be used."""
NEW_COUNT = TurnCount(2, 0)
"""At a new table everybody has had a turn."""


@dataclass(frozen=True)
class Setting:
    """A situation without its table, and the rows that lie there."""

    bare: Position | View
    rows: tuple[Laid, ...]

    @property
    def whole(self) -> bool:
        """Whether the table is made of melds."""
        return not any(isinstance(row, Row) for row in self.rows)

    @property
    def situation(self) -> Position | View:
        """The situation. Only if the table is made of melds."""
        return replace(self.bare, table=tuple(row for row in self.rows if not isinstance(row, Row)))

    @property
    def seen(self) -> View:
        """What the seat to move sees of it."""
        there = self.situation
        return view(there, there.turn) if isinstance(there, Position) else there

    @property
    def elsewhere(self) -> Tiles:
        """Known tiles that are neither on the table nor on the rack of the seat to move."""
        racks = (rack.known for seat, rack in enumerate(self.bare.racks) if seat != self.bare.turn)
        return sum(racks, Tiles(self.bare.lying_open))

    def __str__(self) -> str:
        if self.whole:
            return str(self.situation)
        edition, _, *rest = str(self.bare).split(" ")
        return " ".join((edition, laid_text(self.rows), *rest))


def setting_of(question: model.LabQuestion, edition: Edition) -> Setting:
    """What the question describes; `edition` is that of a new table. Raises `TilerummyError`."""
    if question.trn.strip():
        setting = parse_setting(question.trn)
    else:
        setting = Setting(new_table(get(question.edition) if question.edition is not None else edition), ())
    bare, rows = setting.bare, setting.rows
    if question.rack is not None:  # the old rack need not be possible under the new rules
        bare = with_rack(bare, Tiles())
    if question.edition is not None and question.edition != str(bare.edition):
        bare = in_edition(bare, get(question.edition))
    if question.opened is not None:
        bare = replace(bare, opened=_opened(bare, opened=question.opened))
    if question.rack is not None:
        bare = with_rack(bare, Tiles(map(Tile.parse, question.rack)))
    if question.rows is not None:
        rows = tuple(read_laid(row.tiles, row.reading) for row in question.rows)
    return checked(Setting(bare, rows))


def parse_setting(trn: str) -> Setting:
    """Read a position or a view whose table may have rows that are not melds."""
    trn = trn.strip()
    try:
        situation = parse_situation(trn)
        rows: tuple[Laid, ...] = situation.table
    except Impossible as error:
        if error.code not in NOT_MELDS:
            raise
        edition, table, *rest = fields_of(trn)
        situation, rows = parse_situation(" ".join((edition, "-", *rest))), parse_laid(table)
    if situation.rack.unknown and isinstance(situation, View) and situation.seat is not None:
        situation = as_if_on_turn(situation)
    if situation.rack.unknown:
        raise Impossible("rack-unknown")
    return Setting(replace(situation, table=()), rows)


def new_table(edition: Edition) -> View:
    """An empty table in the middle of a round."""
    rules = edition.rules
    racks = (Tiles(), *(OTHERS,) * (max(2, rules.seats[0]) - 1))
    stage = Stage.DRAWN if rules.discard_pile else Stage.START
    return View(edition, (), racks, frozenset({0}), 0, stage, NEW_COUNT, seat=0)


def in_edition(bare: Position | View, edition: Edition) -> Position | View:
    """The same tiles under other rules. What these rules do not have is left out."""
    rules = edition.rules
    low, high = rules.seats
    if not low <= bare.seats <= high or bare.turn >= high:
        raise Impossible("seats-out-of-range", seats=bare.seats, low=low, high=high)
    return replace(
        bare,
        edition=edition,
        stage=Stage.DRAWN if rules.discard_pile else Stage.START,
        discards=bare.discards if rules.discard_pile else (),
        open_tile=bare.open_tile if rules.open_last_tile else None,
    )


def with_rack(bare: Position | View, rack: Tiles) -> Position | View:
    return replace(bare, racks=tuple(rack if seat == bare.turn else each for seat, each in enumerate(bare.racks)))


def _opened(bare: Position | View, *, opened: bool) -> frozenset[int]:
    """Who has made the first lay, so that the seat to move has or has not."""
    if opened:
        return bare.opened | {bare.turn}
    without = bare.opened - {bare.turn}
    return frozenset() if replace(bare, opened=without).has_opened(bare.turn) else without


def checked(setting: Setting) -> Setting:
    """The same setting. Raises `Impossible` if the box has fewer tiles."""
    bare = setting.bare
    if sum(len(row.row) for row in setting.rows) > bare.pool_size:
        raise Impossible("too-many-tiles", most=len(bare.rules.tiles))
    check_box(bare.rules, tiles_of(setting.rows) + bare.rack + setting.elsewhere)
    return setting


def check_box(rules: Rules, tiles: Tiles) -> None:
    surplus = tiles.minus(rules.tiles)
    if surplus:
        raise Impossible("more-than-in-the-box", tiles=str(surplus))


def rows_after(setting: Setting, rows: Sequence[LaidRow]) -> tuple[Laid, ...]:
    """The table after a lay. Raises `Impossible` if the box has fewer tiles."""
    rules = setting.bare.rules
    if sum(len(row.tiles) for row in rows) > len(rules.tiles):
        raise Impossible("too-many-tiles", most=len(rules.tiles))
    read = read_trials((read_laid(row.tiles, row.reading) for row in rows), setting.situation.table)
    check_box(rules, tiles_of(read))
    return read


def with_typed(setting: Setting, question: model.LabQuestion, words: Translator) -> tuple[Setting, model.LabQuestion]:
    """The setting and the question after the step that was typed."""
    bare, text, empty = setting.bare, question.typed, new_table(setting.bare.edition)
    left = bare.rules.tiles.minus(tiles_of(setting.rows) + bare.rack + setting.elsewhere)
    match question.typed_to:
        case "table":
            laid = typed_rows(text, setting.rows, left, empty, words)
            refuse_long(laid)
            return replace(setting, rows=laid), question
        case "rack":
            held = (Row(tuple(bare.rack)),) if bare.rack else ()
            return replace(
                setting, bare=with_rack(bare, tiles_of(typed_rows(text, held, left, empty, words)))
            ), question
        case _:
            rows = rows_after(setting, question.after or ())
            free = (tiles_of(setting.rows) + bare.rack).minus(tiles_of(rows))
            laid = typed_rows(text, rows, free, empty, words)
            refuse_long(laid)
            after = tuple(LaidRow(tiles=tuple(map(str, row.row)), reading=_meant(row)) for row in laid)
            return setting, question.model_copy(update={"after": after})


def _meant(row: Laid) -> str | None:
    return None if isinstance(row, Row) else str(row)


# Answers


class _Answer:
    def __init__(self, setting: Setting, words: Translator, began: float) -> None:
        self.setting, self.words, self.began = setting, words, began
        self.edition, self.rules = setting.bare.edition, setting.bare.rules

    def late(self) -> bool:
        """Whether the searches have to stop."""
        return thread_time() - self.began > SEARCHING * SECONDS

    def over(self) -> bool:
        """Whether nothing more should be told."""
        return thread_time() - self.began > TELLING * SECONDS

    def whole(self, question: model.LabQuestion) -> model.LabAnswer:
        setting, rack = self.setting, self.setting.bare.rack
        opened = setting.bare.has_opened(setting.bare.turn)
        lays = self._lays(setting.seen, question) if setting.whole and rack else {}
        start = NOTHING_LAID.after(setting.rows)
        return model.LabAnswer(
            trn=str(setting),
            whole=setting.whole,
            text=self._table_text(),
            edition=str(self.edition),
            title=table_title(self.edition, self.words),
            unit="game" if self.words.unit == "game" else "round",
            opened=opened,
            rows=tuple(map(self._row, setting.rows)),
            rack=tuple(map(str, rack)),
            box=tuple(self._box()),
            start=self._melds(setting.rows, start, Tiles()) if setting.whole else (),
            verdict=self._verdict(question) if setting.whole and question.after is not None else None,
            repair=self._repair(),
            **lays,
        )

    def _lays(self, seen: View, question: model.LabQuestion) -> dict[str, Any]:
        """What can be laid: first what is certain about it, then how."""
        goal = question.goal
        solution = self._best_solution(seen, goal)
        most = solution if goal in ("tiles", "tiles-points") else self._best_solution(seen, "tiles")
        facts = {"go_out": self._go_out(seen, most), "left": self._left(seen, most)}
        if not seen.has_opened(seen.turn):
            facts["first_lay"] = self._first_lay(seen)
        first = solution if solution is not None and solution.take is None else None
        others = all_best(seen, goal, first=first, stop=self.late) if question.every else None
        told = self._best(seen, solution, goal)
        every = self._every(seen, others, goal, told.lay) if others is not None else None
        return facts | {"best": told, "every": every}

    # The table

    def _table_text(self) -> str:
        rows = self.setting.rows
        if not rows:
            return self.words.text("lab-table-empty")
        broken = sum(isinstance(row, Row) and not row.readings for row in rows)
        if broken:
            return self.words.text("lab-table-broken", count=broken)
        return self.words.text("lab-table-melds" if self.setting.whole else "lab-table-unclear")

    def _row(self, row: Laid) -> model.LabRow:
        unclear = isinstance(row, Row) and bool(row.readings)
        why = why_not_a_meld(row) if isinstance(row, Row) and not unclear else None
        return model.LabRow(
            tiles=tuple(map(str, row.row)),
            stands_for=tuple(map(str, stands_for(row, self.rules.colours))),
            name=self.words.meld(row),
            state="open" if unclear else "unfinished" if isinstance(row, Row) else "meld",
            reading=None if isinstance(row, Row) else str(row),
            why=self._reason(why) if why is not None else None,
            choices=joker_choices(row, self.rules.colours, self.words) if isinstance(row, Row) else (),
        )

    def _reason(self, violation: Violation) -> model.LabReason:
        return model.LabReason(
            clause=violation.clause,
            text=self.words.violation(violation),
            source=describe_source(violation, self.edition, self.words),
            field=violation.field or "",
        )

    def _box(self) -> Iterator[model.BoxTile]:
        elsewhere, all_tiles = self.setting.elsewhere, self.rules.tiles
        for tile in dict.fromkeys(all_tiles):
            yield model.BoxTile(tile=str(tile), most=all_tiles.count(tile) - elsewhere.count(tile))

    def _repair(self) -> model.LabRepair | None:
        """The closest table of melds, if a row is not a meld."""
        rows, colours = self.setting.rows, self.rules.colours
        if all(not isinstance(row, Row) or row.readings for row in rows):
            return None
        melds = tuple(row for row in rows if not isinstance(row, Row))
        try:
            with stopping(self.late):
                repair = restore(tiles_of(rows), melds, colours, stop=self.late)
        except OutOfTime:
            return model.LabRepair(text=self.words.text("lab-unsure"), table=(), trn=None)
        except Impossible:  # tiles that no box has together
            repair = None
        if repair is None:
            return model.LabRepair(text=self.words.text("cli-restore-impossible"), table=(), trn=None)
        kept = melds_whole(melds, repair, colours)
        text = self.words.text("cli-restore-kept", whole=kept, melds=len(melds))
        if self.late() and kept < len(melds):
            text = f"{text} {self.words.text('lab-unsure')}"
        arrangement = NOTHING_LAID.after(rows).after(repair)
        return model.LabRepair(
            text=text,
            table=self._melds(repair, arrangement, Tiles()),
            trn=str(Setting(self.setting.bare, repair)),
        )

    def _melds(self, rows: Sequence[Laid], arrangement: Arrangement, played: Tiles) -> tuple[ShownMeld, ...]:
        return shown_melds(rows, arrangement, played, self.rules.colours, self.words)

    # Lays

    def _best_solution(self, seen: View, goal: str) -> Solution | None:
        """The best lay, in any arrangement; None if it is certain that nothing can be laid."""
        if any(True for _ in tiles_beside(seen)):
            return best_move(seen, goal, budget=HINT_BUDGET, fewest_broken=False, stop=self.late)
        return best(seen, goal, fewest_broken=False, stop=self.late)

    def _best(self, seen: View, solution: Solution | None, goal: str) -> model.LabBest:
        if solution is None:
            return model.LabBest(text=self._nothing(seen), sure=True, lay=None)
        if solution.lay is None or solution.move is None:
            return model.LabBest(text=self.words.text("cli-solve-open"), sure=False, lay=None)
        broken = judge(seen, solution.move)
        if broken:
            return model.LabBest(text=self.words.violation(broken[0]), sure=solution.optimal, lay=None)
        said = "cli-solve-best" if solution.optimal else "cli-solve-found"
        laid, worth = self.words.count_tiles(solution.tiles), self.words.text("count-points", count=solution.points)
        lay = self._lay(seen, with_fewest_broken(seen, solution, goal, stop=self.late))
        return model.LabBest(text=self.words.text(said, laid=laid, worth=worth), sure=solution.optimal, lay=lay)

    def _nothing(self, seen: View) -> str:
        melds = () if seen.has_opened(seen.turn) else best_opening(seen)
        text = no_lay_text(seen, melds, self.words)
        if any(meld.tiles.jokers for meld in melds):  # what it counts here is not what it costs on the rack
            text = " ".join((text, *rule_sentences(self.edition, ("open_joker",), self.words)))
        return text

    def _lay(self, seen: View, solution: Solution) -> model.LabLay:
        lay, move = solution.lay, solution.move
        assert lay is not None
        assert move is not None
        after, played = play(seen, move), tiles_played(seen, move)
        start = NOTHING_LAID.after(seen.table)
        return model.LabLay(
            move=str(move),
            text=self.words.text(
                "review-tiles-points",
                tiles=self.words.count_tiles(solution.tiles),
                points=self.words.text("count-points", count=solution.points),
            ),
            tiles=tuple(map(str, played)),
            steps=tuple(self._steps(seen, lay, move, start)),
            table=self._melds(after.table, start.after(after.table), played),
            rack=tuple(map(str, after.racks[seen.turn])),
            note=" ".join(self._notes(solution)),
        )

    def _notes(self, solution: Solution) -> Iterator[str]:
        assert solution.lay is not None
        if solution.lay.played.jokers:
            worth = self.words.text("count-points", count=self.rules.joker_penalty)
            yield self.words.text("lab-joker-points", worth=worth)
        if solution.take is None and solution.lay.taken and not solution.fewest_broken:
            yield self.words.text("lab-not-simplest")

    def _steps(self, seen: View, lay: Lay, move: Showable, arrangement: Arrangement) -> Iterator[model.LabStep]:
        """The table and the rack after each step."""
        rack, told = seen.rack, steps(lay, self.over)
        texts, tables = describe_steps(told, self.words, move), laid_after(seen.table, told)
        for step, text, shown in zip(told, texts, tables, strict=True):
            arrangement, rack = arrangement.after(shown), rack.minus(step.rack)
            melds = self._melds(shown, arrangement, step.rack)
            yield model.LabStep(text=text, table=melds, rack=tuple(map(str, rack)))

    def _every(self, seen: View, others: AllBest, goal: str, known: model.LabLay | None) -> model.LabEvery:
        """All of them; `known` is one that has been told already."""
        lays = []
        for solution in others.solutions:
            if solution.lay is None or judge(seen, solution.lay):
                continue
            if known is not None and known.tiles == tuple(map(str, solution.lay.played)):
                lays.append(known)
            elif not self.over():
                lays.append(self._lay(seen, with_same_tiles(seen, solution, goal, stop=self.late)))
        sure = others.complete and len(lays) == len(others.solutions)
        text = self.words.text("lab-every" if sure else "lab-every-some", count=len(lays))
        return model.LabEvery(text=text, sure=sure, lays=tuple(lays))

    # Facts

    def _first_lay(self, seen: View) -> model.LabFact:
        solution = best(seen, "open-least", fewest_broken=False, stop=self.late)
        if solution is None:
            return model.LabFact(yes=False, text=self._nothing(seen))
        if solution.lay is None:
            return model.LabFact(yes=None, text=self.words.text("cli-solve-open"))
        broken = judge(seen, solution.lay)
        if broken:
            return model.LabFact(yes=False, text=self.words.violation(broken[0]))
        tiles, count = self.words.tiles(solution.lay.played), solution.tiles
        return model.LabFact(yes=True, text=self.words.text("server-hint-which", tiles=tiles, count=count))

    def _go_out(self, seen: View, most: Solution | None) -> model.LabFact:
        count = self._playable(seen, most)
        if len(seen.rack) - count <= self.rules.discard_pile:
            return model.LabFact(yes=True, text=self.words.text("server-hint-goes-out", count=count))
        if most is not None and not most.optimal:
            return model.LabFact(yes=None, text=self.words.text("lab-unsure"))
        said = "server-hint-not-out" if count else "server-hint-none"
        return model.LabFact(yes=False, text=self.words.text(said, count=count))

    def _left(self, seen: View, most: Solution | None) -> model.LabFact:
        count = len(seen.rack) - self._playable(seen, most)
        if count and most is not None and not most.optimal:
            return model.LabFact(yes=None, text=self.words.text("lab-unsure"))
        return model.LabFact(yes=not count, text=self.words.text("lab-left", count=count))

    def _playable(self, seen: View, most: Solution | None) -> int:
        """How many tiles leave the rack."""
        if most is None or most.move is None or judge(seen, most.move):
            return 0
        return len(seen.rack) - len(play(seen, most.move).racks[seen.turn])

    def _verdict(self, question: model.LabQuestion) -> model.LabVerdict:
        assert question.after is not None
        seen = self.setting.seen
        after = rows_after(self.setting, question.after)
        lay = Lay(without(seen.table, after), without(after, seen.table))
        broken = judge(seen, lay)
        text = self.words.text("cli-judge-refused", count=len(broken)) if broken else self.words.text("cli-judge-legal")
        return model.LabVerdict(
            legal=not broken,
            text=text,
            reasons=tuple(map(self._reason, broken)),
            rows=tuple(map(self._row, after)),
            move=str(lay),
            rack=tuple(map(str, seen.rack.minus(lay.played) if not broken else seen.rack)),
        )
