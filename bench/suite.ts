// Measures the test suite: how long it takes, by part and by domain, and how long the processors are idle.
import { domains } from '../packages/contract/src/domains.ts'
import { run as runProgram } from '../scripts/kernel/run.ts'
import { mostSuiteSeconds, serverDomains } from '../scripts/suite/goal.ts'
import { lastRun, type SuiteRun } from '../scripts/suite/last-run.ts'
import { type FileResult, testsOf } from '../scripts/suite/outcome.ts'
import { type Bench, type BenchRun, check, InvalidRun, MOST_STOLEN } from './kernel/bench.ts'
import { lineOf } from './kernel/line.ts'

const NAME = 'suite'
const domainNames = new Set<string>(domains)
const NO_DOMAIN = 'kernel and app'

/** A test belongs to the domain whose name its folder has. */
const domainOf = (file: string): string => file.split('/').find((part) => domainNames.has(part)) ?? NO_DOMAIN

const whole = (seconds: number): string => `${seconds.toFixed(0)} s`

function secondsByDomain(files: readonly FileResult[]): [string, number][] {
  const seconds = new Map<string, number>()
  for (const { file, seconds: took } of files) seconds.set(domainOf(file), (seconds.get(domainOf(file)) ?? 0) + took)
  return [...seconds].toSorted(([, a], [, b]) => b - a)
}

function describe(run: BenchRun, { parts }: SuiteRun): void {
  for (const part of parts) {
    const tests = testsOf(part).length
    run.note(`${part.part}: ${whole(part.seconds)}, ${tests} tests, ${(tests / part.seconds).toFixed(1)} a second`)
  }
  const files = parts.filter(({ part }) => part !== 'check').flatMap((part) => part.files)
  const shares = secondsByDomain(files).map(([domain, seconds]) => `${domain} ${whole(seconds)}`)
  run.note(`seconds inside tests: ${shares.join(', ')}`)
}

async function measured({ pace }: BenchRun): Promise<SuiteRun> {
  if (!pace.last) await runProgram('node', ['scripts/test.ts'])
  const found = lastRun()
  check(found !== undefined, 'there is no complete run of the suite: omit --last')
  if (found.stolen > MOST_STOLEN)
    throw new InvalidRun(`the host took away ${Math.round(found.stolen * 100)} % of the processor`)
  return found
}

async function run(run: BenchRun) {
  const found = await measured(run)
  describe(run, found)
  return [
    lineOf(
      { name: NAME, unit: 's', value: found.seconds, reference: found.busySeconds },
      { measure: 'value', relation: '<=', bound: mostSuiteSeconds(serverDomains()) },
    ),
  ]
}

export const suite: Bench = { name: NAME, lines: [NAME], run }
