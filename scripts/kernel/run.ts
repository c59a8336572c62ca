import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { fromRoot, root } from './paths.ts'

/** The pinned Node comes first in PATH, so that tools that start `node` use it too. */
export const toolEnv = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [fromRoot('node_modules/.bin'), process.env.PATH].join(delimiter),
  ...extra,
})

export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Captures the output and returns it instead of showing it. */
  capture?: boolean
}

export interface RunResult {
  code: number
  output: string
}

const running = new Set<ChildProcess>()
let listening = false
let stopped = false

/** Whether the script was asked to stop: it should start nothing more. */
export const isStopped = (): boolean => stopped

function stopAll() {
  stopped = true
  for (const child of running) child.kill('SIGTERM')
}

/**
 * A signal that ends the script ends the processes it started; the script itself continues in order to report the
 * results so far.
 */
function listenForStop() {
  if (listening) return
  listening = true
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
  process.on('SIGHUP', stopAll)
  // The channel from run.mjs breaks when that process has ended, even by `kill -9`.
  process.on('disconnect', stopAll)
  process.channel?.unref()
}

export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  listenForStop()
  const spawnOptions: SpawnOptions = {
    cwd: options.cwd ?? root,
    env: toolEnv(options.env),
    stdio: options.capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  }
  if (stopped) return Promise.resolve({ code: 130, output: '' })
  return new Promise((done) => {
    const child = spawn(command, args, spawnOptions)
    running.add(child)
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    const finish = (code: number, note = '') => {
      running.delete(child)
      done({ code, output: Buffer.concat(chunks).toString('utf8') + note })
    }
    child.on('error', (error) => finish(127, `${command}: ${error.message}\n`))
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `${command}: ended by ${signal}\n` : ''))
  })
}
