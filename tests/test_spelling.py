"""Typography, terms and forms of address in each language."""

import re
from collections.abc import Iterator

import pytest
from catalogues import (
    BY_LANGUAGE,
    CATALOGUE,
    OTHERS,
    source_of,
)

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
        yield name, source_of(message).partition("=")[2]


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
