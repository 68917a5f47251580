/* Whether a tab shows the tables on this device, although the server of the page may be there. */

import { BASE } from '../lib/base'

const HERE = 'tilerummy:here'
/** All tables; otherwise the name of the only one. */
const ALL = '1'

/** Whether this tab shows all tables on this device, or at least this one. */
export function isChosen(room = ALL): boolean {
  try {
    const chosen = sessionStorage.getItem(HERE)
    return chosen === ALL || chosen === room
  } catch {
    return false
  }
}

function set(chosen: string | null): void {
  try {
    if (chosen) sessionStorage.setItem(HERE, chosen)
    else sessionStorage.removeItem(HERE)
  } catch {
    // Without storage there are no tables on this device.
  }
}

/** A table is played here: after a reload it is this one again, also if the server is back. */
export function stay(room: string): void {
  if (!isChosen(room)) set(room)
}

/** The tab shows the tables of the server. */
export const leave = (): void => set(null)

/** Opens the page again, with the tables on this device or with those of the server. */
export function choose(here: boolean, address = BASE): void {
  set(here ? ALL : null)
  location.assign(address)
}

/** The room to which an address of the API leads. */
export const roomOf = (address: string): string | undefined => new URL(address, location.href).pathname.match(/\/rooms\/([a-z0-9]+)$/)?.[1]
