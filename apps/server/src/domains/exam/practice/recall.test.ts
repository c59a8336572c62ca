import { describe, expect, it } from 'vitest'
import { dailySet, nextRecall, type Recall } from './recall.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const start = new Date('2026-03-01T08:00:00Z')
const later = (ms: number, from = start) => new Date(from.getTime() + ms)

describe('the schedule of a question', () => {
  it('brings a wrong answer back soon, and a right one after days', () => {
    const wrong = nextRecall(null, false, start)
    expect(wrong.dueAt.getTime() - start.getTime()).toBeLessThan(DAY_MS)
    let recall: Recall = wrong
    const gaps: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const at = recall.dueAt
      recall = nextRecall(recall, true, at)
      gaps.push((recall.dueAt.getTime() - at.getTime()) / DAY_MS)
    }
    expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps)
    expect(gaps.at(-1)).toBeGreaterThan(5)
  })

  it('is the same wherever it is worked out', () => {
    const play = () =>
      nextRecall(nextRecall(nextRecall(null, false, start), true, later(DAY_MS)), true, later(9 * DAY_MS))
    expect(play()).toEqual(play())
  })

  it('counts a lapse when a learned question is wrong again, and comes back sooner', () => {
    let recall = nextRecall(null, true, start)
    for (let round = 0; round < 4; round += 1) recall = nextRecall(recall, true, recall.dueAt)
    const at = recall.dueAt
    const again = nextRecall(recall, false, at)
    expect(again.lapses).toBe(recall.lapses + 1)
    expect(again.dueAt.getTime()).toBeLessThan(nextRecall(recall, true, at).dueAt.getTime())
  })

  it('takes an answer of an offline device that arrives after a newer one', () => {
    const recall = nextRecall(null, false, later(DAY_MS))
    expect(nextRecall(recall, true, start).reviewedAt).toEqual(later(DAY_MS))
  })
})

describe('the daily set', () => {
  it('fits into three minutes, most urgent first', () => {
    const twenty = Array.from({ length: 20 }, () => ({ type: 'single' as const }))
    expect(dailySet(twenty)).toHaveLength(12)
    expect(dailySet(Array.from({ length: 20 }, () => ({ type: 'match' as const })))).toHaveLength(6)
  })

  it('leaves out what takes too long', () => {
    expect(dailySet([{ type: 'essay' }, { type: 'judge' }, { type: 'material' }])).toEqual([{ type: 'judge' }])
  })
})
