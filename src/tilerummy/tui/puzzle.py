"""A puzzle in the terminal: the page and the commands of a turn, with a goal instead of a round."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from tilerummy.engine.draft import Draft, DraftError
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.record import Record
from tilerummy.language import Translator
from tilerummy.language.commands import Command
from tilerummy.language.steps import describe_steps
from tilerummy.puzzles import Puzzle, VerdictKind, verdict
from tilerummy.solver.steps import steps
from tilerummy.tui.scene import Seats, Shown
from tilerummy.tui.terminal import Left, Terminal
from tilerummy.tui.turn import Turn

OTHER_MOVES = frozenset({"draw", "pass", "discard"})


class SolutionWanted(Exception):
    """The person asks for the solution."""


@dataclass
class PuzzleTurn(Turn):
    """A turn that ends with the lay that solves the puzzle. A legal lay that does not is kept as the draft."""

    puzzle: Puzzle | None = None

    def _done(self, command: Command) -> Move | None:
        if command.name in OTHER_MOVES:
            raise DraftError("puzzle-lay-only")
        if command.name == "resign":
            raise SolutionWanted
        return super()._done(command)

    def _end(self) -> Move | None:
        move = super()._end()
        assert self.puzzle is not None
        assert isinstance(move, Lay)
        found = verdict(self.puzzle, move)
        match found.kind:
            case VerdictKind.SOLVED:
                return move
            case VerdictKind.JOKER_STAYS:
                raise DraftError("puzzle-joker-stays")
            case _:
                raise DraftError("puzzle-too-few", laid=found.laid, count=self.puzzle.tiles)

    def _hint(self) -> None:
        """First names the tiles of the solution, then makes it the draft."""
        assert self.puzzle is not None
        if self.hinted is not None:
            draft, self.hinted = self.hinted, None
            self._try(draft)
            return
        solution = self.puzzle.solution
        self.hinted = Draft.of(self.view).change(solution)
        self.message = [
            self.tr.text("play-hint", count=self.puzzle.tiles, tiles=self.tr.tiles(solution.played)),
            self.tr.text("play-hint-again"),
        ]


@dataclass
class PuzzleGame:
    """Puzzles at a terminal, one after another."""

    tr: Translator
    terminal: Terminal
    puzzles: Iterable[Puzzle]

    def play(self) -> None:
        """Play until there is no puzzle left or the person leaves."""
        try:
            for number, puzzle in enumerate(self.puzzles):
                if number:
                    self.terminal.wait(self.tr.text("puzzle-enter-next"), self.tr)
                self._play(puzzle)
        except (EOFError, KeyboardInterrupt, Left) as end:
            if not isinstance(end, Left) and self.terminal.is_terminal:
                self.terminal.console.print()
            if isinstance(end, KeyboardInterrupt):
                raise
        self.terminal.console.print(self.tr.text("play-bye"))

    def _play(self, puzzle: Puzzle) -> None:
        tr = self.tr.at_table(puzzle.view.rules)
        try:
            self._turn(puzzle, tr).play()
        except SolutionWanted:
            sentences = enumerate(describe_steps(steps(puzzle.solution), tr), 1)
            lines = (Text(f"  {number}. {sentence}") for number, sentence in sentences)
            self.terminal.show(Text(tr.text("puzzle-solution"), style="bold"), *lines)
        else:
            self.terminal.show(Text(tr.text("puzzle-solved"), style="bold green"))

    def _turn(self, puzzle: Puzzle, tr: Translator) -> PuzzleTurn:
        title, todo = tr.text("puzzle-title", id=puzzle.id, grade=puzzle.grade), tr.text("play-puzzle-todo")
        goal = tr.text(f"puzzle-goal-{puzzle.goal.value}", count=puzzle.tiles)
        shown = Shown(Draft.of(puzzle.view), _seats(puzzle, tr), [goal], title=title, todo=todo)
        return PuzzleTurn(shown, Record(puzzle.view), tr, self.terminal, clock=False, puzzle=puzzle)


def _seats(puzzle: Puzzle, tr: Translator) -> Seats:
    """The others at the table are computers; they do nothing."""
    view = puzzle.view
    others = [seat for seat in range(view.seats) if seat != view.turn]
    names = tr.seat_names([tr.text("play-person")] * view.seats, others)
    return Seats(names, ("",) * view.seats, 1, 1)
