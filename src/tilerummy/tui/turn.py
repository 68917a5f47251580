"""One turn of the person: commands change the draft until one of them is a legal move."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from rich.text import Text

from tilerummy.bots.bounded_search import hint_lay
from tilerummy.bots.candidates import first_legal
from tilerummy.engine.draft import Draft, DraftError, moves_at_time_out
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.judging.referee import judge
from tilerummy.engine.moves import DRAW_REQUEST, PASS, RESIGN, Discard, Lay, Move, TakeDiscard, TakeOpenTile
from tilerummy.engine.record import Record
from tilerummy.engine.tiles import Tiles
from tilerummy.engine.violations import IllegalMove
from tilerummy.language import Translator
from tilerummy.language.commands import NAMES, Command, changed, vocabulary
from tilerummy.language.moves import describe_move
from tilerummy.language.typed import understand
from tilerummy.tui.faces import in_the_box
from tilerummy.tui.pages import help_lines, pages, rules_lines
from tilerummy.tui.scene import BY_GROUP, BY_RUN, Shown
from tilerummy.tui.terminal import Left, Terminal, TimeUp, now, time_text

PROMPT_ROWS = 2
"""The rows of the terminal below a page."""


@dataclass
class Turn:
    """Holds the draft and its history; sees a View and the redacted record."""

    shown: Shown
    """What the person sees: the draft, and what happened before this turn."""
    log: Record
    tr: Translator
    terminal: Terminal
    hints: bool = True
    ends: float | None = None
    """When the time for this turn is over, as `terminal.now` tells it; None as long as no clock runs."""
    limit: int | None = None
    """The seconds from the first change of a meld of the table, if no clock runs and that starts it."""
    clock: bool = True
    """Whether this table plays with the clock of the edition."""
    hinted: Draft | None = None
    resigning: bool = False
    typed_ahead: str = ""
    """What was typed at the end of a page, which is the next command."""

    def __post_init__(self) -> None:
        self.view = self.shown.draft.view
        self.history = [self.shown.draft]
        self.at = 0
        self.message: list[str] = []
        self.scene = self.terminal.scene(self.tr)
        self.vocabulary = vocabulary(self.tr)

    @property
    def draft(self) -> Draft:
        return self.history[self.at]

    def play(self) -> tuple[Move, ...]:
        """The move that ends the turn, or what follows from the draft by the rules when the time is over."""
        try:
            return (self._move(),)
        except TimeUp:
            if self.terminal.is_terminal:
                self.terminal.show("")
            return moves_at_time_out(self.view, self.draft, table_changed=True)

    def _move(self) -> Move:
        last: tuple[Draft, str] | None = None
        while True:
            shown = self.shown = replace(self.shown, draft=self.draft, message=self.message)
            # A script does not need the same page twice.
            if self.terminal.is_terminal or last != (self.draft, shown.sorting):
                self.terminal.show(*self.scene.lines(shown))
            else:
                self.terminal.show(*self.message)
            last = (self.draft, shown.sorting)
            self.message = []
            move = self._asked()
            if move is not None:
                return move

    def _asked(self) -> Move | None:
        """Read one line: the move, or None if it only changed the draft or could not be done."""
        typed = (form for forms in NAMES.values() for form in forms)
        self.terminal.offer([*typed, *self.vocabulary, *map(str, self.draft.rack)])
        line = self.typed_ahead or self.terminal.ask("> ", self.ends, self._timed).strip()
        self.typed_ahead = ""
        try:
            return self._done(understand(line, self.draft, self.tr)) if line else None
        except DraftError as error:
            params = {
                name: self.tr.tiles(value) if isinstance(value, Tiles) else value
                for name, value in error.params.items()
            }
            said = self.tr.text(f"play-{error.code}", **params)
            self.message = [said if params else in_the_box(said, self.view.rules)]
        except TilerummyError as error:
            self.message = [self.tr.error(error)]
        return None

    def _timed(self, left: float) -> str:
        return f"{self.tr.text('play-time-left', time=time_text(left))} > "

    def _done(self, command: Command) -> Move | None:
        resigned_before, self.resigning = self.resigning, command.name == "resign"
        match command.name:
            case "end":
                return self._end()
            case "draw":
                return self._plain(DRAW_REQUEST)
            case "pass":
                return self._plain(PASS)
            case "discard":
                return self._plain(Discard(command.tiles[0]))
            case "resign" if resigned_before:
                return RESIGN
            case "resign":
                self.message = [self.tr.text("play-resign-sure")]
            case "quit":
                raise Left
            case "hint":
                self._hint()
            case "sort":
                self._sort(command.word)
            case "log":
                self._log()
            case "rules":
                self._page(list(rules_lines(self.tr, self.view.edition, self.scene.width, clock=self.clock)))
            case "help":
                self._page(list(help_lines(self.tr, self.view.rules)))
            case "undo" | "redo" | "reset":
                self._travel(command.name)
            case _:
                self._change(command)
        return None

    # The draft

    def _change(self, command: Command) -> None:
        self._try(changed(self.draft, command))

    def _try(self, draft: Draft) -> None:
        self.history = [*self.history[: self.at + 1], draft]
        self.at += 1
        if self.ends is None and self.limit is not None and draft.changes_table:
            self.ends = now() + self.limit

    def _travel(self, way: str) -> None:
        if way == "reset":
            if not self.draft.is_changed:
                raise DraftError("slip-nothing-to-reset")
            self._try(Draft.of(self.view))
            return
        to = self.at + (1 if way == "redo" else -1)
        if not 0 <= to < len(self.history):
            raise DraftError(f"slip-nothing-to-{way}")
        self.at = to

    # Moves

    def _end(self) -> Move | None:
        if not self.draft.is_changed:
            raise DraftError("slip-nothing-laid")
        # The page already shows why the draft is refused.
        if judge(self.view, self.draft.move):
            raise DraftError("slip-refused")
        return self.draft.move

    def _plain(self, move: Move) -> Move:
        if self.draft.is_changed:
            raise DraftError("slip-draft-open")
        violations = judge(self.view, move)
        if violations:
            raise IllegalMove(violations)
        return move

    # Hints, sorting, log and help

    def _hint(self) -> None:
        """First shows a lay, then makes it the draft."""
        if not self.hints:
            raise DraftError("slip-no-hints")
        if self.hinted is not None:
            draft, self.hinted = self.hinted, None
            self._try(draft)
            return
        move = first_legal(self.view, hint_lay)
        if move is None:
            raise DraftError("hint-none")
        draft = Draft.of(self.view)
        if isinstance(move, TakeDiscard | TakeOpenTile):
            draft = draft.take_beside("<" if isinstance(move, TakeDiscard) else "^").change(move.lay)
        elif isinstance(move, Lay):
            draft = draft.change(move)
        self.hinted = draft
        self.message = [
            self.tr.text("play-hint", count=len(draft.played), tiles=self.tr.tiles(draft.played)),
            str(move),
            self.tr.text("play-hint-again"),
        ]

    def _sort(self, word: str) -> None:
        spoken = {name: sorting for sorting in (BY_RUN, BY_GROUP) for name in (sorting, self._word(sorting))}
        spoken[""] = BY_GROUP if self.shown.sorting == BY_RUN else BY_RUN
        if word.casefold() not in spoken:
            raise DraftError("slip-usage-sort")
        self.shown = replace(self.shown, sorting=spoken[word.casefold()])

    def _word(self, name: str) -> str:
        return self.tr.text(f"play-word-{name}").casefold()

    def _log(self) -> None:
        lines = []
        for before, entry in zip(self.log.situations, self.log.entries, strict=False):
            sentence = describe_move(before, entry.move, self.shown.seats.names[entry.seat], self.tr, entry.why)
            lines.append(Text(f"{before.turn_count.lap}. {sentence}"))
        self._page(lines or [Text(self.tr.text("play-log-empty"))])

    def _page(self, lines: Sequence[Text]) -> None:
        """Show text instead of the table; at a terminal page by page, each until a line is entered.

        An empty line turns the page, q goes back to the table, and any other line is a command, which is obeyed.
        """
        if not self.terminal.is_terminal:
            self.terminal.show(*lines)
            return
        shown = list(pages(lines, self.scene.width, self.scene.height - PROMPT_ROWS))
        for number, page in enumerate(shown, 1):
            self.terminal.show(*page)
            label = self.tr.text("play-go-back" if number == len(shown) else "play-more")
            typed = self.terminal.ask(f"{label} ", self.ends, partial(_with_time, label)).strip()
            if typed:
                self.typed_ahead = "" if typed.casefold() == "q" else typed
                return


def _with_time(label: str, left: float) -> str:
    return f"{label} · {time_text(left)} "
