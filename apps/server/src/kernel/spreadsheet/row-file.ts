import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { SheetCell } from './write-xlsx.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A cell with the time as clocks show it to whoever asked; empty for what has not happened. */
export function timeIn(timeZone: string): (at: string | Date | null) => SheetCell {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => (at === null ? '' : { time: format.format(new Date(at)) })
}

/** Without what some systems allow in no name. */
export const plainName = (title: string): string => title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()

/** Rows of a spreadsheet on their way: one JSON array a line, written as they come. */
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
