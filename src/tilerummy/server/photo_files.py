"""Serves the files with which a browser reads photos."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from tilerummy.photo.browser_files import LIST, browser_files, list_of_files
from tilerummy.server.page import CACHE_FOREVER, accepts_gzip


def photo_file(name: str, request: Request) -> Response | None:
    """The response for a file of the reader; None if there is no such file."""
    found = browser_files()
    if name == LIST and found:
        return Response(list_of_files(), media_type="application/json", headers={"Cache-Control": "no-cache"})
    if name not in found:
        return None
    headers = {"Cache-Control": CACHE_FOREVER, "Vary": "Accept-Encoding"}
    media_type = guess_type(name.removesuffix(".gz"))[0] or "application/octet-stream"
    if not accepts_gzip(request):
        return FileResponse(found[name], headers=headers, media_type=media_type)
    return Response(_compressed(found[name]), headers={**headers, "Content-Encoding": "gzip"}, media_type=media_type)


@cache
def _compressed(path: Path) -> bytes:
    """The file, compressed once."""
    data = path.read_bytes()
    return data if path.suffix == ".gz" else gzip.compress(data)
