"""Serves the engine for browsers, with which a page plays on when the server cannot be reached, and the photo reader.

The operator has written it with `tilerummy site FOLDER`. Of that folder only the engine is served, the answers that the
page shows until the engine is up, and the list of these files; the page is the server's own.
"""

import json
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from tilerummy.engine.errors import CodedError
from tilerummy.photo.browser_files import LIST as PHOTO_LIST, browser_files, list_of_files
from tilerummy.server.page import lasting_file, page_files

LIST = "site.json"
ENGINE_FILE = re.compile(r"engine/(?:\w[\w.-]*/)?\w[\w.-]*")
ANSWERS = re.compile(r"assets/answers-\w+-\w+\.json")


class BadFolder(CodedError):
    """The folder cannot be used. The message is `cli-<code>`."""


class OfflineFiles:
    """The engine in a folder. Without a folder there is none."""

    def __init__(self, folder: str) -> None:
        """Raises `BadFolder` if the folder has no engine, or one of another version."""
        self.files: dict[str, Path] = {}
        self.list = b""
        if folder:
            self._read(Path(folder))

    def _read(self, folder: Path) -> None:
        try:
            listed = json.loads((folder / LIST).read_text("utf-8"))
            names = [str(each["path"]) for each in listed["engine"]]
            pages = {str(each["path"]) for each in listed["page"]}
            answers = [each for each in listed["page"] if ANSWERS.fullmatch(each["path"])]
            served = [*listed["engine"], *answers]
            complete = all(ENGINE_FILE.fullmatch(name) for name in names) and all(
                (folder / each["path"]).stat().st_size == each["size"] for each in served
            )
            self.files = {each["path"]: folder / each["path"] for each in served}
        except (OSError, ValueError, TypeError, LookupError):
            raise BadFolder("serve-offline-bad", path=folder) from None
        if not complete:
            raise BadFolder("serve-offline-bad", path=folder)
        if not {name for name in page_files() if name.startswith("assets/")} <= pages:
            raise BadFolder("serve-offline-old", path=folder)
        self.list = json.dumps({**listed, "page": answers, "photo": []}).encode()

    async def answer(self, name: str, request: Request) -> Response | None:
        """The response for a file of the engine; None if there is no such file."""
        if name == LIST and self.list:
            return Response(self.list, media_type="application/json", headers={"Cache-Control": "no-cache"})
        return await lasting_file(self.files[name], request) if name in self.files else None


# The files with which a browser reads photos


async def photo_file(name: str, request: Request) -> Response | None:
    """The response for a file of the reader; None if there is no such file."""
    files = browser_files()
    if name == PHOTO_LIST and files:
        return Response(list_of_files(), media_type="application/json", headers={"Cache-Control": "no-cache"})
    return await lasting_file(files[name], request) if name in files else None
