import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { socketFolder } from './instance-lock.ts'
import { choosePostgresAccount, type PostgresAccount } from './postgres-account.ts'
import { preparePostgres } from './postgres-binaries.ts'
import { clearPostmaster, postmasterPid } from './postmaster.ts'

export interface EmbeddedPostgres {
  url: string
  pid(): number | undefined
  stop(): Promise<void>
}

const USER = 'sands'
const DATABASE = 'sands'
const START_WAIT_MS = 60_000
/** The longest time that a killed server may still hold its shared memory. */
const LET_GO_MS = 15_000
const RESTART_PAUSE_MS = 200

/**
 * Stops PostgreSQL when this process ends for any reason. The shell's standard input is a pipe from this process; when
 * the pipe closes, the shell asks PostgreSQL to stop. PostgreSQL has its own session, so Ctrl-C does not reach it.
 */
const LIFELINE = 'exec 3<&0; "$@" </dev/null & child=$!; (read _ <&3; kill -INT $child) 2>/dev/null & wait $child'

const SETTINGS = {
  listen_addresses: '',
  max_connections: '80',
  shared_buffers: '160MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  log_min_messages: 'warning',
  log_destination: 'stderr',
}

export interface EmbeddedOptions {
  dataDir: string
  log: Log
  /** Additional PostgreSQL settings. Tests turn fsync off because they need no durability. */
  settings?: Readonly<Record<string, string>>
}

function passwordOf(home: string, account: PostgresAccount): { password: string; file: string } {
  const file = join(home, 'postgres', 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (account.ids) chownSync(file, account.ids.uid, account.ids.gid)
  return { password: readFileSync(file, 'utf8').trim(), file }
}

/**
 * Creates the cluster in a temporary folder and renames it when it is complete, so that an interrupted start leaves no
 * incomplete cluster.
 */
function createCluster(native: string, data: string, pwfile: string, account: PostgresAccount): void {
  const building = `${data}.building`
  rmSync(building, { recursive: true, force: true })
  const [file = '', ...args] = [
    ...account.prefix,
    join(native, 'bin', 'initdb'),
    ...['-D', building, '-U', USER, '--auth=scram-sha-256', `--pwfile=${pwfile}`],
    ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
  ]
  execFileSync(file, args, { stdio: 'pipe', env: { ...minimalEnv(), LC_ALL: 'C' }, ...account.ids })
  renameSync(building, data)
}

const minimalEnv = () => ({ PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', TZ: 'UTC' })

async function waitUntilReady(url: string, running: () => boolean): Promise<void> {
  const deadline = Date.now() + START_WAIT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
      if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
      return
    } catch (error) {
      if (!running() || Date.now() > deadline) throw new Error('PostgreSQL did not start', { cause: error })
    } finally {
      await client.end().catch(() => undefined)
    }
    await sleep(30)
  }
}

const urlOf = (sockets: string, password: string, database: string): string =>
  `postgresql://${USER}:${password}@/${database}?host=${encodeURIComponent(sockets)}`

const socketsOf = (dataDir: string, account: PostgresAccount): string =>
  account.apart ? join(account.home, 'run') : socketFolder(dataDir)

/** The address of the embedded database of a data folder while it runs; undefined otherwise. */
export function runningEmbedded(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined
  const account = choosePostgresAccount(dataDir)
  if (postmasterPid(join(account.home, 'postgres', 'data')) === undefined) return undefined
  return urlOf(socketsOf(dataDir, account), passwordOf(account.home, account).password, DATABASE)
}

export async function startEmbedded({ dataDir, log, settings = {} }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const account = choosePostgresAccount(dataDir)
  const { home } = account
  if (account.apart)
    log.warn({ home }, 'started as root: PostgreSQL runs as an ordinary user and stores its files in this folder')
  mkdirSync(join(home, 'postgres'), { recursive: true })
  const native = preparePostgres(home, account.apart)
  const data = join(home, 'postgres', 'data')
  const { password, file } = passwordOf(home, account)
  const sockets = socketsOf(dataDir, account)
  mkdirSync(sockets, { recursive: true, mode: 0o700 })
  if (account.ids) chownSync(sockets, account.ids.uid, account.ids.gid)
  if (account.apart) chmodSync(sockets, 0o700)

  await clearPostmaster(data)
  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(native, data, file, account)

  const url = (database: string) => urlOf(sockets, password, database)
  const flags = Object.entries({ ...SETTINGS, unix_socket_directories: sockets, ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const program = [...account.prefix, join(native, 'bin', 'postgres'), '-D', data, ...flags]

  let shell: ChildProcess | undefined
  let lastWords = ''
  let up = false
  let stopping = false

  function launch(): ChildProcess {
    const child = spawn('sh', ['-c', LIFELINE, 'sh', ...program], {
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
      env: minimalEnv(),
      ...account.ids,
    })
    child.stdin?.on('error', () => undefined)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = text.trim()
      for (const line of lastWords.split('\n')) log.debug({ source: 'postgres' }, line)
    })
    child.once('exit', () => {
      if (stopping || !up || child !== shell) return
      up = false
      log.error('PostgreSQL ended unexpectedly and is started again')
      void restart()
    })
    return child
  }

  async function bringUp(): Promise<void> {
    const deadline = Date.now() + LET_GO_MS
    for (;;) {
      const child = launch()
      shell = child
      const attempt = await waitUntilReady(
        url('postgres'),
        () => child.exitCode === null && child.signalCode === null,
      ).then(
        () => undefined,
        (error: Error) => error,
      )
      up = attempt === undefined
      if (!attempt) return
      if (Date.now() > deadline || stopping)
        throw new Error(`PostgreSQL did not start: ${lastWords}`, { cause: attempt })
      // The back ends of a killed postmaster need a moment to notice and to release the shared memory.
      child.stdin?.end()
      await sleep(RESTART_PAUSE_MS)
      await clearPostmaster(data)
    }
  }

  async function restart(): Promise<void> {
    try {
      await clearPostmaster(data)
      await bringUp()
      log.info('PostgreSQL is running again')
    } catch (error) {
      log.fatal({ error }, 'PostgreSQL cannot be started again')
    }
  }

  await bringUp()
  return {
    url: url(DATABASE),
    pid: () => postmasterPid(data),
    async stop() {
      stopping = true
      const child = shell
      if (!child || child.exitCode !== null) return clearPostmaster(data)
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.stdin?.end()
      await ended
      await clearPostmaster(data)
    },
  }
}
