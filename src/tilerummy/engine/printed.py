"""Edition files: the values of the rules, and the reason for each value.

The built-in files are `data/editions/<key>.toml`. A file may extend another: it then has only the values and provenance
that differ. Everything is checked when a file is read, and an error names the file and the entry.

A custom file can be short. If it extends another edition, only `key` and the rules that differ are needed:

    key = "my-rules"
    extends = "rummy-classic"
    title = "Our rules at home"

    [rules]
    open_min = 40
    joker_reuse = { value = "new_meld", source = "our sheet, line 3" }
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property, partial
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import Any, TypeVar, cast

from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.rules import FIELDS, RoundGames, Rules, parse_value, value_text

READ = "read"
BASES = ("stated", "implied", READ, "default")
"""The basis of a value: the sheet states it; it follows from the sheet; the sheet can be read in two ways, and this is
our reading; the sheet is silent, and this is our choice."""
NO_VARIANT = "none"
"""What a `read` value names in place of a variant if the other reading is not offered."""
TITLE_LANGUAGES = ("en", "de", "fr", "it", "nl", "es")
READING = "reading"
VARIANT_BASES = ("offered", READING)
"""The sheet offers the variant itself, or the variant is the other reading of words that we read differently."""
TERMS = ("tile", "group", "run", "meld", "rack", "pool", "opening", "lay", "round")
"""The things for which a sheet may have a word of its own."""


class BadEditionFile(Impossible):
    """An edition file is invalid: `params` has the file, the entry and the fault."""


@dataclass(frozen=True)
class Provenance:
    """Where a value comes from: basis, place in the sheet (`002 en L137`), note, and the file.

    The note is the id of a message (`note-` and the id) in the built-in files, and a sentence in custom ones. `variant`
    is the variant that sets the value; for a `read` value it is the variant with the other reading, if there is one.
    """

    basis: str
    source: str
    note: str
    edition: str
    variant: str = ""


@dataclass(frozen=True)
class Variant:
    """A variant that the sheet offers, or another reading of it; off by default. It sets some fields."""

    name: str
    changes: tuple[tuple[str, str], ...]
    basis: str
    source: str
    note: str


@dataclass(frozen=True)
class Remark:
    """A misprint, a step before the deal, or something that the sheet leaves open; the note says how we read it."""

    note: str
    source: str


@dataclass(frozen=True, eq=False)
class PrintedEdition:
    """The content of one file: the values, the reason for each value, and the variants."""

    key: str
    revision: int
    titles: Mapping[str, str] = field(repr=False)
    sheet: str
    languages: tuple[str, ...]
    usual_in: tuple[str, ...]
    """The languages whose new visitors get this edition; its sheet is in each of them."""
    parent: "PrintedEdition | None" = field(repr=False)
    rules: Rules = field(repr=False)
    provenance: Mapping[str, Provenance] = field(repr=False)
    variants: Mapping[str, Variant] = field(repr=False)
    misprints: tuple[Remark, ...] = field(repr=False)
    remarks: tuple[Remark, ...] = field(repr=False)
    setup: tuple[Remark, ...] = field(repr=False)
    """What people do with the tiles before they deal, such as piles of seven. A program deals without it."""
    words: Mapping[str, Mapping[str, str]] = field(repr=False)
    """The words of the sheet by language, for some of `TERMS`."""

    @property
    def title(self) -> str:
        """The English title: a description, never a product name."""
        return self.titles["en"]

    @property
    def depth(self) -> int:
        """How many editions this one extends, directly or not."""
        return self.parent.depth + 1 if self.parent else 0

    def variant(self, name: str) -> Variant:
        if name not in self.variants:
            raise Impossible("variant-unknown", key=self.key, variant=name, choices=" ".join(self.variants))
        return self.variants[name]

    def changed(self, values: Mapping[str, str]) -> Rules:
        """The printed rules with some fields changed together; coloured jokers, for example, need four jokers."""
        parsed: dict[str, Any] = {name: parse_value(name, text) for name, text in values.items()}
        return replace(self.rules, **parsed)


class EditionFolder:
    """The folder of built-in editions: `<key>.toml` is the newest revision, `<key>@2.toml` an older one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open: dict[str, PrintedEdition] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(
            entry.name.removesuffix(".toml") for entry in self.folder.iterdir() if entry.name.endswith(".toml")
        )

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """Ordered by sheet; an edition comes before those that extend it."""
        newest = [self.printed(name) for name in self.names if "@" not in name]
        return tuple(each.key for each in sorted(newest, key=lambda each: (each.sheet, each.depth, each.key)))

    def printed(self, key: str, revision: int | None = None) -> PrintedEdition:
        # The key is looked up among the existing names: external text never becomes a path.
        if key not in self.names or "@" in key:
            raise unknown_edition(key, sorted(name for name in self.names if "@" not in name))
        newest = self._file(key)
        if revision in (None, newest.revision):
            return newest
        if f"{key}@{revision}" not in self.names:
            raise Impossible("edition-revision-unknown", key=key, revision=revision, newest=newest.revision)
        older = self._file(f"{key}@{revision}")
        _require(older.revision == revision, "edition-file-value", f"{key}@{revision}", "revision", older.revision)
        return older

    def _file(self, name: str) -> PrintedEdition:
        if name not in self._open:
            data = toml((self.folder / f"{name}.toml").read_text(encoding="utf-8"), name)
            _require_entries(name, "", data, ("title", "sheet", "languages", "revision", "key"), OPTIONAL)
            _require(data["key"] == name.partition("@")[0], "edition-file-value", name, "key", data["key"])
            _require_entries(name, "title.", data["title"], TITLE_LANGUAGES)
            self._open[name] = read(name, data, self.printed)
        return self._open[name]


OPTIONAL = ("rules", "extends", "without", "variants", "misprints", "remarks", "usual_in", "setup", "words")
"""Optional entries of a file."""


def unknown_edition(key: str, known: Sequence[str]) -> Impossible:
    close = get_close_matches(key, known, n=1)
    return Impossible("edition-unknown", key=key, close=close[0] if close else "")


def toml(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadEditionFile("edition-file-syntax", file=name, reason=str(fault)) from None


def read(name: str, data: Mapping[str, Any], find: Callable[[str, int | None], PrintedEdition]) -> PrintedEdition:
    """Read a complete file; `find` returns the edition that it extends."""
    parent = _parent(name, data.get("extends"), find)
    dropped = set(_strings(name, "without", data.get("without", ())))
    variants = {} if parent is None else dict(parent.variants)
    remarks = {} if parent is None else {each.note: each for each in parent.remarks}
    for each in sorted(dropped - set(variants) - set(remarks)):
        raise BadEditionFile("edition-file-value", file=name, field="without", value=each)
    options = _table(name, "variants", data.get("variants", {}))
    variants = {option: each for option, each in variants.items() if option not in dropped}
    variants |= {option: _variant(name, option, table) for option, table in options.items()}
    remarks = {note: each for note, each in remarks.items() if note not in dropped}
    remarks |= {each.note: each for each in _remarks(name, "remarks", data.get("remarks", ()))}
    rows = _table(name, "rules", data.get("rules", {}))
    values, provenance = _row(name, rows, parent)
    revision = data["revision"]
    _require(type(revision) is int and 1 <= revision <= MOST_REVISION, "edition-file-value", name, "revision", revision)
    titles = _table(name, "title", data["title"])
    sheet = PrintedEdition(
        key=data["key"],
        revision=revision,
        titles=MappingProxyType(
            {language: _string(name, f"title.{language}", titles[language]) for language in titles}
        ),
        sheet=_string(name, "sheet", data["sheet"]),
        languages=_strings(name, "languages", data["languages"]),
        usual_in=_strings(name, "usual_in", data.get("usual_in", ())),
        parent=parent,
        rules=_fitting(name, lambda: Rules(**values)),
        provenance=MappingProxyType(provenance),
        variants=MappingProxyType(variants),
        misprints=_remarks(name, "misprints", data.get("misprints", ())),
        remarks=tuple(remarks.values()),
        setup=_remarks(name, "setup", data.get("setup", ())),
        words=MappingProxyType(_words(name, data.get("words", {}))),
    )
    for option, variant in sheet.variants.items():  # a variant must fit its edition
        _fitting(name, partial(sheet.changed, dict(variant.changes)), f"variants.{option}.set.")
    for each, reason in provenance.items():  # the variant with the other reading must set the same field
        if (other := reason.variant) and each not in dict(variants[other].changes if other in variants else ()):
            _require(each not in rows, "edition-file-value", name, f"rules.{each}.variant", other)
            provenance[each] = replace(reason, variant="")  # this edition extends another and dropped the variant
    return sheet


MOST_REVISION = 9999
_Value = TypeVar("_Value")


def _parent(name: str, extends: object, find: Callable[[str, int | None], PrintedEdition]) -> PrintedEdition | None:
    if extends is None:
        return None
    # Pinned, because a newer revision of the parent must not change what a released child means.
    key, _, revision = _string(name, "extends", extends).partition("@")
    _require(revision.isascii() and revision.isdigit(), "edition-file-value", name, "extends", extends)
    try:
        return find(key, int(revision))
    except BadEditionFile:
        raise
    except Impossible as fault:
        raise BadEditionFile("edition-file-value", file=name, field="extends", value=extends) from fault


def _row(
    name: str, tables: Mapping[str, Any], parent: PrintedEdition | None
) -> tuple[dict[str, Any], dict[str, Provenance]]:
    values = {} if parent is None else {rule: getattr(parent.rules, rule) for rule in FIELDS}
    provenance = {} if parent is None else dict(parent.provenance)
    for rule, written in tables.items():
        field = f"rules.{rule}"
        _require(rule in FIELDS, "edition-file-unexpected", name, field)
        table = _table(name, field, written)
        _require_entries(name, f"{field}.", table, ("value", "basis"), ("source", "note", "variant"))
        values[rule] = parse_value(rule, _canonical(name, "rules.", rule, table["value"]))
        basis, source, note, variant = (_string(name, f"{field}.{part}", table.get(part, "")) for part in REASON)
        _require(basis in BASES, "edition-file-choice", name, f"{field}.basis", basis, " ".join(BASES))
        for wanted in NEEDED[basis]:
            _require(bool(table.get(wanted)), "edition-file-missing", name, f"{field}.{wanted}")
        _require(basis == READ or not variant, "edition-file-unexpected", name, f"{field}.variant")
        other = "" if variant == NO_VARIANT else variant
        provenance[rule] = Provenance(basis, source, note, name.partition("@")[0], other)
    for rule in FIELDS:
        if rule in LATER and rule not in values:
            values[rule], provenance[rule] = LATER[rule], Provenance("default", "", NOT_NAMED, name.partition("@")[0])
        _require(rule in values, "edition-file-missing", name, f"rules.{rule}")
    return values, {rule: provenance[rule] for rule in FIELDS}


LATER: dict[str, Any] = {"call_out": False, "round_games": RoundGames.ONE}
"""Fields that older edition files do not have, with the value that they mean."""
NOT_NAMED = "not-named"
REASON = ("basis", "source", "note", "variant")
NEEDED = {"stated": ("source",), "implied": ("source",), READ: ("source", "note", "variant"), "default": ("note",)}
"""What must be given beside each basis."""


def _canonical(name: str, above: str, rule: str, written: object) -> str:
    text = str(written)
    meant = _fitting(name, lambda: value_text(parse_value(rule, text)), above)
    _require(meant == text, "edition-file-value", name, f"{above}{rule}", text)
    return text


def _fitting(name: str, make: Callable[[], _Value], above: str = "rules.") -> _Value:
    """The result of `make`; a rule that it refuses is reported as a fault of the file."""
    try:
        return make()
    except (Impossible, Unreadable) as fault:
        field, value = f"{above}{fault.params.get('field')}", fault.params.get("value", fault.params.get("text", ""))
        if fault.code == "rule-unknown":
            raise BadEditionFile("edition-file-unexpected", file=name, field=field) from None
        if choices := fault.params.get("choices"):
            raise BadEditionFile("edition-file-choice", file=name, field=field, value=value, choices=choices) from None
        raise BadEditionFile("edition-file-value", file=name, field=field, value=value) from None


def _variant(name: str, option: str, written: object) -> Variant:
    field = f"variants.{option}"
    table = _table(name, field, written)
    _require_entries(name, f"{field}.", table, ("set", "basis", "source"), ("note",))
    basis, source, note = (_string(name, f"{field}.{part}", table.get(part, "")) for part in REASON[:3])
    _require(basis in VARIANT_BASES, "edition-file-choice", name, f"{field}.basis", basis, " ".join(VARIANT_BASES))
    setting = _table(name, f"{field}.set", table["set"])
    changes = {each: _canonical(name, f"{field}.set.", each, value) for each, value in setting.items()}
    return Variant(option, tuple((each, changes[each]) for each in FIELDS if each in changes), basis, source, note)


def _remarks(name: str, field: str, tables: object) -> tuple[Remark, ...]:
    remarks = []
    for written in tables if isinstance(tables, list | tuple) else (tables,):
        table = _table(name, field, written)
        _require_entries(name, f"{field}.", table, ("note",), ("source",))
        note, source = (_string(name, f"{field}.{part}", table.get(part, "")) for part in ("note", "source"))
        remarks.append(Remark(note, source))
    return tuple(remarks)


def _words(name: str, written: object) -> dict[str, Mapping[str, str]]:
    by_language = _table(name, "words", written)
    _require_entries(name, "words.", by_language, (), TITLE_LANGUAGES)
    words_by_language: dict[str, Mapping[str, str]] = {}
    for language, written_table in by_language.items():
        table = _table(name, f"words.{language}", written_table)
        _require_entries(name, f"words.{language}.", table, (), TERMS)
        words = {term: _string(name, f"words.{language}.{term}", table[term]) for term in TERMS if term in table}
        words_by_language[language] = MappingProxyType(words)
    return words_by_language


# Checks of entries


def _require(good: bool, code: str, name: str, field: str, value: object = None, choices: str = "") -> None:
    if not good:
        more = {} if value is None else {"value": str(value)}
        raise BadEditionFile(code, file=name, field=field, **more, **({"choices": choices} if choices else {}))


def _require_entries(
    name: str, above: str, table: Mapping[str, Any], wanted: Sequence[str], optional: Sequence[str] = ()
) -> None:
    for entry in wanted:
        _require(entry in table, "edition-file-missing", name, f"{above}{entry}")
    for entry in table:
        _require(entry in wanted or entry in optional, "edition-file-unexpected", name, f"{above}{entry}")


def _table(name: str, field: str, value: object) -> Mapping[str, Any]:
    _require(isinstance(value, dict), "edition-file-value", name, field, value)
    return cast(Mapping[str, Any], value)


def _string(name: str, field: str, value: object) -> str:
    _require(isinstance(value, str) and value.isprintable(), "edition-file-value", name, field, value)
    return str(value)


def _strings(name: str, field: str, values: object) -> tuple[str, ...]:
    _require(isinstance(values, list | tuple), "edition-file-value", name, field, values)
    return tuple(_string(name, field, value) for value in cast(Sequence[object], values))


# Custom files

KEY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")

Find = Callable[[str, int | None], PrintedEdition]
Source = tuple[str, str]
"""The name of a file and its text, so that another process can read the edition too."""


class OwnEditions:
    """The editions loaded from custom files, by key and revision."""

    def __init__(self) -> None:
        self._read: dict[str, dict[int, PrintedEdition]] = {}
        self._sources: dict[tuple[str, int], Source] = {}

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._read)

    def forget(self) -> None:
        self._read.clear()
        self._sources.clear()

    def printed(self, key: str, revision: int | None = None) -> PrintedEdition:
        revisions = self._read[key]
        newest = max(revisions)
        if revision not in (None, *revisions):
            raise Impossible("edition-revision-unknown", key=key, revision=revision, newest=newest)
        return revisions[newest if revision is None else revision]

    def add(self, text: str, file: str, taken: Callable[[str], bool], find: Find) -> PrintedEdition:
        """Read a file. It cannot reuse a built-in key, and it cannot change the meaning of a loaded revision."""
        data = toml(text, file)
        sheet = read(file, _completed(data, file, find), find)
        if taken(sheet.key):
            raise BadEditionFile("edition-file-taken", file=file, key=sheet.key)
        number = (sheet.key, sheet.revision)
        known = self._sources.get(number)
        if known is not None:
            if known[1] != text:
                raise BadEditionFile("edition-file-changed", file=file, key=sheet.key, revision=sheet.revision)
            return self.printed(*number)
        self._read.setdefault(sheet.key, {})[sheet.revision] = sheet
        self._sources[number] = (file, text)
        return sheet

    def sources(self, sheet: PrintedEdition | None) -> Iterator[Source]:
        """The custom files of an edition, those that it extends first; empty if all are built in."""
        if sheet is not None and (sheet.key, sheet.revision) in self._sources:
            yield from self.sources(sheet.parent)
            yield self._sources[sheet.key, sheet.revision]


def _completed(data: Mapping[str, Any], file: str, find: Find) -> dict[str, Any]:
    """The entries of a short file, completed to those of a full one."""
    name = PurePath(file).name
    for entry in data:
        known = entry in ("key", "title", "revision", "sheet", "languages", *OPTIONAL)
        _require(known, "edition-file-unexpected", file, entry)
    _require("key" in data, "edition-file-missing", file, "key")
    key, extends = data["key"], data.get("extends")
    _require(isinstance(key, str) and KEY.fullmatch(key) is not None, "edition-file-value", file, "key", key)
    if isinstance(extends, str) and "@" not in extends:
        try:
            data = {**data, "extends": f"{extends}@{find(extends, None).revision}"}
        except Impossible:
            raise BadEditionFile("edition-file-value", file=file, field="extends", value=extends) from None
    full = {"revision": 1, "sheet": name, "languages": (), **data, "title": _titles(data.get("title", key), file)}
    if isinstance(rules := data.get("rules"), dict):
        full["rules"] = {each: _with_reason(each, value, name) for each, value in rules.items()}
    if isinstance(options := data.get("variants"), dict):
        full["variants"] = {each: _option(table, name) for each, table in options.items()}
    return full


def _titles(written: object, file: str) -> dict[str, Any]:
    """A title in every language: missing ones are replaced by one that is given."""
    given = written if isinstance(written, dict) else {"en": written}
    _require_entries(file, "title.", given, (), TITLE_LANGUAGES)
    known = next((given[language] for language in TITLE_LANGUAGES if language in given), None)
    return {language: given.get(language, known) for language in TITLE_LANGUAGES}


def _with_reason(field: str, written: object, name: str) -> dict[str, Any]:
    table = written if isinstance(written, dict) else {"value": written}
    if "value" in table:
        table = {**table, "value": _spelled(field, table["value"])}
    return {"basis": "stated", "source": name, **table}


def _option(written: object, name: str) -> object:
    if not isinstance(written, dict):
        return written
    setting = written.get("set")
    if isinstance(setting, dict):
        written = {**written, "set": {field: _spelled(field, value) for field, value in setting.items()}}
    return {"basis": "offered", "source": name, **written}


def _spelled(field: str, value: object) -> str:
    """A value in canonical spelling: a file may have `true` for yes, `[2, 4]` for 2-4, and colours in any order."""
    text = value_text(tuple(value)) if isinstance(value, list) and len(value) == 2 else value_text(value)
    try:
        return value_text(parse_value(field, text)) if field in FIELDS else text
    except ValueError:
        return text  # the reader reports what is wrong with it
