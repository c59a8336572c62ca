import { seedFor, shuffled } from './shuffle.ts'

export interface DrawWish {
  key: string
  count: number
}

export interface Drawn<QuestionId extends string> {
  /** The drawn questions of each draw, in random order. */
  chosen: ReadonlyMap<string, QuestionId[]>
  /** Draws that did not get enough: how many are missing. */
  missing: ReadonlyMap<string, number>
}

/**
 * Draws different questions for all draws at once. A question that two draws could take goes to the one that needs it:
 * if there is a way to serve all of them, it is found (a matching by augmenting paths).
 */
export function drawQuestions<QuestionId extends string>(
  draws: readonly DrawWish[],
  candidatesOf: ReadonlyMap<string, readonly QuestionId[]>,
  seed: number,
): Drawn<QuestionId> {
  const slots = draws.flatMap(({ key, count }) => Array.from({ length: count }, () => key))
  const offered = new Map(
    draws.map(({ key }) => [key, shuffled([...(candidatesOf.get(key) ?? [])].sort(), seedFor(seed, key))]),
  )
  const slotOf = new Map<QuestionId, number>()
  const place = (slot: number, tried: Set<QuestionId>): boolean => {
    for (const question of offered.get(slots[slot] ?? '') ?? []) {
      if (tried.has(question)) continue
      tried.add(question)
      const holder = slotOf.get(question)
      if (holder === undefined || place(holder, tried)) {
        slotOf.set(question, slot)
        return true
      }
    }
    return false
  }
  const missing = new Map<string, number>()
  for (const [slot, key] of slots.entries()) if (!place(slot, new Set())) missing.set(key, (missing.get(key) ?? 0) + 1)
  const chosen = new Map<string, QuestionId[]>(draws.map(({ key }) => [key, []]))
  for (const [question, slot] of slotOf) chosen.get(slots[slot] ?? '')?.push(question)
  for (const [key, questions] of chosen) chosen.set(key, shuffled(questions.sort(), seedFor(seed, `${key} order`)))
  return { chosen, missing }
}
