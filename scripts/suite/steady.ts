import { spawn } from 'node:child_process'
import { fromRoot } from '../kernel/paths.ts'
import { CORES } from '../kernel/processor.ts'
import { isStopped } from '../kernel/run.ts'
import { failuresOf, type PartOutcome } from './outcome.ts'
import { isPart, type PartName } from './parts.ts'
import { stage } from './stage.ts'

const REPEATED: readonly PartName[] = ['unit', 'integration', 'process', 'browser']

/** Starts a busy loop for each processor. Returns a function that ends them. */
function keepBusy(): () => void {
  const loops = Array.from({ length: CORES }, () =>
    spawn(process.execPath, [fromRoot('scripts/testing/busy.ts')], { stdio: 'ignore' }),
  )
  return () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

/** The failed tests, most frequent first. */
function failureCounts(rounds: readonly (readonly PartOutcome[])[]): { name: string; times: number }[] {
  const counts = new Map<string, number>()
  for (const name of rounds.flat().flatMap(failuresOf).map(firstLine)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, times]) => ({ name, times })).toSorted((a, b) => b.times - a.times)
}

/** Repeats tests in a random order on busy processors, without second tries. */
export async function runSteady(words: readonly string[], times: number): Promise<PartOutcome[]> {
  if (!Number.isInteger(times) || times < 1) throw new Error('--times needs a whole number of at least 1')
  const [first, ...rest] = words
  const chosen = isPart(first) ? [first] : REPEATED
  const paths = isPart(first) ? rest : words
  const calm = keepBusy()
  const rounds: PartOutcome[][] = []
  try {
    for (let round = 1; round <= times && !isStopped(); round += 1) {
      const seed = Math.floor(Math.random() * 1e6)
      console.log(`\nround ${round} of ${times}, order ${seed}`)
      const outcomes: PartOutcome[] = []
      for (const part of chosen) outcomes.push(await stage(part, { words: paths, seed }))
      rounds.push(outcomes)
    }
  } finally {
    calm()
  }
  const failed = failureCounts(rounds)
  for (const { name, times: count } of failed) console.log(`failed ${count} of ${rounds.length} times: ${name}`)
  if (failed.length === 0) console.log(`nothing failed in ${rounds.length} rounds`)
  return rounds.flat()
}
