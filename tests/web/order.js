() => {
  /* The parts of the page, the rows and the tiles of the rack in the order of the document, with their places. */
  const top = (element) => element.getBoundingClientRect()
  const read = (selector) => [...document.querySelectorAll(selector)].map((each) => [Math.round(top(each).top), Math.round(top(each).left)])
  const parts = ['.top', '[data-felt]', '[data-story]', '.bar', '[data-rack]'].map((each) => document.querySelector(each))
  const follows = (a, b) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
  return {
    parts: parts.map((part) => top(part).top),
    ordered: parts.slice(1).every((part, at) => follows(parts[at], part)),
    rows: read('[data-row]'),
    rack: read('[data-rack] [data-uid]'),
    seats: read('[data-seat]'),
  }
}
