import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { root } from '../kernel/paths.ts'
import { type FileResult, failedOf, type Outcome, type TestResult } from './outcome.ts'

const fromRoot = (path: string): string => (isAbsolute(path) ? relative(root, path) : path).split(sep).join('/')
const toSeconds = (ms = 0): number => ms / 1000

interface VitestFile {
  name: string
  status: string
  message?: string
  startTime?: number
  endTime?: number
  assertionResults: { status: string; fullName: string; duration?: number | null; failureMessages?: string[] }[]
}

function vitestFile({
  name,
  status,
  message = '',
  startTime = 0,
  endTime = 0,
  assertionResults,
}: VitestFile): FileResult {
  const file = fromRoot(name)
  const tests = assertionResults
    .filter((test) => test.status === 'passed' || test.status === 'failed')
    .map(
      ({ fullName, duration, failureMessages = [], ...test }): TestResult => ({
        name: fullName,
        seconds: toSeconds(duration ?? 0),
        passed: test.status === 'passed',
        ...(failureMessages[0] ? { reason: failureMessages[0] } : {}),
      }),
    )
  // A file that could not be loaded counts as one failure.
  const broken = status === 'failed' && tests.every(({ passed }) => passed)
  return {
    file,
    seconds: toSeconds(endTime - startTime),
    tests: broken ? [...tests, { name: file, seconds: 0, passed: false, reason: message }] : tests,
  }
}

export function readVitest(json: string): Outcome {
  const { testResults }: { testResults: VitestFile[] } = JSON.parse(json)
  return { files: testResults.map(vitestFile), faults: [] }
}

interface PlaywrightSpec {
  title: string
  file: string
  ok: boolean
  tests?: { results?: { duration?: number; error?: { message?: string } }[] }[]
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

function playwrightTest({ title, ok, tests = [] }: PlaywrightSpec): TestResult {
  const results = tests.flatMap((test) => test.results ?? [])
  const reason = results.findLast(({ error }) => error)?.error?.message
  return {
    name: title,
    seconds: toSeconds(results.reduce((sum, { duration = 0 }) => sum + duration, 0)),
    passed: ok,
    ...(reason ? { reason } : {}),
  }
}

export function readPlaywright(json: string): Outcome {
  const report: PlaywrightSuite & { errors?: { message?: string }[] } = JSON.parse(json)
  const byFile = Map.groupBy(specsOf(report), ({ file }) => `e2e/${file}`)
  return {
    files: [...byFile].map(([file, specs]) => {
      const tests = specs.map(playwrightTest)
      return { file, seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0), tests }
    }),
    faults: (report.errors ?? []).map(({ message = 'an error outside any test' }) => message),
  }
}

/** A program that failed without naming a failed test counts as failed. */
export function outcomeOf(report: { file: string; code: number; read: (json: string) => Outcome }): Outcome {
  const nothing = (fault: string): Outcome => ({ files: [], faults: [fault] })
  if (!existsSync(report.file)) return nothing('the tests ended without a report')
  try {
    const outcome = report.read(readFileSync(report.file, 'utf8'))
    const isSilent = report.code !== 0 && failedOf(outcome) === 0
    return isSilent ? { ...outcome, faults: [`the tests ended with ${report.code}, see above`] } : outcome
  } catch {
    return nothing('the report of the tests cannot be read')
  }
}
