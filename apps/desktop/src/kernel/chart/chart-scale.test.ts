import { describe, expect, it } from 'vitest'
import { everyFew, ticksTo, timesAlong } from './chart-scale.ts'

describe('the marks of a chart', () => {
  it('are round numbers and reach the highest value', () => {
    expect(ticksTo(0)).toEqual([0, 1])
    expect(ticksTo(1)).toEqual([0, 1])
    expect(ticksTo(3)).toEqual([0, 1, 2, 3])
    expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8])
    expect(ticksTo(41)).toEqual([0, 20, 40, 60])
    expect(ticksTo(1234)).toEqual([0, 500, 1000, 1500])
  })

  it('are at round times', () => {
    expect(timesAlong(12)).toEqual([0, 5, 10])
    expect(timesAlong(100)).toEqual([0, 30, 60, 90])
    expect(timesAlong(600)).toEqual([0, 120, 240, 360, 480, 600])
    expect(timesAlong(5400)).toEqual([0, 900, 1800, 2700, 3600, 4500, 5400])
    expect(timesAlong(50_000)).toEqual([0, 10_800, 21_600, 32_400, 43_200])
  })

  it('are few enough to read', () => {
    const names = Array.from({ length: 30 }, (_, index) => String(index))
    expect(everyFew(names, 8).map(({ index }) => index)).toEqual([0, 4, 8, 12, 16, 20, 24, 28])
    expect(everyFew(names.slice(0, 5), 8)).toHaveLength(5)
  })
})
