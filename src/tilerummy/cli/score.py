"""`tilerummy score`: a score sheet for people at a real table, asked for in a dialogue or told line by line."""

import sys
from pathlib import Path

import click

from tilerummy.cli.error_guard import INTERRUPTED, Refused
from tilerummy.cli.group import json_option, worded
from tilerummy.cli.output import print_json, show
from tilerummy.cli.tally import Tally
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.language.words import error_words, say


@worded
@click.option("--file", metavar="SHEET.json")
@click.option("--edition", metavar="KEY")
@click.option("--players", metavar="ANN,BO", default="")
@click.option("--rounds", type=click.IntRange(1, 99), metavar="N")
@click.option("--starter", metavar="NAME")
@click.option("--round", "round_", multiple=True, metavar="LINE")
@click.option("--print", "print_", is_flag=True)
@json_option
def command(
    file: str | None,
    edition: str | None,
    players: str,
    rounds: int | None,
    starter: str | None,
    round_: tuple[str, ...],
    print_: bool,
    as_json: bool,
) -> int:
    keeper = ScoreKeeper(Path(file) if file else None)
    names = tuple(name.strip() for name in players.split(",")) if players else ()
    asks = sys.stdin.isatty() and not (round_ or print_ or as_json)
    tally = keeper.found(edition, names)
    if asks:
        return keeper.talk(tally, edition, names, rounds, starter)
    if tally is None:
        tally = started(edition, names, rounds, starter)
    lines = round_ if round_ or print_ or as_json else sys.stdin
    for number, line in enumerate(lines, 1):
        tally = keeper.told(tally, line.strip(), number)
    if as_json:
        from tilerummy.cli.scoresheet import sheet_data

        print_json(sheet_data(tally))
    else:
        _show(tally)
    return 0


def started(edition: str | None, names: tuple[str, ...], rounds: int | None, starter: str | None) -> Tally:
    """A new sheet from the command line alone."""
    from tilerummy.cli.roundline import seat_of

    if edition is None or not names:
        raise Refused("usage-missing", name="--edition" if edition is None else "--players")
    tally = Tally(get(edition), names, (), rounds)
    return Tally(tally.edition, names, (), rounds, seat_of(starter, names)) if starter else tally


def _show(tally: Tally) -> None:
    from tilerummy.cli.scoresheet import show_sheet

    show_sheet(tally)


def _answer(prompt: str) -> str:
    show(prompt)
    return input("> ").strip()


class ScoreKeeper:
    """Where a sheet lies while it is written on: in a file, if there is one, and there after every change."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.latest: Tally | None = None
        self.asking = False

    def found(self, edition: str | None, names: tuple[str, ...]) -> Tally | None:
        """The sheet in the file, if there is one; the command line may repeat what it says, but not contradict it."""
        from tilerummy.cli.tallyfile import load

        if self.path is None or not self.path.exists():
            return None
        tally = load(self.path)
        if (edition and get(edition) != tally.edition) or (names and names != tally.names):
            raise Refused("score-other-sheet", path=self.path, edition=tally.edition, names=", ".join(tally.names))
        return tally

    def keep(self, tally: Tally) -> None:
        from tilerummy.cli.tallyfile import save

        self.latest = tally
        if self.path is None:
            return
        try:
            save(tally, self.path)
        except OSError:
            if not self.asking:
                raise
            # People who are in the middle of it go on, and are asked for another file at the end.
            print(say("file-unwritable", path=self.path))
            self.path = None

    def told(self, tally: Tally, line: str, number: int) -> Tally:
        """The sheet after one line of a script; a bad line stops it, and what came before is kept."""
        from tilerummy.cli.roundline import obeyed

        if not line or line.startswith("#"):
            return tally
        try:
            tally = obeyed(tally, line)
        except Refused as refused:
            raise Refused("line", line=number, message=say(refused.code, **refused.params)) from None
        except TilerummyError as error:
            raise Refused("line", line=number, message=error_words(error)) from None
        self.keep(tally)
        return tally

    def talk(
        self, tally: Tally | None, edition: str | None, names: tuple[str, ...], rounds: int | None, starter: str | None
    ) -> int:
        """Ask until there is nothing more to tell. Ctrl-C and the end of the input leave what was entered."""
        from tilerummy.cli.dialog import Dialog

        dialog = Dialog(input, show, _show, self.keep)
        self.latest = tally
        self.asking = True
        status = 0
        try:
            if tally is None:
                tally = dialog.begin(get(edition) if edition else None, names, rounds, starter)
                self.keep(tally)
            else:
                _show(tally)
            tally = dialog.go_on(tally)
            if self.path is None and tally.rounds:
                self._offer_file(tally)
        except (EOFError, KeyboardInterrupt) as end:
            print()
            status = INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
            if dialog.half_told:
                print(say("score-half-told", line=dialog.half_told))
            if self.latest is not None:
                _show(self.latest)
        if self.path is not None and self.latest is not None:
            print(say("score-saved", path=self.path))
        return status

    def _offer_file(self, tally: Tally) -> None:
        while name := _answer(say("score-ask-save")):
            path = Path(name)
            if path.exists():
                print(say("file-exists", path=path))
                continue
            self.path = path
            self.keep(tally)
            if self.path is not None:
                return
