/**
 * The table process. Untrusted spreadsheets are opened only here, and large ones are written here. See
 * `table-process.ts`.
 */

import { ImportProblem, type ImportProblemName } from './import-problem.ts'
import { type FileWork, type FoundTable, readTable } from './read-table.ts'
import { type SheetWork, writeSheets } from './write-xlsx.ts'

export type TableWork = { read: FileWork } | { write: SheetWork }
export type TableAnswer = { found: FoundTable } | { written: true } | { problem: ImportProblemName }

const MAX_MEMORY = 1536 * 1024 * 1024
const WATCH_MS = 100

// Buffers do not count towards the memory limit of JavaScript, so this checks the whole process. The server treats the
// kill as an error of the file.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL')
}, WATCH_MS).unref()

async function work(order: TableWork): Promise<TableAnswer> {
  if ('read' in order) return { found: await readTable(order.read) }
  await writeSheets(order.write)
  return { written: true }
}

process.once('message', (order: TableWork) => {
  work(order)
    .catch(
      (error: unknown): TableAnswer => ({
        problem: error instanceof ImportProblem ? error.problem : 'unreadable',
      }),
    )
    .then((answer) => process.send?.(answer, () => process.exit(0)))
})
process.on('disconnect', () => process.exit(0))
