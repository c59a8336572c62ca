import type { BenchRun } from './bench.ts'

/** Runs a part of a bench that cleans up after itself, so that the next part has the machine alone. */
export async function inPart<Result>(run: BenchRun, work: (part: BenchRun) => Promise<Result>): Promise<Result> {
  const ends: (() => unknown)[] = []
  const cleanUp = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end()
  }
  run.defer(cleanUp)
  const result = await work({ ...run, defer: (end) => void ends.push(end) })
  await cleanUp()
  return result
}
