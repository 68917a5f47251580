"""Editions: a printed sheet with house rules on top, named by one line of text.

The key comes first; house rules follow as `name=value`, and a variant of the sheet may be given by its name.
The printed form is canonical: fields in the order of `Rules`, and only those that differ from the sheet.

>>> edition = get("rummy-classic,open_min=50,jokers=4")
>>> str(edition), edition.rules.open_min
('rummy-classic,jokers=4,open_min=50', 50)
>>> str(get("rummy-classic,hand")), str(get("rummy-classic,open_min=30"))
('rummy-classic,hand_double=yes,hand_open=yes', 'rummy-classic')

The values of each sheet and their provenance are in `data/editions/<key>.toml`; no key appears in code.
"""

import copyreg
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from operator import attrgetter
from os import PathLike
from pathlib import Path
from typing import Any

from tilerummy.engine.errors import Unreadable, parse_part, require, written, wrong_type
from tilerummy.engine.packaged import DATA
from tilerummy.engine.printed import (
    BadEditionFile,
    EditionFolder,
    OwnEditions,
    PrintedEdition,
    Provenance,
    Source,
    Variant,
    unknown_edition,
)
from tilerummy.engine.rules import FIELDS, Rules, out_of_range, parse_value, unknown_rule, value_text

HOUSE = "house"
"""The basis of a value that the players changed; the others are in `printed.BASES` and `printed.VARIANT_BASES`."""

_BUILT_IN = EditionFolder(DATA / "editions")
_OWN = OwnEditions()
_HEAD = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)(?:@([1-9][0-9]{0,3}))?")
_ITEM = re.compile(r"([a-z][a-z0-9_]*)(?:=([a-z0-9_-]+))?")


@dataclass(frozen=True)
class Edition:
    """A printed row with variants and house rules applied. Make one with `get`, `Edition.parse` or `variant`.

    >>> str(Edition.parse("rummikub-vienna-en").variant("souvenir"))
    'rummikub-vienna-en,jokers=4'
    >>> Edition.parse("rummikub-vienna-en").provenance("open_min").source
    '002 de L48, en L137'
    """

    key: str
    revision: int
    rules: Rules

    def __post_init__(self) -> None:
        printed(require(self.key, str, "key"), require(self.revision, int, "revision"))
        require(self.rules, Rules, "rules")

    @property
    def printed(self) -> PrintedEdition:
        """The content of the file: titles, the values of the sheet and where they come from, and its variants."""
        return printed(self.key, self.revision)

    @cached_property
    def changes(self) -> tuple[tuple[str, str], ...]:
        """The fields that differ from the printed row, in the order of `Rules`."""
        pairs = ((name, getattr(self.rules, name), getattr(self.printed.rules, name)) for name in FIELDS)
        return tuple((name, value_text(value)) for name, value, printed in pairs if value != printed)

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """The variants of the sheet that are on, whether they were given by name or field by field.

        >>> [variant.name for variant in get("rummy-classic,hand_double=yes,hand_open=yes,open_min=50").variants]
        ['hand']
        """
        changed = dict(self.changes)
        return tuple(
            variant
            for variant in self.printed.variants.values()
            if any(name in changed for name, _ in variant.changes)
            and all(value_text(getattr(self.rules, name)) == value for name, value in variant.changes)
        )

    @property
    def house(self) -> tuple[tuple[str, str], ...]:
        """The house rules: changed fields that no variant of the sheet explains.

        >>> get("rummy-classic,hand,open_min=50").house
        (('open_min', '50'),)
        """
        explained = {name for variant in self.variants for name, _ in variant.changes}
        return tuple((name, value) for name, value in self.changes if name not in explained)

    @cached_property
    def _text(self) -> str:
        """The text that names this edition. It must not depend on what was loaded before.

        So own editions always have their revision, and those of the package only if it has a newer one.
        """
        newest = self.key in _BUILT_IN.names and self.revision == printed(self.key).revision
        return ",".join([self.key, *map("=".join, self.changes)]) if newest else self.pinned

    @property
    def pinned(self) -> str:
        """The text with its revision, for uses that must not change when a newer revision exists.

        >>> get("rummy-classic,open_min=50").pinned
        'rummy-classic@1,open_min=50'
        """
        return ",".join([f"{self.key}@{self.revision}", *map("=".join, self.changes)])

    def provenance(self, name: str) -> Provenance:
        """Where the value of a field comes from.

        If a variant of the sheet set it, the basis is that of the variant; if the players did, it is `house`.

        >>> edition = get("rummy-classic,hand,deal=13")
        >>> [edition.provenance(name).basis for name in ("hand_open", "deal", "open_min")]
        ['offered', 'house', 'stated']
        """
        if name not in FIELDS:
            raise unknown_rule(name)
        if name not in dict(self.changes):
            return self.printed.provenance[name]
        for variant in self.variants:
            if name in dict(variant.changes):
                return Provenance(variant.basis, variant.source, variant.note, self.key, variant.name)
        return Provenance(HOUSE, "", "", self.key)

    def variant(self, name: str) -> "Edition":
        """The same edition with a variant of its sheet switched on."""
        return _with(self.printed, dict(self.changes) | dict(self.printed.variant(name).changes))

    def with_rules(self, **changes: object) -> "Edition":
        """The same edition with more house rules: values as `Rules` holds them, or as text.

        >>> str(get("rummy-classic").with_rules(open_min=40, hand_double=True, joker_reuse="new_meld", seats=(2, 3)))
        'rummy-classic,seats=2-3,open_min=40,joker_reuse=new_meld,hand_double=yes'
        """
        return _with(self.printed, dict(self.changes) | {name: _written(name, each) for name, each in changes.items()})

    @classmethod
    def parse(cls, text: str) -> "Edition":
        return get(text)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        # Include the file's text if the edition is not built in: another process may not have loaded it.
        return _unpickled, (self.pinned, tuple(_OWN.sources(self.printed)))

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Edition.parse({str(self)!r})"

    def __hash__(self) -> int:
        # Every position is hashed with its edition. The text is cached, and cheaper to hash than all the fields.
        return hash(self._text)


@lru_cache(maxsize=1024)
def get(text: str) -> Edition:
    """The edition that `text` names: `key` or `key@revision`, then `,name=value` and names of options.

    >>> get("rummy-clasic")
    Traceback (most recent call last):
    tilerummy.engine.errors.Impossible: edition unknown: key rummy-clasic, close rummy-classic
    """
    head = _HEAD.match(require(text, str, "text"))
    at = head.end() if head else 0
    if head is None or text[at : at + 1] not in ("", ","):
        raise Unreadable("edition-expected", text, at)
    base = printed(head[1], int(head[2]) if head[2] else None)
    changes: dict[str, str] = {}
    while at < len(text):
        start = at + 1
        item = _ITEM.match(text, start)
        at = item.end() if item else start
        if item is None or text[at : at + 1] not in ("", ","):
            raise Unreadable("house-rule-expected", text, at)
        for name, value in _meaning(base, text, item):
            if name in changes:
                raise Unreadable("house-rule-twice", text, start, field=name)
            changes[name] = value
    return _with(base, changes)


edition = get
"""The same under the name that `import tilerummy` gives it."""


def keys() -> tuple[str, ...]:
    """The keys of all editions, ordered by sheet; an edition comes before those that extend it.

    >>> keys()[:3]
    ('lets-play-rummy', 'lets-play-rummy-it', 'rummy-bookmark')
    """
    return (*_BUILT_IN.keys, *_OWN.keys)


def editions() -> tuple[Edition, ...]:
    """All editions, built-in and loaded, without house rules.

    >>> str(editions()[0])
    'lets-play-rummy'
    """
    return tuple(map(get, keys()))


def named(edition: Edition | str) -> Edition:
    """The edition itself, or the one of this name."""
    return edition if isinstance(edition, Edition) else get(edition)


def load_edition(path: str | PathLike[str]) -> Edition:
    """Load an edition from your own TOML file; afterwards its key works everywhere in this process.

    `printed` describes the file format. A faulty file raises `BadEditionFile`, an `Impossible`.
    """
    path = _path(path, "path")
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        reason = (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
        raise BadEditionFile("edition-file-unreadable", file=str(path), reason=reason) from None
    return _with(_added(str(path), text), {})


def load_editions(folder: str | PathLike[str]) -> tuple[Edition, ...]:
    """Load all editions of a folder, one per `.toml` file; they may extend each other."""
    folder = _path(folder, "folder")
    if not folder.is_dir():
        raise BadEditionFile("edition-folder-missing", folder=str(folder))
    waiting, loaded = sorted(folder.glob("*.toml")), []
    while waiting:
        refused: list[tuple[Path, BadEditionFile]] = []
        for path in waiting:
            try:
                loaded.append(load_edition(path))
            except BadEditionFile as fault:
                refused.append((path, fault))
        # An edition that extends another one of the folder is read in a later pass.
        if hopeless := [fault for _, fault in refused if fault.params.get("field") != "extends"]:
            raise hopeless[0]
        if len(refused) == len(waiting):
            raise refused[0][1]
        waiting = [path for path, _ in refused]
    return tuple(loaded)


def own_sources() -> tuple[Source, ...]:
    """The names and the texts of the loaded files, those that others extend first."""
    return tuple(dict.fromkeys(source for key in _OWN.keys for source in _OWN.sources(_OWN.printed(key))))


def _path(given: str | PathLike[str], field: str) -> Path:
    if not isinstance(given, str | PathLike):
        raise wrong_type(field, "str | Path", given)
    return Path(given)


def printed(key: str, revision: int | None = None) -> PrintedEdition:
    """The content of the edition's file, by default of its newest revision.

    >>> printed("rummy-classic-fr").languages, printed("rummy-classic-fr").provenance["next_starter"].basis
    (('fr',), 'default')
    """
    if key in _OWN.keys:
        return _OWN.printed(key, revision)
    if _OWN.keys and key not in _BUILT_IN.names:
        raise unknown_edition(key, keys())
    return _BUILT_IN.printed(key, revision)


def differences(a: Edition, b: Edition) -> list[tuple[str, str, str]]:
    """The fields in which two editions differ, with both values as written.

    >>> differences(get("rummy-classic"), get("rummy-classic-it"))
    [('joker_reuse', 'anywhere', 'other_meld'), ('next_starter', 'follower', 'rotate')]
    """
    pairs = ((name, value_text(getattr(a.rules, name)), value_text(getattr(b.rules, name))) for name in FIELDS)
    return [(name, one, other) for name, one, other in pairs if one != other]


def _meaning(printed: PrintedEdition, text: str, item: re.Match[str]) -> tuple[tuple[str, str], ...]:
    """The fields that one item of the text sets, and their values in canonical spelling."""
    name, value = item.groups()
    if value is None:
        if name in FIELDS and name not in printed.variants:
            raise Unreadable("house-rule-value-expected", text, item.end(), field=name)
        return printed.variant(name).changes
    return ((name, value_text(parse_part(text, item.start(2), partial(parse_value, name), value))),)


def _written(name: str, value: object) -> str:
    """The value of a house rule in canonical spelling, whether it came as text or not."""
    try:
        if isinstance(value, tuple) and len(value) != 2:
            raise out_of_range(name, written(value))
        return value_text(parse_value(name, value if isinstance(value, str) else written(value, value_text)))
    except Unreadable:
        raise out_of_range(name, written(value)) from None


def _added(file: str, text: str) -> PrintedEdition:
    sheet = _OWN.add(text, file, _BUILT_IN.names.__contains__, printed)
    get.cache_clear()  # a key without a revision may now mean a newer one
    return sheet


def forget_loaded() -> None:
    """Forget the editions that were loaded from files: for tests, which share a process."""
    _OWN.forget()
    get.cache_clear()


def _unpickled(text: str, sources: Iterable[Source]) -> Edition:
    for file, content in sources:
        _added(file, content)
    return get(text)


def _with(printed: PrintedEdition, changes: Mapping[str, str]) -> Edition:
    return Edition(printed.key, printed.revision, printed.changed(changes))


def _reduced(sheet: PrintedEdition) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """A printed edition is found again through its edition, also in another process; a copy is the same object."""
    return attrgetter("printed"), (get(f"{sheet.key}@{sheet.revision}"),)


copyreg.pickle(PrintedEdition, _reduced)
