"""A host inside a page, with a browser's storage that can be full."""

from tilerummy.hosting.settings import Settings
from tilerummy.page_host import PageHost

SHEET = "rummikub-vienna-en"
ONE_ROUND = {"edition": SHEET, "clock": {"kind": "off"}, "games": 1}
ME, STEADY = {"kind": "me"}, {"kind": "computer", "level": "steady"}
TABLE = {**ONE_ROUND, "name": "Ann", "seats": [ME, STEADY]}


class Kept(dict[str, str]):
    """What a browser keeps. It can be full."""

    is_full = False

    async def save(self, changes: dict[str, str | None]) -> None:
        if self.is_full:
            raise OSError("quota")
        for key, text in changes.items():
            if text is None:
                self.pop(key, None)
            else:
                self[key] = text


def page_host(kept: Kept) -> PageHost:
    return PageHost(kept, kept.save, Settings(pause=0))
