"""A robot that reads only the accessibility tree of the browser: no styles, no pointer, no selector.

It finds things by role and name, moves the focus as a screen reader does, and presses keys. `heard` has announcements.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, Route
from web.table import PATIENCE_S

LIVE = {"log", "status", "alert"}


@dataclass
class Node:
    """A node of the accessibility tree, with its children."""

    role: str
    name: str
    element: int
    properties: dict[str, Any]
    children: list["Node"] = field(default_factory=list)

    def __iter__(self) -> Iterator["Node"]:
        """The node and everything in it, in the order in which it is read."""
        yield self
        for child in self.children:
            yield from child

    @property
    def text(self) -> str:
        return " ".join(node.name for node in self if node.role == "StaticText").strip()

    @property
    def can_be_used(self) -> bool:
        return not self.properties.get("disabled")


class Robot:
    def __init__(self, page: Page) -> None:
        self.page = page
        page.route("**/*.css", _no_styles)
        self.tree_line = page.context.new_cdp_session(page)
        self.heard: list[str] = []
        self._texts: dict[int, str] = {}

    def open(self, path: str) -> None:
        self.page.goto(path)
        self._texts.clear()

    # Reading

    @property
    def tree(self) -> Node:
        """What is there now. What live regions say meanwhile is kept in `heard`."""
        found = self.tree_line.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {each["nodeId"]: each for each in found}
        root = _built(found[0], nodes)[0]
        self._listen(root)
        return root

    def _listen(self, root: Node) -> None:
        """A line that is added to a log is announced, an alert at once, and another region when its text changes."""
        for region in root:
            if region.role not in LIVE and region.properties.get("live") not in ("polite", "assertive"):
                continue
            if region.role == "log":
                new = [line for line in region.children if self._texts.setdefault(line.element, "") != line.text]
            else:
                first = "" if region.role == "alert" else region.text
                new = [region] if self._texts.setdefault(region.element, first) != region.text else []
            for line in new:
                self._texts[line.element] = line.text
                self.heard += [line.text] if line.text else []

    def all(self, role: str, name: str = "", within: Node | None = None) -> list[Node]:
        """Everything with this role whose name has this text."""
        return [node for node in (within or self.tree) if node.role == role and name in node.name]

    def find(self, role: str, name: str = "") -> Node:
        """The first of them that can be used, as soon as it is there."""
        node: Node = self.wait(
            lambda: next((each for each in self.all(role, name) if each.can_be_used), None), (role, name)
        )
        return node

    def is_there(self, role: str, name: str = "") -> bool:
        return any(node.can_be_used for node in self.all(role, name))

    def wait(self, seen: Callable[[], Any], what: object = "") -> Any:
        until = time.monotonic() + PATIENCE_S
        while not (found := seen()):
            assert time.monotonic() < until, (what, [(node.role, node.name) for node in self.tree if node.name])
            self.page.wait_for_timeout(30)
        return found

    def wait_to_hear(self, text: str = "", after: int = 0) -> None:
        """Wait for an announcement with this text, not counting the first ones."""
        self.wait(lambda: any(text in line for line in self.listen()[after:]), (text, self.heard))

    def listen(self) -> list[str]:
        """Everything that was announced until now."""
        _ = self.tree
        return self.heard

    # Acting

    def focus(self, node: Node) -> None:
        self.tree_line.send("DOM.focus", {"backendNodeId": node.element})

    def press(self, role: str, name: str = "", key: str = "Enter") -> None:
        self.focus(self.find(role, name))
        self.page.keyboard.press(key)

    def type(self, text: str, role: str = "textbox", name: str = "") -> None:
        self.focus(self.find(role, name))
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)


def _no_styles(route: Route) -> None:
    route.fulfill(body="", content_type="text/css")


def _built(raw: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> list[Node]:
    """The node, or its children where it says nothing itself."""
    children = [node for each in raw.get("childIds", []) if each in nodes for node in _built(nodes[each], nodes)]
    if raw.get("ignored"):
        return children
    properties = {each["name"]: each["value"].get("value") for each in raw.get("properties", [])}
    role, name = raw.get("role", {}).get("value", ""), raw.get("name", {}).get("value", "")
    return [Node(role, name, raw.get("backendDOMNodeId", 0), properties, children)]
