"""Answers that a page needs before its engine is ready. The engine gives them while the site is built."""

import asyncio

from tilerummy.language import LANGUAGES
from tilerummy.page_host import PageHost

ASKED = ("/editions",)
"""Requests whose answer depends on the language alone."""


def prepared_answers() -> dict[str, dict[str, str]]:
    """For each language the answers by their paths, as the page asks for them."""
    return asyncio.run(_ask())


async def _forget(changes: object) -> None:
    """Nothing is kept: the token of the builder is of no use."""


async def _ask() -> dict[str, dict[str, str]]:
    host = PageHost({}, _forget)
    found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
    for language, answers in found.items():
        for asked in ASKED:
            path = f"{asked}?lang={language}"
            answer = await host.request("GET", f"/api/v1{path}")
            assert answer.status == 200, (path, answer)
            answers[path] = answer.body.decode()
    return found
