// npm test [-- check|unit|integration|process|browser [words]]: all of it, or one part narrowed by words. The last line counts everything.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDemoFolder } from '../e2e/kernel/sands.ts'
import { buildStale } from './build.ts'
import { runChecks } from './check.ts'
import { ensureTestBrowser } from './kernel/browser.ts'
import { cacheDir } from './kernel/paths.ts'
import { faint, green, red, seconds, sum, type Tally, yellow } from './kernel/report.ts'
import { playwrightTally, stageTally, vitestTally } from './kernel/results.ts'
import { isStopped, run } from './kernel/run.ts'

const NOTHING: Tally = { passed: 0, failed: 0 }

function reportFile(name: string): string {
  mkdirSync(cacheDir, { recursive: true })
  const file = join(cacheDir, `${name}-results.json`)
  rmSync(file, { force: true })
  return file
}

interface PartOptions {
  words: string[]
  /** Another part writes at the same time: say everything at the end, in one piece. */
  aside: boolean
}

async function vitest(projects: readonly string[], { words, aside }: PartOptions): Promise<Tally> {
  const file = reportFile(projects.join('-'))
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await run('vitest', ['run', ...chosen, ...reporters, ...words], {
    capture: aside,
  })
  if (output) console.log(output)
  return stageTally({ file, code, read: vitestTally })
}

async function playwright({ words }: PartOptions): Promise<Tally> {
  const file = reportFile('browser')
  await ensureTestBrowser()
  await buildStale()
  await ensureDemoFolder()
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return stageTally({ file, code, read: playwrightTally })
}

const parts: Readonly<Record<string, (options: PartOptions) => Promise<Tally>>> = {
  check: ({ words }) => runChecks(words),
  unit: (options) => vitest(['unit', 'component'], options),
  // Server tests ask for pages too, so the apps must be there.
  integration: async (options) => {
    await buildStale()
    return vitest(['server'], options)
  },
  process: async (options) => {
    await ensureDemoFolder()
    return vitest(['process'], options)
  },
  browser: playwright,
}

/**
 * One after the other, and within each its lanes side by side. Whole servers and whole browsers stay alone: they wait for each
 * other by the clock, and what keeps both processors busy beside them would make them late.
 */
const PHASES = [[['check', 'unit'], ['integration']], [['process']], [['browser']]]

async function stage(name: string, work: () => Promise<Tally>): Promise<Tally> {
  if (isStopped()) return NOTHING
  const started = performance.now()
  console.log(`\n${name} …`)
  const tally = await work().catch((error: unknown): Tally => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  const { passed, failed } = tally
  console.log(
    `${failed > 0 ? red('✗') : green('✓')} ${name}: ${passed} passed, ${failed} failed ${faint(seconds(started))}`,
  )
  return tally
}

async function runLane(names: readonly string[], options: PartOptions): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const name of names) {
    const part = parts[name]
    if (part) tallies.push(await stage(name, () => part(options)))
  }
  return tallies
}

async function runParts([part, ...words]: string[]): Promise<Tally[]> {
  if (part !== undefined && !(part in parts)) {
    console.error(`there is no part "${part}": ${Object.keys(parts).join(', ')}`)
    return [{ passed: 0, failed: 1 }]
  }
  if (part !== undefined) return runLane([part], { words, aside: false })
  // More than one lane needs it, and only one may make it.
  await buildStale()
  const tallies: Tally[] = []
  for (const lanes of PHASES) {
    const ended = await Promise.all(lanes.map((names, lane) => runLane(names, { words, aside: lane > 0 })))
    tallies.push(...ended.flat())
  }
  return tallies
}

async function runAll(words: string[]): Promise<Tally> {
  const tallies = await runParts(words).catch((error: unknown): Tally[] => {
    console.error(error instanceof Error ? error.message : error)
    return [{ passed: 0, failed: 1 }]
  })
  return sum(isStopped() ? [...tallies, { passed: 0, failed: 1 }] : tallies)
}

const started = performance.now()
const { passed, failed, names = [], unsteady = [] } = await runAll(process.argv.slice(2))
for (const name of unsteady) console.log(yellow(`passed only at its second try: ${name}`))
for (const name of names) console.log(red(`✗ ${name}`))
console.log(faint(`\nall in ${seconds(started)}`))
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
