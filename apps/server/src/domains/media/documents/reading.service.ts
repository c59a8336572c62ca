import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../../../kernel/child-environment.ts'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import type { Variant } from '../media.tables.ts'
import { PrepareProblem } from '../prepare/preparer.kind.ts'
import type { DocumentAnswer, DocumentWork, ReadDocument } from './document.process.ts'

const programFile = () => join(import.meta.dirname, 'document.process.ts')
/** For a process that hangs; see `document.process.ts` for one that works too long. */
const TIME_LIMIT_MS = 600_000

export interface Reading extends ReadDocument {
  cover?: Variant
}

export interface ReadingOptions {
  signal: AbortSignal
  /** A replacement program, for tests of failures. */
  program?: string
  timeLimitMs?: number
  priority?: number
}

/** Reads one document in its own process, so that a malicious file cannot harm the server. */
export async function readDocument(
  work: DocumentWork,
  { signal, program = programFile(), timeLimitMs = TIME_LIMIT_MS, priority = plainWorkshop.priority }: ReadingOptions,
): Promise<Reading> {
  signal.throwIfAborted()
  const child = fork(program, {
    env: childEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) setPriority(child.pid, priority)

  return new Promise((resolve, reject) => {
    let reading: Reading | undefined
    const late = setTimeout(() => settle(new PrepareProblem('stalled')), timeLimitMs)
    const abort = () => settle(signal.reason)

    function settle(problem: unknown): void {
      clearTimeout(late)
      signal.removeEventListener('abort', abort)
      child.removeAllListeners().on('error', () => undefined)
      child.kill('SIGKILL')
      // A document without a cover is better than no document.
      if (reading && !signal.aborted) resolve(reading)
      else reject(problem)
    }
    function lost(): void {
      settle(new Error('the document process ended without an answer'))
    }

    signal.addEventListener('abort', abort)
    child.on('exit', lost).on('error', lost)
    child.on('message', (answer: DocumentAnswer) => {
      if ('read' in answer) reading = { ...answer.read }
      else if ('cover' in answer) reading = { text: '', ...reading, cover: answer.cover }
      else if ('problem' in answer) settle(new PrepareProblem(answer.problem))
      else lost()
    })
    child.send(work, (error) => error && lost())
  })
}
