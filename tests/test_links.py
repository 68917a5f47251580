"""Every link of the documentation leads to a file and a heading that exist, and every page can be reached."""

from pathlib import Path

import docs_links
import pytest
from docs_links import DOCS, ROOT, anchors, faults, is_address, links, pages, target_of


def test_every_link_leads_somewhere() -> None:
    found = {page.relative_to(ROOT).as_posix(): list(faults(page)) for page in pages()}
    assert len(found) > 100
    assert {page: wrong for page, wrong in found.items() if wrong} == {}


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_links, "ROOT", tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "other.md").write_text("# One word\n\n## What it costs: 1 €\n", "utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "# Here\n\n[a](other.md) [b](other.md#what-it-costs-1-) [c](#here) [d](https://example.org/none)\n"
        "[e](none.md) ![f](none.svg) [g](other.md#two-words) [h](#there) [i](folder) [j](../elsewhere.md)\n"
        "`[k](none.md)`\n\n```\n[l](none.md)\n```\n",
        "utf-8",
    )
    assert list(faults(page)) == [
        "none.md: there is no such file",
        "none.svg: there is no such file",
        "other.md#two-words: there is no such heading",
        "#there: there is no such heading",
        "folder: there is no such file",
        "../elsewhere.md: there is no such file",
    ]


def test_headings_get_the_names_of_code_hosts() -> None:
    text = "# `judge` and [play](x.md)\n\n## Straße & Café\n\n```\n# a comment\n```\n\n## keep_three\n## keep_three\n"
    assert anchors(text) == {"judge-and-play", "straße--café", "keep_three", "keep_three-1"}


def test_code_keeps_its_links() -> None:
    text = "[a](b) ``[c](d) ` e`` [`f`](g)\n\n~~~\n[h](i)\n~~~\n[j](k)"
    assert links(text) == ["b", "g", "k"]


def test_every_page_is_reached_from_the_index() -> None:
    """The site takes its navigation from the README of docs and those of its folders."""
    reached: set[Path] = set()
    waiting = [DOCS / "README.md"]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        if page.name != "README.md":
            continue
        targets = {target_of(page, link)[0] for link in links(page.read_text("utf-8")) if not is_address(link)}
        waiting += [target for target in targets - reached if target.suffix == ".md" and target.is_relative_to(DOCS)]
    assert sorted(set(DOCS.rglob("*.md")) - reached) == []
