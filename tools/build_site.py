"""Builds the documentation as a site: `python3 run.py docs [FOLDER]`, in build/site if no folder is named.

The pages of docs/, CONTRIBUTING.md and CHANGELOG.md are copied to a folder for Sphinx. Their links are changed where a
file has another place there. The lists in docs/README.md are the navigation. The Python reference is made from the
docstrings. A link that leads nowhere, or a page that is missing in the navigation, fails the build.
"""

import ast
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path, PurePosixPath

from docs_links import DOCS, ROOT, is_address, links, pages, target_of, with_links

SITE = ROOT / "tools" / "docs_site"
LOOK = {
    "conf.py": SITE / "conf.py",
    "_templates/page.html": SITE / "page.html",
    "_site/style.css": SITE / "style.css",
    "_site/figtree.woff2": ROOT / "web" / "src" / "assets" / "figtree.woff2",
    "_site/icon.svg": ROOT / "web" / "public" / "icon.svg",
}
"""Settings, and what the site looks like: the typeface and the icon are those of the page in the browser."""
STANDARD = ROOT / "build" / "site"
MARK = ".tilerummy-site"
"""A file in each built site. A folder without it is not replaced, unless it is empty."""
MODULES = ("arena", "draw", "language", "photo", "puzzles", "review", "scorecard", "solver")
"""Documented besides the modules of the public names of `tilerummy`."""


REFERENCE = "- [Reference](api/index.rst): every public name, from the docstrings"


class NoSite(Exception):
    """Why no site is built."""


def main(words: list[str]) -> int:
    if len(words) > 1 or words[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0 if len(words) == 1 else 2
    folder = Path(words[0]).resolve() if words else STANDARD
    try:
        build(folder)
    except NoSite as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The site is in {folder}. To read it: python3 -m http.server --directory {folder}")
    return 0


def build(folder: Path) -> None:
    """Build the site in a new folder, or in one that has an earlier site."""
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file()):
        raise NoSite(f"{folder} is not an empty folder and has no earlier site.")
    with tempfile.TemporaryDirectory() as place:
        source, built = Path(place, "source"), Path(place, "built")
        lay_out(source)
        cores = str(os.cpu_count() or 1)
        line = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", cores]
        line += ["-d", str(Path(place, "read")), str(source), str(built)]
        if subprocess.run(line, check=False).returncode:
            raise NoSite("The site was not built; the reasons are above.")
        shutil.rmtree(built / "_sources", ignore_errors=True)
        (built / MARK).touch()
        (built / ".nojekyll").touch()  # some hosts leave out folders that start with _ otherwise
        if folder.exists():
            shutil.rmtree(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(built, folder)


# The pages


def lay_out(source: Path) -> None:
    """Copy everything that the site has into one folder."""
    for page in pages():
        if page != ROOT / "README.md":
            put(source / place_of(page), changed(page, source))
    for module in modules():
        put(source / "api" / f"{module}.rst", module_page(module))
    put(source / "api" / "index.rst", names_page())
    for name, file in LOOK.items():
        put(source / name, file.read_bytes())


def put(file: Path, text: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode() if isinstance(text, str) else text)


def place_of(file: Path) -> PurePosixPath:
    """Where a file of the checkout is in the site: that of docs/ at the top, a README as the index of its folder."""
    inside = PurePosixPath((file.relative_to(DOCS) if file.is_relative_to(DOCS) else file.relative_to(ROOT)).as_posix())
    return inside.with_name("index.md") if file.name == "README.md" else inside


def changed(page: Path, source: Path) -> str:
    """A page with its links as they are in the site, and its part of the navigation. Files it links to are copied."""
    here = place_of(page)

    def change(link: str) -> str:
        if is_address(link):
            return link
        file, anchor = target_of(page, link)
        if file == ROOT / "README.md":
            file = DOCS / "README.md"
        if not file.is_file():
            raise NoSite(f"{page.relative_to(ROOT)}: {link} leads nowhere.")
        there = place_of(file)
        if file.suffix != ".md":
            put(source / there, file.read_bytes())
        way = os.path.relpath(there, here.parent).replace(os.sep, "/") if file != page else ""
        return way + (f"#{anchor}" if anchor else "")

    text = with_links(page.read_text("utf-8"), change)
    if page == DOCS / "README.md":
        text = re.sub(r"(?m)^(.*\(python\.md\).*)$", rf"\1\n{REFERENCE}", text)
        return text + "".join(navigation(text))
    return text + (children(page) if page.name == "README.md" else "")


def navigation(index: str) -> Iterator[str]:
    """The navigation beside every page: a part for each heading of the index, an entry for each link of its lists."""
    for heading, part in re.findall(r"^## (.+)$\n+((?:- .+\n|  .+\n)+)", index, re.MULTILINE):
        entries = re.findall(r"^- \[(.+?)\]\((.+?)\.(?:md|rst)\)", part, re.MULTILINE)
        yield toctree([f"{title} <{page}>" for title, page in entries], heading)


def children(page: Path) -> str:
    """The navigation below a README: the pages of its folder that it links to, each once."""
    text = page.read_text("utf-8")
    targets = (target_of(page, link)[0] for link in links(text) if not is_address(link))
    below = [file for file in dict.fromkeys(targets) if file.suffix == ".md" and file.is_relative_to(page.parent)]
    here = place_of(page).parent
    entries = []
    for file in sorted(below, key=lambda file: file.name == "README.md"):  # folders come last
        name = place_of(file).relative_to(here).with_suffix("").as_posix()
        link = re.escape(file.relative_to(page.parent).as_posix())
        title = re.search(rf"\[([^\[\]]+)\]\({link}\)", text) if file.name == "README.md" else None
        entries += [f"{title[1]} <{name}>" if title else name] if file != page else []
    return toctree(entries)


def toctree(entries: list[str], caption: str = "") -> str:
    if not entries:
        return ""
    options = [":hidden:", *([f":caption: {caption}"] if caption else [])]
    return "\n".join(["", "```{toctree}", *options, "", *entries, "```", ""])


# The Python reference


def public_names() -> dict[str, str]:
    """Every public name of the package and the module that has it."""
    import tilerummy

    homes = {name: home.partition(":") for name, home in tilerummy._PUBLIC.items()}
    return {name: f"tilerummy.{module}" for name, (module, colon, _) in homes.items() if colon}


def modules() -> list[str]:
    return sorted({*public_names().values(), "tilerummy.engine.violations", *(f"tilerummy.{name}" for name in MODULES)})


def module_page(name: str) -> str:
    """A page with everything that a module offers: what it names in `__all__`, or what it defines."""
    imported = ["   :imported-members:"] if hasattr(importlib.import_module(name), "__all__") else []
    return "\n".join([name, "=" * len(name), "", f".. automodule:: {name}", *imported, ""])


def names_page() -> str:
    """The first page of the reference: the public names with one sentence each, and all modules."""
    lines = ["Reference", "=========", "", "These names come with ``import tilerummy``.", ""]
    for module, group in groupby(sorted(public_names().items(), key=lambda item: item[::-1]), key=lambda item: item[1]):
        lines += [f":doc:`{module}`", "", ".. list-table::", "   :class: names", "   :widths: 25 75", ""]
        for name, _ in group:
            lines += [f"   * - :py:obj:`~{module}.{name}`", f"     - {summary(module, name)}"]
        lines.append("")
    lines += [
        "Modules",
        "-------",
        "",
        ".. toctree::",
        "   :maxdepth: 1",
        "",
        *(f"   {each}" for each in modules()),
        "",
    ]
    return "\n".join(lines)


def summary(module: str, name: str) -> str:
    """The first paragraph about a name: of its docstring, or of the string below a value."""
    home = importlib.import_module(module)
    value = getattr(home, name)
    own = inspect.isroutine(value) or inspect.isclass(value)
    text = inspect.getdoc(value) if own else below_value(ast.parse(inspect.getsource(home)).body, name)
    return " ".join((text or "").partition("\n\n")[0].split())


def below_value(lines: list[ast.stmt], name: str) -> str:
    for line, after in pairwise(lines):
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        named = any(isinstance(target, ast.Name) and target.id == name for target in targets)
        if named and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            return str(after.value.value)
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
