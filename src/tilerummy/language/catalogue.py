"""Words for what the core says in codes: refusals, errors, rules, tiles and melds, in six languages.

The words lie in `data/locales/<language>/*.ftl`, in Fluent, so that this module and the page in the browser read one
source. Tiles and melds reach a sentence in words too, whatever the language makes of colour and number.

>>> from tilerummy.engine.violations import BelowThreshold
>>> violation_text(BelowThreshold(24, 30), "en")
'Your first lay shows 24 of 30 points.'
>>> [tile_text(Tile("b", 7), language) for language in ("en", "de", "fr")]
['blue 7', 'blaue 7', '7 bleu']
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby

from fluent.runtime import FluentBundle, FluentResource

from tilerummy.engine.errors import TilerummyError, Unreadable
from tilerummy.engine.melds import Group, Meld, Row, Run, parse_meld
from tilerummy.engine.printed import PrintedEdition
from tilerummy.engine.rules import FIELDS, choices, parse_value, value_text
from tilerummy.engine.tiles import Tile, Tiles
from tilerummy.engine.violations import IllegalMove, Violation

LANGUAGES = ("en", "de", "fr", "it", "nl", "es")
FALLBACK = "en"
_LOCALES = files("tilerummy") / "data" / "locales"
_BEFORE, _AFTER = 24, 16
"""How much of an unreadable text is shown on either side of the fault; a position can be hundreds of letters long."""


def text(code: str, params: Mapping[str, object], language: str) -> str:
    """The message with this id, or for this clause, with its variables filled in as they are.

    A message that a language lacks comes in English; a test sees to it that none lacks any.

    >>> text("count-tiles", {"count": 1}, "nl"), text("count-tiles", {"count": 1200}, "de")
    ('1 steen', '1.200 Steine')
    """
    name = code.replace(".", "-")
    for spoken in (language, FALLBACK):
        bundle = _bundle(spoken, _topic(name))
        if bundle is not None and bundle.has_message(name):
            pattern = bundle.get_message(name).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, {each: _plain(params[each]) for each in params})[0])
    return code


def violation_text(violation: Violation, language: str) -> str:
    """Why a move is refused, as one or two sentences to the player.

    >>> from tilerummy.engine.violations import NoGroup
    >>> violation_text(NoGroup(Row.parse("[r5r5b5]")), "en")
    'This is no group: red 5, red 5 and blue 5. A group has three or four tiles of one number, each in a different
    colour.'
    """
    return text(violation.clause, _in_words(violation.params(), language), language)


def error_text(error: TilerummyError, language: str) -> str:
    """What is wrong with an input, in one line; where it is no TRN, an arrow points at the fault.

    >>> try:
    ...     Tiles.parse("r5z7")
    ... except Unreadable as error:
    ...     print(error_text(error, "en"))
    A tile should stand here: a colour letter and a number such as r5, or j for a joker. (character 3, at the arrow:
    r5→z7)
    """
    if isinstance(error, IllegalMove):
        reasons = " ".join(violation_text(violation, language) for violation in error.violations)
        code = "error-illegal-move-at" if "number" in error.params else "error-illegal-move"
        return text(code, {**_in_words(error.params, language), "reasons": reasons}, language)
    message = text(f"error-{error.code}", _in_words(error.params, language), language)
    if not isinstance(error, Unreadable):
        return message
    if not error.text:
        return text("error-place-empty", {"message": message}, language)
    return text("error-place-line" if "\n" in error.text else "error-place", _place(error, message), language)


def _place(error: Unreadable, message: str) -> dict[str, object]:
    """The fault and a little of the line around it."""
    start = error.text.rfind("\n", 0, error.at) + 1
    before = _printable(error.text[start : error.at])
    after = _printable(error.text[error.at :].partition("\n")[0])
    return {
        "message": message,
        "line": error.text.count("\n", 0, error.at) + 1,
        "place": len(before) + 1,
        "before": before if len(before) <= _BEFORE else "…" + before[-_BEFORE:],
        "after": after if len(after) <= _AFTER else after[:_AFTER] + "…",
    }


# Rules


def edition_title(sheet: PrintedEdition, language: str) -> str:
    """What an edition is called: a description, never a product's name.

    >>> from tilerummy.engine.editions import get
    >>> edition_title(get("rummikub-vienna-en").printed, "nl")
    'Spel van één minuut met oranje stenen, openen met 30 (Engels blad)'
    """
    return sheet.titles.get(language, sheet.titles[FALLBACK])


def rule_name(field: str, language: str) -> str:
    """The name of a choice that editions make."""
    return text(f"rule-{_dashed(field)}", {}, language)


def rule_help(field: str, language: str) -> str:
    """What that choice decides, in one sentence."""
    return text(f"rule-{_dashed(field)}-help", {}, language)


def rule_text(field: str, value: object, language: str) -> str:
    """A value of a rule in words; the value as `Rules` holds it or as the edition files write it.

    >>> rule_text("timer_s", 120, "en"), rule_text("timer_s", "none", "en"), rule_text("seats", "2-4", "en")
    ('2 minutes', 'no limit', '2 to 4 players')
    >>> rule_text("colours", "kbro", "en"), rule_text("joker_penalty", 30, "es")
    ('black, blue, red and orange', '30 puntos')
    """
    written = value if isinstance(value, str) else value_text(value)
    meant = parse_value(field, written)
    name = f"value-{_dashed(field)}"
    if choices(field) is not None or meant is None:
        return text(f"{name}-{_dashed(written)}", {}, language)
    if isinstance(meant, str):
        return text(name, {"colours": _colours_text(meant, language)}, language)
    if isinstance(meant, tuple):
        low, high = meant
        if low == high:
            return text(f"{name}-exact", {"value": low}, language)
        return text(name, {"low": low, "high": high}, language)
    if field == "timer_s" and isinstance(meant, int) and meant % 60 == 0:
        return text(f"{name}-minutes", {"value": meant // 60}, language)
    return text(name, {"value": meant}, language)


# Tiles and melds


def tile_text(tile: Tile, language: str) -> str:
    """A tile as a player names it."""
    if tile.number:
        return text("tile-name", {"colour": tile.colour, "number": tile.number}, language)
    return text("joker-name-coloured" if tile.colour else "joker-name", {"colour": tile.colour}, language)


def tiles_text(tiles: Tiles, language: str) -> str:
    """Some tiles as a list.

    >>> tiles_text(Tiles.parse("r5r5k13jx2"), "en")
    'black 13, 2 × red 5, joker and 2 hidden tiles'
    """
    names = []
    for tile, copies in groupby(tiles):
        count, name = len(list(copies)), tile_text(tile, language)
        names.append(name if count == 1 else text("tile-times", {"count": count, "tile": name}, language))
    if tiles.unknown:
        names.append(text("tiles-hidden", {"count": tiles.unknown}, language))
    return _list_text(names, language) if names else text("tiles-none", {}, language)


def meld_text(meld: Meld | Row, language: str) -> str:
    """A meld by its kind and key; a row that is none tile by tile, as it was laid.

    >>> [meld_text(parse_meld(trn), "en") for trn in ("r3-7j5", "kbj10")]
    ['red run 3–7 with a joker as 5', 'group of 10s in black and blue with a joker']
    >>> meld_text(parse_meld("[r12r13r1]"), "de")
    'rote 12, rote 13 und rote 1'
    """
    match meld:
        case Run():
            named = text("meld-run", {"colour": meld.colour, "first": meld.first, "last": meld.last}, language)
            places = _list_text([str(number) for number, _ in meld.jokers], language)
            extra = {"run": named, "count": len(meld.jokers), "places": places}
            return text("meld-run-jokers", extra, language) if meld.jokers else named
        case Group():
            colours = _colours_text(meld.colours, language)
            named = text("meld-group", {"number": meld.number, "colours": colours}, language)
            extra = {"group": named, "count": len(meld.jokers)}
            return text("meld-group-jokers", extra, language) if meld.jokers else named
        case Row():
            return _list_text([tile_text(tile, language) for tile in meld.row], language)


def melds_text(laid: Sequence[Meld | Row], language: str) -> str:
    """Several melds; a semicolon keeps them apart, because one meld may have commas of its own."""
    return "; ".join(meld_text(meld, language) for meld in laid)


# Which language


def choose_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of the locale, else English.

    >>> choose_language("de_AT", {}), choose_language(None, {"LC_ALL": "", "LANG": "fr_CH.UTF-8"})
    ('de', 'fr')
    >>> choose_language(None, {"LC_ALL": "C", "LANG": "fr_CH.UTF-8"}), choose_language("tlh", {})
    ('en', 'en')
    """
    # As everywhere on Unix the first variable that is set decides, even where it names a language we do not have.
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    for tag in (wanted or "", locale):
        language = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


# Inside


@cache
def _bundle(language: str, topic: str) -> FluentBundle | None:
    # One bundle a file: reading Fluent takes a while, and a refusal needs neither the rules nor the command line.
    if language not in LANGUAGES:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((_LOCALES / language / f"{topic}.ftl").read_text("utf-8")))
    return bundle


_OF_ARENA = re.compile(r"cli-(?:help-|argument-|option-)?(?:arena|bots?)(?:-|$)")
_OF_PLAY = re.compile(r"cli-(?:option-play|terminal)-")
_OF_SERVE = re.compile(r"cli-(?:help-|option-)?serve(?:-|$)")
_OF_SOLVE = re.compile(r"cli-(?:argument-(?:edition|table)$|(?:help-|option-)?(?:solve|odds|restore)(?:-|$))")
"""Commands with a file of messages of their own."""
_TOPICS = {
    "error": "errors",
    "rule": "rules",
    "value": "rules",
    "cli": "cli",
    "play": "play",
    "server": "server",
    "web": "web",
}


def _topic(name: str) -> str:
    """The file that holds a message: clauses begin in capitals, the others with a word that tells."""
    head = name.partition("-")[0]
    if head == "cli" and _OF_ARENA.match(name):
        return "arena"
    if head == "cli" and _OF_PLAY.match(name):
        return "play"
    if head == "cli" and _OF_SERVE.match(name):
        return "server"
    if head == "cli" and _OF_SOLVE.match(name):
        return "solve"
    return "violations" if head.isupper() else _TOPICS.get(head, "words")


_LISTS = ("choices", "known", "readings")


def _in_words(params: Mapping[str, object], language: str) -> dict[str, object]:
    """Parameters as a sentence wants them: tiles and melds named, lists joined, a rule's name beside its field."""
    words: dict[str, object] = {}
    for name, value in params.items():
        words[name] = value if isinstance(value, int) else _value_in_words(name, str(value), language)
        if name in ("choices", "close"):
            words[f"{name}-count"] = len(str(value).split())
        if name == "field" and value in FIELDS:
            words["rule"] = rule_name(str(value), language)
    if "low" in words and "high" in words:
        words["range"] = "–".join(dict.fromkeys((str(words["low"]), str(words["high"]))))
    return words


def _value_in_words(name: str, value: str, language: str) -> str:
    try:
        if name in ("tile", "tiles", "left"):
            return tiles_text(Tiles.parse(value), language)
        if name in ("meld", "row"):
            return meld_text(parse_meld(value), language)
    except TilerummyError:
        return _printable(value)  # an error may quote what somebody typed, and that need not be a meld
    return ", ".join(map(_printable, value.split())) if name in _LISTS else _printable(value)


def _colours_text(colours: str, language: str) -> str:
    return _list_text([text(f"colour-{colour}", {}, language) for colour in colours], language)


def _list_text(items: Sequence[str], language: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return text("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]}, language)


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)


def _printable(value: str) -> str:
    """Typed text can hold anything, line breaks and terminal codes too; an error is one harmless line."""
    return "".join(letter if letter.isprintable() else "·" for letter in value)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
