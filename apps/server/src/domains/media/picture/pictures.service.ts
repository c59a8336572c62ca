import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { plainWorkshop, type Workshop } from '../../../kernel/workshop.ts'
import type { MadePicture, PictureWork } from './picture.codec.ts'
import type { PictureAnswer } from './picture.process.ts'
import { PictureProblem } from './picture-problem.codec.ts'

// Worked out when it is needed: whoever reads the tables alone, as drizzle-kit does, has no folder to offer.
const programFile = () => join(import.meta.dirname, 'picture.process.ts')
/** For one that hangs. One that works too long ends itself by the time it has worked, which a busy machine does not make longer. */
const TIME_LIMIT_MS = 120_000
const MAX_WAITING = 50
/** An idle picture process gives its memory back. */
const IDLE_MS = 60_000

export interface Pictures {
  /** Throws a PictureProblem when the picture cannot be made; whatever it did to the process, the next one is safe. */
  make(work: PictureWork): Promise<MadePicture>
  isFull(): boolean
  waiting(): number
  done(): number
  close(): void
}

interface PicturesOptions {
  /** Another program in its place, for tests that want it to fail. */
  program?: string
  timeLimitMs?: number
  workshop?: Workshop
  /** Normal while nobody is waiting for anything else. */
  priority?: number
  maxWaiting?: number
}

function start(program: string, priority: number): ChildProcess {
  // Nothing of the environment: it holds the keys of the house, and what is decoded there comes from strangers.
  const child = fork(program, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  // From here and at once: on Linux threads inherit it when they begin, and the process itself would be too late for those that decode.
  if (child.pid !== undefined) setPriority(child.pid, priority)
  child.unref()
  child.channel?.unref()
  return child
}

/** One picture at a time, in a process of its own with the lowest priority. */
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
        // Nothing is wrong with a picture that was in work when the server was told to stop.
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
