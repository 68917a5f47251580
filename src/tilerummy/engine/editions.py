"""Editions: a printed sheet with house rules on top, named by one line of text.

The key comes first; house rules follow as `name=value`, and an option that the sheet offers may be given by its name.
The printed form is canonical: fields in the order of `Rules`, and only those that differ from the sheet.

>>> edition = get("rummy-classic,open_min=50,jokers=4")
>>> str(edition), edition.rules.open_min
('rummy-classic,jokers=4,open_min=50', 50)
>>> str(get("rummy-classic,hand")), str(get("rummy-classic,open_min=30"))
('rummy-classic,hand_double=yes,hand_open=yes', 'rummy-classic')

What the sheets say lies in `data/editions/<key>.toml`, value by value with its provenance; no key appears in code.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files

from tilerummy.engine.errors import Impossible, Unreadable
from tilerummy.engine.printed import EditionFolder, PrintedEdition, Provenance, Remark, Variant
from tilerummy.engine.rules import FIELDS, Rules, parse_value, value_text

__all__ = [
    "HOUSE",
    "Edition",
    "PrintedEdition",
    "Provenance",
    "Remark",
    "Variant",
    "differences",
    "get",
    "keys",
    "printed",
]

HOUSE = "house"
"""The basis of a value that the players changed; the other bases are those of `sheets.BASES`."""

_BUILT_IN = EditionFolder(files("tilerummy") / "data" / "editions")
_HEAD = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)(?:@([1-9][0-9]{0,3}))?")
_ITEM = re.compile(r"([a-z][a-z0-9_]*)(?:=([a-z0-9_-]+))?")


@dataclass(frozen=True)
class Edition:
    """A printed row with house rules applied. Make one with `get`, `Edition.parse` or `variant`.

    >>> str(Edition.parse("rummikub-vienna-en").variant("souvenir"))
    'rummikub-vienna-en,jokers=4'
    >>> Edition.parse("rummikub-vienna-en").provenance("open_min").source
    '002 de L48, en L137'
    """

    key: str
    revision: int
    rules: Rules

    @property
    def printed(self) -> PrintedEdition:
        return printed(self.key, self.revision)

    @cached_property
    def house(self) -> tuple[tuple[str, str], ...]:
        """The house rules: fields that differ from the printed row, in the order of `Rules`."""
        pairs = ((name, getattr(self.rules, name), getattr(self.printed.rules, name)) for name in FIELDS)
        return tuple((name, value_text(value)) for name, value, printed in pairs if value != printed)

    @cached_property
    def _text(self) -> str:
        newest = self.revision == printed(self.key).revision
        return ",".join([self.key, *map("=".join, self.house)]) if newest else self.pinned

    @property
    def pinned(self) -> str:
        """The text with its revision always named, for what must mean the same when a newer revision exists.

        >>> get("rummy-classic,open_min=50").pinned
        'rummy-classic@1,open_min=50'
        """
        return ",".join([f"{self.key}@{self.revision}", *map("=".join, self.house)])

    def provenance(self, name: str) -> Provenance:
        """Where the value of a field comes from; the basis of a house rule is `house`."""
        if name not in FIELDS:
            raise Impossible("rule-unknown", field=name)
        if name in dict(self.house):
            return Provenance(HOUSE, "", "", self.key)
        return self.printed.provenance[name]

    def variant(self, name: str) -> "Edition":
        """The same edition with an option of its sheet switched on."""
        return _with(self.printed, dict(self.house) | dict(self.printed.variant(name).changes))

    @classmethod
    def parse(cls, text: str) -> "Edition":
        return get(text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Edition.parse({str(self)!r})"

    def __hash__(self) -> int:
        # Every position carries its edition: the text is there already and equal for equal rows; a row has 32 fields.
        return hash(self._text)


@lru_cache(maxsize=1024)
def get(text: str) -> Edition:
    """The edition that `text` names: `key` or `key@revision`, then `,name=value` and names of options.

    >>> get("rummy-clasic")
    Traceback (most recent call last):
    tilerummy.engine.errors.Impossible: edition unknown: key rummy-clasic, close rummy-classic
    """
    head = _HEAD.match(text)
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


def keys() -> tuple[str, ...]:
    """Every edition: by sheet, and within a sheet from the plainest to those built on it.

    >>> keys()[:3]
    ('lets-play-rummy', 'lets-play-rummy-it', 'rummy-bookmark')
    """
    return _BUILT_IN.keys


def printed(key: str, revision: int | None = None) -> PrintedEdition:
    """What the edition's file says; the newest revision unless another is asked for.

    >>> printed("rummy-classic-fr").languages, printed("rummy-classic-fr").provenance["next_starter"].basis
    (('fr',), 'default')
    """
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
    try:
        return ((name, value_text(parse_value(name, value))),)
    except Unreadable as fault:
        raise fault.within(text, item.start(2)) from None


def _with(printed: PrintedEdition, changes: Mapping[str, str]) -> Edition:
    return Edition(printed.key, printed.revision, printed.changed(changes))
