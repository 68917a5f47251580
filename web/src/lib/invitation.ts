/* The link of a table, for others. */

import { tablePage } from './base'

/** What the server says to a page that was opened on its own machine, as localhost. */
const said = document.documentElement.dataset

/** No other machine reaches the server. */
export const worksOnlyHere = 'onlyHere' in said
export const invitation = (room: string): string => (said['network'] ?? location.origin) + tablePage(room)
