"""The whole rules of a table in sentences, with the line of the sheet behind each: for the page and the terminal.

>>> from tilerummy.engine.editions import get
>>> sections = table_rules(get("rummikub-vienna-en,open_min=50"), Translator("en"))
>>> [section.title for section in sections][:4]
['Goal', 'Tiles and players', 'Melds', 'First lay (initial meld)']
>>> print(sections[3].lines[0].text)
The melds of your first lay must be worth at least 50 points together, with tiles from your rack only.
>>> sections[3].lines[0].source, sections[3].lines[1].source
('house rule, printed: at least 30 points', '002 de L48, en L137')

Every field of the rules gives one line, except those that decide nothing under the others, such as the penalty at a
time-out in an edition without a clock.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from tilerummy.engine.editions import HOUSE, Edition
from tilerummy.engine.printed import PrintedEdition
from tilerummy.engine.rules import Rules, TimerScope, choices, value_text
from tilerummy.language.provenance import describe_origin
from tilerummy.language.translator import Translator

PARTS: dict[str, tuple[str, ...]] = {
    "goal": ("goal",),
    "box": ("seats", "colours", "jokers", "deal", "first_player", "direction"),
    "melds": ("group", "run"),
    "opening": ("open_min", "open_joker", "open_scope", "open_after_draw", "open_extend"),
    "turn": ("turn", "turn-discard", "discard_pile", "open_last_tile", "use", "rows", "partial_take"),
    "jokers": ("joker_colour", "joker_free", "joker_source", "joker_reuse", "joker_split"),
    "clock": ("timer_s", "timer_scope", "timeout_table", "timeout_loose", "timeout_draw", "timeout_idle_draw"),
    "end": ("out", "call_out", "pool_empty", "blocked_score", "next_starter"),
    "score": ("score", "joker_penalty", "round_games", "match"),
    "variants": ("hand_double", "hand_open"),
}
"""The sections with their lines in order: fields of the rules, and sentences that hold in every edition."""
OPTIONS = ("call_out", "discard_pile", "open_last_tile", "hand_double", "hand_open")
"""Fields that give a line only where they are on."""


@dataclass(frozen=True)
class RuleLine:
    """One sentence. `source` says where it comes from; it is empty for what holds in every edition."""

    text: str
    field: str = ""
    source: str = ""
    house: bool = False


@dataclass(frozen=True)
class RuleSection:
    title: str
    lines: tuple[RuleLine, ...]


def table_rules(
    edition: Edition, tr: Translator, *, clock: bool = True, seconds: int | None = None
) -> tuple[RuleSection, ...]:
    """All rules of the edition with its house rules and variants, in the order in which a sheet tells them.

    `clock` is False at a table that plays without the printed clock. `seconds` is the clock of the table if it is
    longer than an edition can express.
    """
    tr = tr.at_table(edition.rules)
    stopped = not clock and edition.rules.timer_s is not None
    parts = {part: tuple(_lines(names, edition, tr)) for part, names in PARTS.items()}
    parts["goal"] += tuple(map(RuleLine, sheet_words(edition.printed, tr)))
    parts["box"] += tuple(RuleLine(tr.note(each.note), source=each.source) for each in edition.printed.setup)
    if stopped:
        time, origin = printed_clock(edition.rules, tr), _source(edition, "timer_s", tr)
        parts["clock"] = (RuleLine(tr.text("table-clock-off", time=time), "timer_s", origin),)
    elif seconds is not None and parts["clock"]:
        message_id, value = _timer(seconds)
        first = replace(parts["clock"][0], text=tr.text(message_id, value=value))
        parts["clock"] = (first, *parts["clock"][1:])
    return tuple(RuleSection(tr.text(f"table-part-{part}"), lines) for part, lines in parts.items() if lines)


def rule_sentences(edition: Edition, fields: tuple[str, ...], tr: Translator) -> tuple[str, ...]:
    """The sentences of some fields, without those that decide nothing here.

    >>> from tilerummy.engine.editions import get
    >>> rule_sentences(get("rummikub-vienna-en"), ("joker_penalty", "call_out"), Translator("en"))
    ('A joker left on a rack costs 30 points.', 'The player who goes out calls the name of the game.')
    """
    return tuple(line.text for line in _lines(fields, edition, tr.at_table(edition.rules)))


def sheet_words(sheet: PrintedEdition, tr: Translator) -> Iterator[str]:
    """The words of the sheet beside ours: those of the reader's language that differ, or else those of every language.

    >>> from tilerummy.engine.editions import printed
    >>> list(sheet_words(printed("rummikub-vienna-en"), Translator("en")))
    ['In this sheet: set (meld), initial meld (first lay), play (lay).']
    """
    for language in [tr.language] if tr.language in sheet.words else sheet.words:
        ours = {term: tr.text(f"word-{term}") for term in sheet.words[language]}
        pairs = [(word, ours[term]) for term, word in sheet.words[language].items()]
        if language != tr.language:  # a word of theirs can be one of ours and mean something else
            said = ", ".join(f"{word} = {our}" for word, our in pairs)
            yield tr.text("table-words-in", language=tr.text(f"spoken-{language}"), words=said)
        elif said := ", ".join(f"{word} ({our})" for word, our in pairs if word != our):
            yield tr.text("table-words", words=said)


def part_of(field: str) -> str:
    """The part of the rules that explains a field.

    >>> part_of("joker_penalty"), part_of("hand_open")
    ('score', 'variants')
    """
    return next(part for part, names in PARTS.items() if field in names)


def printed_clock(rules: Rules, tr: Translator) -> str:
    """The time limit in words, and its turns if it does not hold for all; empty without a limit.

    >>> from tilerummy.engine.editions import get
    >>> [printed_clock(get(key).rules, Translator("en")) for key in ("rummikub-vienna-en", "lets-play-rummy")]
    ['1 minute', '']
    >>> printed_clock(get("rummikub-original-de").rules, Translator("en"))
    '2 minutes (only once you change a meld on the table)'
    """
    if rules.timer_s is None:
        return ""
    time = tr.rule_value("timer_s", rules.timer_s)
    every = rules.timer_scope is TimerScope.EVERY_TURN
    return time if every else f"{time} ({tr.rule_value('timer_scope', rules.timer_scope)})"


def _lines(names: tuple[str, ...], edition: Edition, tr: Translator) -> Iterator[RuleLine]:
    rules = edition.rules
    for name in names:
        if not hasattr(rules, name):
            if name not in ("turn", "turn-discard") or (name == "turn-discard") == rules.discard_pile:
                yield RuleLine(tr.text(f"table-{name}"))
        elif not _idle(name, rules):
            origin = edition.provenance(name)
            yield RuleLine(_sentence(name, rules, tr), name, _source(edition, name, tr), origin.basis == HOUSE)


def _idle(field: str, rules: Rules) -> bool:
    """Whether a field decides nothing, because of the other fields."""
    if field in OPTIONS:
        return not getattr(rules, field)
    if field.startswith("joker_") or field == "open_joker":
        return rules.jokers == 0
    return field in rules.without_effect


def _sentence(field: str, rules: Rules, tr: Translator) -> str:
    """The sentence of a value; its name and value where the catalogue has none."""
    value = getattr(rules, field)
    message_id = f"table-{field.replace('_', '-')}"
    params: dict[str, object] = {}
    if choices(field) is not None or value is None:
        message_id += "-" + value_text(value).replace("_", "-")
    elif isinstance(value, str):
        params = {"colours": tr.colours(value)}
    elif isinstance(value, tuple):
        low, high = value
        message_id += "-exact" if low == high else ""
        params = {"value": low} if low == high else {"low": low, "high": high}
    elif field == "timer_s":
        message_id, params["value"] = _timer(value)
    else:
        params = {"value": value}
    said = tr.text(message_id, **params)
    return f"{tr.rule(field, value)}." if said == message_id else said


def _timer(seconds: int) -> tuple[str, int]:
    """The sentence for a time limit, and its number, in the largest unit that divides it."""
    for unit, size in (("days", DAY), ("minutes", 60)):
        if seconds % size == 0:
            return f"table-timer-s-{unit}", seconds // size
    return "table-timer-s", seconds


def _source(edition: Edition, field: str, tr: Translator) -> str:
    """The line of the sheet and, unless it states the value, what that rests on; for a house rule what is printed."""
    origin = edition.provenance(field)
    if origin.basis == HOUSE:
        printed = tr.rule_value(field, getattr(edition.printed.rules, field))
        return f"{describe_origin(origin, tr)}, {tr.text('cli-editions-printed', value=printed)}"
    return origin.source if origin.basis == "stated" else describe_origin(origin, tr)


# A table in a few short facts that are true for this table: its rules as they are played, and its clock

DAY = 24 * 3600
TOLD = frozenset({"open_min", "timer_s", "timer_scope"})
"""Fields that always have a fact, whether or not a house rule set them."""


@lru_cache(maxsize=1024)
def table_facts(edition: Edition, tr: Translator, seconds: int | None) -> tuple[str, ...]:
    """The facts that people choose a table by. `seconds` is the clock of the table, None if it has none.

    Variants are not among them: they are in the title of the table.

    >>> from tilerummy.engine.editions import get
    >>> table_facts(get("rummikub-vienna-en"), Translator("en"), 60)
    ('first lay from 30 points', '1 minute per turn')
    >>> table_facts(get("rummikub-vienna-en,hand_double=yes,open_min=50"), Translator("en"), None)
    ('first lay from 50 points', 'no clock', 'Going out in one turn: points are doubled (house rule)')
    """
    tr = tr.at_table(edition.rules)
    house = (tr.text("table-fact-house", rule=tr.rule(*each)) for each in edition.house if each[0] not in TOLD)
    return (tr.text("table-fact-open-min", value=edition.rules.open_min), _clock(edition, tr, seconds), *house)


def clock_time(seconds: int, tr: Translator) -> str:
    """A time limit in the largest unit that divides it.

    >>> [clock_time(seconds, Translator("en")) for seconds in (90, 120, 259200)]
    ['90 seconds', '2 minutes', '3 days']
    """
    return tr.rule_value("timer_s", seconds) if seconds % DAY else tr.text("table-fact-days", value=seconds // DAY)


def _clock(edition: Edition, tr: Translator, seconds: int | None) -> str:
    if seconds is None:
        return tr.text("table-fact-no-clock")
    said, scope = tr.text("table-fact-clock", time=clock_time(seconds, tr)), edition.rules.timer_scope
    return said if scope is TimerScope.EVERY_TURN else f"{said} ({tr.rule_value('timer_scope', scope)})"
