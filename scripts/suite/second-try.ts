import { type FileResult, hasFailed, nameOf, type PartOutcome } from './outcome.ts'
import { isPart, parts } from './parts.ts'
import { stage } from './stage.ts'

interface SecondTry {
  outcomes: PartOutcome[]
  /** Tests that failed at first and passed alone. They count as passed. */
  unsteady: string[]
}

const withFile = (outcome: PartOutcome, result: FileResult): PartOutcome => ({
  ...outcome,
  files: outcome.files.map((file) => (file.file === result.file ? result : file)),
})

/** Runs each failed file once more by itself. The result of that run counts. */
export async function secondTry(outcomes: readonly PartOutcome[], run = stage): Promise<SecondTry> {
  const tried: SecondTry = { outcomes: [], unsteady: [] }
  for (let outcome of outcomes) {
    const { part } = outcome
    const failed = isPart(part) && parts[part].hasFiles ? outcome.files.filter(hasFailed) : []
    for (const before of failed) {
      if (!isPart(part)) continue
      const again = await run(part, { files: [before.file] })
      const result = again.files.find(({ file }) => file === before.file)
      if (!result || again.faults.length > 0) continue
      outcome = withFile(outcome, result)
      if (hasFailed(result)) continue
      const names = before.tests.filter(({ passed }) => !passed).map((test) => nameOf(before.file, test))
      tried.unsteady.push(...names)
    }
    tried.outcomes.push(outcome)
  }
  return tried
}
