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

RINGS = """() => {
    const rgb = (colour) => (colour.startsWith('rgb') ? colour.match(/[\\d.]+/g).map(Number) : null)
    const linear = (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05
    const contrast = (a, b) => Math.max(luminance(a) / luminance(b), luminance(b) / luminance(a))
    const ground = (from) => {
        for (let at = from; at; at = at.parentElement) {
            const { backgroundColor, backgroundImage } = getComputedStyle(at)
            const colour = rgb(backgroundColor)
            if (backgroundImage !== 'none' || !colour) return null
            if ((colour[3] ?? 1) === 1) return colour
        }
        return null
    }
    const before = document.activeElement
    const all = document.querySelectorAll('a[href], button, input, select, summary, textarea, [tabindex="0"]')
    const seen = [...all].flatMap((each) => {
        each.focus({ preventScroll: true })
        const { outlineColor, outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(each)
        const behind = ground(parseFloat(outlineOffset) < 0 ? each : each.parentElement)
        if (!behind || !each.matches(':focus-visible')) return []
        const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
        return [[each.outerHTML.slice(0, 80), isDrawn ? contrast(rgb(outlineColor), behind) : 0]]
    })
    before.focus({ preventScroll: true })
    return seen
}"""
"""Everything that can have the focus and has its ring on a plain colour, with the contrast of the ring."""


def rings_are_visible(page: Page, *where: str) -> None:
    """The ring around what has the focus differs enough from what is behind it. axe does not look at that."""
    page.keyboard.press("Shift")  # a ring is shown to those who use the keyboard
    page.evaluate(STILL)
    rings = page.evaluate(RINGS)
    assert len(rings) >= 3, (*where, rings)
    faint = [ring for ring in rings if ring[1] < 3]
    assert faint == [], (*where, *faint)


def no_violations(page: Page, *where: str) -> None:
    if not page.evaluate(IS_THERE):  # once for each page that is loaded
        page.evaluate(SCRIPT)
    page.evaluate(STILL)
    found = page.evaluate(FOUND)
    assert found == [], (*where, *found)
