import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { plainWorkshop, type Workshop } from '../workshop.ts'
import { ImportProblem } from './import-problem.ts'
import type { FileWork, FoundTable } from './read-table.ts'
import type { TableAnswer, TableWork } from './table.process.ts'
import type { SheetWork } from './write-xlsx.ts'

// Worked out when it is needed: whoever reads the tables alone, as drizzle-kit does, has no folder to offer.
const programFile = () => join(import.meta.dirname, 'table.process.ts')
/** Behind everything that answers somebody, but not for ever. */
const LOW_PRIORITY = 10
const TIME_LIMIT_MS = 120_000
const MEMORY_MB = 1024
const MAX_WAITING = 20

export interface TableProcess {
  /** Throws an ImportProblem when the file cannot be read, whatever it did to the process. */
  read(work: FileWork): Promise<FoundTable>
  /** Rows into a spreadsheet. */
  write(work: SheetWork): Promise<void>
  isFull(): boolean
}

interface Asking {
  program: string
  timeLimitMs: number
  priority: number
}

function ask(work: TableWork, { program, timeLimitMs, priority }: Asking): Promise<TableAnswer> {
  // Nothing of the environment: it holds the keys of the house, and what is opened there comes from strangers.
  const child = fork(program, {
    env: {},
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) setPriority(child.pid, priority)
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), timeLimitMs)
    const settle = (answer: TableAnswer) => {
      clearTimeout(late)
      resolve(answer)
    }
    const lost = () => settle({ problem: 'unreadable' })
    child.on('message', settle).on('exit', lost).on('error', lost)
    child.send(work, (error) => error && lost())
  })
}

/** One file at a time, each in a process of its own with a low priority. */
export function createTableProcess({
  program = programFile(),
  timeLimitMs = TIME_LIMIT_MS,
  workshop = plainWorkshop,
}: {
  /** Another program in its place, for tests that want it to fail. */
  program?: string
  timeLimitMs?: number
  workshop?: Workshop
} = {}): TableProcess {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const priority = Math.min(workshop.priority, LOW_PRIORITY)

  async function inTurn(work: TableWork): Promise<TableAnswer> {
    waiting += 1
    const turn = last.then(() => ask(work, { program, timeLimitMs, priority }))
    last = turn
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }

  return {
    async read(work) {
      const answer = await inTurn({ read: work })
      if ('found' in answer) return answer.found
      throw new ImportProblem('problem' in answer ? answer.problem : 'unreadable')
    },
    async write(work) {
      const answer = await inTurn({ write: work })
      if (!('written' in answer)) throw new Error('the spreadsheet could not be written')
    },
    isFull: () => waiting >= MAX_WAITING,
  }
}
