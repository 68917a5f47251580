"""One language: messages, tiles, melds, rules, refusals and errors in words.

>>> from tilerummy.engine.violations import BelowThreshold
>>> Translator("en").violation(BelowThreshold(24, 30))
'Your first lay is worth 24 points. It needs at least 30.'
>>> [Translator(language).tile(Tile("b", 7)) for language in ("en", "de", "fr")]
['blue 7', 'blaue 7', '7 bleu']
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from tilerummy.engine.errors import CodedError, Impossible, TilerummyError, Unreadable, require, wrong_type
from tilerummy.engine.melds import Group, Meld, Row, Run, parse_meld
from tilerummy.engine.printed import PrintedEdition
from tilerummy.engine.rules import FIELDS, RoundGames, Rules, choices, parse_value, value_text
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import IllegalMove, Violation
from tilerummy.language import catalogue
from tilerummy.language.catalogue import decimal

CONTEXT_BEFORE, CONTEXT_AFTER = 24, 16
"""How many characters of an unreadable text are shown before and after the fault; a position can have hundreds."""
_LISTS = ("choices", "known", "readings")


_VOWEL_SOUND = re.compile("[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouy]", re.IGNORECASE)


def _elided(text: str, values: Iterable[str | int]) -> str:
    """French before a name that begins with a vowel: a message cannot know whether it has to say « de » or « d’ ».

    >>> _elided("Points de Anna et de Bo", ["Anna", "Bo"]), _elided("Est-ce que Yves joue ?", ["Yves"])
    ('Points d’Anna et de Bo', 'Est-ce qu’Yves joue ?')
    """
    for value in values:
        if isinstance(value, str) and _VOWEL_SOUND.match(value):
            text = re.sub(rf"(\bd|qu)e (?={re.escape(value)})", r"\1’", text, flags=re.IGNORECASE)
    return text


@dataclass(frozen=True)
class Translator:
    """Says everything in one language. It never changes, so one object may be shared by threads.

    >>> Translator("de-AT").language
    'de'
    """

    language: str
    unit: str = "round"
    """What people at this table call a deal and everything up to its outcome: `round` or `game`."""

    def __post_init__(self) -> None:
        language = catalogue.known_language(require(self.language, str, "language"))
        if language is None:
            raise Impossible("language-unknown", language=self.language, known=" ".join(catalogue.LANGUAGES))
        object.__setattr__(self, "language", language)
        if self.unit not in ("round", "game"):
            raise wrong_type("unit", "'round' | 'game'", self.unit)

    def at_table(self, rules: Rules) -> "Translator":
        """The translator for a table with these rules. Where the sheet counts several games as one round, a round of
        ours is a game.

        >>> from tilerummy.engine.editions import get
        >>> tables = [Translator("en").at_table(get(key).rules) for key in ("rummikub-vienna-en", "rummy-bookmark")]
        >>> [table.text("web-next-round") for table in tables]
        ['Next game', 'Next round']
        """
        unit = "round" if rules.round_games is RoundGames.ONE else "game"
        return self if unit == self.unit else Translator(self.language, unit)

    def text(self, message_id: str, /, **params: object) -> str:
        """The message with this id and these variables. A clause id is a message id too.

        >>> Translator("nl").text("count-tiles", count=1)
        '1 steen'
        """
        given = {name: value if isinstance(value, int) else str(value) for name, value in params.items()}
        given.setdefault("unit", self.unit)
        text = catalogue.message(self.language, message_id.replace(".", "-"), given)
        return _elided(text, given.values()) if self.language == "fr" else text

    # Tiles and melds

    def tile(self, tile: Tile) -> str:
        """A tile as players call it."""
        require(tile, Tile, "tile")
        if tile.number:
            return self.text("tile-name", colour=tile.colour, number=tile.number)
        return self.text("joker-name-coloured" if tile.colour else "joker-name", colour=tile.colour)

    def tiles(self, tiles: Tiles) -> str:
        """Some tiles as a list.

        >>> Translator("en").tiles(Tiles.parse("r5r5k13jx2"))
        'black 13, 2 × red 5, joker and 2 hidden tiles'
        """
        names = []
        require(tiles, Tiles, "tiles")
        for tile, copies in groupby(tiles):
            count, name = len(list(copies)), self.tile(tile)
            names.append(name if count == 1 else self.text("tile-times", count=count, tile=name))
        if tiles.unknown:
            names.append(self.text("tiles-hidden", count=tiles.unknown))
        return self.list_of(names) if names else self.text("tiles-none")

    def meld(self, meld: Meld | Row) -> str:
        """A meld by its kind and numbers; a row that is not a meld tile by tile.

        >>> [Translator("en").meld(parse_meld(trn)) for trn in ("r3-7j5", "kbj10")]
        ['red run 3–7 with a joker as 5', 'group of 10s in black and blue with a joker']
        >>> Translator("de").meld(parse_meld("[r12r13r1]"))
        'rote 12, rote 13 und rote 1'
        """
        return _meld(self, require(meld, Meld | Row, "meld"))  # type: ignore[arg-type]

    def melds(self, melds: Iterable[Meld | Row]) -> str:
        """Several melds, separated by semicolons because the name of a meld may contain commas."""
        return self.semicolons(map(self.meld, melds))

    def semicolons(self, parts: Iterable[str]) -> str:
        """Parts that may contain commas. French has a narrow space before the semicolon.

        >>> Translator("de").semicolons(["Joker, rote 3", "blaue 4"])
        'Joker, rote 3; blaue 4'
        """
        return ("\N{NARROW NO-BREAK SPACE}; " if self.language == "fr" else "; ").join(parts)

    def colours(self, colours: str) -> str:
        return self.list_of([self.text(f"colour-{colour}") for colour in colours])

    # Rules and editions

    def edition_title(self, printed: PrintedEdition) -> str:
        """The title of an edition: a description, never the name of a product.

        >>> from tilerummy.engine.editions import get
        >>> Translator("nl").edition_title(get("rummikub-vienna-en").printed)
        'Oranje stenen, twee jokers en twee souvenirstenen (Engelse spelregels)'
        """
        require(printed, PrintedEdition, "printed")
        return printed.titles.get(self.language, printed.titles[catalogue.FALLBACK])

    def note(self, note: str) -> str:
        """A note of an edition file. Built-in files name a message; custom ones contain the sentence itself.

        >>> Translator("es").note("no-penalty"), Translator("es").note("Lo dice la abuela.")
        ('No se indica ninguna penalización.', 'Lo dice la abuela.')
        """
        return self._named("note", note)

    def variant_name(self, name: str) -> str:
        """What players call a variant; a variant of a custom edition has only its name.

        >>> Translator("it").variant_name("hand"), Translator("it").variant_name("quick")
        ('Chiudere di mano', 'quick')
        """
        return self._named("variant", name)

    def rule_name(self, field: str) -> str:
        """The name of a rule field."""
        return self.text(f"rule-{_dashed(field)}")

    def rule_help(self, field: str) -> str:
        """What the rule field decides, in one sentence."""
        return self.text(f"rule-{_dashed(field)}-help")

    def rule_value(self, field: str, value: object) -> str:
        """The value of a rule field, given as in `Rules` or as in the edition files.

        >>> en = Translator("en")
        >>> en.rule_value("timer_s", 120), en.rule_value("timer_s", "none"), en.rule_value("seats", "2-4")
        ('2 minutes', 'no limit', '2 to 4 players')
        >>> en.rule_value("colours", "kbro"), Translator("es").rule_value("joker_penalty", 30)
        ('black, blue, red and orange', '30 puntos')
        """
        written = value if isinstance(value, str) else value_text(value)
        parsed = parse_value(field, written)
        message_id = f"value-{_dashed(field)}"
        if choices(field) is not None or parsed is None:
            return self.text(f"{message_id}-{_dashed(written)}")
        if isinstance(parsed, str):
            return self.text(message_id, colours=self.colours(parsed))
        if isinstance(parsed, tuple):
            low, high = parsed
            if low == high:
                return self.text(f"{message_id}-exact", value=low)
            return self.text(message_id, low=low, high=high)
        if field == "timer_s" and isinstance(parsed, int) and parsed % 60 == 0:
            return self.text(f"{message_id}-minutes", value=parsed // 60)
        return self.text(message_id, value=parsed)

    def rule(self, field: str, value: object) -> str:
        """Name and value of a rule field: `Jokers: 2 jokers`."""
        return self.text("label-value", name=self.rule_name(field), value=self.rule_value(field, value))

    # Refusals and errors

    def violation(self, violation: Violation) -> str:
        """Why a move is refused, as one or two sentences to the player.

        >>> from tilerummy.engine.violations import NotAGroup
        >>> Translator("en").violation(NotAGroup(Row.parse("[r5r5b5]")))
        'Not a group: red 5, red 5 and blue 5. A group has three or four tiles of one number, each in a different
        colour.'
        """
        require(violation, Violation, "violation")
        return self.text(violation.clause, **self._params(violation.params()))

    def error(self, error: TilerummyError) -> str:
        """What is wrong with an input, in one line. In text that is not TRN an arrow points at the fault.

        >>> try:
        ...     Tiles.parse("r5z7")
        ... except Unreadable as error:
        ...     print(Translator("en").error(error))
        Expected a tile: a colour letter and a number such as r5, or j for a joker. (character 3, at the arrow: r5→z7)
        """
        require(error, CodedError, "error")
        if isinstance(error, IllegalMove):
            reasons = " ".join(map(self.violation, error.violations))
            message_id = "error-illegal-move-at" if "number" in error.params else "error-illegal-move"
            return self.text(message_id, **{**self._params(error.params), "reasons": reasons})
        message = self.text(f"error-{error.code}", **self._params(error.params))
        if not isinstance(error, Unreadable):
            return message
        if not error.text:
            return self.text("error-place-empty", message=message)
        message_id = "error-place-line" if "\n" in error.text else "error-place"
        return self.text(message_id, message=message, **_fault_context(error))

    # Lists, numbers and names

    def list_of(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        parts = [*items]
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def number(self, value: float, digits: int = 1, *, sign: bool = False) -> str:
        """A decimal number as the language writes it; `sign` also shows a plus.

        >>> Translator("de").number(2.55, 1), Translator("en").number(3, 2, sign=True)
        ('2,5', '+3.00')
        """
        return decimal(value, digits, self.language, sign=sign)

    def count_tiles(self, count: int) -> str:
        return self.text("count-tiles", count=count)

    def seat_names(self, names: Sequence[str], computers: Collection[int]) -> tuple[str, ...]:
        """The names of the seats. Computers are numbered if there are several; people keep their names.

        >>> Translator("en").seat_names(["Ann", "steady", "steady"], [1, 2])
        ('Ann', 'Computer 1', 'Computer 2')
        """
        called = "play-computer" if len(computers) == 1 else "play-computer-number"
        named = {seat: self.text(called, number=number) for number, seat in enumerate(sorted(computers), 1)}
        return tuple(named.get(seat, name) for seat, name in enumerate(names))

    # Inside

    def _named(self, kind: str, name: str) -> str:
        message_id = f"{kind}-{_dashed(name)}"
        return self.text(message_id) if catalogue.knows(message_id) else name

    def _params(self, params: Mapping[str, object]) -> dict[str, object]:
        """Variables for a sentence: tiles and melds by name, lists joined, the name of a rule beside its field."""
        words: dict[str, object] = {}
        for name, value in params.items():
            words[name] = value if isinstance(value, int) else self._param(name, str(value))
            if name in ("choices", "close"):
                words[f"{name}-count"] = len(str(value).split())
            if name == "field" and value in FIELDS:
                words["rule"] = self.rule_name(str(value))
        if "low" in words and "high" in words:
            words["range"] = "–".join(dict.fromkeys((str(words["low"]), str(words["high"]))))
        return words

    def _param(self, name: str, value: str) -> str:
        try:
            if name in ("tile", "tiles", "left"):
                return self.tiles(Tiles.parse(value))
            if name in ("meld", "row"):
                return self.meld(parse_meld(value))
        except TilerummyError:
            return printable(value)  # an error may quote what somebody typed, which need not be a meld
        return ", ".join(map(printable, value.split())) if name in _LISTS else printable(value)


@lru_cache(maxsize=8192)
def _meld(tr: Translator, meld: Meld | Row) -> str:
    match meld:
        case Run():
            named = tr.text("meld-run", colour=meld.colour, first=meld.first, last=meld.last)
            if not meld.jokers:
                return named
            places = tr.list_of(str(number) for number, _ in meld.jokers)
            return tr.text("meld-run-jokers", run=named, count=len(meld.jokers), places=places)
        case Group():
            named = tr.text("meld-group", number=meld.number, colours=tr.colours(meld.colours))
            return tr.text("meld-group-jokers", group=named, count=len(meld.jokers)) if meld.jokers else named
        case Row():
            return tr.list_of(map(tr.tile, meld.row))


def _fault_context(error: Unreadable) -> dict[str, object]:
    """Where the fault is, and a little of the line around it."""
    start = error.text.rfind("\n", 0, error.at) + 1
    before = printable(error.text[start : error.at])
    after = printable(error.text[error.at :].partition("\n")[0])
    return {
        "line": error.text.count("\n", 0, error.at) + 1,
        "place": len(before) + 1,
        "before": before if len(before) <= CONTEXT_BEFORE else "…" + before[-CONTEXT_BEFORE:],
        "after": after if len(after) <= CONTEXT_AFTER else after[:CONTEXT_AFTER] + "…",
    }


def printable(value: str) -> str:
    """Typed text without line breaks and terminal codes, which are shown as dots."""
    return "".join(letter if letter.isprintable() else "·" for letter in value)


_CODES = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb]"
)
"""What a terminal obeys, or what reverses or hides the text around it. Joiners and hard spaces are text."""


def without_codes(text: str, instead: Callable[[str], str] = lambda code: "·") -> str:
    """Text for a terminal, on several lines: codes are shown as dots, or as `instead` says."""
    return _CODES.sub(lambda found: instead(found[0]), text)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
