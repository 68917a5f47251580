"""Barriers for people with disabilities, as axe finds them on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def no_violations(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
