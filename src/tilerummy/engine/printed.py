"""Printed sheets, read from `data/editions/<key>.toml`: a row of values, and beside each value why it stands there.

A file may build on another: it then names only what differs, the value or its provenance. Everything is checked when
it is read; a fault here is ours, never the player's, and so it is no `TilerummyError`.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.rules import FIELDS, Rules, parse_value, value_text

BASES = ("stated", "implied", "default")
"""What a value rests on: the sheet says it; it follows from the sheet's words; the sheet is silent and we chose."""
TITLE_LANGUAGES = ("en", "de", "fr", "it", "nl", "es")
VARIANT_BASES = ("stated", "reading")
"""An option comes from the sheet itself, or is another reading of its words that players may agree on."""


class BadEditionFile(Exception):
    """An edition file is wrong."""


@dataclass(frozen=True)
class Provenance:
    """Where a value comes from: basis, place in the sheet (`002 en L137`), our remark, and whose file says so."""

    basis: str
    source: str
    note: str
    edition: str


@dataclass(frozen=True)
class Variant:
    """An option, off unless players choose it: some fields and the values they take."""

    name: str
    changes: tuple[tuple[str, str], ...]
    basis: str
    source: str
    note: str


@dataclass(frozen=True)
class Remark:
    """A misprint or an ambiguity of the sheet, and how it is read here."""

    id: str
    source: str
    text: str


@dataclass(frozen=True, eq=False)
class PrintedEdition:
    """What one file says: a printed row, why each value stands there, and what the sheet leaves to the players."""

    key: str
    revision: int
    titles: Mapping[str, str] = field(repr=False)
    sheet: str
    languages: tuple[str, ...]
    parent: "PrintedEdition | None" = field(repr=False)
    rules: Rules = field(repr=False)
    provenance: Mapping[str, Provenance] = field(repr=False)
    variants: Mapping[str, Variant] = field(repr=False)
    misprints: tuple[Remark, ...] = field(repr=False)
    notes: tuple[Remark, ...] = field(repr=False)

    @property
    def title(self) -> str:
        """What people call it, in English: descriptive, never a product's name."""
        return self.titles["en"]

    @property
    def depth(self) -> int:
        """How many sheets this one is built on."""
        return self.parent.depth + 1 if self.parent else 0

    def variant(self, name: str) -> Variant:
        if name not in self.variants:
            raise Impossible("variant-unknown", key=self.key, variant=name, choices=" ".join(self.variants))
        return self.variants[name]

    def changed(self, values: Mapping[str, str]) -> Rules:
        """The printed row with some fields changed, all at once: coloured jokers, say, go only with four of them."""
        parsed: dict[str, Any] = {name: parse_value(name, text) for name, text in values.items()}
        return replace(self.rules, **parsed)


class EditionFolder:
    """A folder of sheets: `<key>.toml` is the newest revision, `<key>@2.toml` an older one."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self._open: dict[str, PrintedEdition] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(
            entry.name.removesuffix(".toml") for entry in self.folder.iterdir() if entry.name.endswith(".toml")
        )

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """By sheet, and within a sheet from the plainest to those built on it."""
        newest = [self.printed(name) for name in self.names if "@" not in name]
        return tuple(each.key for each in sorted(newest, key=lambda each: (each.sheet, each.depth, each.key)))

    def printed(self, key: str, revision: int | None = None) -> PrintedEdition:
        # The key is looked up among the names there are: no text from outside ever becomes a path.
        if key not in self.names or "@" in key:
            close = get_close_matches(key, sorted(name for name in self.names if "@" not in name), n=1)
            raise Impossible("edition-unknown", key=key, close=close[0] if close else "")
        newest = self._file(key)
        if revision in (None, newest.revision):
            return newest
        if f"{key}@{revision}" not in self.names:
            raise Impossible("edition-revision-unknown", key=key, revision=revision, newest=newest.revision)
        older = self._file(f"{key}@{revision}")
        _require(older.revision == revision, f"{key}@{revision}", "holds another revision")
        return older

    def _file(self, name: str) -> PrintedEdition:
        if name not in self._open:
            try:
                self._open[name] = self._read(name)
            except (Impossible, Unreadable, tomllib.TOMLDecodeError) as fault:
                raise BadEditionFile(f"{name}: {fault}") from fault
        return self._open[name]

    def _read(self, name: str) -> PrintedEdition:
        data = tomllib.loads((self.folder / f"{name}.toml").read_text(encoding="utf-8"))
        expected = {"key", "revision", "title", "sheet", "languages", "rules"}
        optional = {"extends", "without", "variants", "misprints", "ambiguities"}
        _require(expected <= set(data) <= expected | optional, name, f"has the entries {' '.join(sorted(data))}")
        _require(data["key"] == name.partition("@")[0], name, "is not named by its key")
        parent = self._parent(name, data.get("extends"))
        dropped = set(data.get("without", ()))
        variants = {} if parent is None else dict(parent.variants)
        notes = {} if parent is None else {note.id: note for note in parent.notes}
        _require(dropped <= set(variants) | set(notes), name, "drops what is not there")
        variants |= {option: _variant(name, option, table) for option, table in data.get("variants", {}).items()}
        notes |= {note.id: note for note in _remarks(name, data.get("ambiguities", ()))}
        values, provenance = _row(name, data["rules"], parent)
        sheet = PrintedEdition(
            key=data["key"],
            revision=data["revision"],
            titles=MappingProxyType(_titles(name, data["title"])),
            sheet=data["sheet"],
            languages=tuple(data["languages"]),
            parent=parent,
            rules=Rules(**values),
            provenance=MappingProxyType(provenance),
            variants=MappingProxyType({option: each for option, each in variants.items() if option not in dropped}),
            misprints=_remarks(name, data.get("misprints", ())),
            notes=tuple(sorted((note for note in notes.values() if note.id not in dropped), key=_number)),
        )
        for variant in sheet.variants.values():
            sheet.changed(dict(variant.changes))  # for its refusal: a variant must fit the row it belongs to
        return sheet

    def _parent(self, name: str, extends: str | None) -> PrintedEdition | None:
        if extends is None:
            return None
        # Pinned, because a newer revision of the parent must not change what a released child means.
        key, _, revision = extends.partition("@")
        _require(revision.isdigit(), name, "does not say which revision it extends")
        return self.printed(key, int(revision))


def _row(
    name: str, tables: Mapping[str, Mapping[str, Any]], parent: PrintedEdition | None
) -> tuple[dict[str, Any], dict[str, Provenance]]:
    values = {} if parent is None else {each: getattr(parent.rules, each) for each in FIELDS}
    provenance = {} if parent is None else dict(parent.provenance)
    for each, table in tables.items():
        _require(
            {"value", "basis"} <= set(table) <= {"value", "basis", "source", "note"}, name, f"{each} is incomplete"
        )
        values[each] = parse_value(each, _canonical(name, each, table["value"]))
        reason = Provenance(table["basis"], table.get("source", ""), table.get("note", ""), name.partition("@")[0])
        _require(reason.basis in BASES, name, f"{each} has the basis {reason.basis}")
        _require(bool(reason.note if reason.basis == "default" else reason.source), name, f"{each} gives no reason")
        provenance[each] = reason
    _require(set(values) == set(FIELDS), name, f"does not say {' '.join(sorted(set(FIELDS) - set(values)))}")
    return values, {each: provenance[each] for each in FIELDS}


def _canonical(name: str, each: str, written: object) -> str:
    text = str(written)
    _require(value_text(parse_value(each, text)) == text, name, f"{each} is not spelled as we print it")
    return text


def _titles(name: str, titles: Mapping[str, str]) -> dict[str, str]:
    _require(set(titles) == set(TITLE_LANGUAGES), name, "wants a title in every language")
    return dict(titles)


def _variant(name: str, option: str, table: Mapping[str, Any]) -> Variant:
    _require({"set", "basis", "source"} <= set(table) <= {"set", "basis", "source", "note"}, name, f"{option} is wrong")
    _require(table["basis"] in VARIANT_BASES, name, f"{option} has the basis {table['basis']}")
    changes = {each: _canonical(name, each, written) for each, written in table["set"].items()}
    ordered = tuple((each, changes[each]) for each in FIELDS if each in changes)
    return Variant(option, ordered, table["basis"], table["source"], table.get("note", ""))


def _remarks(name: str, tables: Iterable[Mapping[str, str]]) -> tuple[Remark, ...]:
    remarks = []
    for table in tables:
        _require(set(table) == {"id", "source", "text"}, name, f"remark {table.get('id')} is incomplete")
        _require(re.fullmatch("A[0-9]+", table["id"]) is not None, name, f"remark {table['id']} is not numbered")
        remarks.append(Remark(**table))
    return tuple(remarks)


def _number(remark: Remark) -> int:
    return int(remark.id[1:])


def _require(good: bool, name: str, fault: str) -> None:
    if not good:
        raise BadEditionFile(f"{name}: {fault}")
