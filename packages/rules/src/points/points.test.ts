import { describe, expect, it } from 'vitest'
import {
  adjustmentStep,
  awardFor,
  compactPoints,
  DEFAULT_TERMS,
  EARNING_TYPES,
  type EarningTerms,
  POINT_CATEGORIES,
  POINT_TYPES,
  pointCategory,
  pointsInUnits,
  typesOfCategory,
} from './points.ts'

const at = new Date('2026-03-02T08:00:00Z')
const none = { today: 0, ever: 0, lastAt: null }
const rule: EarningTerms = {
  isOn: true,
  points: 3,
  dailyCap: 8,
  lifetimeCap: 20,
  coolDownMinutes: 10,
  from: null,
  until: null,
}
const video = { type: 'video', own: 0, at } as const

describe('the points for one occurrence', () => {
  it('are those of the rule', () => {
    expect(awardFor(rule, none, video)).toEqual({ points: 3 })
  })

  it('are those of the content where authors set them', () => {
    expect(awardFor(rule, none, { type: 'course', own: 7, at })).toEqual({ points: 7 })
    expect(awardFor(rule, none, { type: 'course', own: 0, at })).toEqual({ points: 0, reason: 'no_points' })
  })

  it('are cut to what is left of a cap, and end there', () => {
    expect(awardFor(rule, { today: 6, ever: 6, lastAt: null }, video)).toEqual({ points: 2 })
    expect(awardFor(rule, { today: 8, ever: 8, lastAt: null }, video)).toEqual({ points: 0, reason: 'daily_cap' })
    expect(awardFor(rule, { today: 0, ever: 19, lastAt: null }, video)).toEqual({ points: 1 })
    expect(awardFor(rule, { today: 0, ever: 20, lastAt: null }, video)).toEqual({ points: 0, reason: 'lifetime_cap' })
  })

  it('wait for the end of the cool-down', () => {
    const minutesAgo = (minutes: number) => new Date(at.getTime() - minutes * 60_000)
    const since = (minutes: number) => awardFor(rule, { today: 3, ever: 3, lastAt: minutesAgo(minutes) }, video)
    expect(since(9)).toEqual({ points: 0, reason: 'cool_down' })
    expect(since(10)).toEqual({ points: 3 })
  })

  it('are paid without a cool-down, also when a later occurrence was paid first', () => {
    const later = new Date(at.getTime() + 1)
    expect(awardFor({ ...rule, coolDownMinutes: 0 }, { today: 3, ever: 3, lastAt: later }, video)).toEqual({
      points: 3,
    })
  })

  it('are given only while the rule is on and in its dates', () => {
    expect(awardFor({ ...rule, isOn: false }, none, video)).toEqual({ points: 0, reason: 'off' })
    expect(awardFor({ ...rule, from: new Date(at.getTime() + 1) }, none, video)).toEqual({
      points: 0,
      reason: 'before',
    })
    expect(awardFor({ ...rule, from: at }, none, video)).toEqual({ points: 3 })
    expect(awardFor({ ...rule, until: at }, none, video)).toEqual({ points: 0, reason: 'after' })
  })
})

describe('types and categories', () => {
  it('put every type into one category', () => {
    expect(POINT_CATEGORIES.flatMap(typesOfCategory).toSorted()).toEqual(POINT_TYPES.toSorted())
    expect(pointCategory('practice')).toBe('learning')
  })

  it('have a default rule for each type that is earned', () => {
    expect(Object.keys(DEFAULT_TERMS).toSorted()).toEqual(EARNING_TYPES.toSorted())
  })
})

describe('an adjustment', () => {
  it('is decided by another person, once', () => {
    expect(adjustmentStep('proposed', 'approve')).toMatchObject({ to: 'approved', by: 'other' })
    expect(adjustmentStep('proposed', 'withdraw')).toMatchObject({ to: 'withdrawn', by: 'proposer' })
    expect(adjustmentStep('approved', 'reject')).toBeUndefined()
  })
})

describe('the two formats', () => {
  it('count in ten-thousands from 10,000 and in hundred-millions from 100,000,000', () => {
    expect(pointsInUnits(9999)).toEqual({ value: 9999, unit: 'one' })
    expect(pointsInUnits(10_000)).toEqual({ value: 1, unit: 'wan' })
    expect(pointsInUnits(12_399)).toEqual({ value: 1.23, unit: 'wan' })
    expect(pointsInUnits(99_999_999)).toEqual({ value: 9999.99, unit: 'wan' })
    expect(pointsInUnits(100_000_000)).toEqual({ value: 1, unit: 'yi' })
    expect(pointsInUnits(-12_399)).toEqual({ value: -1.23, unit: 'wan' })
  })

  it('say w with one decimal where there is little room', () => {
    expect(compactPoints(9999)).toBe('9999')
    expect(compactPoints(10_000)).toBe('1.0w')
    expect(compactPoints(12_399)).toBe('1.2w')
    expect(compactPoints(1_234_567)).toBe('123.4w')
  })
})
