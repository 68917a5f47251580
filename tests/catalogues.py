"""The messages of every language file, parsed; shared by the tests of texts and of spelling."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from tilerummy.language import catalogue
from tilerummy.language.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tilerummy"
LOCALES = PACKAGE / "data" / "locales"
TOPICS = (
    "admin",
    "arena",
    "camera",
    "cli",
    "companion",
    "computers",
    "device",
    "editions",
    "ending",
    "errors",
    "fair",
    "keys",
    "lab",
    "learn",
    "lesson",
    "mydata",
    "navigator",
    "photo",
    "play",
    "puzzles",
    "review",
    "rules",
    "server",
    "settings",
    "sight",
    "site",
    "solve",
    "violations",
    "waiting",
    "web",
    "welcome",
    "words",
)
OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Parts(Visitor):
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
        """What the caller gives. The translator adds the unit, and a language chooses by it if it has two words."""
        return (self.said | self.chosen_by) - {"unit"}


@cache
def parts_of(message: ftl.Message) -> Parts:
    parts = Parts()
    parts.visit(message)
    return parts


@cache
def _parsed(language: str, topic: str) -> tuple[str, ftl.Resource]:
    """The text of a file, and its parts. Parsing takes most of the time of these tests, so it is done once."""
    text = (LOCALES / language / f"{topic}.ftl").read_text("utf-8")
    return text, FluentParser().parse(text)


_SOURCES: dict[ftl.Message, str] = {}


@cache
def messages_of(language: str, topic: str) -> dict[str, ftl.Message]:
    text, resource = _parsed(language, topic)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == []
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Term), "terms hide what a sentence says; write it out"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            assert entry.value is not None
            assert not entry.attributes
            assert entry.span is not None
            found[entry.id.name] = entry
            _SOURCES[entry] = text[entry.span.start : entry.span.end]
    return found


@cache
def messages_in(language: str) -> dict[str, ftl.Message]:
    return {name: message for topic in TOPICS for name, message in messages_of(language, topic).items()}


BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def source_of(message: ftl.Message) -> str:
    """The lines of a message as they stand in the file."""
    return _SOURCES[message]


# Formatting

NUMBERS = {
    *("count", "number", "points", "needed", "drawn", "value", "low", "high", "seconds", "rounds", "moves", "seats"),
    *("line", "most", "counts", "found", "bytes", "first", "last", "place", "revision", "newest", "lap", "seat"),
    *("close-count", "choices-count"),
}


def sample(name: str, number: int) -> str | int:
    return number if name in NUMBERS else {"colour": "r", "wanted": "new_meld"}.get(name, f"«{name}»")


def formatted(language: str, name: str, params: Mapping[str, str | int]) -> str:
    """The message by Fluent's own library, which must give what our part of Fluent gives."""
    bundle = _bundle(language)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    given = {"unit": "round", **params}
    text, errors = bundle.format_pattern(pattern, given)
    assert errors == [], name
    assert catalogue.message(language, name, given) == text, name
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for topic in TOPICS:
        bundle.add_resource(_parsed(language, topic)[1])
    return bundle
