/* A mark on the icon of the page, where the browser has one, while it is this seat's turn. */

interface Badged {
  setAppBadge?: () => Promise<void>
  clearAppBadge?: () => Promise<void>
}

export function badge(on: boolean, where: Badged = navigator): void {
  const change = on ? where.setAppBadge : where.clearAppBadge
  // A browser may refuse it, for example to a page that is not installed.
  change?.call(where).catch(() => {})
}
