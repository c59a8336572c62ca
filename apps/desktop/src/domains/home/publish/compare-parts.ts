interface Keyed {
  readonly key: string
}

/** The smallest set of parts that were moved: all parts outside the longest sequence that kept its order. */
export function movedKeys(before: readonly Keyed[], after: readonly Keyed[]): Set<string> {
  const placeBefore = new Map(before.map(({ key }, index) => [key, index]))
  const common = after.flatMap(({ key }) => {
    const place = placeBefore.get(key)
    return place === undefined ? [] : [{ key, place }]
  })
  const rows: { key: string; place: number }[][] = []
  for (const part of common) {
    const fits = rows.filter((row) => (row.at(-1)?.place ?? -1) < part.place)
    rows.push([...longest(fits), part])
  }
  const stayed = new Set(longest(rows).map(({ key }) => key))
  return new Set(common.map(({ key }) => key).filter((key) => !stayed.has(key)))
}

const longest = <T>(rows: readonly (readonly T[])[]): readonly T[] =>
  rows.reduce<readonly T[]>((best, row) => (row.length > best.length ? row : best), [])

/** The database returns the fields of an object in its own order, so the order is ignored. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [left, right] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && isSame(value, right.get(name)))
  )
}
