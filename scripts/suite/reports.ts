import { existsSync, readFileSync } from 'node:fs'
import type { Tally } from './report.ts'

interface VitestTest {
  status: string
  fullName?: string
  failureMessages?: string[]
}

interface VitestFile {
  name?: string
  status: string
  message?: string
  assertionResults: VitestTest[]
}

const MOST_LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLOURS = /\u001b\[[\d;]*m/g

/** A name and below it the beginning of why, without the way through our tools. */
function withReason(name: string, reason = ''): string {
  const lines = reason
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`)].join('\n')
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
    names: [
      ...failed.map(({ fullName = '', failureMessages }) => withReason(fullName, failureMessages?.[0])),
      ...broken.map(({ name = '', message }) => withReason(name, message)),
    ],
  }
}

interface PlaywrightSpec {
  title: string
  file: string
  ok: boolean
  tests?: { status: string; results?: { error?: { message?: string } }[] }[]
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]
const nameOf = ({ file, title }: PlaywrightSpec): string => `${file} ${title}`
const reasonOf = ({ tests = [] }: PlaywrightSpec): string | undefined =>
  tests.flatMap(({ results = [] }) => results).findLast(({ error }) => error)?.error?.message
const isUnsteady = ({ tests = [] }: PlaywrightSpec): boolean => tests.some(({ status }) => status === 'flaky')

/** Counts tests. An error outside any test, such as a set-up that fails, counts as a failure. */
export function playwrightTally(json: string): Tally {
  const report: PlaywrightSuite & {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  } = JSON.parse(json)
  const { expected, unexpected, flaky } = report.stats
  const specs = specsOf(report)
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    names: specs.filter(({ ok }) => !ok).map((spec) => withReason(nameOf(spec), reasonOf(spec))),
    unsteady: specs.filter(isUnsteady).map(nameOf),
  }
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
