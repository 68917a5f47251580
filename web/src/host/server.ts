/* The address of a server, for playing with people elsewhere. */

const STORE = 'tilerummy:server'

/** The address of a page that somebody has typed, also without https://; null if it is none. */
export function pageAddress(typed: string): string | null {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return null
  try {
    const { protocol, hostname, href } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)
    return (protocol === 'https:' || protocol === 'http:') && hostname ? href : null
  } catch {
    return null
  }
}

export function rememberedServer(): string {
  try {
    return pageAddress(localStorage.getItem(STORE) ?? '') ?? ''
  } catch {
    return ''
  }
}

export function rememberServer(address: string): void {
  try {
    localStorage.setItem(STORE, address)
  } catch {
    // Then it is typed again next time.
  }
}
