"""The key with which a server identifies itself to push services, and its tokens (VAPID, RFC 8292).

The package `cryptography` signs them. It is loaded only where push is used.
"""

import base64
import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

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


def new_key() -> str:
    """A new private key as text (PEM)."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    return generate_private_key(SECP256R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def load_key(text: str) -> "EllipticCurvePrivateKey":
    """The private key in a text. Raises `ValueError`."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        key = load_pem_private_key(text.encode(), None)
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, EllipticCurvePrivateKey) or not isinstance(key.curve, SECP256R1):
        raise ValueError("not a key")
    return key


def public_bytes(key: "EllipticCurvePrivateKey") -> bytes:
    """The public key as an uncompressed point, 65 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sign(key: "EllipticCurvePrivateKey", message: bytes) -> bytes:
    """The signature (ES256) as 64 bytes: r and s."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    r, s = decode_dss_signature(key.sign(message, ECDSA(SHA256())))
    return r.to_bytes(32) + s.to_bytes(32)


class Tokens:
    """Signed tokens, one for each push service. A token is used until shortly before it ends."""

    def __init__(self, key: "EllipticCurvePrivateKey", contact: str, seconds: Callable[[], float]) -> None:
        self.key, self.contact, self.seconds = key, contact, seconds
        self.public = base64url(public_bytes(key))
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
        return f"{text}.{base64url(sign(self.key, text.encode()))}"
