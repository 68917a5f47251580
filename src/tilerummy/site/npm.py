"""Downloads a package of the npm registry, with npm's settings for the registry, the proxy and the certificates."""

import base64
import os
import re
import ssl
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

REGISTRY = "https://registry.npmjs.org/"
TIMEOUT_S = 60
LINE = re.compile(r"\s*([A-Za-z-]+)\s*=\s*(\S+)\s*$")
KNOWN = ("registry", "proxy", "https-proxy", "cafile")


def settings(environment: Mapping[str, str], home: Path) -> dict[str, str]:
    """The registry, the proxy and the certificates, from npm's files and from variables such as npm_config_registry."""
    given = {name.lower(): value for name, value in environment.items() if value}
    found = dict[str, str]()
    own = Path(given["npm_config_userconfig"]) if "npm_config_userconfig" in given else home / ".npmrc"
    for file in (Path("/etc/npmrc"), Path("/usr/etc/npmrc"), Path("/usr/local/etc/npmrc"), own):
        try:
            lines = file.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            continue
        matches = (LINE.match(line) for line in lines)
        found.update((match[1], match[2].strip("\"'")) for match in matches if match and match[1] in KNOWN)
    for name in KNOWN:
        value = given.get("npm_config_" + name.replace("-", "_"))
        if value:
            found[name] = value
    return found


def tarball(name: str, version: str) -> bytes:
    """The file of a package. Raises `OSError` or `ValueError` if it cannot be downloaded."""
    chosen = settings(os.environ, Path.home())
    registry = chosen.get("registry", REGISTRY).rstrip("/")
    parts = urlsplit(f"{registry}/{name}/-/{name}-{version}.tgz")
    if parts.scheme not in ("http", "https"):
        raise ValueError(without_password(registry))
    headers = {"User-Agent": "tilerummy"}
    if parts.username:
        login = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        headers["Authorization"] = "Basic " + base64.b64encode(login.encode()).decode()
    context = ssl.create_default_context()
    if "cafile" in chosen:
        context.load_verify_locations(chosen["cafile"])
    handlers: list[urllib.request.BaseHandler] = [urllib.request.HTTPSHandler(context=context)]
    if proxy := chosen.get("https-proxy") or chosen.get("proxy"):
        handlers.append(urllib.request.ProxyHandler({"http": proxy, "https": proxy}))
    request = urllib.request.Request(without_password(parts.geturl()), headers=headers)
    with urllib.request.build_opener(*handlers).open(request, timeout=TIMEOUT_S) as answer:
        data: bytes = answer.read()
        return data


def without_password(address: str) -> str:
    parts = urlsplit(address)
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))
