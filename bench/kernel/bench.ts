import type { Line } from './line.ts'

/** How long and how often. Short windows show that a bench works; only the usual ones are worth quoting. */
export interface Pace {
  rounds: number
  warmUpSeconds: number
  windowSeconds: number
  /** Of Lighthouse, to either page. */
  visits: number
  /** The bench of the suite: read the figures of the last complete run instead of running it. */
  last: boolean
}

export interface BenchRun {
  pace: Pace
  /** Runs when the bench is over, however it ends; the last one first. */
  defer(end: () => unknown): void
  /** A remark below the line: where the time went, how far the rounds lay apart. */
  note(text: string): void
}

export interface Bench {
  name: string
  /** Names of the lines it prints. */
  lines: readonly string[]
  run(run: BenchRun): Promise<Line[]>
}

/** With a larger share of the processor taken away by the host, the figures are those of its other machines. */
export const MOST_STOLEN = 0.05

/** The figures say nothing: something other than what was to be measured was the limit. */
export class InvalidRun extends Error {}

export function check(condition: boolean, complaint: string): asserts condition {
  if (!condition) throw new Error(complaint)
}
