/** The items by key, in the order in which the keys appear. */
export function grouped<T>(items: T[], key: (item: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>()
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item])
  return [...found]
}
