"""The first message of a connection: its version and its language."""

from tilerummy.rooms import wire
from tilerummy.rooms.refusal import Refusal
from tilerummy.rooms.refusals import read_command


def greeting(text: str, longest: int) -> wire.Hello:
    """The greeting in a text of at most `longest` characters. Its version may be another. Raises `Refusal`."""
    hello = read_command(text) if len(text) <= longest else None
    if not isinstance(hello, wire.Hello):
        raise Refusal("hello-first")
    return hello


def check_version(hello: wire.Hello) -> None:
    """Raises `Refusal` for a page that is older or newer than its host."""
    if hello.version != wire.VERSION:
        raise Refusal("version-unknown", version=wire.VERSION)
