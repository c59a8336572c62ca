import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cacheDir, fromRoot } from '../../scripts/kernel/paths.ts'
import { check } from './bench.ts'
import { type Fault, isFault } from './program.ts'

const GONE_WITHIN_MS = 20_000

/**
 * BENCH_PROFILE=1 writes a CPU profile of every process to .cache/profiles. Profiling distorts the figures of that run.
 */
export const profileFlags = (): string[] =>
  process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${join(cacheDir, 'profiles')}`] : []

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), GONE_WITHIN_MS)
  await gone
  clearTimeout(late)
}

/** A bench program in its own process. It ends when its channel to the parent closes. */
export interface Child<Message> {
  pid: number
  send(message: object | string): void
  /** Returns the next message of the program; throws when the program ends first. */
  next(): Promise<Message>
  stop(): Promise<void>
}

interface ChildOptions {
  env?: Readonly<Record<string, string>>
  flags?: readonly string[]
  /** Hides the output of the program, for programs whose flags make Node print messages. */
  quiet?: boolean
}

export function startChild<Message>(
  file: string,
  { env = {}, flags = [], quiet = false }: ChildOptions = {},
): Child<Message> {
  const child = fork(fromRoot('bench/programs', file), {
    env: { ...process.env, ...env },
    execArgv: [...profileFlags(), ...flags],
    stdio: ['inherit', 'inherit', quiet ? 'ignore' : 'inherit', 'ipc'],
  })
  const said: Message[] = []
  let waiting: { resolve: (message: Message) => void; reject: (error: Error) => void } | undefined
  child.on('message', (message: Message) => {
    if (!waiting) return void said.push(message)
    waiting.resolve(message)
    waiting = undefined
  })
  child.once('exit', (code, signal) => waiting?.reject(new Error(`bench/${file} ended with ${code ?? signal}`)))
  return {
    pid: child.pid ?? 0,
    send: (message) => void child.send(message),
    next: () => {
      const message = said.shift()
      if (message !== undefined) return Promise.resolve(message)
      if (child.exitCode !== null) return Promise.reject(new Error(`bench/${file} ended with ${child.exitCode}`))
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
      })
    },
    stop: () => ended(child),
  }
}

/** Returns the next message of the program, which must be of this kind; throws a fault that the program reports. */
export async function heard<Message extends { kind: string }, Kind extends Message['kind']>(
  child: Child<Message | Fault>,
  kind: Kind,
) {
  const message = await child.next()
  if (isFault(message)) throw new Error(message.fault)
  check(message.kind === kind, `a program of the bench sent ${message.kind} instead of ${kind}`)
  return message as Extract<Message, { kind: Kind }>
}

/** Called by the program itself: it ends when its parent ends. */
export function endWithParent(stop: () => unknown = () => process.exit(0)): void {
  process.once('disconnect', stop)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop)
}
