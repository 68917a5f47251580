"""The text of a scene, made of the texts of its fields: what several readers or several scenes share is written once.

A connection that asks for it gets only the fields that differ from the last scene that it was sent (`changes`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from json.encoder import encode_basestring as _quoted

from pydantic_core import to_json

from tilerummy.rooms import wire

KEPT = frozenset({wire.LogLine, wire.MeldScene, wire.SeatScene, wire.TableStep, dict})
"""Parts that are the same objects from scene to scene. Their texts are kept. All parts of a tuple are of one kind."""
MOST_KEPT = 16_384
"""How many texts are kept, of all rooms together."""
CHANGES = '{"type":"changes","at":'

_kept: dict[int, tuple[object, str]] = {}
"""The texts of parts, by their identity. The part is kept too, so that no other one gets its identity."""


@dataclass(frozen=True)
class MessageText:
    """A message as JSON."""

    text: str
    answers: str | None = None
    """The id of the command that it answers."""
    at: int | None = None
    """The number of the scene, if it is one."""

    @classmethod
    def of(cls, message: wire.Message) -> "MessageText":
        return cls(message.model_dump_json(), getattr(message, "id", None))

    def __str__(self) -> str:
        return self.text


class SceneText:
    """A complete scene. `str` of it is its JSON, which most connections do not need."""

    answers = None

    def __init__(self, fields: dict[str, str]) -> None:
        self.fields = fields
        """Its fields, each as JSON."""

    @cached_property
    def _whole(self) -> str:
        return f'{{"type":"scene",{_members(self.fields)}}}'

    def __str__(self) -> str:
        return self._whole

    @property
    def at(self) -> int:
        return int(self.fields["at"])

    def changes(self, before: Mapping[str, str]) -> str:
        """The message with the fields that differ from those of the scene before."""
        changed = {name: text for name, text in self.fields.items() if text != before[name]}
        return f'{CHANGES}{self.fields["at"]},"fields":{{{_members(changed)}}}}}'


Text = MessageText | SceneText
"""A message that becomes JSON by `str`."""


def texts(
    fields: Mapping[str, object], last: tuple[Mapping[str, object], Mapping[str, str]] | None = None
) -> dict[str, str]:
    """Each field as JSON. The values are immutable: text, numbers, tuples and messages.

    `last` are the same fields of an earlier scene and their texts. The same object has the same text.
    """
    if last is None:
        return {name: _text(value) for name, value in fields.items()}
    before, known = last
    return {name: known[name] if value is before[name] else _text(value) for name, value in fields.items()}


def _members(fields: Mapping[str, str]) -> str:
    return ",".join([f'"{name}":{text}' for name, text in fields.items()])


def _text(value: object) -> str:
    kind = type(value)
    if kind is str:
        return _quoted(value)  # type: ignore[arg-type]
    if kind is tuple and not value:
        return "[]"
    if kind is tuple and type(value[0]) in KEPT:  # type: ignore[index, operator]
        return f"[{','.join([_kept_text(each) for each in value])}]"  # type: ignore[attr-defined]
    if kind is int:
        return str(value)
    if value is None or kind is bool:
        return _CONSTANTS[value]  # type: ignore[index]
    return _kept_text(value) if kind in KEPT else to_json(value).decode()


def _kept_text(value: object) -> str:
    kept = _kept.get(id(value))
    if kept is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        kept = _kept[id(value)] = value, to_json(value).decode()
    return kept[1]


_CONSTANTS = {None: "null", True: "true", False: "false"}
