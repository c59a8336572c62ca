import { describe, expect, it } from 'vitest'
import { chanceOfAtLeast, type SimilarPair, similarPairs, type WrongAnswers } from './similarity.ts'

describe('the chance of equal answers', () => {
  it('is that of a binomial distribution when all questions are alike', () => {
    expect(chanceOfAtLeast(2, [0.5, 0.5, 0.5])).toBeCloseTo(0.5, 12)
    // 45 * 0.1^8 * 0.9^2 + 10 * 0.1^9 * 0.9 + 0.1^10
    expect(chanceOfAtLeast(8, Array(10).fill(0.1))).toBeCloseTo(3.736e-7, 10)
  })

  it('adds up questions of different kinds', () => {
    expect(chanceOfAtLeast(1, [0.5, 0.25])).toBeCloseTo(1 - 0.5 * 0.75, 12)
    expect(chanceOfAtLeast(2, [0.5, 0.25])).toBeCloseTo(0.125, 12)
  })

  it('is certain for none and impossible for more than there are', () => {
    expect(chanceOfAtLeast(0, [])).toBe(1)
    expect(chanceOfAtLeast(3, [0.9, 0.9])).toBe(0)
  })
})

const QUESTIONS = Array.from({ length: 40 }, (_, index) => `q${index}`)

/** People who answer by themselves: half of the questions wrong, each wrong answer one of three. */
function independent(count: number, seed = 7): WrongAnswers[] {
  let state = seed
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return Array.from({ length: count }, (_, person) => ({
    id: `p${person}`,
    wrong: new Map(QUESTIONS.flatMap((question) => (random() < 0.5 ? [[question, 'ABC'.charAt(random() * 3)]] : []))),
  }))
}

function pairsOf(people: readonly WrongAnswers[]): SimilarPair[] {
  const compared = similarPairs(people)
  for (;;) {
    const step = compared.next()
    if (step.done) return step.value
  }
}

describe('similar answers', () => {
  it('are not reported for people who answer by themselves', () => {
    expect(pairsOf(independent(120))).toEqual([])
  })

  it('are reported for two people with the same wrong answers', () => {
    const people = independent(120)
    const copied = { id: 'copy', wrong: people[5]?.wrong ?? new Map() }
    const pairs = pairsOf([...people, copied])
    expect(pairs).toMatchObject([{ one: 'p5', other: 'copy', same: copied.wrong.size, bothWrong: copied.wrong.size }])
    expect(pairs[0]?.expected).toBeLessThan(copied.wrong.size / 2)
    expect(pairs[0]?.chance).toBeLessThan(1e-6)
  })

  it('are not reported when everybody makes the same mistakes', () => {
    const wrong = new Map(QUESTIONS.slice(0, 12).map((question) => [question, 'A']))
    expect(pairsOf(Array.from({ length: 60 }, (_, person) => ({ id: `p${person}`, wrong })))).toEqual([])
  })

  it('need several equal wrong answers, however rare these are', () => {
    const people = independent(60)
    const rare = new Map(QUESTIONS.slice(0, 3).map((question) => [question, 'Z']))
    expect(pairsOf([...people, { id: 'one', wrong: rare }, { id: 'two', wrong: rare }])).toEqual([])
  })
})
