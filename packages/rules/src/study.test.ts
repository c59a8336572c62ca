import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COURSEWARE_TYPES,
  dailyCapSeconds,
  type FinishTerms,
  firstPlace,
  learnForm,
  percentOf,
  shownPercent,
  unfinished,
  wantsBeyondDay,
} from './study.ts'

const film: FinishTerms = { form: 'media', total: 100_000, threshold: 95, minSeconds: 0 }
const paper: FinishTerms = { form: 'pages', total: 10, threshold: 95, minSeconds: 60 }

describe('a video', () => {
  it('is finished when the threshold is reached and its end was seen', () => {
    expect(unfinished(film, { covered: 95_000, lastPartSeen: true, seconds: 0 })).toEqual([])
    expect(unfinished(film, { covered: 94_999, lastPartSeen: true, seconds: 900 })).toEqual(['parts_missing'])
    expect(unfinished(film, { covered: 100_000, lastPartSeen: false, seconds: 900 })).toEqual(['end_not_seen'])
  })
})

describe('a document', () => {
  it('requires all of its pages, whatever the threshold, and its minimum time', () => {
    expect(unfinished(paper, { covered: 10, lastPartSeen: true, seconds: 60 })).toEqual([])
    expect(unfinished(paper, { covered: 9, lastPartSeen: true, seconds: 59 })).toEqual([
      'parts_missing',
      'time_too_short',
    ])
  })

  it('starts at page 1, a video at 0', () => {
    expect(['media', 'pages', 'pictures', 'link', 'text'].map((form) => firstPlace(form as 'media'))).toEqual([
      0, 1, 1, 0, 0,
    ])
  })
})

describe('a link', () => {
  const link: FinishTerms = { form: 'link', total: 1, threshold: 95, minSeconds: 0 }

  it('only has to be opened', () => {
    expect(unfinished(link, { covered: 0, lastPartSeen: false, seconds: 0 })).toEqual(['not_opened'])
    expect(unfinished(link, { covered: 1, lastPartSeen: true, seconds: 0 })).toEqual([])
  })
})

describe('a set of pictures', () => {
  const pictures: FinishTerms = { form: 'pictures', total: 4, threshold: 95, minSeconds: 0 }

  it('has no end beyond its last picture', () => {
    expect(unfinished(pictures, { covered: 3, lastPartSeen: false, seconds: 0 })).toEqual(['parts_missing'])
    expect(unfinished(pictures, { covered: 4, lastPartSeen: true, seconds: 0 })).toEqual([])
  })
})

describe('the daily cap of study time', () => {
  it('is two hours for one content, or its length or minimum time when longer', () => {
    expect(dailyCapSeconds(film)).toBe(7200)
    expect(dailyCapSeconds({ ...film, total: 10_800_000 })).toBe(10_800)
    expect(dailyCapSeconds({ ...paper, total: 10_800_000 })).toBe(7200)
    expect(dailyCapSeconds({ ...paper, minSeconds: 9000 })).toBe(9000)
  })

  it('is exceeded by a minimum time above both two hours and the length', () => {
    expect(wantsBeyondDay({ ...paper, minSeconds: 7200 })).toBe(false)
    expect(wantsBeyondDay({ ...paper, minSeconds: 7201 })).toBe(true)
    expect(wantsBeyondDay({ ...film, total: 10_800_000, minSeconds: 10_800 })).toBe(false)
    expect(wantsBeyondDay({ ...film, total: 10_800_000, minSeconds: 10_801 })).toBe(true)
  })
})

describe('percent', () => {
  it('shows 100 only when the content is finished', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 1000 }), fc.boolean(), (covered, total, isFinished) => {
        const shown = shownPercent(covered, { total, isFinished })
        expect(shown === 100).toBe(isFinished)
        expect(shown).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is a whole number, rounded down, and 0 of nothing', () => {
    expect(percentOf(999, 1000)).toBe(99)
    // 0.58 * 100 is slightly less than 58 in floating point.
    expect(percentOf(6960, 12_000)).toBe(58)
    expect(percentOf(5, 0)).toBe(0)
    expect(percentOf(12, 10)).toBe(100)
  })
})

it('every kind of courseware has a form', () => {
  expect(Object.values(COURSEWARE_TYPES).map(learnForm)).toEqual(['media', 'pages', 'media', 'pictures', 'link'])
})
