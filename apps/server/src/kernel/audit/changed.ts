/** What two states of a thing differ in, for the audit log; whatever stayed the same is left out. */
export function changed<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const differs = (key: keyof T) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const keys = (Object.keys(after) as (keyof T)[]).filter(differs)
  const only = (state: T) => Object.fromEntries(keys.map((key) => [key, state[key]])) as Partial<T>
  return { before: only(before), after: only(after) }
}
