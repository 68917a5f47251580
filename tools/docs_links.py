"""The Markdown pages of the checkout and the links between them, for the tests and for the site."""

import re
from collections.abc import Iterator
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


def links(text: str) -> list[str]:
    """The targets of all links and pictures of a page, without those in code.

    >>> links("[a](b.md#c), [`d`](e/) and ![](f.svg), but not `[g](h.md)`")
    ['b.md#c', 'e/', 'f.svg']
    """
    return _LINK.findall(_CODE.sub("", text))


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
    """The file that a link of a page leads to, and the heading in it."""
    path, _, anchor = link.partition("#")
    return ((page.parent / unquote(path)).resolve() if path else page), anchor


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
