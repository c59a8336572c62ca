import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const two = (number: number): string => String(number).padStart(2, '0')

/** Hours, minutes and seconds: 1:05:09. */
export const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/** As spreadsheets read and sort it, in the time of whoever asked; empty for what has not happened. */
export function timeIn(timeZone: string): (at: string | Date | null) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => (at === null ? '' : format.format(new Date(at)))
}

/** Without what some systems allow in no name. */
export const plainName = (title: string): string => title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()

/** Rows of a spreadsheet on their way: one JSON array a line, written as they come. */
export function createRowFile(path: string) {
  const out = createWriteStream(path, { mode: 0o600 })
  return {
    path,
    async add(rows: readonly (readonly string[])[]): Promise<void> {
      if (!out.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))) await once(out, 'drain')
    },
    async end(): Promise<void> {
      out.end()
      await once(out, 'finish')
    },
  }
}
