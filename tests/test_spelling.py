"""Typography, terms and forms of address in each language."""

import re
from collections.abc import Iterator

import pytest
from catalogues import (
    BY_LANGUAGE,
    LOCALES,
    OTHERS,
    ROOT,
    messages_in,
    parts_of,
    source_of,
)

from tilerummy.engine.editions import get, keys
from tilerummy.language import Translator
from tilerummy.language.catalogue import LANGUAGES

QUOTES = {
    "en": ("“", "”"),
    "de": ("„", "“"),
    "fr": ("«\u00a0", "\u00a0»"),
    "it": ("«", "»"),
    "nl": ("“", "”"),
    "es": ("«", "»"),
}
OTHER_ADDRESS = {
    "de": r"(?<![.!?] )\b(Sie|Ihre?n?|Ihnen)\b",
    "fr": r"\b(tu|ton|ta|tes|toi)\b",
    "it": r"\b(Lei|Suo|Sua)\b",
    "nl": r"(?<!· )\b(u|uw)\b",
    "es": r"\b(usted|ustedes)\b",
}
"""One form of address a language: du, vous, tu, je, tú."""


def _texts(language: str) -> Iterator[tuple[str, str]]:
    for name, message in messages_in(language).items():
        yield name, source_of(message).partition("=")[2]


def _words(language: str) -> Iterator[tuple[str, str]]:
    """What each message says itself, without its variables."""
    for name, message in messages_in(language).items():
        yield name, " ".join(parts_of(message).text)


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


def _glossary() -> Iterator[tuple[str, str, str, list[str]]]:
    """Thing, language, its word and the words that are not used: the cells of docs/glossary-languages.md."""
    page = (ROOT / "docs" / "glossary-languages.md").read_text("utf-8")
    for line in page.splitlines():
        thing, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        if len(cells) == len(LANGUAGES) and cells[0].startswith("**"):
            for language, cell in zip(LANGUAGES, cells, strict=True):
                found = re.fullmatch(r"\*\*(.+?)\*\*(?: not (.+))?", cell)
                assert found, f"{thing}: {cell}"
                yield thing, language, found[1], found[2].split(", ") if found[2] else []


GLOSSARY = list(_glossary())
NOUNS = re.findall(
    "(?m)^word-([a-z-]+) =",
    (LOCALES / "en" / "words.ftl").read_text("utf-8").partition("## Nouns")[2].partition("##")[0],
)
"""The things that have a noun of their own; phrases with these nouns stand in other sections."""


def _pattern(word: str) -> str:
    """A word as an expression: a small first letter stands for both, a star for any ending."""
    first = word[0] if word[0].isupper() else f"[{word[0]}{word[0].upper()}]"
    rest = re.escape(word[1:].removesuffix("*")) + ("" if word.endswith("*") else r"\b")
    return rf"\b{first}{rest}"


def test_the_glossary_has_every_noun_of_the_catalogue() -> None:
    things = {thing for thing, *_ in GLOSSARY}
    assert "tile" in NOUNS
    assert set(NOUNS) <= things
    assert len(GLOSSARY) == len(things) * len(LANGUAGES)


def _unused(language: str) -> re.Pattern[str]:
    """Any word that the glossary keeps out of a language."""
    return re.compile(
        "|".join(_pattern(each) for _, spoken, _, others in GLOSSARY if spoken == language for each in others)
    )


@BY_LANGUAGE
def test_one_word_per_thing(language: str) -> None:
    unused = _unused(language)
    found = {name: written for name, written in _words(language) if unused.search(written)}
    assert found == {}


@BY_LANGUAGE
def test_the_words_of_the_glossary_are_those_of_the_catalogue(language: str) -> None:
    said = "\n".join(written for _, written in _words(language))
    for thing, spoken, term, _ in GLOSSARY:
        if spoken == language:
            if thing in NOUNS:
                assert source_of(messages_in(language)[f"word-{thing}"]).partition("=")[2].strip() == term
            assert re.search(rf"\b{re.escape(term)}\b", said, re.IGNORECASE), f"{thing}: nothing says {term}"


@BY_LANGUAGE
def test_titles_of_editions_use_the_words_of_the_glossary(language: str) -> None:
    unused = _unused(language)
    titles = [Translator(language).edition_title(get(key).printed) for key in keys()]
    assert [title for title in titles if unused.search(title)] == []


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("de", "Den Tisch decken"),
        ("de", "einer, zum Ausmachen"),
        ("nl", "De tafel verbouwen"),
        ("nl", "Jij bent"),
        ("fr", "Somme"),
        ("it", "patta"),
        ("es", "Lenguas"),
        ("es", "Listo"),
        ("en", "three cards"),
        ("en", "Ann opens with 54 points"),
        ("en", "Points to open"),
        ("en", "Openings missed"),
    ],
)
def test_the_glossary_finds_a_wrong_word(language: str, written: str) -> None:
    assert _unused(language).search(written)


@pytest.mark.parametrize("language", OTHERS)
def test_players_are_addressed_in_one_way(language: str) -> None:
    for name, written in _texts(language):
        assert not re.search(OTHER_ADDRESS[language], written), name


def test_french_sets_its_signs_off() -> None:
    for name, written in _texts("fr"):
        assert not re.search(r"(?<![\u00a0]):(?=\s|$)", written), name
        assert not re.search(r"(?<![\u202f]);(?=\s|$)", written), name
        prose = re.sub(r"(Tapez \?|(?<=\.) \? montre)", "", written)
        assert not re.search(r"(?<!\u202f)[!?](?=\s|$)", prose), name
        assert " …" not in written, name


def test_spanish_opens_its_questions() -> None:
    for name, written in _texts("es"):
        prose = written.replace("Escribe ? para", "")
        assert prose.count("?") == prose.count("¿"), name
        assert prose.count("!") == prose.count("¡"), name
