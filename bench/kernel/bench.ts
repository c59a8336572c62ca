import type { Line } from './line.ts'

/**
 * How long and how often a bench measures. Short windows only show that a bench works; quote figures of the default
 * pace only.
 */
export interface Pace {
  rounds: number
  warmUpSeconds: number
  windowSeconds: number
  /** Number of Lighthouse visits to each page. */
  visits: number
  /** The bench of the suite: read the figures of the last complete run instead of running it. */
  last: boolean
}

export interface BenchRun {
  pace: Pace
  /** Runs when the bench is over, however it ends; the last one first. */
  defer(end: () => unknown): void
  /** Prints a remark below the line, such as where the time went or how much the rounds differed. */
  note(text: string): void
}

export interface Bench {
  name: string
  /** Names of the lines that this bench prints. */
  lines: readonly string[]
  run(run: BenchRun): Promise<Line[]>
}

/**
 * When the host takes away a larger share of the processor, the run is invalid: the figures would measure the load of
 * other machines.
 */
export const MOST_STOLEN = 0.05

/** The run is invalid because something other than the measured program was the limit. */
export class InvalidRun extends Error {}

export function check(condition: boolean, complaint: string): asserts condition {
  if (!condition) throw new Error(complaint)
}
