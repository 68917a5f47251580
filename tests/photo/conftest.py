"""A stand-in for the model: the tests of everything around it say themselves what it finds."""

from collections.abc import Sequence

import pytest
from photokit import StandIn

from tilerummy.photo import detector
from tilerummy.photo.found import Found


@pytest.fixture
def finds(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """`finds(tiles)`: from now on the detector finds these tiles in every picture."""

    def stand_in(tiles: Sequence[Found]) -> None:
        monkeypatch.setattr(detector, "detect", lambda pixels: list(tiles))

    return stand_in
