import { type Coverage, coveredLength } from '@sands/rules/coverage'
import { STUDY } from '@sands/rules/study'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedWithin, freeWithin, lastFree, takeTime } from './clock-time.policy.ts'

const NOON = Date.parse('2026-03-02T04:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A range in minutes after noon. */
const minutes = (from: number, to: number) => [NOON + from * MINUTE, NOON + to * MINUTE] as const

const taken = (counted: Coverage, place: readonly [number, number], window = minutes(0, 60)) =>
  takeTime(counted, { milliseconds: place[1] - place[0], place, window, now: window[1] })

describe("study time on a person's clock", () => {
  it('is taken where it was claimed, also before time that is already counted', () => {
    expect(taken([], minutes(10, 20))).toEqual([minutes(10, 20)])
    expect(taken([minutes(30, 60)], minutes(0, 30))).toEqual([minutes(0, 60)])
    expect(taken([minutes(30, 60)], minutes(5, 10))).toEqual([minutes(5, 10), minutes(30, 60)])
  })

  it('reports the time that is still free', () => {
    expect(lastFree([], minutes(0, 60), MINUTE)).toBe(minutes(0, 60)[1])
    expect(lastFree([minutes(30, 60)], minutes(0, 60), MINUTE)).toBe(minutes(0, 30)[1])
    expect(lastFree([minutes(30, 59)], minutes(0, 60), 2 * MINUTE)).toBe(minutes(0, 30)[1])
    expect(lastFree([minutes(30, 59)], minutes(0, 60), 50 * MINUTE)).toBe(minutes(0, 30)[1])
    expect(lastFree([minutes(0, 60)], minutes(0, 60), MINUTE)).toBe(minutes(0, 60)[1])
    expect(freeWithin([minutes(-10, 10), minutes(30, 90)], minutes(0, 60))).toBe(20 * MINUTE)
  })

  it('is taken elsewhere within the viewing when the claimed time is already counted', () => {
    const counted = [minutes(10, 20)]
    expect(coveredLength(taken(counted, minutes(15, 25)) ?? [])).toBe(20 * MINUTE)
    expect(taken([minutes(0, 55)], minutes(0, 10))).toBeUndefined()
    expect(taken([minutes(0, 60)], minutes(-30, 0))).toBeUndefined()
  })

  it('exceeds the time that has passed by the slack, once', () => {
    const first = takeTime([], {
      milliseconds: 5000 + STUDY.slackMs,
      place: [NOON, NOON + 5000],
      window: [NOON, NOON + 5000],
      now: NOON + 5000,
    })
    expect(first && freeWithin(first, [NOON - STUDY.slackMs, NOON + 5000])).toBe(0)
    const another = {
      milliseconds: 2 * STUDY.slackMs,
      place: [NOON, NOON] as const,
      window: [NOON, NOON + 5000] as const,
    }
    expect(takeTime(first ?? [], { ...another, now: NOON + 5000 })).toBeUndefined()
  })

  it('is stored in a limited number of ranges; the least important gaps are closed first', () => {
    let counted: Coverage = []
    const now = NOON + 200 * HOUR
    for (let hour = 0; hour < 200; hour += 1) {
      const place = [NOON + hour * HOUR, NOON + hour * HOUR + (hour % 2 === 0 ? HOUR - 10 : MINUTE)] as const
      counted = takeTime(counted, { milliseconds: place[1] - place[0], place, window: [NOON, now], now }) ?? []
    }
    expect(counted.length).toBeLessThanOrEqual(32)
    expect(countedWithin(counted, [now - 2 * HOUR, now])).toBeLessThan(2 * HOUR)
    expect(freeWithin(counted, [now - 2 * HOUR, now])).toBeGreaterThan(50 * MINUTE)
  })

  it('is never counted twice, whatever the viewings claim', () => {
    const claim = fc.record({
      start: fc.nat(3000),
      until: fc.nat(3000),
      place: fc.integer({ min: -2000, max: 6000 }),
      milliseconds: fc.nat(2500),
    })
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 40 }), (claims) => {
        let counted: Coverage = []
        let given = 0
        for (const { start, until, place, milliseconds } of claims) {
          const after = takeTime(counted, {
            milliseconds,
            place: [NOON + place, NOON + place + milliseconds],
            window: [NOON + start, NOON + start + until],
            now: NOON + 6000,
          })
          if (!after) continue
          given += milliseconds
          counted = after
          expect(coveredLength(counted)).toBe(given)
        }
        expect(given).toBeLessThanOrEqual(6000 + 2 * STUDY.slackMs)
      }),
    )
  })
})
