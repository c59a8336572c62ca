import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { unguarded } from './csv.ts'
import { ImportProblem } from './import-problem.ts'
import { readCsv } from './read-csv.ts'
import { isZip, readXlsx } from './read-xlsx.ts'

export const MOST_ROWS = 100_000
const MOST_COLUMNS = 60
const LONGEST_CELL = 500
const SAMPLES = 5

export interface FileWork {
  path: string
  /** The file for the rows, one per line: the row number in the source file, then the cells. */
  rowsPath: string
}

/** The contents that the process found in a file. */
export interface FoundTable {
  format: 'csv' | 'xlsx'
  rows: number
  columns: { title: string; samples: string[] }[]
}

/** One stored row: its number in the file, then one cell for each column. */
export type StoredRow = readonly [row: number, ...cells: string[]]

/** A cell that is too long is cut to one character above the limit, so that its row is refused and not shortened. */
const tidy = (cell: string): string => {
  const words = cell
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFEFF\u200B]+/gu, ' ')
    .trim()
  return unguarded(words).slice(0, LONGEST_CELL + 1)
}

interface Tidied {
  row: number
  cells: string[]
}

function tidied(rows: readonly (readonly string[])[]): Tidied[] {
  return rows.flatMap((row, index) => {
    const cells = row.map(tidy)
    return cells.some((cell) => cell !== '') ? [{ row: index + 1, cells }] : []
  })
}

/** Counts columns up to the last one with a heading or with a value in the first rows. */
function widthOf([heading, ...rows]: readonly Tidied[]): number {
  const seen = [heading, ...rows.slice(0, SAMPLES)]
  return Math.max(0, ...seen.map((each) => (each?.cells.findLastIndex((cell) => cell !== '') ?? -1) + 1))
}

async function writeRows(path: string, rows: readonly Tidied[], width: number): Promise<void> {
  const out = createWriteStream(path, { mode: 0o600 })
  for (const { row, cells } of rows) {
    const stored: StoredRow = [row, ...Array.from({ length: width }, (_, index) => cells[index] ?? '')]
    if (!out.write(`${JSON.stringify(stored)}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}

/** Reads an untrusted file, and writes its contents in a simple form that is safe to read. */
export async function readTable({ path, rowsPath }: FileWork): Promise<FoundTable> {
  const bytes = await readFile(path)
  const format = isZip(bytes) ? 'xlsx' : 'csv'
  // Reads twice the limit, because some rows may be empty.
  const found = format === 'xlsx' ? await readXlsx(bytes) : readCsv(bytes, MOST_ROWS * 2)
  const all = tidied(found)
  const width = widthOf(all)
  const [heading, ...rows] = all
  if (width > MOST_COLUMNS || heading?.cells.some((cell) => cell.length > LONGEST_CELL))
    throw new ImportProblem('unreadable')
  if (!heading || rows.length === 0) throw new ImportProblem('empty')
  if (rows.length > MOST_ROWS) throw new ImportProblem('too_long')
  await writeRows(rowsPath, rows, width)
  return {
    format,
    rows: rows.length,
    columns: Array.from({ length: width }, (_, index) => ({
      title: heading.cells[index] ?? '',
      samples: rows.slice(0, SAMPLES).map(({ cells }) => cells[index]?.slice(0, LONGEST_CELL) ?? ''),
    })),
  }
}
