import { expect, it } from 'vitest'
import { BARS, barsOf, keyTime } from './waveform-bars.ts'

it('keeps the maximum of each section, for any number of values', () => {
  const loud = Array.from({ length: 200 }, (_, index) => (index === 100 ? 100 : 20))
  const bars = barsOf(loud)
  expect(bars).toHaveLength(BARS)
  expect(bars.filter((bar) => bar === 100)).toHaveLength(1)
  expect(bars[30]).toBe(100)
  expect(barsOf([50, 90])).toEqual([...Array(30).fill(50), ...Array(30).fill(90)])
})

it('shows silence and unknown values as the same low line', () => {
  expect(new Set(barsOf(null))).toEqual(new Set(barsOf([0, 0])))
})

it('moves by keys and stays within the medium', () => {
  expect(keyTime('ArrowRight', 10, 60)).toBe(15)
  expect(keyTime('PageDown', 10, 60)).toBe(0)
  expect(keyTime('End', 10, 60)).toBe(60)
  expect(keyTime('Home', 10, 60)).toBe(0)
  expect(keyTime('Tab', 10, 60)).toBeUndefined()
})
