import { buildStale } from '../build.ts'
import { processorTimes, shareOf } from '../kernel/processor.ts'
import { keepRun } from './last-run.ts'
import type { PartOutcome } from './outcome.ts'
import type { PartName, PartOptions } from './parts.ts'
import { stage } from './stage.ts'

/**
 * Phases run one after the other, and the lanes of a phase side by side. Checks and unit tests keep the processors
 * busy; tests of whole processes mostly wait for a server to start or stop. Before them the demo company is created,
 * which server tests find when they follow in the other lane.
 */
const PHASES: readonly (readonly (readonly PartName[])[])[] = [
  [['check', 'unit', 'integration'], ['process']],
  [['browser']],
]

async function lane(names: readonly PartName[], options: PartOptions): Promise<PartOutcome[]> {
  const outcomes: PartOutcome[] = []
  for (const name of names) outcomes.push(await stage(name, options))
  return outcomes
}

/** The whole suite. */
export async function runEverything(): Promise<PartOutcome[]> {
  const started = performance.now()
  const before = processorTimes()
  // Several lanes need the build, and only one may create it.
  await buildStale()
  const outcomes: PartOutcome[] = []
  for (const lanes of PHASES) {
    const ended = await Promise.all(lanes.map((names, index) => lane(names, { aside: index > 0 })))
    outcomes.push(...ended.flat())
  }
  const after = processorTimes()
  const seconds = (performance.now() - started) / 1000
  keepRun({
    seconds,
    busySeconds: seconds * shareOf('busy', before, after),
    stolen: shareOf('stolen', before, after),
    parts: outcomes,
  })
  return outcomes
}
