import { expect, it } from 'vitest'
import { slowOnes } from './slow.ts'

const aFile = (file: string, ...seconds: number[]) => ({
  file,
  seconds: seconds.reduce((sum, each) => sum + each, 0),
  tests: seconds.map((each, index) => ({ name: `test ${index}`, seconds: each, passed: true })),
})

it('names files over 20 s and browser tests over 15 s, slowest first', () => {
  expect(
    slowOnes([
      { part: 'check', seconds: 60, faults: [], files: [aFile('types', 50)] },
      { part: 'unit', seconds: 60, faults: [], files: [aFile('a.test.ts', 10, 11), aFile('b.test.ts', 20)] },
      { part: 'browser', seconds: 60, faults: [], files: [aFile('c.e2e.ts', 14, 16), aFile('d.e2e.ts', 31)] },
    ]),
  ).toEqual(['31.0 s d.e2e.ts test 0', '21.0 s a.test.ts', '16.0 s c.e2e.ts test 1'])
})
