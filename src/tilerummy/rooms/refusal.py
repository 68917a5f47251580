"""The exception of everything that a room, or the server, does not do."""

from collections.abc import Sequence

from tilerummy.engine.violations import Violation


class Refusal(Exception):
    """A command was refused and changes nothing. The text of `code` is in the language files."""

    def __init__(self, code: str, *, violations: Sequence[Violation] = (), status: int = 409, **params: object) -> None:
        super().__init__(code)
        self.code, self.violations, self.status, self.params = code, tuple(violations), status, params
