import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL refuses to run as root. This says as whom it runs instead, and where its files then have to be. */
export interface PostgresAccount {
  /** Put before the program's name. */
  prefix: readonly string[]
  /** Runs under this user, when it is not our own. */
  ids: { uid: number; gid: number } | undefined
  /** Where data and, if need be, binaries are kept. */
  home: string
  /** Whether `home` stands apart from the folder that was asked for. */
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

/** The same data folder always leads to the same place, and two installations never share one. */
function homeApart(dataDir: string): string {
  return join(APART, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
}

export function choosePostgresAccount(dataDir: string): PostgresAccount {
  const own: PostgresAccount = { prefix: [], ids: undefined, home: dataDir, apart: false }
  if (process.getuid?.() !== 0) return own

  const existing = join(dataDir, 'postgres', 'data', 'PG_VERSION')
  const owner = existsSync(existing) ? statSync(existing) : undefined
  // Made by an ordinary user before: it stays theirs.
  if (owner && owner.uid !== 0) return { ...own, ids: { uid: owner.uid, gid: owner.gid } }

  const apart = homeApart(dataDir)
  if (!existsSync(join(apart, 'postgres', 'data', 'PG_VERSION')) && canUnshare())
    return { ...own, prefix: ['unshare', '-U'] }

  const ids = userNamed('postgres') ?? userNamed('nobody')
  if (!ids)
    throw new Error(
      'started as root, but there is neither user namespaces nor a user "postgres" or "nobody" to run PostgreSQL as',
    )
  mkdirSync(join(apart, 'postgres'), { recursive: true, mode: 0o755 })
  chownSync(apart, ids.uid, ids.gid)
  chownSync(join(apart, 'postgres'), ids.uid, ids.gid)
  return { prefix: [], ids, home: apart, apart: true }
}
