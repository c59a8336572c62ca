import { describe, expect, it } from 'vitest'
import { familySeconds, processSeconds } from '../bench/kernel/cpu.ts'
import { lineOf, median, printed } from '../bench/kernel/line.ts'

describe('a line of the bench', () => {
  const measured = { name: 'heartbeat', unit: 'requests/s', value: 7000.4, reference: 10_000 }

  it('passes exactly when the ratio reaches its goal', () => {
    const goal = { measure: 'ratio', relation: '>=', bound: 0.7 } as const
    expect(printed(lineOf(measured, goal))).toBe('heartbeat 7000.4 requests/s 10000 0.7 ratio>=0.7 holds')
    expect(printed(lineOf({ ...measured, value: 6999.9 }, goal))).toMatch(/short$/)
  })

  it('can have a goal for the value or for its distance from the reference', () => {
    const points = { name: 'performance', unit: 'points', value: 96, reference: 100 }
    expect(lineOf(points, { measure: 'difference', relation: '>=', bound: -3 }).holds).toBe(false)
    expect(lineOf({ ...points, value: 97 }, { measure: 'difference', relation: '>=', bound: -3 }).holds).toBe(true)
    expect(lineOf(points, { measure: 'value', relation: '<=', bound: 95 }).holds).toBe(false)
  })

  it('uses the median of odd and even numbers of rounds', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })
})

describe.runIf(process.platform === 'linux')('processor time', () => {
  it('increases with work, and a process with its children has used at least what it used alone', () => {
    const before = processSeconds(process.pid)
    const until = performance.now() + 100
    while (performance.now() < until);
    const after = processSeconds(process.pid)
    expect(after).toBeGreaterThan(before)
    expect(familySeconds(process.pid)).toBeGreaterThanOrEqual(after)
    expect(processSeconds(2 ** 30)).toBe(0)
  })
})
