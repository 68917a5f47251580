"""The key with which a server identifies itself to push services, and its tokens (VAPID, RFC 8292)."""

import base64
import json
import os
import re
from collections.abc import Callable
from pathlib import Path

from tilerummy.server import p256

KEY_FILE = "push.key"
LASTS_S = 12 * 3600
"""A push service accepts at most 24 hours."""
RENEWED_S = 3600
MOST_KEPT = 100
LONGEST_CONTACT = 200
_CONTACT = re.compile(r"mailto:[^\s@<>]+@[^\s@<>]+|https://[^\s<>]+")


def parse_contact(text: str) -> str:
    """Where push services may reach the operator; empty if there is no push. Raises `ValueError`.

    >>> parse_contact("admin@example.org"), parse_contact("https://example.org/")
    ('mailto:admin@example.org', 'https://example.org/')
    """
    contact = text.strip()
    if contact and ":" not in contact:
        contact = f"mailto:{contact}"
    if contact and (len(contact) > LONGEST_CONTACT or not _CONTACT.fullmatch(contact)):
        raise ValueError(text)
    return contact


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def load_key(folder: Path) -> int:
    """The private key in this folder. It is made at the first call; only its owner may read the file."""
    path = folder / KEY_FILE
    try:
        key = int(path.read_text("ascii"), 16)
    except FileNotFoundError:
        key = p256.new_key()
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:  # noqa: PTH123
            file.write(f"{key:064x}\n")
    if not 0 < key < p256.ORDER:
        raise ValueError(f"not a key: {path}")
    return key


class Tokens:
    """Signed tokens, one for each push service. A token is used until shortly before it ends."""

    def __init__(self, key: int, contact: str, seconds: Callable[[], float]) -> None:
        self.key, self.contact, self.seconds = key, contact, seconds
        self.public = base64url(p256.public_key(key))
        self.kept: dict[str, tuple[float, str]] = {}

    def header(self, origin: str) -> str:
        """The Authorization header for a push service."""
        now = self.seconds()
        until, token = self.kept.get(origin, (0.0, ""))
        if until - now < RENEWED_S:
            until = now + LASTS_S
            token = self._signed({"aud": origin, "exp": int(until), "sub": self.contact})
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[origin] = until, token
        return f"vapid t={token}, k={self.public}"

    def _signed(self, claims: dict[str, object]) -> str:
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(base64url(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        return f"{text}.{base64url(p256.sign(self.key, text.encode()))}"
