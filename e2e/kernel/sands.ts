import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { runningEmbedded } from '../../apps/server/src/kernel/database/embedded.ts'
import { choosePostgresAccount } from '../../apps/server/src/kernel/database/postgres-account.ts'
import { cheapenPasswords } from '../../apps/server/src/testing/accounts/cheap-passwords.ts'
import { cacheDir } from '../../scripts/kernel/paths.ts'
import { freePort } from '../../scripts/kernel/port.ts'
import { STEP_MS } from '../../scripts/testing/patience.ts'
import { copyFolder, ensureDemoFolder, isEmptyFolder } from './demo-folder.ts'

const root = resolve(import.meta.dirname, '../..')
const READY = /^ready (http:\/\/\S+)/m
/** The first start also creates the demo company, which takes minutes on a busy machine. */
const READY_WITHIN_MS = 600_000
const GONE_WITHIN_MS = STEP_MS
/** Time limit of a test that starts its own server. */
export const SERVER_START_MS = READY_WITHIN_MS + STEP_MS

/** Environment variables that a server inherits from the machine; all others are set explicitly or not at all. */
const INHERITED = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot']

type SandsEnv = Readonly<Record<string, string>>

export interface SandsOptions {
  env?: SandsEnv
  /** This folder is kept after the end; without one the server gets a temporary folder that is deleted with it. */
  dataDir?: string
  /**
   * For tests that never kill the server: PostgreSQL does not wait for the disk, and checking a password costs little.
   */
  isLight?: boolean
}

/** A separate server with its own database and the demo company. */
export interface Sands {
  url: string
  pid: number
  /** Everything the server has printed so far. */
  output(): string
  /** Asks the server to stop and waits until it has. */
  stop(): Promise<void>
  /** Kills the server, as a power cut would, and waits until its process has ended. */
  kill(): Promise<void>
}

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isGone(child)) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), GONE_WITHIN_MS)
  await gone
  clearTimeout(late)
}

function readyLine(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((done, fail) => {
    const giveUp = (reason: string) => fail(new Error(`${reason}\n${output()}`))
    const timer = setTimeout(
      () => giveUp(`the server was not ready within ${READY_WITHIN_MS / 1000} s`),
      READY_WITHIN_MS,
    )
    const settle = () => clearTimeout(timer)
    child.stdout?.on('data', () => {
      const url = READY.exec(output())?.[1]
      if (!url) return
      settle()
      done(url)
    })
    child.once('exit', (code, signal) => {
      settle()
      giveUp(`the server ended with ${code ?? signal} before it was ready`)
    })
  })
}

/** Whether the server would create the standard demo company itself. */
const wantsDemo = (folder: string, env: SandsEnv) =>
  env.DEMO === undefined && env.DATABASE_URL === undefined && isEmptyFolder(folder)

/** Settings of PostgreSQL for data that may be lost with a loss of power. */
const WITHOUT_DISK = ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off']

async function cheapen(dataDir: string): Promise<void> {
  const connectionString = runningEmbedded(dataDir)
  if (connectionString === undefined) throw new Error(`there is no database in ${dataDir}`)
  const client = new pg.Client({ connectionString })
  await client.connect()
  await cheapenPasswords(client)
  await client.end()
}

export async function startSands({ env = {}, dataDir, isLight = false }: SandsOptions = {}): Promise<Sands> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'sands-'))
  const hasDemo = wantsDemo(folder, env)
  if (hasDemo) copyFolder(await ensureDemoFolder(), folder)
  if (hasDemo && isLight)
    appendFileSync(
      join(choosePostgresAccount(folder).home, 'postgres/data/postgresql.auto.conf'),
      `${WITHOUT_DISK.join('\n')}\n`,
    )
  const sands = await launch(folder, env, dataDir === undefined ? folder : undefined)
  if (hasDemo && isLight) await cheapen(folder)
  return sands
}

/** Starts a server on a folder. `passing` is a temporary folder that is deleted when the server ends. */
async function launch(folder: string, env: SandsEnv, passing: string | undefined): Promise<Sands> {
  const inherited = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'apps/server/src/main.ts')], {
    // The folder contains no .env file, so the settings of the developer's machine have no effect.
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DEMO: '1',
      NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const output = () => Buffer.concat(chunks).toString('utf8')

  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', endWithUs)
    await ended(child, signal)
    if (passing && signal !== 'SIGKILL') rmSync(passing, { recursive: true, force: true })
  }

  try {
    const url = await readyLine(child, output)
    return { url, pid: child.pid ?? 0, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
  } catch (error) {
    await end('SIGTERM')
    throw error
  }
}
