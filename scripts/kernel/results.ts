import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './report.ts'

interface VitestFile {
  name?: string
  status: string
  assertionResults: { status: string; fullName?: string }[]
}

/** Counts tests. A file that did not even load counts as one failure. */
export function vitestTally(json: string): Tally {
  const { testResults }: { testResults: VitestFile[] } = JSON.parse(json)
  const tests = testResults.flatMap((file) => file.assertionResults)
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    names: [...failed.map(({ fullName = '' }) => fullName), ...broken.map(({ name = '' }) => name)],
  }
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title, file }) => `${file} ${title}`),
  ...suites.flatMap(failedSpecs),
]

/** Counts tests. An error outside any test, such as a set-up that fails, counts as a failure. */
export function playwrightTally(json: string): Tally {
  const report: PlaywrightSuite & {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  } = JSON.parse(json)
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, names: failedSpecs(report) }
}

/** A stage that ended badly without naming a failed test has failed all the same. */
export function stageTally(outcome: { file: string; code: number; read: (json: string) => Tally }): Tally {
  if (!existsSync(outcome.file)) return { passed: 0, failed: 1 }
  try {
    const tally = outcome.read(readFileSync(outcome.file, 'utf8'))
    return outcome.code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  } catch {
    return { passed: 0, failed: 1 }
  }
}
