import { expect, it } from 'vitest'
import { readTimes, shareOf } from './processor.ts'

it('returns the used time and the time that the host took away', () => {
  const before = readTimes('cpu  100 0 50 800 50 0 0 0 0 0\ncpu0 1 1')
  const after = readTimes('cpu  150 10 60 805 55 5 5 10 0 0\n')
  expect(before).toEqual({ busy: 150, stolen: 0, total: 1000 })
  expect(shareOf('busy', before, after)).toBeCloseTo(0.8)
  expect(shareOf('stolen', before, after)).toBeCloseTo(0.1)
  expect(shareOf('stolen', after, after)).toBe(0)
})
