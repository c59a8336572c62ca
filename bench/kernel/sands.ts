import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyFolder, ensureDemoFolder } from '../../e2e/kernel/demo-folder.ts'
import { fromRoot } from '../../scripts/kernel/paths.ts'
import { freePort, HOST } from '../../scripts/kernel/port.ts'
import { type BenchRun, check } from './bench.ts'
import { ended, profileFlags } from './child.ts'
import { familySeconds } from './cpu.ts'
import { ownFolder } from './folder.ts'

const READY_WITHIN_MS = 120_000
const POLL_MS = 50
const CALM_WITHIN_MS = 300_000
const CALM_LOOK_MS = 3000
/** Share of one processor: polling for jobs and similar background work never stops. */
const CALM_SHARE = 0.05
const INHERITED = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR']

/** The server as it runs in production: it logs every request to a file, and nothing is switched off. */
export interface Sands {
  port: number
  url: string
  pid: number
  dataDir: string
  log(): string
}

/** The flags that `npm start` uses. */
const serverFlags = () => JSON.parse(readFileSync(fromRoot('apps/server/node-flags.json'), 'utf8')) as string[]

/**
 * After its first start the server prepares the films and documents of the demo company. Benches wait for the end of
 * that work.
 */
async function calm(pid: number): Promise<void> {
  for (let waited = 0; waited < CALM_WITHIN_MS; waited += CALM_LOOK_MS) {
    const before = familySeconds(pid)
    await sleep(CALM_LOOK_MS)
    if (familySeconds(pid) - before < (CALM_SHARE * CALM_LOOK_MS) / 1000) return
  }
  throw new Error(`the server was still busy ${CALM_WITHIN_MS / 1000} s after its start`)
}

export async function startSands(
  run: BenchRun,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Sands> {
  const dataDir = ownFolder(run)
  // A server with an embedded database starts with a copy of the demo company that the browser tests use too.
  if (env.DATABASE_URL === undefined) copyFolder(await ensureDemoFolder(), dataDir)
  const port = await freePort()
  const logFile = join(dataDir, 'server.log')
  const out = openSync(logFile, 'a')
  const told = [...serverFlags(), ...profileFlags(), ...flags]
  const child = spawn(process.execPath, [...told, fromRoot('apps/server/src/main.ts')], {
    // The folder contains no .env file, so the settings of the developer's machine have no effect.
    cwd: dataDir,
    env: {
      ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', out, out, 'ipc'],
  })
  closeSync(out)
  run.defer(() => ended(child))
  const log = () => readFileSync(logFile, 'utf8')
  for (let waited = 0; !/^ready http/m.test(log()); waited += POLL_MS) {
    if (child.exitCode !== null || waited > READY_WITHIN_MS) throw new Error(`the server did not start:\n${log()}`)
    await sleep(POLL_MS)
  }
  const pid = child.pid ?? 0
  await calm(pid)
  return { port, url: `http://${HOST}:${port}`, pid, dataDir, log }
}

/** The log names the process that gave each answer. Every process must have answered. */
export async function assertAllAsked(
  { log }: Sands,
  { path, processes }: { path: string; processes: number },
): Promise<void> {
  // Log lines are flushed in blocks, the last one within half a second.
  await sleep(1000)
  const answers = log()
    .split('\n')
    .filter((line) => line.includes(path) && line.includes('"status":200'))
  const seen = new Set(answers.map((line) => /"pid":(\d+)/.exec(line)?.[1])).size
  check(seen === processes, `${seen} of ${processes} processes were reached`)
}
