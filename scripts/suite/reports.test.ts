import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { playwrightTally, stageTally, vitestTally } from './results.ts'

const vitestReport = (...files: unknown[]) => JSON.stringify({ testResults: files })
const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((of) => ({ status: of })) })

it('counts vitest tests, and a file that does not load as one failure', () => {
  const report = vitestReport(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'), file('failed'))
  expect(vitestTally(report)).toMatchObject({ passed: 3, failed: 2 })
})

it('counts Playwright tests, and a failed set-up as a failure', () => {
  const report = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 0 }, errors: [{ message: 'no server' }] })
  expect(playwrightTally(report)).toMatchObject({ passed: 4, failed: 2 })
})

it('names what passed only at its second try', () => {
  const specs = [
    { title: 'it holds', file: 'c.e2e.ts', ok: true, tests: [{ status: 'expected' }] },
    { title: 'it wavers', file: 'c.e2e.ts', ok: true, tests: [{ status: 'flaky' }] },
  ]
  const report = JSON.stringify({
    suites: [{ specs }],
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    errors: [],
  })
  expect(playwrightTally(report)).toEqual({ passed: 2, failed: 0, names: [], unsteady: ['c.e2e.ts it wavers'] })
})

it('never takes a stage that crashed for a good one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sands-results-'))
  const good = join(folder, 'good.json')
  const cut = join(folder, 'cut.json')
  writeFileSync(good, vitestReport(file('passed', 'passed')))
  writeFileSync(cut, '{"testRes')

  expect(stageTally({ file: good, code: 0, read: vitestTally })).toMatchObject({ passed: 1, failed: 0 })
  expect(stageTally({ file: good, code: 1, read: vitestTally })).toMatchObject({ passed: 1, failed: 1 })
  expect(stageTally({ file: cut, code: 1, read: vitestTally })).toMatchObject({ passed: 0, failed: 1 })
  expect(stageTally({ file: join(folder, 'none.json'), code: 0, read: vitestTally })).toMatchObject({
    passed: 0,
    failed: 1,
  })
  rmSync(folder, { recursive: true })
})

it('names what failed and why, in vitest and in Playwright', () => {
  const failing = {
    name: 'a.test.ts',
    status: 'failed',
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
  const unloadable = { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }
  expect(vitestTally(vitestReport(failing, unloadable)).names).toEqual([
    'it holds\n    expected 1 to be 2\n        at a.test.ts:3',
    'b.test.ts\n    no such file',
  ])

  const spec = { title: 'it opens', file: 'c.e2e.ts' }
  const tests = [
    { status: 'unexpected', results: [{ error: { message: 'at first' } }, { error: { message: 'late' } }] },
  ]
  const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [{ ...spec, ok: false, tests }] }] }]
  const report = JSON.stringify({ suites, stats: { expected: 1, unexpected: 1, flaky: 0 }, errors: [] })
  expect(playwrightTally(report).names).toEqual(['c.e2e.ts it opens\n    late'])
})
