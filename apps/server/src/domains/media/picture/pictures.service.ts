import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../../../kernel/child-environment.ts'
import { plainWorkshop, type Workshop } from '../../../kernel/workshop.ts'
import type { MadePicture, PictureWork } from './picture.codec.ts'
import type { PictureAnswer } from './picture.process.ts'
import { PictureProblem } from './picture-problem.codec.ts'

// A function because the path is not available to code that only reads the tables, such as drizzle-kit.
const programFile = () => join(import.meta.dirname, 'picture.process.ts')
/**
 * For a process that hangs. A process that works too long ends itself by
 * processor time, so that a busy machine does not shorten it.
 */
const TIME_LIMIT_MS = 120_000
const MAX_WAITING = 50
/** An idle picture process is ended to free its memory. */
const IDLE_MS = 60_000

export interface Pictures {
  /**
   * Throws a PictureProblem when the picture cannot be made. If the process crashed, the next picture gets a new one.
   */
  make(work: PictureWork): Promise<MadePicture>
  isFull(): boolean
  waiting(): number
  done(): number
  close(): void
}

interface PicturesOptions {
  /** A replacement program, for tests of failures. */
  program?: string
  timeLimitMs?: number
  workshop?: Workshop
  /** Normal priority while no request is waiting. */
  priority?: number
  maxWaiting?: number
}

function start(program: string, priority: number): ChildProcess {
  const child = fork(program, {
    env: childEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Set here and at once: on Linux, threads inherit the priority when they start, and the process itself would be too
  // late for its decoding threads.
  if (child.pid !== undefined) setPriority(child.pid, priority)
  child.unref()
  child.channel?.unref()
  return child
}

/** Makes one picture at a time, in a separate process with the lowest priority. */
export function createPictures({
  program = programFile(),
  timeLimitMs = TIME_LIMIT_MS,
  workshop = plainWorkshop,
  priority = workshop.priority,
  maxWaiting = MAX_WAITING,
}: PicturesOptions = {}): Pictures {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let closed = false
  let done = 0

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  function ask(work: PictureWork): Promise<MadePicture> {
    clearTimeout(idle)
    if (closed) return Promise.reject(new PictureProblem('busy'))
    const worker = child?.connected ? child : start(program, priority)
    child = worker
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => worker.kill('SIGKILL'), timeLimitMs)
      function settle(answer: PictureAnswer): void {
        clearTimeout(late)
        worker.off('message', settle).off('exit', lost).off('error', lost)
        if ('made' in answer) resolve(answer.made)
        else reject(new PictureProblem(answer.problem))
      }
      function lost(): void {
        if (child === worker) child = undefined
        // A picture that was being made when the server stops is not broken: it can be sent again.
        settle({ problem: closed ? 'busy' : 'unreadable' })
      }
      worker.on('message', settle).on('exit', lost).on('error', lost)
      worker.send(work, (error) => error && lost())
    })
  }

  return {
    async make(work) {
      waiting += 1
      const { path, folder } = work
      const turn = last.then(() => workshop.make({ kind: `picture ${work.type}`, path, folder }, () => ask(work)))
      last = turn.catch(() => undefined)
      try {
        return await turn
      } finally {
        waiting -= 1
        done += 1
        if (waiting === 0) idle = setTimeout(stop, IDLE_MS).unref()
      }
    },
    isFull: () => waiting >= maxWaiting,
    waiting: () => waiting,
    done: () => done,
    close() {
      closed = true
      stop()
    },
  }
}
