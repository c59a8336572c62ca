import { isDeepStrictEqual } from 'node:util'

const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

/** What comes from a jsonb column has its fields in another order than what was sent. */
function isSame(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true
  return typeof one === 'object' && typeof other === 'object' && isDeepStrictEqual(plain(one), plain(other))
}

/** What two states of a thing differ in, for the audit log; whatever stayed the same is left out. */
export function changed<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter((key) => !isSame(before[key], after[key]))
  const only = (state: T) => Object.fromEntries(keys.map((key) => [key, state[key]])) as Partial<T>
  return { before: only(before), after: only(after) }
}
