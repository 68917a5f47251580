/** Whether this person wants to load as little as possible. */
export const savesData = (): boolean => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
