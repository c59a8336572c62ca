/** The wrong answers of one person: a text that stands for the answer, by question. */
export interface WrongAnswers {
  id: string
  wrong: ReadonlyMap<string, string>
}

export interface SimilarPair {
  one: string
  other: string
  /** Questions that both answered wrong in the same way. */
  same: number
  /** Questions that both answered wrong. */
  bothWrong: number
  /** How many of these would be the same by chance. */
  expected: number
  /** The probability of at least this many by chance. */
  chance: number
}

/** Fewer equal wrong answers than this are never reported. */
const FEWEST_SAME = 4
/** Among all pairs of an exam, one in a hundred exams may report a pair by chance alone. */
const FALSE_ALARMS = 0.01
const MOST_PAIRS = 200

/**
 * The probability that at least `least` of independent events happen. Adds one event after the other to the
 * distribution of the number of events.
 */
export function chanceOfAtLeast(least: number, probabilities: readonly number[]): number {
  if (least <= 0) return 1
  if (least > probabilities.length) return 0
  // below[n]: exactly n events so far, for n < least; everything else is at or above `least` for good.
  const below = new Float64Array(least)
  below[0] = 1
  let reached = 0
  for (const probability of probabilities) {
    reached += (below[least - 1] ?? 0) * probability
    for (let count = least - 1; count > 0; count -= 1)
      below[count] = (below[count] ?? 0) * (1 - probability) + (below[count - 1] ?? 0) * probability
    below[0] = (below[0] ?? 0) * (1 - probability)
  }
  return Math.min(1, reached)
}

interface Encoded {
  ids: readonly string[]
  /** By person: the number of the wrong answer to each question; 0 for right answers and none. */
  codes: readonly Int32Array[]
  /** By question: how likely two people who are both wrong give the same answer. */
  likely: Float64Array
}

/**
 * Wrong answers that many people give are likely to be the same by chance. One imaginary answer is added to every
 * question, so that an answer that few people got wrong does not count as certain.
 */
function likelihood(counts: ReadonlyMap<string, number>): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 1)
  return [...counts.values()].reduce((sum, count) => sum + (count / all) ** 2, (1 / all) ** 2)
}

function encode(people: readonly WrongAnswers[]): Encoded {
  const questions = [...new Set(people.flatMap(({ wrong }) => [...wrong.keys()]))]
  const place = new Map(questions.map((question, index) => [question, index]))
  const numbers = questions.map(() => new Map<string, number>())
  const counts = questions.map(() => new Map<string, number>())
  const codes = people.map(({ wrong }) => {
    const row = new Int32Array(questions.length)
    for (const [question, answer] of wrong) {
      const index = place.get(question) ?? 0
      const known = numbers[index] ?? new Map<string, number>()
      const number = known.get(answer) ?? known.size + 1
      known.set(answer, number)
      row[index] = number
      counts[index]?.set(answer, (counts[index]?.get(answer) ?? 0) + 1)
    }
    return row
  })
  return { ids: people.map(({ id }) => id), codes, likely: Float64Array.from(counts, likelihood) }
}

function sameOf(one: Int32Array, other: Int32Array): number {
  let same = 0
  for (let index = 0; index < one.length; index += 1) {
    const code = one[index] ?? 0
    if (code > 0 && code === other[index]) same += 1
  }
  return same
}

function describe(one: number, other: number, same: number, { ids, codes, likely }: Encoded): SimilarPair {
  const probabilities: number[] = []
  for (const [index, probability] of likely.entries())
    if ((codes[one]?.[index] ?? 0) > 0 && (codes[other]?.[index] ?? 0) > 0) probabilities.push(probability)
  return {
    one: ids[one] ?? '',
    other: ids[other] ?? '',
    same,
    bothWrong: probabilities.length,
    expected: probabilities.reduce((sum, probability) => sum + probability, 0),
    chance: chanceOfAtLeast(same, probabilities),
  }
}

/**
 * Pairs of people whose equal wrong answers are more than chance explains, the least likely first. The threshold falls
 * with the number of pairs, so that a large exam does not report pairs by chance. Yields after each person how many are
 * compared, so that the caller can pause.
 */
export function* similarPairs(people: readonly WrongAnswers[]): Generator<number, SimilarPair[], void> {
  const encoded = encode(people)
  const { codes } = encoded
  const pairs = (people.length * (people.length - 1)) / 2
  const threshold = FALSE_ALARMS / Math.max(1, pairs)
  let found: SimilarPair[] = []
  for (const [one, row] of codes.entries()) {
    for (let other = one + 1; other < codes.length; other += 1) {
      const same = sameOf(row, codes[other] ?? row)
      if (same < FEWEST_SAME) continue
      const pair = describe(one, other, same, encoded)
      if (pair.chance <= threshold) found.push(pair)
    }
    if (found.length > 2 * MOST_PAIRS) found = strongest(found)
    yield one + 1
  }
  return strongest(found)
}

const strongest = (pairs: readonly SimilarPair[]): SimilarPair[] =>
  pairs.toSorted((one, other) => one.chance - other.chance || other.same - one.same).slice(0, MOST_PAIRS)
