import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheDir, root } from '../../scripts/kernel/paths.ts'
import { stampOf } from '../../scripts/kernel/stamp.ts'

const stored = join(cacheDir, 'demo')
/** Everything that influences the content of the demo company. */
const INPUTS = ['apps/server', 'packages/contract', 'packages/rules', 'packages/i18n', 'package-lock.json']
const OLD_MS = 60 * 60_000
/** Folders that only a running server needs. */
const PASSING = ['run', 'tmp']

let stamp: string | undefined

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTEMPTY')

/** Two processes may clear at the same time: what one of them has deleted is no fault for the other. */
function clear(path: string): void {
  try {
    if (Date.now() - statSync(path).mtimeMs > OLD_MS) rmSync(path, { recursive: true, force: true })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

function clearOld(current: string): void {
  for (const name of readdirSync(stored)) if (join(stored, name) !== current) clear(join(stored, name))
}

/**
 * A data folder in which a server has created the demo company and stopped cleanly. It is created once for all tests:
 * copying it takes a second, creating the company half a minute. When two processes create it at the same time, the
 * second discards its own.
 */
export async function demoFolder(make: (folder: string) => Promise<void>): Promise<string> {
  stamp ??= stampOf(root, INPUTS).slice(0, 16)
  const folder = join(stored, stamp)
  if (existsSync(folder)) return folder
  mkdirSync(stored, { recursive: true })
  const fresh = mkdtempSync(join(stored, 'new-'))
  try {
    await make(fresh)
    for (const name of PASSING) rmSync(join(fresh, name), { recursive: true, force: true })
    if (!existsSync(folder)) renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  clearOld(folder)
  return folder
}

export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  // PostgreSQL refuses a data folder that others can read, and a copied folder is readable by all.
  chmodSync(join(to, 'postgres', 'data'), 0o700)
}

export const isEmptyFolder = (folder: string): boolean => readdirSync(folder).length === 0
