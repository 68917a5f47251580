"""Push services of tests: keys, signatures that are checked with the package that made them, and requests."""

import base64

import httpx2
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

CONTACT = "mailto:admin@example.org"
SEND = "https://updates.push.services.mozilla.com/send/"


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    r, s = (int.from_bytes(signature[at : at + 32]) for at in (0, 32))
    try:
        key.verify(encode_dss_signature(r, s), message, ec.ECDSA(SHA256()))
    except InvalidSignature:
        return False
    return True


def a_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


class LocalTransport(httpx2.AsyncHTTPTransport):
    """Sends every request to a port of this machine, without TLS."""

    def __init__(self, port: int) -> None:
        super().__init__(limits=httpx2.Limits(max_keepalive_connections=0))
        self.port = port

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        request.url = request.url.copy_with(scheme="http", host="127.0.0.1", port=self.port)
        return await super().handle_async_request(request)
