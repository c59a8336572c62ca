import { randomInt } from 'node:crypto'

/** A copy in an order that cannot be predicted. */
export function randomOrder<T>(all: readonly T[]): T[] {
  const mixed = [...all]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const [a, b] = [mixed[last], mixed[other]]
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a]
  }
  return mixed
}
