import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir } from '../kernel/paths.ts'
import type { PartOutcome } from './outcome.ts'

const file = join(cacheDir, 'suite.json')

export interface SuiteRun {
  /** Wall time from start to end; parts may have run side by side. */
  seconds: number
  /** Processor time divided by the number of processors: the duration if none was ever idle. */
  busySeconds: number
  /** Share of the processors that the host took away. */
  stolen: number
  parts: readonly PartOutcome[]
}

/** Stores the figures of a complete run for the bench of the suite. */
export function keepRun(run: SuiteRun): void {
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(file, JSON.stringify(run))
}

export const lastRun = (): SuiteRun | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SuiteRun) : undefined
