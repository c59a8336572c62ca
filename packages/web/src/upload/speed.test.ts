import { describe, expect, it } from 'vitest'
import { createSpeed, secondsLeft } from './speed.ts'

const MB = 1024 * 1024

/** Simulates this many megabytes per second, sampled at this interval. */
function run(speed: ReturnType<typeof createSpeed>, { mbs, from = 0, at = 0, ms = 10_000 }: Record<string, number>) {
  let [sent, now, seen] = [from * MB, at, 0]
  for (const end = at + ms; now <= end; now += 500, sent += (mbs ?? 0) * MB * 0.5) seen = speed.look(sent, now)
  return seen / MB
}

describe('the speed of an upload', () => {
  it('is the rate of a steady connection', () => {
    expect(run(createSpeed(), { mbs: 3 })).toBeCloseTo(3)
  })

  it('is unknown after one sample', () => {
    expect(createSpeed().look(5 * MB, 1000)).toBe(0)
  })

  it('follows a connection that becomes slow, but not at once', () => {
    const speed = createSpeed()
    run(speed, { mbs: 10, ms: 10_000 })
    const soon = run(speed, { mbs: 1, from: 105, at: 10_500, ms: 1000 })
    expect(soon).toBeGreaterThan(5)
    expect(run(speed, { mbs: 1, from: 106.5, at: 12_000, ms: 30_000 })).toBeCloseTo(1, 0)
  })

  it('does not become negative when a piece is sent again', () => {
    const speed = createSpeed()
    run(speed, { mbs: 2 })
    expect(speed.look(MB, 11_000)).toBeGreaterThan(0)
  })

  it('starts again after a break', () => {
    const speed = createSpeed()
    run(speed, { mbs: 10 })
    speed.reset()
    expect(run(speed, { mbs: 1, from: 100, at: 60_000 })).toBeCloseTo(1)
  })
})

describe('the time left', () => {
  it('is the remaining bytes divided by the speed, and never zero', () => {
    expect(secondsLeft(100 * MB, 2 * MB)).toBe(50)
    expect(secondsLeft(1, MB)).toBe(1)
  })

  it('is unknown while nothing moves', () => {
    expect(secondsLeft(100 * MB, 0)).toBeUndefined()
  })
})
