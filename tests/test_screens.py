"""The page of screenshots shows pairs of pictures that exist and are not too large."""

import re
from pathlib import Path

SCREENS = Path(__file__).resolve().parent.parent / "docs" / "screens"
LARGEST_PAIR_BYTES = 150_000


def test_ten_pairs_are_shown() -> None:
    text = (SCREENS / "README.md").read_text("utf-8")
    pairs = re.findall(
        r"^\| !\[\]\(before/([a-z-]+)\.png\) \| !\[[^\]]+\]\(([a-z-]+)\.png\)<br>\S.* \|$", text, re.MULTILINE
    )
    assert len({before for before, _ in pairs}) == len(pairs) == 10
    for before, today in pairs:
        assert before == today
        assert (SCREENS / f"{today}.png").is_file()
        old = SCREENS / "before" / f"{before}.png"
        assert 0 < old.stat().st_size <= LARGEST_PAIR_BYTES
        assert old.read_bytes() != (SCREENS / f"{today}.png").read_bytes()
