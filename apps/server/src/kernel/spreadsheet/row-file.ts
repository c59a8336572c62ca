import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { SheetCell } from './write-xlsx.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Returns a cell with the local time of the person who asked for the file; empty for null. */
export function timeIn(timeZone: string): (at: string | Date | null) => SheetCell {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => (at === null ? '' : { time: format.format(new Date(at)) })
}

/** A file name without characters that some systems do not allow. */
export const plainName = (title: string): string => title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()

/** A temporary file for the rows of a spreadsheet: one JSON array per line, written as the rows arrive. */
export function createRowFile(path: string) {
  const out = createWriteStream(path, { mode: 0o600 })
  return {
    path,
    async add(rows: readonly (readonly SheetCell[])[]): Promise<void> {
      if (!out.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))) await once(out, 'drain')
    },
    async end(): Promise<void> {
      out.end()
      await once(out, 'finish')
    },
  }
}
