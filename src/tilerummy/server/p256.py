"""ECDSA signatures on the curve P-256 with SHA-256 (ES256), as tokens for push services need them.

The standard library has no elliptic curves. The numbers used once per signature follow RFC 6979, so that no signature
depends on the quality of a random generator. The time of a signature depends on the key: see ADR 10 for why that is
acceptable here, and do not use this module for anything else.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator

P = 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF
A = P - 3
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
BASE = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
BYTES = 32
Point = tuple[int, int]


def new_key() -> int:
    """A random private key."""
    return secrets.randbelow(ORDER - 1) + 1


def public_key(key: int) -> bytes:
    """The public key as an uncompressed point, 65 bytes."""
    x, y = _times(key, BASE)
    return b"\x04" + x.to_bytes(BYTES) + y.to_bytes(BYTES)


def sign(key: int, message: bytes) -> bytes:
    """The signature as 64 bytes: r and s."""
    digest = hashlib.sha256(message).digest()
    number = int.from_bytes(digest)
    for once in _numbers_used_once(key, digest):
        r = _times(once, BASE)[0] % ORDER
        s = pow(once, -1, ORDER) * (number + r * key) % ORDER
        if r and s:
            return r.to_bytes(BYTES) + s.to_bytes(BYTES)
    raise AssertionError("the generator does not end")


def _numbers_used_once(key: int, digest: bytes) -> Iterator[int]:
    """RFC 6979, section 3.2, for a hash as long as the order."""
    secret = key.to_bytes(BYTES) + (int.from_bytes(digest) % ORDER).to_bytes(BYTES)
    k, v = b"\0" * BYTES, b"\1" * BYTES
    for mark in (b"\0", b"\1"):
        k = hmac.digest(k, v + mark + secret, "sha256")
        v = hmac.digest(k, v, "sha256")
    while True:
        v = hmac.digest(k, v, "sha256")
        if 0 < (found := int.from_bytes(v)) < ORDER:
            yield found
        k = hmac.digest(k, v + b"\0", "sha256")
        v = hmac.digest(k, v, "sha256")


def _times(factor: int, point: Point) -> Point:
    """`factor` must not be a multiple of the order."""
    total: Point | None = None
    for bit in f"{factor:b}":
        total = _sum(total, total)
        if bit == "1":
            total = _sum(total, point)
    assert total is not None
    return total


def _sum(one: Point | None, other: Point | None) -> Point | None:
    """None is the point at infinity."""
    if one is None or other is None:
        return other or one
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    slope = (3 * x1 * x1 + A) * pow(2 * y1, -1, P) if one == other else (y2 - y1) * pow(x2 - x1, -1, P)
    x = (slope * slope - x1 - x2) % P
    return x, (slope * (x1 - x) - y1) % P
