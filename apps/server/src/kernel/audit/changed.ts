import { isDeepStrictEqual } from 'node:util'

const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

/** A value from a jsonb column can have its fields in another order than the value that was sent. */
function isSame(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true
  return typeof one === 'object' && typeof other === 'object' && isDeepStrictEqual(plain(one), plain(other))
}

/** The fields in which two states differ, for the audit log. */
export function changed<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter((key) => !isSame(before[key], after[key]))
  const only = (state: T) => Object.fromEntries(keys.map((key) => [key, state[key]])) as Partial<T>
  return { before: only(before), after: only(after) }
}
