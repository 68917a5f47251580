"""The text of a scene, made of the texts of its fields: what several readers or several scenes share is written once.

A connection that asks for it gets only the fields that differ from the last scene that it was sent (`changes`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic_core import to_json

from tilerummy.rooms import wire

CHANGES = '{"type":"changes","at":'


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
    return {
        name: known[name] if value is before[name] else _continued(value, before[name], known[name])
        for name, value in fields.items()
    }


def _members(fields: Mapping[str, str]) -> str:
    return ",".join([f'"{name}":{text}' for name, text in fields.items()])


def _text(value: object) -> str:
    return to_json(value).decode()


def _continued(value: object, before: object, known: str) -> str:
    """The text of a value. If something was added to a tuple, only that is written."""
    if isinstance(value, tuple) and isinstance(before, tuple) and before and value[: len(before)] == before:
        added = _text(value[len(before) :])
        return known if added == "[]" else f"{known[:-1]},{added[1:]}"
    return _text(value)
