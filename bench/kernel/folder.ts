import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { choosePostgresAccount } from '../../apps/server/src/kernel/database/postgres-account.ts'
import { cacheDir } from '../../scripts/kernel/paths.ts'
import type { BenchRun } from './bench.ts'

/**
 * Creates the folder next to the sources: the temporary folder of the system may be in memory, where durable writes
 * cost nothing.
 */
export function ownFolder({ defer }: BenchRun): string {
  mkdirSync(cacheDir, { recursive: true })
  const folder = mkdtempSync(join(cacheDir, 'bench-'))
  defer(() => {
    const { home, apart } = choosePostgresAccount(folder)
    for (const path of apart ? [home, folder] : [folder]) rmSync(path, { recursive: true, force: true })
  })
  return folder
}
