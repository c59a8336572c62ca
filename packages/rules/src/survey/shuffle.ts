/** A number from a text, the same on every device. */
function seedOf(text: string): number {
  let seed = 2166136261
  for (const char of text) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  return seed
}

/** The items in an order that depends on the seed only, so that it stays while a person answers. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const all = [...items]
  let state = seedOf(seed)
  const next = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 1013904223) >>> 0
    return state % below
  }
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = next(last + 1)
    const [a, b] = [all[last], all[other]]
    if (a !== undefined && b !== undefined) [all[last], all[other]] = [b, a]
  }
  return all
}
