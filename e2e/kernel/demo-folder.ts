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
/** Everything that the demo company is made of and by. */
const INPUTS = ['apps/server', 'packages/contract', 'packages/rules', 'packages/i18n', 'package-lock.json']
const OLD_MS = 60 * 60_000
/** What belongs to a running server alone. */
const PASSING = ['run', 'tmp']

let stamp: string | undefined

function clearOld(current: string): void {
  for (const name of readdirSync(stored)) {
    const path = join(stored, name)
    if (path !== current && Date.now() - statSync(path).mtimeMs > OLD_MS) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * A data folder in which a server has drawn the demo company and ended in peace. It is made once for all tests: a copy of it is there
 * in a second, the company itself takes half a minute. Whoever makes it at the same time as another throws their own away.
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
  // PostgreSQL starts only where nobody else may look, and a copied folder is open to all.
  chmodSync(join(to, 'postgres', 'data'), 0o700)
}

export const isEmptyFolder = (folder: string): boolean => readdirSync(folder).length === 0
