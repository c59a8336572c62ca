import { faint, green, red, seconds } from '../kernel/report.ts'
import { isStopped } from '../kernel/run.ts'
import { failedOf, NOTHING, type PartOutcome, passedOf } from './outcome.ts'
import { type PartName, type PartOptions, parts } from './parts.ts'

/** Runs a part of the suite and returns its result. */
export async function stage(name: PartName, options: PartOptions): Promise<PartOutcome> {
  const started = performance.now()
  if (isStopped()) return { ...NOTHING, part: name, seconds: 0 }
  console.log(`\n${name} …`)
  const outcome = await parts[name].run(options).catch((error: unknown) => {
    const fault = error instanceof Error ? error.message : String(error)
    console.error(fault)
    return { files: [], faults: [`${name}: ${fault}`] }
  })
  const failed = failedOf(outcome)
  console.log(
    `${failed > 0 ? red('✗') : green('✓')} ${name}: ${passedOf(outcome)} passed, ${failed} failed ${faint(seconds(started))}`,
  )
  return { ...outcome, part: name, seconds: (performance.now() - started) / 1000 }
}
