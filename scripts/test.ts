// npm test [-- check|unit|integration|process|browser [words]]: all of it, or one part narrowed by words. The last line counts everything.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from './build.ts'
import { runChecks } from './check.ts'
import { ensureTestBrowser } from './kernel/browser.ts'
import { cacheDir } from './kernel/paths.ts'
import { faint, green, red, seconds, sum, type Tally } from './kernel/report.ts'
import { playwrightTally, stageTally, vitestTally } from './kernel/results.ts'
import { isStopped, run } from './kernel/run.ts'

const NOTHING: Tally = { passed: 0, failed: 0 }

function reportFile(name: string): string {
  mkdirSync(cacheDir, { recursive: true })
  const file = join(cacheDir, `${name}-results.json`)
  rmSync(file, { force: true })
  return file
}

async function vitest(project: string, words: string[]): Promise<Tally> {
  const file = reportFile(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run('vitest', ['run', '--project', project, ...reporters, ...words])
  return stageTally({ file, code, read: vitestTally })
}

async function playwright(words: string[]): Promise<Tally> {
  const file = reportFile('browser')
  await ensureTestBrowser()
  await buildStale()
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...words], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return stageTally({ file, code, read: playwrightTally })
}

const parts: Readonly<Record<string, (words: string[]) => Promise<Tally>>> = {
  check: runChecks,
  unit: (words) => vitest('unit', words),
  // Server tests ask for pages too, so the apps must be there.
  integration: async (words) => {
    await buildStale()
    return vitest('server', words)
  },
  process: (words) => vitest('process', words),
  browser: playwright,
}

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

async function runAll([part, ...words]: string[]): Promise<Tally> {
  const chosen = part === undefined ? Object.entries(parts) : Object.entries(parts).filter(([name]) => name === part)
  if (chosen.length === 0) {
    console.error(`there is no part "${part}": ${Object.keys(parts).join(', ')}`)
    return { passed: 0, failed: 1 }
  }
  const tallies: Tally[] = []
  for (const [name, work] of chosen) tallies.push(await stage(name, () => work(words)))
  return sum(isStopped() ? [...tallies, { passed: 0, failed: 1 }] : tallies)
}

const started = performance.now()
const { passed, failed, names = [] } = await runAll(process.argv.slice(2))
for (const name of names) console.log(red(`✗ ${name}`))
console.log(faint(`\nall in ${seconds(started)}`))
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
