"""Settings of Sphinx for the site. The source is the checkout, so that links work as they do on a code host.

The lists in docs/README.md are the navigation, and below a README are the pages of its folder that it links to.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from docs_links import is_address, links, target_of  # noqa: E402

import tilerummy  # noqa: E402
from tilerummy.language import LANGUAGES  # noqa: E402

project = "tilerummy"
release = tilerummy.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.autosummary"]
root_doc = "docs/README"
include_patterns = ["docs/**.md", "docs/**.rst", "CONTRIBUTING.md", "CHANGELOG.md"]
exclude_patterns = ["[!dC]*", "d[!o]*"]
autosummary_generate = True
_modules = re.findall(r"^   (tilerummy\.\S+)$", (ROOT / "docs" / "reference.rst").read_text("utf-8"), re.MULTILINE)
autosummary_context = {"exporting": [name for name in _modules if hasattr(import_module(name), "__all__")]}
templates_path = ["templates"]
language = "en"
highlight_language = "none"  # most examples are a terminal or notation; the others name their language
default_role = "code"  # docstrings write code as Markdown does, between single backticks

myst_heading_anchors = 6

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_display_short_literal_types = True
maximum_signature_line_length = 80
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "tilerummy"
html_favicon = "../../web/public/icon.svg"
html_static_path = ["style.css", "../../web/public/icon.svg", "../../web/src/assets/figtree.woff2"]
html_css_files = ["style.css"]
html_copy_source = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"


def _colours(light: bool) -> dict[str, str]:
    """The colours of the page in the browser (web/src/app.css), by the theme's names."""
    paper, second, line, ink, quiet, link = (
        ("#fbf7ec", "#f1ead9", "#d9cdb2", "#22302b", "#56635d", "#1d5f4b")
        if light
        else ("#1d2623", "#26312d", "#3d4a45", "#f1ead8", "#b3c1b9", "#9fd8c0")
    )
    return {
        "font-stack": "Figtree, 'Avenir Next', 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif",
        "font-stack--headings": "var(--font-stack)",
        "font-stack--monospace": "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace",
        "color-foreground-primary": ink,
        "color-foreground-secondary": quiet,
        "color-foreground-muted": quiet,
        "color-foreground-border": quiet,
        "color-background-primary": paper,
        "color-background-secondary": second,
        "color-background-hover": line,
        "color-background-hover--transparent": f"{line}00",
        "color-background-border": line,
        "color-background-item": line,
        "color-brand-primary": link,
        "color-brand-content": link,
        "color-brand-visited": link,
        "color-code-background": second,
        "color-code-foreground": ink,
        "color-inline-code-background": second,
        "color-api-background": second,
        "color-api-background-hover": line,
        "color-api-name": ink,
        "color-api-pre-name": quiet,
        "color-highlight-on-target": second,
        "color-header-background": "#1c4438" if light else "#18211e",
        "color-header-text": "#fdf6e3",
        "color-header-border": line,
    }


html_theme_options = {
    "light_css_variables": _colours(light=True),
    "dark_css_variables": _colours(light=False),
    "light_logo": "icon.svg",
    "dark_logo": "icon.svg",
    "footer_icons": [],
}


def with_code_blocks(lines: list[str]) -> list[str]:
    """A docstring in which indented text after a sentence is code, as in Markdown. In lists it stays what it is."""
    made: list[str] = []
    for at, line in enumerate(lines):
        begins = line.startswith("    ") and at > 1 and not lines[at - 1].strip() and lines[at - 2][:1].strip()
        if begins and not lines[at - 2].startswith(("- ", "* ", ">>>", "..")):
            made += ["::", ""]
        made.append(line)
    return made


def _docstring(app: Any, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    lines[:] = with_code_blocks(lines)


def language_of(page: str) -> str:
    """The language of a page: the editions have a folder for each."""
    return next((part for part in page.split("/")[:-1] if part in LANGUAGES), language)


def _context(app: Any, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    context["language"] = language_of(page)


def navigation(page: Path, text: str) -> str:
    """The navigation of a README: the lists of the index by their headings, or the pages of its folder below it."""
    if page == ROOT / "docs" / "README.md":
        parts = re.findall(r"^## (.+)$\n+((?:- .+\n|  .+\n)+)", text, re.MULTILINE)
        entry = re.compile(r"^- \[(.+?)\]\((.+?)\.(?:md|rst)\)", re.MULTILINE)
        lists = [(heading, entry.findall(part)) for heading, part in parts]
    elif page.name == "README.md":
        files = dict.fromkeys(target_of(page, link)[0] for link in links(text) if not is_address(link))
        below = [file for file in files if file.suffix == ".md" and file.is_relative_to(page.parent) and file != page]
        below.sort(key=lambda file: file.name == "README.md")  # folders come last
        places = [file.relative_to(page.parent).as_posix() for file in below]
        titles = {place: title for title, place in re.findall(r"\[([^\[\]]+)\]\((\S+README\.md)\)", text)}
        lists = [("", [(titles.get(place, ""), place.removesuffix(".md")) for place in places])]
    else:
        return ""
    return "".join(toctree(heading, entries) for heading, entries in lists)


def toctree(heading: str, entries: list[tuple[str, str]]) -> str:
    lines = [f"{title} <{place}>" if title else place for title, place in entries]
    caption = [f":caption: {heading}"] if heading else []
    return "\n".join(["", "```{toctree}", ":hidden:", *caption, "", *lines, "```", ""]) if lines else ""


def _read(app: Any, page: str, text: list[str]) -> None:
    text[0] += navigation(ROOT / f"{page}.md", text[0])


def setup(app: Any) -> None:
    app.connect("source-read", _read)
    app.connect("autodoc-process-docstring", _docstring)
    app.connect("html-page-context", _context)
