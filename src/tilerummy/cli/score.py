"""`tilerummy score`: keep the score at a real table, in a dialog or from lines of text."""

import sys
from pathlib import Path

import click

from tilerummy.cli.error_guard import INTERRUPTED, Refused
from tilerummy.cli.group import edition_keys, json_option, translated
from tilerummy.cli.output import print_json, show
from tilerummy.engine.editions import get
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.match import games_in_round
from tilerummy.language import Translator
from tilerummy.scorecard import Scorecard


@translated
@click.option("--file", metavar="SHEET.json")
@click.option("--edition", metavar="KEY", shell_complete=edition_keys)
@click.option("--players", metavar="ANN,BO", default="")
@click.option("--rounds", type=click.IntRange(1, 99), metavar="N")
@click.option("--starter", metavar="NAME")
@click.option("--round", "round_", multiple=True, metavar="LINE")
@click.option("--print", "print_", is_flag=True)
@json_option
def command(
    tr: Translator,
    file: str | None,
    edition: str | None,
    players: str,
    rounds: int | None,
    starter: str | None,
    round_: tuple[str, ...],
    print_: bool,
    as_json: bool,
) -> int:
    keeper = ScoreKeeper(Path(file) if file else None, tr)
    names = tuple(name.strip() for name in players.split(",")) if players else ()
    asks = sys.stdin.isatty() and not (round_ or print_ or as_json)
    card = keeper.load(edition, names)
    if asks:
        return keeper.talk(card, edition, names, rounds, starter)
    if card is None:
        card = keeper.at_table(new_card(edition, names, rounds, starter))
    lines = round_ if round_ or print_ or as_json else sys.stdin
    for number, line in enumerate(lines, 1):
        card = keeper.entered(card, line.strip(), number)
    if as_json:
        from tilerummy.cli.score_view import card_data

        print_json(card_data(card))
    else:
        show_card(card, keeper.tr)
    return 0


def new_card(edition: str | None, names: tuple[str, ...], rounds: int | None, starter: str | None) -> Scorecard:
    """A new card from the options alone."""
    from tilerummy.cli.score_lines import seat_of

    if edition is None or not names:
        raise Refused("usage-missing", name="--edition" if edition is None else "--players")
    agreed = None if rounds is None else rounds * games_in_round(get(edition).rules, len(names))
    card = Scorecard(get(edition), names, (), agreed)
    return Scorecard(card.edition, names, (), agreed, seat_of(starter, names)) if starter else card


def show_card(card: Scorecard, tr: Translator) -> None:
    from tilerummy.cli import score_view

    score_view.show_card(card, tr)


def _answer(prompt: str) -> str:
    show(prompt)
    return input("> ").strip()


class ScoreKeeper:
    """Keeps a card in its file, if it has one, after every change."""

    def __init__(self, path: Path | None, tr: Translator) -> None:
        self.path, self.tr = path, tr
        self.latest: Scorecard | None = None
        self.asking = False

    def at_table(self, card: Scorecard) -> Scorecard:
        """The card, whose rules decide what its rounds are called."""
        self.tr = self.tr.at_table(card.rules)
        return card

    def load(self, edition: str | None, names: tuple[str, ...]) -> Scorecard | None:
        """The card in the file, if there is one; the options may repeat its contents but not contradict them."""
        from tilerummy.cli import scorecard_file

        if self.path is None or not self.path.exists():
            return None
        try:
            card = scorecard_file.load(self.path)
        except TilerummyError as error:
            raise Refused("score-file-wrong", path=self.path, message=self.tr.error(error)) from None
        if (edition and get(edition) != card.edition) or (names and names != card.names):
            raise Refused("score-other-sheet", path=self.path, edition=card.edition, names=", ".join(card.names))
        return self.at_table(card)

    def keep(self, card: Scorecard) -> None:
        from tilerummy.cli.scorecard_file import save

        self.latest = card
        if self.path is None:
            return
        try:
            save(card, self.path)
        except OSError:
            if not self.asking:
                raise
            # A dialog continues, and asks for another file at the end.
            print(self.tr.text("cli-file-unwritable", path=self.path))
            self.path = None

    def entered(self, card: Scorecard, line: str, number: int) -> Scorecard:
        """The card after one line of a script. A bad line stops the script; earlier lines are kept."""
        from tilerummy.cli.score_lines import apply_line

        if not line or line.startswith("#"):
            return card
        try:
            card = apply_line(card, line, self.tr)
        except Refused as refused:
            raise Refused("line", line=number, message=refused.text(self.tr)) from None
        except TilerummyError as error:
            raise Refused("line", line=number, message=self.tr.error(error)) from None
        self.keep(card)
        return card

    def talk(
        self,
        card: Scorecard | None,
        edition: str | None,
        names: tuple[str, ...],
        rounds: int | None,
        starter: str | None,
    ) -> int:
        """Ask until the match is over. Ctrl-C and the end of the input keep what was entered."""
        from tilerummy.cli.score_dialog import ScoreDialog

        dialog = ScoreDialog(self.tr, input, show, self._show, self.keep)
        self.latest = card
        self.asking = True
        status = 0
        try:
            if card is None:
                card = self.at_table(dialog.begin(get(edition) if edition else None, names, rounds, starter))
                self.keep(card)
            else:
                self._show(card)
            card = dialog.go_on(card)
            if self.path is None and card.rounds:
                self._offer_file(card)
        except (EOFError, KeyboardInterrupt) as end:
            print()
            status = INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
            if dialog.unfinished_round:
                print(self.tr.text("cli-score-half-told", line=dialog.unfinished_round))
            if self.latest is not None:
                self._show(self.latest)
        if self.path is not None and self.latest is not None:
            print(self.tr.text("cli-score-saved", path=self.path))
        return status

    def _show(self, card: Scorecard) -> None:
        show_card(card, self.tr)

    def _offer_file(self, card: Scorecard) -> None:
        while name := _answer(self.tr.text("cli-score-ask-save")):
            path = Path(name)
            if path.exists():
                print(self.tr.text("cli-file-exists", path=path))
                continue
            self.path = path
            self.keep(card)
            if self.path is not None:
                return
