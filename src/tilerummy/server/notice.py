"""What the operator tells everybody: imprint, privacy, contact. Each is an address, or a text from a short file."""

import re
from pathlib import Path

LONGEST_LINK, LONGEST_TEXT = 500, 20_000
_LINK = re.compile(r"(https?://|mailto:)[^\s\"'<>]+")
_MAIL = re.compile(r"[^\s@/<>]+@[^\s@/<>]+")


def parse_notice(given: str) -> tuple[str, str]:
    """An address of the web or of mail, or the text in a file; both empty if nothing is given. Raises `ValueError`.

    >>> parse_notice("admin@example.org"), parse_notice("https://example.org/imprint")
    (('mailto:admin@example.org', ''), ('https://example.org/imprint', ''))
    """
    text = given.strip()
    link = f"mailto:{text}" if _MAIL.fullmatch(text) else text
    if len(link) <= LONGEST_LINK and _LINK.fullmatch(link):
        return link, ""
    if not text:
        return "", ""
    try:
        with Path(text).open("rb") as file:
            read = file.read(LONGEST_TEXT + 1)
    except OSError:
        raise ValueError(given) from None
    if len(read) > LONGEST_TEXT or not read.strip():
        raise ValueError(given)
    return "", read.decode("utf-8").strip()  # a UnicodeDecodeError is a ValueError
