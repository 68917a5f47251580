"""Custom editions: TOML files that a program loads, and that then work like the built-in ones.

Such a file can be short. If it extends another edition, only `key` and the rules that differ are needed:

    key = "my-rules"
    extends = "rummy-classic"
    title = "Our rules at home"

    [rules]
    open_min = 40
    joker_reuse = "new_meld"

A rule may also name its source, as in the built-in files: `open_min = { value = 40, source = "our sheet, line 3" }`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePath
from typing import Any

from tilerummy.engine.errors import Impossible
from tilerummy.engine.printed import (
    OPTIONAL,
    TITLE_LANGUAGES,
    BadEditionFile,
    PrintedEdition,
    read,
    toml,
)
from tilerummy.engine.rules import FIELDS, parse_value, value_text

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
        if entry not in ("key", "title", "revision", "sheet", "languages", *OPTIONAL):
            raise BadEditionFile("edition-file-unexpected", file=file, field=entry)
    if "key" not in data:
        raise BadEditionFile("edition-file-missing", file=file, field="key")
    key, extends = data["key"], data.get("extends")
    if not (isinstance(key, str) and KEY.fullmatch(key)):
        raise BadEditionFile("edition-file-value", file=file, field="key", value=str(key))
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
    for language in given:
        if language not in TITLE_LANGUAGES:
            raise BadEditionFile("edition-file-unexpected", file=file, field=f"title.{language}")
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
