"""The game: deals, asks the person and the computers for moves, has each judged, and saves the game after each.

This is the referee's side of the terminal: it holds the Position and shows only the person's View.
"""

import secrets
import shlex
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

from tilerummy.bots import Bot, make
from tilerummy.bots.round_runner import play_turn
from tilerummy.engine.draft import Draft, reason_at_time_out
from tilerummy.engine.match import RunningMatch
from tilerummy.engine.moves import Move
from tilerummy.engine.position import Position, view
from tilerummy.engine.record import COMPUTER, Record, computer_of
from tilerummy.language import Translator
from tilerummy.tui.ending import Since, round_page, sheet_page
from tilerummy.tui.saving import last_file, next_seed, person, save, saved_text, with_clock
from tilerummy.tui.scene import BY_RUN, Seats, Shown
from tilerummy.tui.terminal import Left, Terminal, now
from tilerummy.tui.turn import Turn


@dataclass
class Game:
    """One match at a terminal. `seed` makes all its deals follow from one number; without it every deal is fresh."""

    running: RunningMatch
    tr: Translator
    terminal: Terminal
    path: Path | None = None
    seed: bytes | None = None
    hints: bool = True
    sorting: str = BY_RUN
    notes: list[str] = field(default_factory=list)
    """Messages to show once, on the next page."""
    bots: dict[int, Bot] = field(default_factory=dict)
    youngest: int | None = None
    """The seat that starts if the sheet lets the youngest start; the person unless another one is named."""
    clock: bool = False
    """Whether the time limit of the edition applies."""
    ends: float | None = None
    """When the time for the person's turn is over."""
    command: str = "tilerummy"
    """What the person typed to start this program."""

    def __post_init__(self) -> None:
        self.tr = self.tr.at_table(self.running.match.edition.rules)

    def play(self) -> None:
        """Play until the match is over or the person leaves; the file then has everything needed to resume."""
        try:
            while not self.running.is_over:
                if self.running.record is None:
                    if self.running.match.rounds:
                        self.terminal.wait(self.tr.text("play-next-round"), self.tr)
                    self._begin()
                self._round()
                self._show_end()
        except (EOFError, KeyboardInterrupt, Left) as end:
            if not isinstance(end, Left) and self.terminal.is_terminal:
                self.terminal.console.print()
            self._goodbye()
            if isinstance(end, KeyboardInterrupt):
                raise
        else:
            self._print("play-bye")
            if self.path is not None:
                self._print("play-record-in", path=self.path)

    # A round

    def _begin(self) -> None:
        number = len(self.running.match.rounds) + 1
        seed = secrets.token_bytes(32) if self.seed is None else next_seed(self.seed, number)
        self.running = self.running.begin(seed, self.human if self.youngest is None else self.youngest)
        if self.clock:
            self.running = with_clock(self.running, on=True)
        self._keep()

    def _round(self) -> None:
        self.bots = {
            seat: make(computer, self.running.bot_seed(seat))
            for seat, name in enumerate(self.running.match.names)
            if (computer := computer_of(name)) is not None
        }
        while self.running.record is not None:
            if self.running.to_move == self.human:
                moves, why = self._person()
                self.notes = []
                for move in moves:
                    self.running = self.running.play(move, why=why)
                if self.running.to_move != self.human:
                    self.ends = None
            else:
                seat = self.running.to_move or 0
                thinking = self.terminal.console.status(self.tr.text("play-thinking", name=self.names[seat]))
                with thinking if self.terminal.is_terminal else nullcontext():
                    self.running = play_turn(self.running, self.bots[seat])
            self._keep()

    def _person(self) -> tuple[tuple[Move, ...], str]:
        """The moves of the player's turn, and what a time-out did."""
        limit = self._position.rules.timer_s if self.clock else None
        if self.ends is None and limit is not None and self.running.has_clock():
            self.ends = now() + limit  # one limit for all moves of a turn
        seen = Since.of(self._record.redacted(self.human), self.human)
        draft, news = Draft.of(view(self._position, self.human)), (*self.notes, *seen.lines(self.tr, self.names))
        shown = Shown(draft, self._seats, news, seen.new_melds, seen.new_tiles, seen.drawn, self.sorting)
        turn = Turn(
            shown,
            seen.log,
            self.tr,
            self.terminal,
            hints=self.hints,
            ends=self.ends,
            limit=limit if self.running.has_clock(table_changed=True) else None,
            clock=self.clock,
        )
        moves = turn.play()
        self.sorting, self.ends = turn.shown.sorting, turn.ends
        return moves, reason_at_time_out(turn.draft, moves)

    # Before and after

    def _show_end(self) -> None:
        last = self.running.match.rounds[-1]
        if not isinstance(last.final, Position):
            return
        seen, scene = Since.of(last.redacted(self.human), self.human), self.terminal.scene(self.tr)
        self.terminal.show(
            *self.notes,
            *seen.lines(self.tr, self.names),
            "",
            *round_page(last.final, self.names, self.tr, scene.faces, scene.width),
            "",
            *sheet_page(self.running.match, self.names, self.tr),
        )

    def _goodbye(self) -> None:
        self._print("play-bye")
        if self.path is None:
            self._print("play-not-saved")
        else:
            path = "" if self.path == last_file() else shlex.quote(str(self.path))
            self._print("play-go-on", command=self.command, path=path)

    def _print(self, message_id: str, **params: object) -> None:
        self.terminal.console.print(self.tr.text(message_id, **params).rstrip(), soft_wrap=True)

    def _keep(self) -> None:
        if self.path is None:
            return
        try:
            save(saved_text(self.running), self.path)
        except OSError:
            self.notes.append(self.tr.text("play-file-unwritable", path=self.path))
            self.path = None

    # Derived values

    @property
    def _record(self) -> Record:
        assert self.running.record is not None
        return self.running.record

    @property
    def human(self) -> int:
        return person(self.running.match)

    @property
    def _position(self) -> Position:
        final = self._record.final
        assert isinstance(final, Position)
        return final

    @property
    def names(self) -> tuple[str, ...]:
        names = self.running.match.names
        return self.tr.seat_names(names, [seat for seat, name in enumerate(names) if name.startswith(COMPUTER)])

    @property
    def _seats(self) -> Seats:
        computers = map(computer_of, self.running.match.names)
        levels = tuple("" if level is None else self.tr.text(f"play-level-{level}") for level in computers)
        return Seats(self.names, levels, len(self.running.match.rounds) + 1, self.running.match.length)
