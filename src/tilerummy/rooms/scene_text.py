"""The text of a scene, made of the texts of its fields: what several readers share is written once.

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

    @cached_property
    def hashes(self) -> dict[str, int]:
        """What each connection remembers of a scene, because a scene itself has up to 30,000 characters."""
        return {name: hash(text) for name, text in self.fields.items()}

    def changes(self, before: Mapping[str, int]) -> str:
        """The message with the fields that differ from the scene with these hashes."""
        changed = {name: text for name, text in self.fields.items() if self.hashes[name] != before[name]}
        return f'{CHANGES}{self.fields["at"]},"fields":{{{_members(changed)}}}}}'


Text = MessageText | SceneText
"""A message that becomes JSON by `str`."""


def texts(fields: Mapping[str, object]) -> dict[str, str]:
    """Each field as JSON."""
    return {name: to_json(value).decode() for name, value in fields.items()}


def _members(fields: Mapping[str, str]) -> str:
    return ",".join([f'"{name}":{text}' for name, text in fields.items()])
