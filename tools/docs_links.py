"""The Markdown pages of the checkout and the links between them, for the tests and for tools/build_site.py."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
OUTSIDE = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
"""The pages that are not in docs/."""
_CODE = re.compile(r"^(?P<fence>```+|~~~+).*?^(?P=fence)[ ]*$|(?P<tick>`+)[^`\n]+(?P=tick)", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^()\s]+)\)")
_FENCED = re.compile(r"^(?P<fence>```+|~~~+).*?^(?P=fence)[ ]*$", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    return [*(ROOT / name for name in OUTSIDE), *sorted(DOCS.rglob("*.md"))]


def with_links(text: str, change: Callable[[str], str]) -> str:
    """The page with every link (and every picture) changed; code stays as it is.

    >>> with_links("[a](b.md) and `[c](d.md)`", str.upper)
    '[a](B.MD) and `[c](d.md)`'
    """

    def changed(prose: str) -> str:
        return _LINK.sub(lambda found: f"]({change(found[1])})", prose)

    parts, end = [], 0
    for code in _CODE.finditer(text):
        parts += [changed(text[end : code.start()]), code[0]]
        end = code.end()
    return "".join([*parts, changed(text[end:])])


def links(text: str) -> list[str]:
    """The targets of all links and pictures of a page.

    >>> links("[a](b.md#c), [`d`](e/) and ![](f.svg)")
    ['b.md#c', 'e/', 'f.svg']
    """
    found: list[str] = []

    def note(target: str) -> str:
        found.append(target)
        return target

    with_links(text, note)
    return found


def is_address(target: str) -> bool:
    """Whether a link leaves the checkout."""
    return re.match(r"[a-z][a-z0-9+.-]*:", target) is not None


def anchors(text: str) -> set[str]:
    r"""The names of a page's headings, as code hosts make them.

    >>> sorted(anchors("# All of it\n\n## `judge`: 1 & 2\n\n## All of it\n"))
    ['all-of-it', 'all-of-it-1', 'judge-1--2']
    """
    names: set[str] = set()
    for heading in re.findall(r"^#{1,6} +(.+?) *#*$", _FENCED.sub("", text), re.MULTILINE):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        name, copies = slug, 0
        while name in names:
            copies += 1
            name = f"{slug}-{copies}"
        names.add(name)
    return names


def target_of(page: Path, link: str) -> tuple[Path, str]:
    """The file that a link of a page leads to, and the heading in it. A folder stands for its README."""
    path, _, anchor = link.partition("#")
    file = (page.parent / unquote(path)).resolve() if path else page
    return (file / "README.md" if file.is_dir() else file), anchor


def faults(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for link in links(page.read_text("utf-8")):
        if is_address(link):
            continue
        file, anchor = target_of(page, link)
        if not file.is_relative_to(ROOT) or not file.is_file():
            yield f"{link}: there is no such file"
        elif anchor and anchor not in anchors(file.read_text("utf-8")):
            yield f"{link}: there is no such heading"
