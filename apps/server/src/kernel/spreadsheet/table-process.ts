import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../child-environment.ts'
import { plainWorkshop, type Workshop } from '../workshop.ts'
import { ImportProblem } from './import-problem.ts'
import type { FileWork, FoundTable } from './read-table.ts'
import type { TableAnswer, TableWork } from './table.process.ts'
import type { SheetWork } from './write-xlsx.ts'

// Computed on demand, because tools that only load the table definitions, such as drizzle-kit, have no
// `import.meta.dirname`.
const programFile = () => join(import.meta.dirname, 'table.process.ts')
/** Lower priority than the server, but not the lowest, so that the work still makes progress. */
const LOW_PRIORITY = 10
const TIME_LIMIT_MS = 120_000
const MEMORY_MB = 1024
const MAX_WAITING = 20

export interface TableProcess {
  /** Throws an ImportProblem when the file cannot be read, also if it crashes the process. */
  read(work: FileWork): Promise<FoundTable>
  /** Writes rows into a spreadsheet. */
  write(work: SheetWork): Promise<void>
  isFull(): boolean
}

interface Asking {
  program: string
  timeLimitMs: number
  priority: number
}

function ask(work: TableWork, { program, timeLimitMs, priority }: Asking): Promise<TableAnswer> {
  const child = fork(program, {
    env: childEnvironment(),
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

/** Handles one file at a time, each in a separate process with low priority. */
export function createTableProcess({
  program = programFile(),
  timeLimitMs = TIME_LIMIT_MS,
  workshop = plainWorkshop,
}: {
  /** Another program, for tests of failures. */
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
