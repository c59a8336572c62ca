/** Heights by item: they outlive the page, so that every row is at the same place when the person comes back. */
const measured = new WeakMap<object, number>()

export interface RowHeights {
  of: (item: object, key: string) => number | undefined
  set: (item: object, key: string, height: number) => void
}

/**
 * The measured heights of the rows of a list. They stay known when the list grows, and by their key also when an item is
 * loaded again as another object.
 */
export function rowHeights(): RowHeights {
  const byKey = new Map<string, number>()
  const set = (item: object, key: string, height: number) => {
    byKey.set(key, height)
    measured.set(item, height)
  }
  const of = (item: object, key: string) => {
    const inList = byKey.get(key)
    const height = inList ?? measured.get(item)
    if (height !== undefined && (inList === undefined || !measured.has(item))) set(item, key, height)
    return height
  }
  return { of, set }
}
