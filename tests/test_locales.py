"""The language files against each other, against the code that needs words, and against each language's typography."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import get_type_hints

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tilerummy.engine.editions import get, keys
from tilerummy.engine.errors import Impossible, TilerummyError, Unreadable
from tilerummy.engine.melds import Group, Row, parse_meld
from tilerummy.engine.rules import FIELDS, choices
from tilerummy.engine.tiles import COLOURS, KINDS, Tile, Tiles
from tilerummy.engine.violations import (
    BelowThreshold,
    IllegalMove,
    JokerNotExchanged,
    JokerReused,
    NotOnRack,
    OnlyJokers,
    RoundIsOver,
    Violation,
    WrongPenalty,
)
from tilerummy.language import Translator, catalogue
from tilerummy.language.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tilerummy"
LOCALES = PACKAGE / "data" / "locales"
TOPICS = ("arena", "cli", "errors", "play", "rules", "server", "solve", "violations", "web", "words")
OTHERS = tuple(language for language in LANGUAGES if language != "en")


# What the files say


class _Parts(Visitor):
    """The variables that a message says and chooses by, those it counts, those with a form for one, its bare text."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.chosen_by: set[str] = set()
        self.counted: set[str] = set()
        self.plurals: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        name = node.selector.id.name
        self.chosen_by.add(name)
        if any(isinstance(variant.key, ftl.Identifier) and variant.key.name == "one" for variant in node.variants):
            self.plurals.add(name)
        if name in self.plurals or any(isinstance(variant.key, ftl.NumberLiteral) for variant in node.variants):
            self.counted.add(name)
        for variant in node.variants:
            self.visit(variant.value)

    @property
    def variables(self) -> set[str]:
        return self.said | self.chosen_by


def _parts(message: ftl.Message) -> _Parts:
    parts = _Parts()
    parts.visit(message)
    return parts


def _messages(language: str, topic: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((LOCALES / language / f"{topic}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == []
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Term), "terms hide what a sentence says; write it out"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None
            assert not entry.attributes
            found[entry.id.name] = entry
    return found


CATALOGUE = {
    language: {name: message for topic in TOPICS for name, message in _messages(language, topic).items()}
    for language in LANGUAGES
}
ENGLISH = CATALOGUE["en"]
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def _source(message: ftl.Message) -> str:
    """A message without its layout, for comparing."""
    return " ".join("".join(_parts(message).text).split())


@BY_LANGUAGE
def test_there_are_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == [f"{topic}.ftl" for topic in TOPICS]


def test_there_are_no_other_languages() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_the_same_in_the_same_order(language: str, topic: str) -> None:
    assert list(_messages(language, topic)) == list(_messages("en", topic))


@pytest.mark.parametrize("topic", TOPICS)
def test_a_message_lies_in_the_file_where_it_is_looked_for(topic: str) -> None:
    assert {catalogue.topic_of(name) for name in _messages("en", topic)} == {topic}


@pytest.mark.parametrize("language", OTHERS)
def test_variables_are_the_same(language: str) -> None:
    def variables(messages: Mapping[str, ftl.Message]) -> dict[str, set[str]]:
        return {name: _parts(message).variables for name, message in messages.items()}

    assert variables(CATALOGUE[language]) == variables(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_by_name_has_the_same_names(language: str) -> None:
    """`[new_meld]` and the like; plural forms are each language's own."""

    def names(message: ftl.Message) -> set[str]:
        found = re.findall(r"\[([a-z_]+)\]", _written(message))
        return {name for name in found if name not in ("zero", "one", "two", "few", "many", "other")}

    assert {name: names(message) for name, message in CATALOGUE[language].items()} == {
        name: names(message) for name, message in ENGLISH.items()
    }


def _written(message: ftl.Message) -> str:
    from fluent.syntax import serialize

    return serialize(ftl.Resource([message]))


ALIKE = {
    "de": {"cli-arena-head-bot", "cli-editions-head-key", "play-computer", "play-computer-number"},
    "fr": {
        *("colour-o", "joker-name", "word-joker", "word-table", "count-points", "count-minutes"),
        *("value-timer-s-minutes", "value-joker-penalty", "rule-jokers", "cli-editions-head-source"),
        *("cli-score-head-total", "cli-score-head-points", "cli-score-line"),
    },
    "it": {"cli-arena-head-bot", "word-computer", "play-computer", "play-computer-number"},
    "nl": {
        "cli-arena-head-bot",
        "joker-name",
        "word-joker",
        "word-computer",
        "rule-jokers",
        "play-computer",
        "play-computer-number",
    },
    "es": {"cli-score-head-total", "cli-error"},
}
"""Words that happen to be spelled as in English."""


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    same = {
        name
        for name, message in CATALOGUE[language].items()
        if re.search("[a-z]{2}", _source(message)) and _source(message) == _source(ENGLISH[name])
    }
    everywhere = {"cli-version", *(f"language-{each}" for each in LANGUAGES)}
    assert same - everywhere <= ALIKE[language]
    assert ALIKE[language] - same == set(), "no longer alike: take it off the list"


@BY_LANGUAGE
def test_languages_are_named_in_themselves(language: str) -> None:
    names = [Translator(language).text(f"language-{each}") for each in LANGUAGES]
    assert names == ["English", "Deutsch", "Français", "Italiano", "Nederlands", "Español"]


# Every message gives a sentence

COUNTS = (0, 1, 2, 5)
NUMBERS = {
    *("count", "number", "points", "needed", "drawn", "value", "low", "high", "seconds", "rounds", "moves", "seats"),
    *("line", "most", "counts", "found", "bytes", "first", "last", "place", "revision", "newest", "lap", "seat"),
    *("close-count", "choices-count"),
}


def _sample(name: str, number: int) -> str | int:
    return number if name in NUMBERS else {"colour": "r", "wanted": "new_meld"}.get(name, f"«{name}»")


def _format(language: str, name: str, params: Mapping[str, object]) -> str:
    bundle = catalogue.bundle_of(language, catalogue.topic_of(name))
    assert isinstance(bundle, FluentBundle)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    formatted, errors = bundle.format_pattern(pattern, dict(params))
    assert errors == [], name
    return str(formatted)


@BY_LANGUAGE
def test_every_message_formats(language: str) -> None:
    for name, message in CATALOGUE[language].items():
        for number in COUNTS:
            formatted = _format(language, name, {each: _sample(each, number) for each in _parts(message).variables})
            assert re.search(r"\w", formatted), name
            assert "  " not in formatted, name
            assert formatted == formatted.strip(), name
            assert "\n" not in formatted, name


@BY_LANGUAGE
def test_plurals_differ_where_they_should(language: str) -> None:
    """One is not five: a message that counts has both forms, and the number is in it."""
    for name, message in CATALOGUE[language].items():
        parts = _parts(message)
        for counted in parts.counted:
            fixed = {each: _sample(each, 7) for each in parts.variables}
            zero, one, two, five = (_format(language, name, {**fixed, counted: number}) for number in COUNTS)
            assert two.replace("2", "5") == five, name
            if counted in parts.said:
                assert zero != five, name
                assert "2" in two, name
            if counted in parts.plurals and name not in SAME_PLURAL.get(language, ()):
                assert one.replace("1", "5") != five, name


SAME_PLURAL = {"de": ("count-jokers", "value-jokers"), "it": ("count-jokers", "value-jokers")}
"""Where one and many are the same word: der Joker, il jolly."""


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["no tiles", "1 tile", "2 tiles", "5 tiles"]),
        ("de", ["keine Steine", "1 Stein", "2 Steine", "5 Steine"]),
        ("fr", ["aucune tuile", "1 tuile", "2 tuiles", "5 tuiles"]),
        ("it", ["nessuna tessera", "1 tessera", "2 tessere", "5 tessere"]),
        ("nl", ["geen stenen", "1 steen", "2 stenen", "5 stenen"]),
        ("es", ["ninguna ficha", "1 ficha", "2 fichas", "5 fichas"]),
    ],
)
def test_tiles_are_counted(language: str, expected: list[str]) -> None:
    assert [Translator(language).text("count-tiles", count=count) for count in COUNTS] == expected


def test_french_counts_nought_like_one() -> None:
    counted = [Translator("fr").text("count-points", count=count) for count in COUNTS]
    assert counted == ["0 point", "1 point", "2 points", "5 points"]


# What the code needs words for


def _kinds(kind: type[Violation]) -> Iterator[type[Violation]]:
    for each in kind.__subclasses__():
        if "clause" in vars(each):
            yield each
        yield from _kinds(each)


VIOLATIONS = sorted(_kinds(Violation), key=lambda kind: kind.clause)


def test_every_clause_has_a_message_and_no_message_is_idle() -> None:
    assert {kind.clause.replace(".", "-") for kind in VIOLATIONS} == set(_messages("en", "violations"))


@pytest.mark.parametrize("kind", VIOLATIONS, ids=lambda kind: kind.clause)
def test_a_refusal_uses_what_the_violation_tells(kind: type[Violation]) -> None:
    message = ENGLISH[kind.clause.replace(".", "-")]
    assert _parts(message).variables <= {field.name for field in fields(kind)}


SAMPLES: dict[object, object] = {
    int: 1,
    str: "new_meld",
    Tile: Tile("b", 7),
    Tiles: Tiles.parse("r5r5j"),
    Row: Row.parse("[r12r13r1]"),
}


@BY_LANGUAGE
@pytest.mark.parametrize("kind", VIOLATIONS, ids=lambda kind: kind.clause)
def test_every_violation_has_words(kind: type[Violation], language: str) -> None:
    hints = get_type_hints(kind)
    violation = kind(*(SAMPLES.get(hints[field.name], parse_meld("r3-7j5")) for field in fields(kind)))
    said = Translator(language).violation(violation)
    assert not re.search(r"[{}$]|\br3-7|r5r5|\[r12", said), "a tile or meld is not in words"
    assert said[0].isupper()
    assert said[-1] == "."


def _errors() -> Iterator[tuple[str, str, set[str] | None]]:
    """Place, code and parameters of every error that the code raises; parameters are None where `**` hides some."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("Unreadable", "Impossible", "BadEditionFile") and isinstance(node.args[0].value, str):
                given = {keyword.arg for keyword in node.keywords}
                params = {each for each in given if each is not None}
                yield f"{path.name}:{node.lineno}", node.args[0].value, None if None in given else params


ERRORS = list(_errors())
PLACES = {"error-illegal-move", "error-illegal-move-at", "error-place", "error-place-line", "error-place-empty"}


@pytest.mark.parametrize("code", sorted({code for _, code, _ in ERRORS}))
def test_every_error_has_a_message(code: str) -> None:
    assert f"error-{code}" in ENGLISH, f"add error-{code} to errors.ftl in all {len(LANGUAGES)} languages"


def test_no_error_message_is_idle() -> None:
    assert set(_messages("en", "errors")) - PLACES == {f"error-{code}" for _, code, _ in ERRORS}


@pytest.mark.parametrize(("place", "code", "params"), ERRORS, ids=lambda value: value if isinstance(value, str) else "")
def test_an_error_message_uses_what_the_error_tells(place: str, code: str, params: set[str] | None) -> None:
    derived = {"field": {"rule"}, "choices": {"choices-count"}, "close": {"close-count"}}
    if params is not None and f"error-{code}" in ENGLISH:
        known = params.union(*(derived.get(each, set()) for each in params))
        known |= {"range"} if {"low", "high"} <= params else set()
        assert _parts(ENGLISH[f"error-{code}"]).variables <= known, place


def test_every_rule_and_value_has_words() -> None:
    wanted: set[str] = set()
    for field in FIELDS:
        name = field.replace("_", "-")
        wanted |= {f"rule-{name}", f"rule-{name}-help"}
        written = choices(field)
        values = ("",) if written is None else tuple("-" + value.replace("_", "-") for value in written)
        wanted |= {f"value-{name}{value}" for value in values}
    special = {"value-timer-s-none", "value-timer-s-minutes", "value-seats-exact"}
    assert set(_messages("en", "rules")) == wanted | special


@BY_LANGUAGE
@pytest.mark.parametrize("field", FIELDS)
def test_no_two_choices_of_a_rule_read_alike(field: str, language: str) -> None:
    written = choices(field) or ()
    assert len({Translator(language).rule_value(field, value) for value in written}) == len(written)


@BY_LANGUAGE
def test_every_value_of_every_edition_has_words(language: str) -> None:
    for key in keys():
        rules = get(key).rules
        for field in FIELDS:
            said = Translator(language).rule_value(field, getattr(rules, field))
            assert said
            assert "{" not in said
            assert not said.startswith("value-")
            assert Translator(language).rule_name(field) != Translator(language).rule_help(field)


def test_command_line_messages_are_listed_at_the_top() -> None:
    """The list matches the file, up to the section of single commands, because authors of commands use it."""
    text = (LOCALES / "en" / "cli.ftl").read_text("utf-8")
    head = " ".join(line.removeprefix("###") for line in text.splitlines() if line.startswith("###"))
    listed = {
        found[1]: set(re.findall(r"\$([a-z-]+)", found[2]))
        for found in re.finditer(r"(cli-[a-z-]+)((?: +\$[a-z-]+)*)", head.partition("$tile, $tiles")[0])
    }
    first, _, _ = text.partition("## More of the command line")
    there = {name: _parts(message).variables for name, message in _messages("en", "cli").items()}
    assert listed == {name: there[name] for name in re.findall("(?m)^(cli-[a-z-]+) =", first)}


def test_every_clause_is_explained() -> None:
    """docs/clauses.md has a row for each clause, names its class, and explains no clause that is gone."""
    page = (ROOT / "docs" / "clauses.md").read_text("utf-8")
    rows = re.findall(r"^\| `([A-Z]+\.[a-z_.]+)` \| (.+?) \| (.+?) \| `(\w+)` \|$", page, re.MULTILINE)
    assert {clause: kind for clause, _, _, kind in rows} == {kind.clause: kind.__name__ for kind in VIOLATIONS}
    assert len(rows) == len(VIOLATIONS)
    for clause, meaning, rule, _ in rows:
        assert meaning.endswith("."), clause
        named = re.findall("`([a-z_]+)`", rule)
        assert set(named) <= set(FIELDS), clause
        assert named or rule == "every edition", clause
        field = next(kind.field for kind in VIOLATIONS if kind.clause == clause)
        assert field == (named[0] if named else None), clause


# Spelling

QUOTES = {
    "en": ("“", "”"),
    "de": ("„", "“"),
    "fr": ("«\u00a0", "\u00a0»"),
    "it": ("«", "»"),
    "nl": ("“", "”"),
    "es": ("«", "»"),
}
FALSE_FRIENDS = {
    "en": r"\bsets?\b|\bseries\b|\bsequences?\b|\bcards?\b|\bpieces?\b|\bstones?\b",
    "de": r"\bSätzen?\b|\bSatz\b|\bSets?\b|\bSerien?\b|\bFolgen?\b|\bKarten?\b|Plättchen",
    "fr": r"\bgroupes?\b|\btierces?\b|\bcarrés?\b|\bséquences?\b|\bplaques?\b|\bcartes?\b",
    "it": r"\bserie\b|\btris\b|\bsequenz[ae]\b|\bpozzo\b|\bcart[ae]\b",
    "nl": r"\bgroep(en)?\b|\bseries?\b|\bkaart(je|jes|en)?\b|\bpot\b",
    "es": r"\bgrupos?\b|\bsecuencias?\b|\bcartas?\b|\bpozo\b|\bsoportes?\b",
}
"""Words that mean one thing on one sheet and another on the next, or that belong to another kind of rummy."""
OTHER_ADDRESS = {
    "de": r"(?<![.!?] )\b(Sie|Ihre?n?|Ihnen)\b",
    "fr": r"\b(tu|ton|ta|tes|toi)\b",
    "it": r"\b(Lei|Suo|Sua)\b",
    "nl": r"(?<!· )\b(u|uw)\b",
    "es": r"\b(usted|ustedes)\b",
}
"""One form of address a language: du, vous, tu, je, tú."""


def _texts(language: str) -> Iterator[tuple[str, str]]:
    for name, message in CATALOGUE[language].items():
        yield name, _written(message).partition("=")[2]


@BY_LANGUAGE
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    opening, closing = QUOTES[language]
    allowed = {*opening, *closing, "’"}
    for name, written in _texts(language):
        assert "'" not in written, name
        assert '"' not in written, name
        assert not set(written) & set("“”„«»‘‚‹›`´") - allowed, name
        if opening != closing:
            assert written.count(opening) == written.count(closing), name
        if {"«", "»"} & allowed:
            assert written.count(opening) == written.count(opening.strip()), name


@BY_LANGUAGE
def test_dashes_and_dots(language: str) -> None:
    for name, written in _texts(language):
        assert "—" not in written, name
        assert "..." not in written, name
        assert not re.search(r"\d-\d(?!\S*[kbroyg\]])", written.replace("r3-7", "")), name


@BY_LANGUAGE
def test_nobody_is_misled_by_a_false_friend(language: str) -> None:
    for name, written in _texts(language):
        assert not re.search(FALSE_FRIENDS[language], written), name


@pytest.mark.parametrize("language", OTHERS)
def test_players_are_addressed_in_one_way(language: str) -> None:
    for name, written in _texts(language):
        assert not re.search(OTHER_ADDRESS[language], written), name


def test_french_sets_its_signs_off() -> None:
    for name, written in _texts("fr"):
        assert not re.search(r"(?<![\u00a0]):(?=\s|$)", written), name
        assert not re.search(r"(?<![\u202f]);(?=\s|$)", written), name
        assert not re.search(r"(?<![\u202f ])[!?](?=\s|$)", written), name


def test_spanish_opens_its_questions() -> None:
    for name, written in _texts("es"):
        prose = written.replace("Escribe ? para", "")
        assert prose.count("?") == prose.count("¿"), name
        assert prose.count("!") == prose.count("¡"), name


@BY_LANGUAGE
def test_refusals_end_as_sentences(language: str) -> None:
    for topic in ("violations", "errors"):
        for name in _messages(language, topic):
            if name not in PLACES:
                params = {each: _sample(each, 3) for each in _parts(CATALOGUE[language][name]).variables}
                assert _format(language, name, params).rstrip("»\u00a0")[-1] in ".?…", name


# catalogue itself


@BY_LANGUAGE
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    names = [Translator(language).tile(tile) for tile in KINDS]
    assert len(set(names)) == len(KINDS)
    assert len({Translator(language).text(f"colour-{colour}") for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["blue 7", "red joker", "green run 3–7", "group of 10s in black, blue and red"]),
        ("de", ["blaue 7", "roter Joker", "grüne Reihe 3–7", "10er-Gruppe in Schwarz, Blau und Rot"]),
        ("fr", ["7 bleu", "joker rouge", "suite verte 3–7", "série de 10 en noir, bleu et rouge"]),
        ("it", ["7 blu", "jolly rosso", "scala verde 3–7", "gruppo di 10 in nero, blu e rosso"]),
        ("nl", ["blauwe 7", "rode joker", "groene reeks 3–7", "set van 10 in zwart, blauw en rood"]),
        ("es", ["7 azul", "comodín rojo", "escalera verde 3–7", "serie de 10 en negro, azul y rojo"]),
    ],
)
def test_tiles_and_melds_have_names(language: str, expected: list[str]) -> None:
    tiles = [Translator(language).tile(Tile("b", 7)), Translator(language).tile(Tile("r", 0))]
    assert [*tiles, *(Translator(language).meld(parse_meld(trn)) for trn in ("g3-7", "kbr10"))] == expected


def test_jokers_are_named_in_their_meld() -> None:
    melds = [parse_meld(trn) for trn in ("r3-7j5", "r3-7j4j6", "kbj10", "kjj10", "[jjj]", "[r5]")]
    assert Translator("en").melds(melds).split("; ") == [
        "red run 3–7 with a joker as 5",
        "red run 3–7 with jokers as 4 and 6",
        "group of 10s in black and blue with a joker",
        "group of 10s in black with 2 jokers",
        "joker, joker and joker",
        "red 5",
    ]


def test_tiles_are_listed() -> None:
    assert Translator("de").tiles(Tiles.parse("-")) == "keine Steine"
    assert Translator("de").tiles(Tiles.parse("jjx1")) == "2 × Joker und 1 verdeckter Stein"


@pytest.mark.parametrize(
    ("violation", "language", "expected"),
    [
        (BelowThreshold(24, 30), "en", "Your first lay shows 24 of 30 points."),
        (BelowThreshold(0, 1), "en", "Your first lay shows 0 of 1 point."),
        (BelowThreshold(24, 30), "de", "Deine erste Auslage zeigt 24 von 30 Punkten."),
        (BelowThreshold(1, 40), "fr", "Votre première pose vaut 1 point sur 40."),
        (NotOnRack(Tiles.parse("b7")), "it", "Puoi giocare solo tessere del tuo leggio. Lì manca: 7 blu."),
        (
            OnlyJokers(Row.parse("[jjj]")),
            "nl",
            "Alleen jokers zijn geen combinatie. Op minstens één steen moet een getal staan.",
        ),
        (WrongPenalty(1, 3), "nl", "De tijd is om en daarvoor worden 3 stenen gepakt, niet 1."),
    ],
)
def test_a_refusal_in_full(violation: Violation, language: str, expected: str) -> None:
    assert Translator(language).violation(violation) == expected


def test_a_refusal_tells_where_the_joker_should_have_gone() -> None:
    said = [
        Translator("en").violation(JokerReused(Group.parse("kbj10"), choice)) for choice in ("other_meld", "new_meld")
    ]
    assert [text.startswith(f"A freed joker must {what}") for text, what in zip(said, WHERE, strict=True)] == [
        True,
        True,
    ]
    assert all(text.endswith(": group of 10s in black and blue with a joker.") for text in said)


WHERE = ("go into another meld", "go into a new meld")


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (Impossible("edition-unknown", key="x", close=""), "There is no edition called x."),
        (Impossible("edition-unknown", key="x", close="y"), "There is no edition called x. Did you mean y?"),
        (
            Impossible("variant-unknown", key="x", variant="y", choices=""),
            "x has no option called y, and no other options.",
        ),
        (Impossible("variant-unknown", key="x", variant="y", choices="a"), "x has no option called y, only a."),
        (
            Impossible("variant-unknown", key="x", variant="y", choices="a b"),
            "x has no option called y. Choose one of: a, b.",
        ),
        (
            Impossible("rule-value-unknown", field="direction", value="up", choices="clockwise counter_clockwise"),
            "The rule direction (Direction) cannot be up. Possible values: clockwise, counter_clockwise.",
        ),
        (Impossible("rule-unknown", field="x"), "There is no rule called x."),
        (Impossible("seats-out-of-range", seats=5, low=2, high=4), "This edition is for 2–4 players, not for 5."),
        (Impossible("seats-out-of-range", seats=5, low=3, high=3), "This edition is for 3 players, not for 5."),
        (Impossible("goal-unknown", name="x", known="a b"), "The solver has no goal called x. Choose one of: a, b."),
        (Impossible("tiles-not-there", tiles="r5"), "These tiles cannot be taken, because they are not there: red 5."),
        (Impossible("not-a-meld", meld="[r5r5]"), "Neither a group nor a run: red 5 and red 5."),
        (Impossible("not-a-meld", meld="no\x1bmeld"), "Neither a group nor a run: no·meld."),
        (Impossible("too-many-tiles", most=1270), "Too many tiles: the limit is 1,270."),
        (Unreadable("tiles-missing", ""), None),
        (Unreadable("number-expected", "r" * 40 + "5" * 40, 40), None),
        (Unreadable("tile-expected", "r5\nz", 3), None),
        (IllegalMove((RoundIsOver(), JokerNotExchanged(Group.parse("kbj10")))), None),
    ],
)
def test_an_error_in_full(error: TilerummyError, expected: str | None) -> None:
    said = Translator("en").error(error)
    assert expected in (None, said)
    assert "\n" not in said


def test_an_error_points_at_its_place() -> None:
    def shown(error: TilerummyError) -> str:
        return Translator("en").error(error).rpartition(" (")[2]

    assert shown(Unreadable("tiles-missing", "")) == "the text is empty)"
    assert shown(Unreadable("tile-expected", "r5\tz", 3)) == "character 4, at the arrow: r5·→z)"
    assert shown(Unreadable("tile-expected", "r5\nk5zz\n", 5)) == "line 2, character 3, at the arrow: k5→zz)"
    assert shown(Unreadable("colon-expected", "kbr10", 5)) == "character 6, at the arrow: kbr10→)"
    long = Unreadable("number-expected", "k" * 40 + "5" * 40, 40)
    assert shown(long) == f"character 41, at the arrow: …{'k' * 24}→{'5' * 16}…)"


def test_an_illegal_move_gives_all_its_reasons() -> None:
    said = Translator("en").error(IllegalMove((RoundIsOver(), BelowThreshold(2, 30))))
    assert said.startswith("This move is illegal. The round is over")
    assert said.endswith(" Your first lay shows 2 of 30 points.")
    in_record = Translator("en").error(IllegalMove((BelowThreshold(2, 30),), move=":kbr1", number=3))
    assert in_record.startswith("Move 3 of the record (:kbr1) is illegal. Your first lay")


def test_what_a_language_lacks_comes_in_english_and_what_all_lack_as_its_code() -> None:
    assert Translator("tlh").text("word-tile") == "tile"
    assert Translator("de").text("word-nothing") == "word-nothing"


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("seats", (4, 4), "exactly 4 players"),
        ("seats", (2, 4), "2 to 4 players"),
        ("timer_s", 60, "1 minute"),
        ("timer_s", 90, "90 seconds"),
        ("timer_s", None, "no limit"),
        ("open_min", 0, "any meld is enough"),
        ("hand_double", True, "points are doubled"),
        ("open_joker", "25", "always 25"),
        ("joker_free", get("rummy-classic").rules.joker_free, "in exchange for the tile it stands for"),
    ],
)
def test_a_value_in_words(field: str, value: object, expected: str) -> None:
    assert Translator("en").rule_value(field, value) == expected


@pytest.mark.parametrize(
    ("wanted", "environ", "expected"),
    [
        (None, {}, "en"),
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("FR-be", {}, "fr"),
        ("xx", {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "nl"}, "nl"),
        (None, {"LANG": "es.UTF-8"}, "es"),
        (None, {"LANG": "it_IT@euro"}, "it"),
        (None, {"LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "it"),
        (None, {"LC_ALL": "C.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE"}, "de"),
        (None, {"LANG": "pl_PL.UTF-8"}, "en"),
        ("", {"LANG": "POSIX"}, "en"),
    ],
)
def test_the_language_is_chosen(wanted: str | None, environ: dict[str, str], expected: str) -> None:
    assert catalogue.choose_language(wanted, environ) == expected
