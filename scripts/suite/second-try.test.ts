import { expect, it } from 'vitest'
import { type FileResult, failedOf, type PartOutcome, passedOf } from './outcome.ts'
import { secondTry } from './second-try.ts'

const aFile = (file: string, passed: boolean): FileResult => ({
  file,
  seconds: 1,
  tests: [
    { name: 'it opens', seconds: 1, passed: true },
    { name: 'it closes', seconds: 1, passed },
  ],
})
const aPart = (part: string, files: FileResult[], faults: string[] = []): PartOutcome => ({
  part,
  seconds: 2,
  files,
  faults,
})

it('runs a failed file once more by itself, and names tests that pass only then', async () => {
  const first = [aPart('unit', [aFile('a.test.ts', false), aFile('b.test.ts', true), aFile('c.test.ts', false)])]
  const tried: unknown[] = []
  const { outcomes, unsteady } = await secondTry(first, async (part, { files = [] }) => {
    tried.push([part, files])
    return aPart(part, [aFile(files[0] ?? '', files[0] === 'a.test.ts')])
  })
  expect(tried).toEqual([
    ['unit', ['a.test.ts']],
    ['unit', ['c.test.ts']],
  ])
  expect(unsteady).toEqual(['a.test.ts it closes'])
  expect(outcomes.map((outcome) => [passedOf(outcome), failedOf(outcome)])).toEqual([[5, 1]])
})

it('keeps the failure when the second try has no clear result', async () => {
  const first = [aPart('browser', [aFile('a.e2e.ts', false)])]
  for (const again of [
    aPart('browser', []),
    aPart('browser', [aFile('a.e2e.ts', true)], ['the server logged errors']),
  ]) {
    const { outcomes, unsteady } = await secondTry(first, async () => again)
    expect([outcomes.map(failedOf), unsteady]).toEqual([[1], []])
  }
})

it('does not try a check again', async () => {
  const first = [aPart('check', [{ file: 'types', seconds: 1, tests: [{ name: 'types', seconds: 1, passed: false }] }])]
  const { outcomes } = await secondTry(first, async () => Promise.reject(new Error('tried again')))
  expect(outcomes).toEqual(first)
})
