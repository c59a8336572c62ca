import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fromRoot } from '../kernel/paths.ts'
import { failedOf, failuresOf, passedOf } from './outcome.ts'
import { outcomeOf, readPlaywright, readVitest } from './reports.ts'

const vitestReport = (...files: unknown[]) => JSON.stringify({ testResults: files })
const aFile = (status: string, ...tests: string[]) => ({
  name: fromRoot('a.test.ts'),
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults: tests.map((of) => ({ status: of, fullName: 'it works', duration: 500 })),
})

it('counts vitest tests, and a file that does not load as one failure', () => {
  const read = readVitest(
    vitestReport(aFile('passed', 'passed', 'passed'), aFile('failed', 'passed', 'failed'), aFile('failed')),
  )
  expect([passedOf(read), failedOf(read)]).toEqual([3, 2])
  expect(read.files[0]).toMatchObject({ file: 'a.test.ts', seconds: 2.5, tests: [{ seconds: 0.5 }, {}] })
})

it('counts Playwright tests by file, and a failed set-up as a failure', () => {
  const aSpec = (file: string, ok: boolean) => ({
    title: 'it opens',
    file,
    ok,
    tests: [{ results: [{ duration: 1500 }] }],
  })
  const suites = [{ specs: [aSpec('app/a.e2e.ts', true)] }, { suites: [{ specs: [aSpec('app/b.e2e.ts', false)] }] }]
  const read = readPlaywright(JSON.stringify({ suites, errors: [{ message: 'no server' }] }))
  expect([passedOf(read), failedOf(read)]).toEqual([1, 2])
  expect(read.files.map(({ file, seconds }) => [file, seconds])).toEqual([
    ['e2e/app/a.e2e.ts', 1.5],
    ['e2e/app/b.e2e.ts', 1.5],
  ])
})

it('never treats a crashed run as passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sands-reports-'))
  const good = join(folder, 'good.json')
  const cut = join(folder, 'cut.json')
  writeFileSync(good, vitestReport(aFile('passed', 'passed')))
  writeFileSync(cut, '{"testRes')
  const failed = (file: string, code: number) => failedOf(outcomeOf({ file, code, read: readVitest }))

  expect(failed(good, 0)).toBe(0)
  expect(failed(good, 1)).toBe(1)
  expect(failed(cut, 1)).toBe(1)
  expect(failed(join(folder, 'none.json'), 0)).toBe(1)
  rmSync(folder, { recursive: true })
})

it('names each failure with its reason, in vitest and in Playwright', () => {
  const failing = {
    ...aFile('failed'),
    assertionResults: [
      {
        status: 'failed',
        fullName: 'it holds',
        failureMessages: [
          '\u001b[31mexpected 1 to be 2\u001b[39m\n    at a.test.ts:3\n    at node_modules/vitest/run.js',
        ],
      },
    ],
  }
  const unloadable = { ...aFile('failed'), name: fromRoot('b.test.ts'), message: 'no such file' }
  expect(failuresOf(readVitest(vitestReport(failing, unloadable)))).toEqual([
    'a.test.ts it holds\n    expected 1 to be 2\n        at a.test.ts:3',
    'b.test.ts\n    no such file',
  ])

  const tests = [{ results: [{ error: { message: 'at first' } }, { error: { message: 'late' } }] }]
  const suites = [{ suites: [{ specs: [{ title: 'it opens', file: 'c.e2e.ts', ok: false, tests }] }] }]
  expect(failuresOf(readPlaywright(JSON.stringify({ suites })))).toEqual(['e2e/c.e2e.ts it opens\n    late'])
})
