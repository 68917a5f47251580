"""The score card as a dialog. After a wrong answer the question is repeated; nothing entered is lost."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar

from rich.console import RenderableType

from tilerummy.cli.edition_names import named_edition
from tilerummy.cli.error_guard import Refused, explanation
from tilerummy.cli.output import labelled, text
from tilerummy.cli.score_lines import (
    NOBODY,
    examples,
    keyword,
    nobody_out,
    parse_rack,
    parse_round,
    round_line,
    round_number,
    seat_of,
    split_command,
    translated_word,
)
from tilerummy.engine.editions import Edition, keys, printed
from tilerummy.engine.errors import TilerummyError
from tilerummy.engine.match import games_in_round
from tilerummy.engine.rules import PoolEmpty
from tilerummy.language import Translator
from tilerummy.language.scores import round_title
from tilerummy.scorecard import Played, Rack, Scorecard, check_name, lowest_wins

T = TypeVar("T")
COMMANDS = ("undo", "edit", "sheet", "help", "end")
"""The commands that every question of a round accepts."""
ASK_END = {
    PoolEmpty.DRAW_WHEN_EXHAUSTED: "cli-score-ask-pool-empty",
    PoolEmpty.DRAW_ON_FAILED_DRAW: "cli-score-ask-pool-empty",
    PoolEmpty.PLAY_ON: "cli-score-ask-all-passed",
    PoolEmpty.PASS_THEN_DRAW: "cli-score-ask-all-passed",
}
"""How a round ends in which nobody goes out, as a question."""


class AskAgain(Exception):
    """Ask for the round from its beginning: it was taken back, or something was shown."""


class SameQuestion(Exception):
    """Ask this question again; the earlier answers of the round stay."""


class Finished(Exception):
    """No more rounds are wanted."""


class ScoreDialog:
    """Questions to the people at the table.

    `ask` gives the answer to a prompt, `tell` shows a line, `show` shows the card, and `keep` saves it.
    """

    def __init__(
        self,
        tr: Translator,
        ask: Callable[[str], str],
        tell: Callable[[RenderableType], None],
        show: Callable[[Scorecard], None],
        keep: Callable[[Scorecard], None],
    ) -> None:
        self.tr = tr
        self.ask, self.tell, self.show, self.keep = ask, tell, show, keep
        self.plays_on = False
        """Whether the players continue after the agreed number of rounds."""
        self.unfinished_round = ""
        """What was entered so far for the current round."""
        self.card: Scorecard | None = None
        """The card with all finished rounds, once rounds are being entered."""
        self.typed: list[str] = []
        """The good answers before the first round."""
        self.repeated: list[str] = []
        """Those of them that are not asked for again after an `undo`."""

    # Setting up

    def begin(
        self, edition: Edition | None, names: tuple[str, ...], agreed: int | None, starter: str | None
    ) -> Scorecard:
        """A new card; what the options do not give is asked."""
        self.tell(self.tr.text("cli-score-welcome"))
        while True:
            self.typed = []
            with suppress(AskAgain):
                return self._new_card(edition, names, agreed, starter)

    def _new_card(
        self, edition: Edition | None, names: tuple[str, ...], agreed: int | None, starter: str | None
    ) -> Scorecard:
        edition = edition or self._edition()
        self.tr = self.tr.at_table(edition.rules)
        names = names or self._names(edition)
        Scorecard(edition, names)  # raises an error for bad names before anything more is asked
        games = games_in_round(edition.rules, len(names))
        agreed = games * (agreed or self._agreed(games, len(names)))
        first = starter or self._until_set(
            self.tr.text("cli-score-ask-starter"), lambda answer: answer.strip() and names[seat_of(answer, names)]
        )
        return Scorecard(edition, names, (), agreed, seat_of(first, names) if first else None)

    def _agreed(self, games: int, players: int) -> int:
        """How many rounds are played, as the sheet counts them."""
        asked, usual = ("cli-score-ask-rounds", players) if games == 1 else ("cli-score-ask-rounds-games", 1)
        prompt = self.tr.text(asked, games=games, default=usual)
        return self._until_set(prompt, lambda answer: _number(answer.strip() or str(usual), 1, 99))

    def _edition(self) -> Edition:
        every = keys()
        if not self.repeated:
            self.tell(
                labelled(
                    (f"{number:>2}  {key}", text((self.tr.edition_title(printed(key)), "dim")))
                    for number, key in enumerate(every, 1)
                )
            )
        usual = next((key for key in every if self.tr.language in printed(key).languages), every[0])

        def read(answer: str) -> Edition:
            typed = answer.strip() or usual
            numbered = typed.isdecimal() and 1 <= int(typed[:4]) <= len(every)
            return named_edition(every[int(typed) - 1] if numbered else typed)

        return self._until_set(self.tr.text("cli-score-ask-edition", default=usual), read)

    def _names(self, edition: Edition) -> tuple[str, ...]:
        players, high = edition.rules.seats
        if players < high:
            prompt = self.tr.text("cli-score-ask-players", low=players, high=high)
            players = self._until_set(prompt, lambda answer: _number(answer.strip(), edition.rules.seats[0], high))
        names: tuple[str, ...] = ()

        def name(answer: str) -> str:
            check_name(answer.strip(), names)
            return answer.strip()

        for number in range(1, players + 1):
            names = (*names, self._until_set(self.tr.text("cli-score-ask-name", number=number), name))
        return names

    def _until_set(self, prompt: str, read: Callable[[str], T]) -> T:
        """A question before the first round. After `undo` all are asked again; the earlier answers are known."""

        def read_or_command(answer: str) -> T:
            word = keyword(answer, self.tr)
            if word == "help":
                self.tell(self.command_text("cli-score-set-up-help"))
                raise SameQuestion
            if word == "undo":
                if not self.typed:
                    raise Refused("score-nothing-to-take-back")
                self.repeated = self.typed[:-1]
                raise AskAgain
            value = read(answer)
            self.typed.append(answer)
            return value

        if self.repeated:
            return read_or_command(self.repeated.pop(0))
        return self._until_good(prompt, read_or_command)

    # Rounds

    def go_on(self, card: Scorecard) -> Scorecard:
        """Ask for round after round until the players stop; every change is saved at once."""
        self.card = card
        self.tr = self.tr.at_table(card.rules)
        self.tell(self._commands())
        while True:
            self.unfinished_round = ""
            try:
                self._change(self._step(self.card))
            except Finished:
                if self.unfinished_round:
                    self.tell(self.tr.text("cli-score-half-told", line=self.unfinished_round))
                return self.card
            except AskAgain:
                continue

    def _change(self, changed: Scorecard) -> None:
        if changed != self.card:
            self.card = changed
            self.keep(changed)
            self.show(changed)
            self.plays_on = False

    def _step(self, card: Scorecard) -> Scorecard:
        """One answer to "who went out?": a player, a whole round in one line, or a keyword."""
        if card.is_over and not self.plays_on:
            return self._until_good(self.tr.text("cli-score-ask-more"), lambda answer: self._at_the_end(card, answer))
        number = len(card.rounds) + 1
        title = round_title(number, max(number, card.length), card.rules, len(card.names), self.tr)
        prompt = f"{title[:1].upper()}{title[1:]} · {self.tr.text('cli-score-ask-out')}"
        return self._until_good(prompt, lambda answer: self._apply(card, answer))

    def _at_the_end(self, card: Scorecard, answer: str) -> Scorecard:
        """Yes or no to another round; the last round can still be corrected."""
        if split_command(answer, card, self.tr)[0]:
            return self._apply(card, answer)
        if not self._is_yes(answer):
            raise Finished
        self.plays_on = True
        raise AskAgain

    def _apply(self, card: Scorecard, answer: str) -> Scorecard:
        self.unfinished_round = ""
        word, rest = split_command(answer, card, self.tr)
        if word == "undo":
            if not card.rounds:
                raise Refused("score-nothing-to-undo")
            self.tell(self.tr.text("cli-score-undone", number=len(card.rounds)))
            return card.undone()
        if word == "edit":
            return self._edited(card, rest)
        if word in COMMANDS:
            self._command(word, rest)
            raise AskAgain
        played = self._round(card, answer)
        return (self.card or card).with_round(played)  # an earlier round may have been edited meanwhile

    def _command(self, word: str, rest: str) -> None:
        """A command at any question of a round. The question is asked again, with what was entered before it."""
        match word:
            case "undo":
                raise AskAgain
            case "end":
                raise Finished
            case "sheet" if self.card is not None:
                self.show(self.card)
            case "edit" if self.card is not None:
                entered = self.unfinished_round
                with suppress(AskAgain):
                    self._change(self._edited(self.card, rest))
                self.unfinished_round = entered
            case _:
                self.tell(self._commands())
                self.tell(self.tr.text("cli-score-line-help", example=" · ".join(examples(self.tr)[1:])))

    def _edited(self, card: Scorecard, rest: str) -> Scorecard:
        """`edit 2`, or `edit` for the last round; the new round may follow on the same line."""
        number, _, line = rest.strip().partition(" ")
        at = round_number(number, card)
        if line:
            return card.with_changed(at, self._round(card, line))
        self.tell(self.tr.text("cli-score-edit", number=at))
        self.tell(f"  {round_line(card, card.rounds[at - 1], self.tr)}")
        played = self._until_good(
            self.tr.text("cli-score-ask-out"), self._in_a_round(lambda line: self._round(card, line), card)
        )
        return (self.card or card).with_changed(at, played)

    def _round(self, card: Scorecard, answer: str) -> Played:
        if ";" in answer:
            return parse_round(answer, card, self.tr)
        if keyword(answer, self.tr) in NOBODY:
            return self._nobody_out(card)
        if not answer.strip():
            if not self._yes(self.tr.text(ASK_END[card.rules.pool_empty])):
                self.tell(self.tr.text("cli-round-running"))
                raise AskAgain
            return self._nobody_out(card)
        seat = seat_of(answer, card.names)
        name = card.names[seat]
        hand = card.rules.hand_double and self._yes(self.tr.text("cli-score-ask-hand", name=name))
        self.unfinished_round = f"{name} {translated_word('hand' if hand else 'out', self.tr)}"
        return self._counted(card, seat, hand=hand)

    def _nobody_out(self, card: Scorecard) -> Played:
        self.unfinished_round = nobody_out(card, self.tr)
        return self._counted(card, None) if lowest_wins(card.rules) else Played((0,) * len(card.names))

    def _counted(self, card: Scorecard, out: int | None, *, hand: bool = False) -> Played:
        """The round with the racks of those who did not go out."""
        racks: dict[int, Rack] = {}
        for seat, name in enumerate(card.names):
            if seat != out:
                prompt = self.tr.text("cli-score-ask-rack", name=name)
                racks[seat] = self._until_good(prompt, self._in_a_round(partial(_read_rack, card, out, racks, seat)))
                self.unfinished_round += f"; {name} {racks[seat]}"
        return Played(tuple(racks.get(seat, 0) for seat in range(len(card.names))), out, hand)

    # Questions and answers

    def answer(self, prompt: str) -> str:
        self.tell(prompt)
        return self.ask("> ")

    def _until_good(self, prompt: str, read: Callable[[str], T]) -> T:
        while True:
            try:
                return read(self.answer(prompt))
            except SameQuestion:
                continue
            except (Refused, TilerummyError) as fault:
                self.tell(explanation(fault, self.tr)[0])

    def _in_a_round(self, read: Callable[[str], T], named: Scorecard | None = None) -> Callable[[str], T]:
        """Reads an answer, or executes a command and asks the same question again.

        With `named` the answer may be a player, whose name goes before a command of the same name.
        """

        def read_or_command(answer: str) -> T:
            first, _, rest = answer.strip().partition(" ")
            word = split_command(answer, named, self.tr)[0] if named else keyword(first, self.tr)
            if word not in COMMANDS:
                return read(answer)
            self._command(word, rest)
            raise SameQuestion

        return read_or_command

    def _yes(self, prompt: str) -> bool:
        return self._until_good(prompt, self._in_a_round(self._is_yes))

    def _is_yes(self, answer: str) -> bool:
        yes, no = self.tr.text("cli-answer-yes"), self.tr.text("cli-answer-no")
        typed = answer.strip().casefold()[:1]
        if typed not in (yes, no):
            raise Refused("answer-expected", yes=yes, no=no)
        return typed == yes

    def _commands(self) -> str:
        return self.command_text("cli-score-commands")

    def command_text(self, message_id: str) -> str:
        return self.tr.text(message_id, **{word: translated_word(word, self.tr) for word in COMMANDS})


def _number(typed: str, low: int, high: int) -> int:
    if not typed.isdecimal() or not low <= int(typed[:4]) <= high:
        raise Refused("score-number-expected", low=low, high=high)
    return int(typed)


def _read_rack(card: Scorecard, out: int | None, known: Mapping[int, Rack], seat: int, answer: str) -> Rack:
    """The rack that was typed; one that is impossible beside those already known is refused."""
    rack = parse_rack(answer)
    later: Rack = 0 if out is None and not lowest_wins(card.rules) else 1  # seats that are asked later
    tried = [0 if each == out else known.get(each, later) for each in range(len(card.names))]
    tried[seat] = rack
    card.with_round(Played(tuple(tried), out))  # raises an error for an impossible rack
    return rack
