"""`tilerummy score`: keep the score at a real table, in a dialog or from lines of text."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from tilerummy import scorecard
from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import INTERRUPTED, Refused, explanation
from tilerummy.cli.group import edition_keys, json_option, translated
from tilerummy.cli.output import print_json, show, signed, table, text
from tilerummy.cli.score_dialog import ScoreDialog
from tilerummy.cli.score_lines import apply_line, keyword, seat_of
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.match import games_in_round
from tilerummy.language import Translator
from tilerummy.language.provenance import edition_name
from tilerummy.scorecard import Scorecard, as_data, from_data
from tilerummy.tui import saving


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
        if (print_ or as_json) and not round_:
            keeper.expect_file(edition, names)
        card = keeper.at_table(new_card(edition, names, rounds, starter))
    lines = round_ if round_ or print_ or as_json else sys.stdin
    for number, line in enumerate(lines, 1):
        card = keeper.entered(card, line.strip(), number)
    if as_json:
        print_json(card_data(card))
    else:
        show_card(card, keeper.tr)
    return 0


def new_card(edition: str | None, names: tuple[str, ...], rounds: int | None, starter: str | None) -> Scorecard:
    """A new card from the options alone."""
    if edition is None or not names:
        raise Refused("usage-missing", name="--edition" if edition is None else "--players")
    chosen = named_edition(edition)
    agreed = None if rounds is None else rounds * games_in_round(chosen.rules, len(names))
    card = Scorecard(chosen, names, (), agreed)
    return replace(card, starter=seat_of(starter, names)) if starter else card


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
        if self.path is None or not self.path.exists():
            return None
        try:
            card = load(self.path)
        except TilerummyError as error:
            raise Refused("score-file-wrong", path=self.path, message=self.tr.error(error)) from None
        if (edition and named_edition(edition) != card.edition) or (names and names != card.names):
            raise Refused("score-other-sheet", path=self.path, edition=card.edition, names=", ".join(card.names))
        return self.at_table(card)

    def expect_file(self, edition: str | None, names: tuple[str, ...]) -> None:
        """Refuse to print a sheet of which nothing is known: it is its file that is missing."""
        if edition is None and not names:
            if self.path is None:
                raise Refused("usage-missing", name="--file")
            raise Refused("file-missing", path=self.path)

    def keep(self, card: Scorecard) -> None:
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
        if not line or line.startswith("#"):
            return card
        try:
            card = apply_line(card, line, self.tr)
        except (Refused, TilerummyError) as fault:
            raise Refused("line", line=number, message=explanation(fault, self.tr)[0]) from None
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
        dialog = ScoreDialog(self.tr, input, show, lambda card: show_card(card, self.tr), self.keep)
        self.latest = card
        self.asking = True
        status = 0
        try:
            if card is None:
                card = self.at_table(dialog.begin(named_edition(edition) if edition else None, names, rounds, starter))
                self.keep(card)
            else:
                show_card(card, self.tr)
            card = dialog.go_on(card)
            while self.path is None and card.rounds and self._goes_back(card, dialog):
                card = dialog.go_on(card)
        except (EOFError, KeyboardInterrupt) as end:
            print()
            status = INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
            if dialog.unfinished_round:
                print(self.tr.text("cli-score-half-told", line=dialog.unfinished_round))
            if self.latest is not None:
                show_card(self.latest, self.tr)
        if self.path is not None and self.latest is not None:
            print(self.tr.text("cli-score-saved", path=self.path))
        return status

    def _goes_back(self, card: Scorecard, dialog: ScoreDialog) -> bool:
        """Offer a file for the card; whether the players want to go back to the rounds instead."""
        while self.path is None and (name := dialog.answer(self.tr.text("cli-score-ask-save")).strip()):
            match keyword(name, self.tr):
                case "undo":
                    return True
                case "help":
                    print(dialog.command_text("cli-score-file-help"))
                case _ if Path(name).exists():
                    print(self.tr.text("cli-file-exists", path=name))
                case _:
                    self.path = Path(name)
                    self.keep(card)
        return False


def show_card(card: Scorecard, tr: Translator) -> None:
    show(text((edition_name(card.edition, tr), "bold cyan")))
    if not card.rounds:
        show(text(tr.text("companion-no-rounds")))
        return
    seats = range(len(card.names))
    grid = table(
        tr.text("play-head-round"),
        *(f"{'*' if seat in card.leaders else ''}{card.names[seat]}" for seat in seats),
        "",
        right=(0, *(seat + 1 for seat in seats)),
    )
    for number, played in enumerate(card.rounds, 1):
        grid.add_row(
            f"{number}/{card.length}",
            *map(signed, played.scores(card.rules)),
            text((scorecard.describe_ending(card, played, tr), "dim")),
        )
    grid.add_section()
    grid.add_row(tr.text("cli-score-head-total"), *map(signed, card.sheet.totals), style="bold")
    grid.add_row(tr.text("cli-score-head-won"), *map(str, card.sheet.rounds_won))
    show(grid)
    show(text(scorecard.describe_standing(card, tr)))
    if not card.is_over:
        show(text((scorecard.describe_next_starter(card, tr), "dim")))


def card_data(card: Scorecard) -> dict[str, Any]:
    """Everything for a program: what was entered, and what is computed from it."""
    rules = card.rules
    rounds = [
        {
            **entered,
            "points": list(played.points(rules)),
            "ending": played.outcome(rules).ending.value,
            "winner": played.outcome(rules).winner,
            "scores": list(played.scores(rules)),
        }
        for entered, played in zip(as_data(card)["rounds"], card.rounds, strict=True)
    ]
    return {
        **as_data(card),
        "rounds": rounds,
        "totals": list(card.sheet.totals) or [0] * len(card.names),
        "rounds_won": list(card.sheet.rounds_won) or [0] * len(card.names),
        "leaders": list(card.leaders),
        "next_starter": card.next_starter,
        "over": card.is_over,
    }


def save(card: Scorecard, path: Path) -> None:
    """Replace the file in one step: after a power failure it is either the old one or the new one."""
    saving.save(json.dumps(as_data(card), ensure_ascii=False, indent=1) + "\n", path)


def load(path: Path) -> Scorecard:
    """The card in the file. Raises `TilerummyError` for entries that cannot be right."""
    try:
        return from_data(json.loads(path.read_bytes().decode("utf-8")))
    except TilerummyError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Refused("score-file-bad", path=path) from None
