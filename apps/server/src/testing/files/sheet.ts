import readSheets, { readSheet } from 'read-excel-file/node'

/** The rows of the first sheet of a spreadsheet, from a path or a buffer. */
export const sheetOf = (file: string | Buffer) => readSheet(file)

/** All sheets with their names. */
export const sheetsOf = (file: string | Buffer) => readSheets(file)

/** The day from which spreadsheets count. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Rounds to seconds: a spreadsheet stores fractions of a day, so the last millisecond may be missing. */
function wholeSeconds(cell: unknown): number {
  if (!(cell instanceof Date)) throw new Error(`${String(cell)} is neither a time nor a duration`)
  return Math.round(cell.getTime() / 1000)
}

/** The time of a cell as the spreadsheet shows it: 2026-11-11 18:02:30. */
export const timeOf = (cell: unknown): string =>
  new Date(wholeSeconds(cell) * 1000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ')

/** The seconds of a duration. The reader returns a duration as a time on day zero. */
export const secondsOf = (cell: unknown): number => wholeSeconds(cell) - DAY_ZERO / 1000
