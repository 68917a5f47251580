"""A puzzle in the terminal: the page and the commands of a turn, with a goal instead of a round."""

from collections.abc import Callable, Iterator

from rich.console import Console, RenderableType
from rich.text import Text

from tilerummy.engine.draft import Draft, DraftError
from tilerummy.engine.moves import Lay, Move
from tilerummy.engine.quick_dataclass import dataclass
from tilerummy.engine.record import Record
from tilerummy.language import Translator
from tilerummy.language.steps import describe_steps
from tilerummy.puzzles import Puzzle, VerdictKind, verdict
from tilerummy.solver.steps import steps
from tilerummy.tui.commands import Command
from tilerummy.tui.faces import Faces
from tilerummy.tui.prompt import Prompt
from tilerummy.tui.scene import Scene, Seats
from tilerummy.tui.turn import Left, Turn

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
    """Puzzles at a terminal, one after another: `following` gives the next one, or None."""

    tr: Translator
    prompt: Prompt
    console: Console
    following: Callable[[], Puzzle | None]

    def play(self) -> None:
        """Play until there is no puzzle left or the person leaves."""
        try:
            puzzle = self.following()
            while puzzle is not None:
                self._play(puzzle)
                puzzle = self.following()
                if puzzle is not None:
                    self._wait()
        except (EOFError, KeyboardInterrupt, Left) as end:
            if not isinstance(end, Left) and self.prompt.is_terminal:
                self.console.print()
            if isinstance(end, KeyboardInterrupt):
                raise
        self.console.print(self.tr.text("play-bye"))

    def _play(self, puzzle: Puzzle) -> None:
        tr = self.tr.at_table(puzzle.view.rules)
        try:
            self._turn(puzzle, tr).play()
        except SolutionWanted:
            self._show(*self._solution(puzzle, tr))
        else:
            self._show(Text(tr.text("puzzle-solved"), style="bold green"))

    def _turn(self, puzzle: Puzzle, tr: Translator) -> PuzzleTurn:
        scene = Scene(tr, Faces(shapes=not self.console.options.ascii_only), self.console.width, self.console.height)
        return PuzzleTurn(
            Record(puzzle.view),
            puzzle.view,
            _seats(puzzle, tr),
            scene,
            self.prompt,
            self._show,
            news=[goal_text(puzzle, tr)],
            title=tr.text("puzzle-title", id=puzzle.id, grade=puzzle.grade),
            todo=tr.text("play-puzzle-todo"),
            clock=False,
            puzzle=puzzle,
        )

    def _solution(self, puzzle: Puzzle, tr: Translator) -> Iterator[Text]:
        yield Text(tr.text("puzzle-solution"), style="bold")
        for number, sentence in enumerate(describe_steps(steps(puzzle.solution), tr), 1):
            yield Text(f"  {number}. {sentence}")

    def _wait(self) -> None:
        self.prompt.offer(["q"])
        while typed := self.prompt.ask(f"{self.tr.text('puzzle-enter-next')} ").strip().casefold():
            if typed in ("q", "quit", self.tr.text("play-word-quit").casefold()):
                raise Left

    def _show(self, *parts: RenderableType) -> None:
        """A new page in a terminal, more text anywhere else."""
        if self.prompt.is_terminal and len(parts) > 1:
            self.console.clear()
        elif len(parts) > 1:
            self.console.print()
        for part in parts:
            self.console.print(part, overflow="fold")


def goal_text(puzzle: Puzzle, tr: Translator) -> str:
    """What the player is asked to do, in one sentence."""
    return tr.text(f"puzzle-goal-{puzzle.goal.value}", count=puzzle.tiles)


def _seats(puzzle: Puzzle, tr: Translator) -> Seats:
    """The others at the table are computers; they do nothing."""
    view = puzzle.view
    others = [seat for seat in range(view.seats) if seat != view.turn]
    names = tr.seat_names([tr.text("play-person")] * view.seats, others)
    return Seats(names, ("",) * view.seats, 1, 1)
