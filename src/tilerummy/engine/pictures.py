"""Values that a notebook shows as pictures.

The engine draws nothing. `tilerummy` hands over who does (`drawn_by`), and the picture is made when it is asked for.
"""

from collections.abc import Callable

_drawers: list[Callable[[object], str]] = []


def drawn_by(drawer: Callable[[object], str]) -> None:
    """From now on this function makes the pictures: SVG, or HTML for a round."""
    _drawers[:] = [drawer]


class Pictured:
    """A value with one picture. Notebooks ask for it by this name."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return _drawers[0](self) if _drawers else None


class PicturedInSteps:
    """A value with several pictures, as a piece of HTML to step through."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        return _drawers[0](self) if _drawers else None
