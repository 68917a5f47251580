"""Installs pip into an environment for run.py, using only the standard library: no ensurepip, no system pip.

The wheel is downloaded from the index that pip is configured for (PIP_INDEX_URL, pip.conf), with pip's proxy and
certificates, and is used only if it has the hash that is pinned in run.py.
"""

from __future__ import annotations

import base64
import hashlib
import html
import io
import os
import re
import ssl
import sys
import urllib.request
import zipfile
from configparser import Error, RawConfigParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit, urlunsplit

INDEX = "https://pypi.org/simple"
ACCEPT = "application/vnd.pypi.simple.v1+json, text/html;q=0.5, */*;q=0.1"
TIMEOUT_S = 30


class NotFetched(Exception):
    """The wheel could not be downloaded from the index."""

    def __init__(self, index: str, why: object) -> None:
        super().__init__(index, why)
        self.index, self.why = without_password(index), why


def fetch(wheel: str, sha256: str, folder: Path) -> None:
    """Download the wheel of this name and unpack it into the folder."""
    settings = pip_settings()
    index = settings.get("index-url", INDEX).rstrip("/") + "/"
    page_address = urljoin(index, "pip/")
    try:
        page = download(page_address, settings).decode("utf-8", "replace").replace("\\/", "/")
        found = re.search(rf"""["']([^"']*/{re.escape(wheel)}[^"']*)["']""", page)  # JSON and HTML alike
        if found is None:
            raise NotFetched(index, f"it does not have {wheel}")
        data = download(urljoin(page_address, html.unescape(found[1])), settings)
    except (OSError, ValueError) as error:
        raise NotFetched(index, getattr(error, "reason", error)) from None
    if hashlib.sha256(data).hexdigest() != sha256:
        raise NotFetched(index, f"its {wheel} is not the one that this version was made with")
    zipfile.ZipFile(io.BytesIO(data)).extractall(folder)


def pip_settings() -> dict[str, str]:
    """Pip's settings from files and variables, in pip's order: system, user, environment, PIP_CONFIG_FILE, PIP_…"""
    home, found = Path.home(), dict[str, str]()
    chosen = os.environ.get("PIP_CONFIG_FILE", "")
    system = os.environ.get("XDG_CONFIG_DIRS", "/etc/xdg").split(os.pathsep)
    files = [
        *(Path(folder, "pip", "pip.conf") for folder in system if folder),
        Path("/Library/Application Support/pip/pip.conf"),
        Path(os.environ.get("PROGRAMDATA", "/etc"), "pip", "pip.ini"),
        Path("/etc/pip.conf"),
        home / ".pip" / "pip.conf",
        home / "Library" / "Application Support" / "pip" / "pip.conf",
        Path(os.environ.get("APPDATA", home), "pip", "pip.ini"),
        Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config", "pip", "pip.conf"),
        Path(sys.prefix, "pip.conf"),
        Path(sys.prefix, "pip.ini"),
        Path(chosen or "pip.conf that nobody named"),
    ]
    for file in files if chosen != os.devnull else []:
        parser = RawConfigParser()
        try:
            parser.read(file, "utf-8")
        except (OSError, Error, UnicodeDecodeError):
            continue
        for section in ("global", "install"):
            if parser.has_section(section):
                found.update((key.replace("_", "-"), value.strip()) for key, value in parser.items(section))
    for name in ("index-url", "cert", "proxy"):
        value = os.environ.get("PIP_" + name.upper().replace("-", "_"))
        if value:
            found[name] = value
    return found


def download(address: str, settings: dict[str, str]) -> bytes:
    """Download from an address; a user name and a password in it are sent as pip sends them."""
    parts = urlsplit(address)
    headers = {"Accept": ACCEPT, "User-Agent": "tilerummy-run"}
    if parts.username:
        login = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        headers["Authorization"] = "Basic " + base64.b64encode(login.encode()).decode()
    handlers: list[urllib.request.BaseHandler] = [urllib.request.HTTPSHandler(context=certificates(settings))]
    if settings.get("proxy"):
        handlers.append(urllib.request.ProxyHandler(dict.fromkeys(("http", "https"), settings["proxy"])))
    request = urllib.request.Request(without_password(address), headers=headers)
    with urllib.request.build_opener(*handlers).open(request, timeout=TIMEOUT_S) as answer:
        data: bytes = answer.read()
        return data


def certificates(settings: dict[str, str]) -> ssl.SSLContext:
    """The configured certificates, or the system's (including SSL_CERT_FILE and SSL_CERT_DIR).

    Without certificates the server is not verified. The wheel is still used only if its hash matches.
    """
    named = certificates_file(settings)
    if named:
        folder = Path(named).is_dir()
        return ssl.create_default_context(cafile=None if folder else named, capath=named if folder else None)
    context = ssl.create_default_context()
    if not system_has_certificates():
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def certificates_file(settings: dict[str, str]) -> str | None:
    """The file or folder of certificates that is configured for pip."""
    return settings.get("cert") or os.environ.get("REQUESTS_CA_BUNDLE") or os.environ.get("CURL_CA_BUNDLE")


def system_has_certificates() -> bool:
    paths = ssl.get_default_verify_paths()
    return sys.platform != "linux" or bool(paths.cafile or (paths.capath and any(Path(paths.capath).iterdir())))


def without_password(address: str) -> str:
    parts = urlsplit(address)
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))
