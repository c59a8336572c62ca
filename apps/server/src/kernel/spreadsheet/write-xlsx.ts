import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import writeExcelFile, { type CellObject } from 'write-excel-file/node'

/**
 * The content of a cell. A string always stays text: a user name keeps its leading zeros, and a title never becomes a
 * formula. Spreadsheets can calculate with the other types.
 */
export type SheetCell =
  | string
  | { number: number }
  /** In seconds. */
  | { duration: number }
  /** The local time of the reader: 2026-11-11 18:02:30. */
  | { time: string }

interface SheetRows {
  /** The file with the rows, one JSON array per line; the first row is the heading. */
  rowsPath: string
  /** The name of the sheet, if there are several: at most 31 characters, without those that spreadsheets refuse. */
  name?: string
}

export interface SheetWork {
  sheets: readonly SheetRows[]
  path: string
}

const DURATION_FORMAT = '[h]:mm:ss'
const TIME_FORMAT = 'yyyy-mm-dd hh:mm:ss'
const SECONDS_PER_DAY = 86_400
const NARROWEST = 10
const WIDEST = 50
const MARGIN = 2
/** Characters as wide as two Latin letters. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/g

function written(cell: SheetCell): CellObject | null {
  if (cell === '') return null
  if (typeof cell === 'string') return { value: cell, type: String }
  if ('number' in cell) return { value: cell.number, type: Number }
  if ('duration' in cell) return { value: cell.duration / SECONDS_PER_DAY, type: Number, format: DURATION_FORMAT }
  // Spreadsheets have no time zones, so the local time is written as if it were UTC.
  return { value: new Date(`${cell.time.replace(' ', 'T')}Z`), type: Date, format: TIME_FORMAT }
}

function widthOf(cell: SheetCell): number {
  if (typeof cell === 'string') return cell.length + (cell.match(WIDE)?.length ?? 0)
  return 'time' in cell ? cell.time.length : 0
}

async function sheetOf({ rowsPath, name }: SheetRows) {
  const data: (CellObject | null)[][] = []
  const widths: number[] = []
  for await (const line of createInterface({ input: createReadStream(rowsPath) })) {
    const cells = JSON.parse(line) as SheetCell[]
    for (const [column, cell] of cells.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell))
    const row = cells.map(written)
    data.push(data.length > 0 ? row : row.map((heading) => heading && { ...heading, fontWeight: 'bold' }))
  }
  const columns = widths.map((width) => ({ width: Math.min(WIDEST, Math.max(NARROWEST, width + MARGIN)) }))
  return { data, columns, stickyRowsCount: 1, ...(name !== undefined && { sheet: name }) }
}

export async function writeSheets({ sheets, path }: SheetWork): Promise<void> {
  const filled: Awaited<ReturnType<typeof sheetOf>>[] = []
  for (const sheet of sheets) filled.push(await sheetOf(sheet))
  await writeExcelFile(filled).toFile(path)
}
