/** What a spreadsheet would take for a formula when a cell begins with it; in full width some do so too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const QUOTED = /[",\r\n]/

/** So that a spreadsheet takes the file for UTF-8. */
export const CSV_START = '\uFEFF'
export const CSV_TYPE = 'text/csv; charset=utf-8'

export type CsvValue = string | number | boolean | null | undefined

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A cell of a file that we may have written, as it was before it was made harmless. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** One row of a file that spreadsheets open, with its line end: what came from people can never be a formula there. */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`
