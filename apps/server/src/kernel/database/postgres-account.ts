import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * PostgreSQL refuses to run as root. This describes the account that runs it instead, and where its files have to be.
 */
export interface PostgresAccount {
  /** Arguments before the name of the program. */
  prefix: readonly string[]
  /** The user that runs PostgreSQL, if it is not the user of this process. */
  ids: { uid: number; gid: number } | undefined
  /** The folder for data and, if necessary, binaries. */
  home: string
  /** Whether `home` is outside the configured data folder. */
  apart: boolean
}

const APART = '/var/lib/sands'

const canUnshare = (): boolean => spawnSync('unshare', ['-U', 'true']).status === 0

function userNamed(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (!line) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder outside the data folder: always the same for the same data folder, and different for each installation. */
function homeApart(dataDir: string): string {
  return join(APART, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
}

export function choosePostgresAccount(dataDir: string): PostgresAccount {
  const own: PostgresAccount = { prefix: [], ids: undefined, home: dataDir, apart: false }
  if (process.getuid?.() !== 0) return own

  const existing = join(dataDir, 'postgres', 'data', 'PG_VERSION')
  const owner = existsSync(existing) ? statSync(existing) : undefined
  // An ordinary user created the cluster earlier, so PostgreSQL keeps running as that user.
  if (owner && owner.uid !== 0) return { ...own, ids: { uid: owner.uid, gid: owner.gid } }

  const apart = homeApart(dataDir)
  if (!existsSync(join(apart, 'postgres', 'data', 'PG_VERSION')) && canUnshare())
    return { ...own, prefix: ['unshare', '-U'] }

  const ids = userNamed('postgres') ?? userNamed('nobody')
  if (!ids)
    throw new Error(
      'started as root, but there are neither user namespaces nor a user "postgres" or "nobody" to run PostgreSQL as',
    )
  mkdirSync(join(apart, 'postgres'), { recursive: true, mode: 0o755 })
  chownSync(apart, ids.uid, ids.gid)
  chownSync(join(apart, 'postgres'), ids.uid, ids.gid)
  return { prefix: [], ids, home: apart, apart: true }
}
