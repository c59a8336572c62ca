/** Characters that make a spreadsheet read a cell as a formula. Some spreadsheets also accept them in full width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const QUOTED = /[",\r\n]/

/** The byte order mark that tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF'
export const CSV_TYPE = 'text/csv; charset=utf-8'

export type CsvValue = string | number | boolean | null | undefined

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Removes the apostrophe that our own export put before a formula. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** One row of a CSV file with its line end. Texts from people never become formulas. */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`
