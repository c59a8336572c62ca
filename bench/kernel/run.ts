import { processorTimes, shareOf } from '../../scripts/kernel/processor.ts'
import { faint, red } from '../../scripts/kernel/report.ts'
import { type Bench, InvalidRun, MOST_STOLEN, type Pace } from './bench.ts'
import { type Line, printed, writeResults } from './line.ts'

const STOPPED = 130

const ends: (() => unknown)[] = []
let cleaning: Promise<void> | undefined
let stopped = false

/** The end of a bench and a signal may both start the clean-up: both wait for the same work. */
function cleanUp(): Promise<void> {
  const work = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end()
    cleaning = undefined
  }
  cleaning ??= work()
  return cleaning
}

/** A signal that ends the run also ends the processes the run has started. */
function cleanUpWhenStopped(): void {
  const stop = () => {
    stopped = true
    void cleanUp().finally(() => process.exit(STOPPED))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
}

async function runOne(bench: Bench, pace: Pace): Promise<Line[]> {
  const notes: string[] = []
  const before = processorTimes()
  try {
    const lines = await bench.run({ pace, defer: (end) => ends.push(end), note: (text) => notes.push(text) })
    const stolen = shareOf('stolen', before, processorTimes())
    if (stolen > MOST_STOLEN) throw new InvalidRun(`the host took away ${Math.round(stolen * 100)} % of the processor`)
    for (const line of lines) console.log(printed(line))
    return lines
  } catch (error) {
    const reason = error instanceof InvalidRun ? 'invalid' : 'failed'
    if (!stopped) console.log(red(`${bench.name} ${reason}: ${error instanceof Error ? error.message : String(error)}`))
    return []
  } finally {
    for (const text of notes) console.log(faint(`  ${text}`))
    await cleanUp()
  }
}

/**
 * Runs the benches one after the other, so that each has the machine alone. The exit code is 0 when every goal is
 * reached.
 */
export async function runBenches(benches: readonly Bench[], pace: Pace): Promise<number> {
  cleanUpWhenStopped()
  const lines: Line[] = []
  let complete = true
  for (const bench of benches) {
    const found = await runOne(bench, pace)
    if (stopped) return STOPPED
    complete &&= found.length === bench.lines.length
    lines.push(...found)
    writeResults(lines)
  }
  return complete && lines.every(({ holds }) => holds) ? 0 : 1
}
