// npm test [-- check|unit|integration|process|browser|changed|steady [words]]: runs the whole suite, or the selected
// tests.
// CONTRIBUTING.md describes each part. The last line counts everything.
import { parseArgs } from 'node:util'
import { faint, red, seconds, yellow } from './kernel/report.ts'
import { isStopped } from './kernel/run.ts'
import { runChanged } from './suite/changed.ts'
import { runEverything } from './suite/complete.ts'
import { failedOf, failuresOf, type PartOutcome, passedOf } from './suite/outcome.ts'
import { isPart, partNames } from './suite/parts.ts'
import { secondTry } from './suite/second-try.ts'
import { slowOnes } from './suite/slow.ts'
import { stage } from './suite/stage.ts'
import { runSteady } from './suite/steady.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, since: { type: 'string' } },
})

const failure = (fault: string): PartOutcome[] => [{ part: 'suite', seconds: 0, files: [], faults: [fault] }]

async function run([choice, ...words]: string[]): Promise<PartOutcome[]> {
  if (choice === undefined) return runEverything()
  if (isPart(choice)) return [await stage(choice, { words })]
  if (choice === 'steady') return runSteady(words, Number(values.times))
  if (choice === 'changed') return runChanged(values.since)
  return failure(`there is no part "${choice}": ${[...partNames, 'changed', 'steady'].join(', ')}`)
}

async function runSafely(): Promise<PartOutcome[]> {
  const outcomes = await run(positionals).catch((error: unknown) =>
    failure(error instanceof Error ? error.message : String(error)),
  )
  return isStopped() ? [...outcomes, ...failure('stopped')] : outcomes
}

const started = performance.now()
const first = await runSafely()
const mayTryAgain = Boolean(process.env.CI) && positionals[0] !== 'steady' && !isStopped()
const { outcomes, unsteady } = mayTryAgain ? await secondTry(first) : { outcomes: first, unsteady: [] }

for (const slow of slowOnes(outcomes)) console.log(yellow(`slow: ${slow}`))
for (const name of unsteady) console.log(yellow(`unsteady, passed only at the second try: ${name}`))
for (const name of outcomes.flatMap(failuresOf)) console.log(red(`✗ ${name}`))
const times = outcomes.map((outcome) => `${outcome.part} ${outcome.seconds.toFixed(0)} s`)
console.log(faint(`\n${times.join(', ')}; all in ${seconds(started)}`))
const count = (of: (outcome: PartOutcome) => number) => outcomes.reduce((sum, outcome) => sum + of(outcome), 0)
const [passed, failed] = [count(passedOf), count(failedOf)]
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
