"""The addresses that browsers name for push messages: only those of the known push services.

A browser names the address of its push service, so anybody can name any address. The list of services keeps the server
from being used to reach other machines.
"""

import re
from urllib.parse import urlsplit

SERVICES = ("fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
"""The hosts of the push services of browsers. With a dot in front: every host below this name."""
LONGEST_ENDPOINT = 1000
_HOST = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+")


def checked_endpoint(text: str) -> str:
    """The address at a known push service, in its usual form. Raises `ValueError`."""
    if len(text) <= LONGEST_ENDPOINT and text.isascii() and text.isprintable() and " " not in text:
        parts = urlsplit(text)
        host = parts.hostname or ""
        known = any(host == each or (each[0] == "." and host.endswith(each)) for each in SERVICES)
        usual = parts.scheme == "https" and parts.netloc.lower() in (host, f"{host}:443") and len(parts.path) > 1
        if known and usual and _HOST.fullmatch(host):
            return parts._replace(netloc=host, fragment="").geturl()
    raise ValueError("not the address of a push service")
