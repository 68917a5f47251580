"""A console on which no text is a code for the terminal: names and comments cannot colour or move anything."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from tilerummy.language.translator import without_codes


class SafeConsole(Console):
    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Styles become codes later, so all codes in a text are somebody's."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(without_codes(segment.text), segment.style)
