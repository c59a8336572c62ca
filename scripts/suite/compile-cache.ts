import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDir } from '../kernel/paths.ts'

/** About ten complete runs. */
const MOST_FILES = 20_000

/**
 * The folder in which Node keeps compiled code for the next run, and for the other processes of this one. Vitest loads
 * test files under new names each time, so it grows with every run and is begun again when it has become large.
 */
export function ensureCompileCache(folder = join(cacheDir, 'compiled-code'), most = MOST_FILES): string {
  if (existsSync(folder) && readdirSync(folder, { recursive: true }).length > most)
    rmSync(folder, { recursive: true, force: true })
  return folder
}
