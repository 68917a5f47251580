import pytest

from tilerummy.engine.judging.timeouts import returned_to_melds
from tilerummy.engine.melds import Meld, laid_text, parse_laid


@pytest.mark.parametrize(
    ("table", "kept", "home"),
    [
        ("r4-7", "r4-6", "r4-7"),
        ("r4-7", "b1-3", "b1-3,r4-7"),
        ("bryg8", "r7-9", "r7-9,byg8"),
        ("r4-6", "bry6", "bry6"),
        ("r4-8", "bry6", "bry6"),
        ("r3-9", "bry6", "r3-5,r7-9,bry6"),
        ("r3-5j5,r7-9", "r7-9,bry3", "r7-9,bry3"),
        ("r2-5j5", "bry2", "r3-5j5,bry2"),
        ("brj5", "b4-6", "b4-6"),
        ("bryj5", "b4-6", "b4-6,ryj5"),
        ("bryg5", "b4-6", "b4-6,ryg5"),
        ("r3-6j4j5", "byj9", "byj9"),
        ("r3-6j4j5", "b1-3", "b1-3,r3-6j4j5"),
        ("r4-6,r4-6", "r4-6,bry4,bry5", "r4-6,bry4,bry5"),
        ("r4-6,r7-9", "r6-8", "r4-9"),
        ("r4-6,bry10", "r4-6,b9-11", "b9-11,r4-6"),
        ("r4-6,y4-6", "b1-3,r4-6", "b1-3,r4-6,y4-6"),
    ],
)
def test_where_loose_tiles_go(table: str, kept: str, home: str) -> None:
    assert laid_text(returned_to_melds(laid(table), laid(kept))) == home


def laid(text: str) -> tuple[Meld, ...]:
    return parse_laid(text)  # type: ignore[return-value]
