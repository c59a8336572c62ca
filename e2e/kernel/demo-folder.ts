import { execFile, execFileSync } from 'node:child_process'
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
import { promisify } from 'node:util'
import { choosePostgresAccount } from '../../apps/server/src/kernel/database/postgres-account.ts'
import { cacheDir, fromRoot, root } from '../../scripts/kernel/paths.ts'
import { stampOf } from '../../scripts/kernel/stamp.ts'

const stored = join(cacheDir, 'demo')
const entriesOf = (folder: string, leftOut: readonly string[]) =>
  readdirSync(fromRoot(folder))
    .filter((name) => !leftOut.includes(name))
    .sort()
    .map((name) => `${folder}/${name}`)
/** Everything that influences the content of the demo company. */
const inputs = () => [
  ...entriesOf('apps/server', ['src', 'node_modules']),
  ...entriesOf('apps/server/src', ['testing']),
  ...['packages/contract', 'packages/rules', 'packages/i18n', 'package-lock.json', 'scripts/testing/make-demo.ts'],
]
/**
 * The dates of the demo company are relative to its creation, so it is created again for every such part of a day. None
 * of them contains a midnight of UTC or of China.
 */
const PART_OF_DAY_MS = 8 * 60 * 60_000
const OLD_MS = 60 * 60_000
/** Folders that only a running server needs. */
const PASSING = ['run', 'tmp']
/** What PostgreSQL keeps for a data folder. */
const CLUSTER = ['data', 'password']

let name: string | undefined

const nameNow = () => `${stampOf(root, inputs()).slice(0, 16)}-${Math.floor(Date.now() / PART_OF_DAY_MS)}`

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
  for (const entry of readdirSync(stored)) if (join(stored, entry) !== current) clear(join(stored, entry))
}

const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true })

const copyCluster = (from: string, to: string) => {
  for (const part of CLUSTER) copy(join(from, 'postgres', part), join(to, 'postgres', part))
}

const giveTo = (owner: string, folder: string) => execFileSync('chown', ['-R', owner, join(folder, 'postgres')])

/** Brings a cluster that PostgreSQL had to keep outside the data folder into it, where it is copied with the rest. */
function bringIn(folder: string): void {
  const { home, apart } = choosePostgresAccount(folder)
  if (!apart) return
  copyCluster(home, folder)
  giveTo('0:0', folder)
  rmSync(home, { recursive: true, force: true })
}

/** The opposite: puts a copied cluster where PostgreSQL looks for it. Returns the folder in which that is. */
function takeOut(folder: string): string {
  const { home, apart, ids } = choosePostgresAccount(folder)
  if (!apart || !ids) return home
  copyCluster(folder, home)
  giveTo(`${ids.uid}:${ids.gid}`, home)
  rmSync(join(folder, 'postgres'), { recursive: true, force: true })
  return home
}

/** In a process of its own: the runners of tests would transform the whole server before they could run it. */
async function make(folder: string): Promise<void> {
  const making = promisify(execFile)(
    fromRoot('node_modules/.bin/node'),
    [fromRoot('scripts/testing/make-demo.ts'), folder],
    { env: { ...process.env, NODE_COMPILE_CACHE: join(cacheDir, 'compiled') } },
  )
  const endWithUs = () => making.child.kill()
  process.once('exit', endWithUs)
  await making.finally(() => process.off('exit', endWithUs))
}

/**
 * A data folder with the demo company, as the first start of a server leaves it. It is created once for all tests:
 * copying it takes a second, creating the company half a minute. When two processes create it at the same time, the
 * second discards its own.
 */
export async function ensureDemoFolder(): Promise<string> {
  name ??= nameNow()
  const folder = join(stored, name)
  if (existsSync(folder)) return folder
  mkdirSync(stored, { recursive: true })
  const fresh = mkdtempSync(join(stored, 'new-'))
  try {
    await make(fresh)
    bringIn(fresh)
    for (const entry of PASSING) rmSync(join(fresh, entry), { recursive: true, force: true })
    if (!existsSync(folder)) renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  clearOld(folder)
  return folder
}

export function copyFolder(from: string, to: string): void {
  copy(from, to)
  // PostgreSQL refuses a data folder that others can read, and a copied folder is readable by all.
  chmodSync(join(takeOut(to), 'postgres', 'data'), 0o700)
}

export const isEmptyFolder = (folder: string): boolean => readdirSync(folder).length === 0
