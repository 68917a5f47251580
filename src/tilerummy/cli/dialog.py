"""The score sheet asked for question by question. A wrong answer is asked again, and nothing entered is ever lost."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from tilerummy.cli.error_guard import Refused
from tilerummy.cli.output import labelled, text
from tilerummy.cli.roundline import (
    examples,
    in_language,
    meaning,
    order,
    parse_round,
    rack_of,
    round_line,
    round_number,
    seat_of,
)
from tilerummy.cli.tally import Played, Rack, Tally, check_name, lowest_wins
from tilerummy.engine.editions import Edition, get, keys, printed
from tilerummy.engine.errors import TilerummyError
from tilerummy.language.catalogue import edition_title
from tilerummy.language.words import error_words, language, say

if TYPE_CHECKING:
    from rich.console import RenderableType

T = TypeVar("T")


class AskAgain(Exception):
    """The question stands as before: an answer was taken back, or was only a question itself."""


class Finished(Exception):
    """Somebody wants no more rounds."""


class Dialog:
    """Questions to the people at the table.

    `ask` gives the answer to a prompt, `tell` shows a line, `show` the sheet, and `keep` puts it where it is safe.
    """

    def __init__(
        self,
        ask: Callable[[str], str],
        tell: "Callable[[RenderableType], None]",
        show: Callable[[Tally], None],
        keep: Callable[[Tally], None],
    ) -> None:
        self.ask, self.tell, self.show, self.keep = ask, tell, show, keep
        self.plays_on = False
        """Whether the players want more rounds than they had agreed on."""
        self.half_told = ""
        """What is known of a round that is not told to its end."""

    # Setting up

    def begin(self, edition: Edition | None, names: tuple[str, ...], agreed: int | None, starter: str | None) -> Tally:
        """A new sheet; what the command line has not said is asked."""
        self.tell(say("score-welcome"))
        edition = edition or self._edition()
        names = names or self._names(edition)
        Tally(edition, names)  # for its refusal, before anything more is asked
        agreed = agreed or self._until_good(say("score-ask-rounds", default=len(names)), _rounds(len(names)))
        first = seat_of(starter, names) if starter else self._until_good(say("score-ask-starter"), _seat_or_none(names))
        return Tally(edition, names, (), agreed, first)

    def _edition(self) -> Edition:
        every = keys()
        self.tell(
            labelled(
                (f"{number:>2}  {key}", text((edition_title(printed(key), language()), "dim")))
                for number, key in enumerate(every, 1)
            )
        )
        usual = next((key for key in every if language() in printed(key).languages), every[0])

        def read(answer: str) -> Edition:
            typed = answer.strip() or usual
            return get(every[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed[:4]) <= len(every) else typed)

        return self._until_good(say("score-ask-edition", default=usual), read)

    def _names(self, edition: Edition) -> tuple[str, ...]:
        low, high = edition.rules.seats

        def count(answer: str) -> int:
            if answer.strip() not in map(str, range(low, high + 1)):
                raise Refused("score-number-expected", low=low, high=high)
            return int(answer)

        players = low if low == high else self._until_good(say("score-ask-players", low=low, high=high), count)
        names: tuple[str, ...] = ()

        def name(answer: str) -> str:
            check_name(answer.strip(), names)
            return answer.strip()

        for number in range(1, players + 1):
            names = (*names, self._until_good(say("score-ask-name", number=number), name))
        return names

    # Rounds

    def go_on(self, tally: Tally) -> Tally:
        """Ask for round after round until somebody has enough; every change is kept at once."""
        self.tell(commands_words())
        while True:
            try:
                changed = self._step(tally)
            except Finished:
                return tally
            except AskAgain:
                self.half_told = ""
                continue
            if changed != tally:
                tally = changed
                self.keep(tally)
                self.show(tally)
                self.plays_on = False

    def _step(self, tally: Tally) -> Tally:
        """One answer to "who went out?": a player, a whole round in one line, or one of the words for the sheet."""
        if tally.is_over and not self.plays_on:
            return self._until_good(say("score-ask-more"), lambda answer: self._at_the_end(tally, answer))
        number = len(tally.rounds) + 1
        prompt = f"{say('score-round', number=number)} · {say('score-ask-out')}"
        return self._until_good(prompt, lambda answer: self._obeyed(tally, answer))

    def _at_the_end(self, tally: Tally, answer: str) -> Tally:
        """The last round can still be corrected; a plain answer is yes or no."""
        if order(answer, tally)[0]:
            return self._obeyed(tally, answer)
        if not _is_yes(answer):
            raise Finished
        self.plays_on = True
        raise AskAgain

    def _obeyed(self, tally: Tally, answer: str) -> Tally:
        word, rest = order(answer, tally)
        match word:
            case "undo":
                if not tally.rounds:
                    raise Refused("score-nothing-to-undo")
                self.tell(say("score-undone", number=len(tally.rounds)))
                return tally.undone()
            case "edit":
                return self._edited(tally, rest)
            case "sheet":
                self.show(tally)
                raise AskAgain
            case "help":
                self.tell(commands_words())
                self.tell(say("score-line-help", example=" · ".join(examples()[1:])))
                raise AskAgain
            case "end":
                raise Finished
            case _:
                return tally.with_round(self._round(tally, answer))

    def _edited(self, tally: Tally, rest: str) -> Tally:
        """`edit 2`, or the last round; the new telling may follow on the same line."""
        number, _, line = rest.strip().partition(" ")
        at = round_number(number, tally)
        if not line:
            self.tell(say("score-edit", number=at))
            self.tell(f"  {round_line(tally, tally.rounds[at - 1])}")
            line = self._answer(say("score-ask-out"))
        return tally.with_changed(at, self._round(tally, line))

    def _round(self, tally: Tally, answer: str) -> Played:
        if ";" in answer or meaning(answer) == "blocked":
            return parse_round(answer, tally) if ";" in answer else self._blocked(tally)
        if not answer.strip():
            if not self._yes(say("score-ask-blocked")):
                raise AskAgain
            return self._blocked(tally)
        seat = seat_of(answer, tally.names)
        name = tally.names[seat]
        hand = tally.rules.hand_double and self._yes(say("score-ask-hand", name=name))
        self.half_told = f"{name} {in_language('hand' if hand else 'out')}"
        others = [each for each in range(len(tally.names)) if each != seat]
        return self._counted(tally, Played((0,) * len(tally.names), seat, hand), others)

    def _blocked(self, tally: Tally) -> Played:
        self.half_told = in_language("blocked")
        seats = list(range(len(tally.names))) if lowest_wins(tally.rules) else []
        return self._counted(tally, Played((0,) * len(tally.names)), seats)

    def _counted(self, tally: Tally, played: Played, seats: list[int]) -> Played:
        racks: list[Rack] = list(played.racks)
        for seat in seats:
            asked = seats[: seats.index(seat)]
            reader = _rack_reader(tally, played.out, {each: racks[each] for each in asked}, seat)
            racks[seat] = self._until_good(say("score-ask-rack", name=tally.names[seat]), reader)
            self.half_told += f"; {tally.names[seat]} {racks[seat]}"
        self.half_told = ""
        return Played(tuple(racks), played.out, played.hand)

    # One question

    def _answer(self, prompt: str) -> str:
        self.tell(prompt)
        return self.ask("> ")

    def _until_good(self, prompt: str, read: Callable[[str], T]) -> T:
        while True:
            answer = self._answer(prompt)
            try:
                return read(answer)
            except Refused as refused:
                self.tell(say(refused.code, **refused.params))
            except TilerummyError as error:
                self.tell(error_words(error))

    def _yes(self, prompt: str) -> bool:
        return self._until_good(prompt, _is_yes)


def _is_yes(answer: str) -> bool:
    yes, no = say("answer-yes"), say("answer-no")
    typed = answer.strip().casefold()[:1]
    if typed not in (yes, no):
        raise Refused("answer-expected", yes=yes, no=no)
    return typed == yes


def commands_words() -> str:
    words = {word: in_language(word) for word in ("undo", "edit", "sheet", "help", "end")}
    return say("score-commands", **words)


def _rack_reader(tally: Tally, out: int | None, known: dict[int, Rack], seat: int) -> Callable[[str], Rack]:
    """Reads a rack that can be, beside those that are known already."""

    def read(answer: str) -> Rack:
        if meaning(answer) == "undo":
            raise AskAgain
        racks = {**known, seat: rack_of(answer)}
        others: Rack = 0 if out is None and not lowest_wins(tally.rules) else 1  # who is asked later
        tried = tuple(0 if each == out else racks.get(each, others) for each in range(len(tally.names)))
        tally.with_round(Played(tried, out))  # for its refusal
        return racks[seat]

    return read


def _rounds(usual: int) -> Callable[[str], int]:
    def read(answer: str) -> int:
        typed = answer.strip() or str(usual)
        if not typed.isdecimal() or not 1 <= int(typed[:4]) <= 99:
            raise Refused("score-number-expected", low=1, high=99)
        return int(typed)

    return read


def _seat_or_none(names: tuple[str, ...]) -> Callable[[str], int | None]:
    return lambda answer: seat_of(answer, names) if answer.strip() else None
