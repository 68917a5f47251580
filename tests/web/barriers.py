"""Barriers for people with disabilities, as axe finds them on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SCRIPT = Axe().axe_script
IS_THERE = "typeof axe !== 'undefined'"
FOUND = """() => axe.run({ resultTypes: ['violations'] })
    .then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))"""
"""Only what is compared leaves the page, because axe reports much more."""
STILL = """async () => {
    const ends = (each) => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity
    for (;;) {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        const passing = document.getAnimations().filter(ends)
        if (!passing.length) return
        await Promise.allSettled(passing.map((each) => each.finished))
    }
}"""
"""Waits for transitions: what is half-way between two colours has too little contrast. The transition of a colour that
is inherited begins when the outer one has ended, so that there may be many, one after the other.
"""


def no_violations(page: Page, *where: str) -> None:
    if not page.evaluate(IS_THERE):  # once for each page that is loaded
        page.evaluate(SCRIPT)
    page.evaluate(STILL)
    found = page.evaluate(FOUND)
    assert found == [], (*where, *found)
