/* What the engine keeps in this browser: texts by their keys, in IndexedDB. */

const NAME = 'tilerummy'
const STORE = 'saved'

/** Sites under different paths of one address are different games. */
export function openStorage(base: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`${NAME} ${base}`, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

const done = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })

export async function readAll(storage: IDBDatabase): Promise<Record<string, string>> {
  const change = storage.transaction(STORE)
  const store = change.objectStore(STORE)
  const keys = store.getAllKeys()
  const values = store.getAll()
  await done(change)
  return Object.fromEntries(keys.result.map((key, at) => [String(key), String(values.result[at])]))
}

/** Keeps texts, or removes those that are null: all of them or nothing. */
export function write(storage: IDBDatabase, changes: Record<string, string | null>): Promise<void> {
  const change = storage.transaction(STORE, 'readwrite')
  const store = change.objectStore(STORE)
  for (const [key, text] of Object.entries(changes)) {
    if (text === null) store.delete(key)
    else store.put(text, key)
  }
  return done(change)
}

/** Replaces everything at once, or nothing. */
export function replaceAll(storage: IDBDatabase, saved: Record<string, string>): Promise<void> {
  const change = storage.transaction(STORE, 'readwrite')
  const store = change.objectStore(STORE)
  store.clear()
  for (const [key, text] of Object.entries(saved)) store.put(text, key)
  return done(change)
}
