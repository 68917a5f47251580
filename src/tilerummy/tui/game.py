"""The game: deals, asks the person and the computers for moves, has each judged, and saves the game after each.

This is the referee's side of the terminal: it holds the Position and shows only the person's View.
"""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, RenderableType

from tilerummy.bots import Bot, make
from tilerummy.bots.round_runner import COMPUTER, ask, with_move
from tilerummy.engine.moves import Move
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import Record
from tilerummy.engine.scoring import outcome
from tilerummy.language import Translator
from tilerummy.tui.ending import round_page, sheet_page
from tilerummy.tui.faces import Faces
from tilerummy.tui.prompt import Prompt
from tilerummy.tui.saving import Saved, default_file, next_seed, save
from tilerummy.tui.scene import BY_RUN, Scene, Seats
from tilerummy.tui.since import Since
from tilerummy.tui.turn import Left, Turn


@dataclass
class Game:
    """One match at a terminal. `seed` makes all its deals follow from one number; without it every deal is fresh."""

    saved: Saved
    tr: Translator
    prompt: Prompt
    console: Console
    path: Path | None = None
    seed: bytes | None = None
    hints: bool = True
    sorting: str = BY_RUN
    notes: list[str] = field(default_factory=list)
    """Messages to show once, on the next page."""
    bots: dict[int, Bot] = field(default_factory=dict)

    def play(self) -> None:
        """Play until the match is over or the person leaves; the file then has everything needed to resume."""
        try:
            while self.saved.running or not self.saved.match.is_over:
                if self.saved.running is None:
                    if self.saved.match.rounds:
                        self._wait_for_next()
                    self._begin()
                self._round()
                self._show_end()
        except (EOFError, KeyboardInterrupt, Left) as end:
            if not isinstance(end, Left) and self.prompt.is_terminal:
                self.console.print()
            self._goodbye()
            if isinstance(end, KeyboardInterrupt):
                raise
        else:
            self._print("play-bye")
            if self.path is not None:
                self._print("play-record-in", path=self.path)

    # A round

    def _begin(self) -> None:
        number = len(self.saved.match.rounds) + 1
        seed = secrets.token_bytes(32) if self.seed is None else next_seed(self.seed, number)
        self.saved = self.saved.begun(seed)
        self._keep()

    def _round(self) -> None:
        self.bots = {
            seat: make(name.removeprefix(COMPUTER), self.saved.bot_seed(seat))
            for seat, name in enumerate(self.saved.match.names)
            if name.startswith(COMPUTER)
        }
        while outcome(self._position) is None:
            turn = self._position.turn
            if turn == self.saved.human:
                move = self._person()
                self.notes = []
            else:
                move = self._computer(turn)
            self._played(move)
        self.saved = self.saved.ended()
        self._keep()

    def _played(self, move: Move) -> None:
        record = with_move(self._record, self.saved.deck, move)
        self.saved = Saved(self.saved.match, record, self.saved.seed)
        self._keep()

    def _computer(self, seat: int) -> Move:
        if not self.prompt.is_terminal:
            return ask(self._record, self.bots[seat])
        with self.console.status(self.tr.text("play-thinking", name=self.names[seat])):
            return ask(self._record, self.bots[seat])

    def _person(self) -> Move:
        seen = Since.of(self._record.redacted(self.saved.human), self.saved.human)
        turn = Turn(
            seen.log,
            view(self._position, self.saved.human),
            self._seats,
            self._scene,
            self.prompt,
            self.show,
            hints=self.hints,
            news=(*self.notes, *seen.lines(self.tr, self.names)),
            new_melds=seen.new_melds,
            new_tiles=seen.new_tiles,
            drawn=seen.drawn,
            sorting=self.sorting,
        )
        move = turn.play()
        self.sorting = turn.sorting
        return move

    # Before and after

    def _show_end(self) -> None:
        last = self.saved.match.rounds[-1]
        if not isinstance(last.final, Position):
            return
        seen = Since.of(last.redacted(self.saved.human), self.saved.human)
        self.show(
            *self.notes,
            *seen.lines(self.tr, self.names),
            "",
            *round_page(last.final, self.names, self.tr, self._scene.faces, self.console.width),
            "",
            *sheet_page(self.saved.match, self.names, self.tr),
        )

    def _wait_for_next(self) -> None:
        """Only an empty line continues, so that nobody types past the score by accident."""
        self.prompt.offer(["q"])
        while typed := self.prompt.ask(f"{self.tr.text('play-next-round')} ").strip().casefold():
            if typed in ("q", "quit", self.tr.text("play-word-quit").casefold()):
                raise Left

    def _goodbye(self) -> None:
        self._print("play-bye")
        if self.path is None:
            self._print("play-not-saved")
        else:
            self._print("play-go-on", path="" if self.path == default_file() else self.path)

    def _print(self, message_id: str, **params: object) -> None:
        self.console.print(self.tr.text(message_id, **params).rstrip(), soft_wrap=True)

    def _keep(self) -> None:
        if self.path is None:
            return
        try:
            save(str(self.saved), self.path)
        except OSError:
            self.notes.append(self.tr.text("play-file-unwritable", path=self.path))
            self.path = None

    # Derived values

    def show(self, *parts: RenderableType) -> None:
        """A new page in a terminal, more text anywhere else."""
        if self.prompt.is_terminal:
            self.console.clear()
        elif len(parts) > 1:
            self.console.print()
        for part in parts:
            self.console.print(part, overflow="fold")

    @property
    def _record(self) -> Record:
        assert self.saved.running is not None
        return self.saved.running

    @property
    def _position(self) -> Position:
        final = self._record.final
        assert isinstance(final, Position)
        return final

    @property
    def _scene(self) -> Scene:
        return Scene(self.tr, Faces(shapes=not self.console.options.ascii_only), self.console.width)

    @property
    def names(self) -> tuple[str, ...]:
        names = self.saved.match.names
        return self.tr.seat_names(names, [seat for seat, name in enumerate(names) if name.startswith(COMPUTER)])

    @property
    def _seats(self) -> Seats:
        levels = tuple(
            self.tr.text(f"play-level-{name.removeprefix(COMPUTER)}") if name.startswith(COMPUTER) else ""
            for name in self.saved.match.names
        )
        return Seats(self.names, levels, len(self.saved.match.rounds) + 1, self.saved.match.length)
