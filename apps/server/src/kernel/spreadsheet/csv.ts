/** Characters that make a spreadsheet read a cell as a formula. Some spreadsheets also accept them in full width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** Where a spreadsheet that separates by something else than commas begins another cell. */
const INNER_FORMULA = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g
const INNER_GUARD = /([;\t\r\n]\s*)'(?=[=+\-@＝＋－＠])/g
const QUOTED = /[",;\t\r\n]/

/** The byte order mark that tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\uFEFF'
export const CSV_TYPE = 'text/csv; charset=utf-8'

export type CsvValue = string | number | boolean | null | undefined

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = `${FORMULA.test(value) ? "'" : ''}${value.replace(INNER_FORMULA, "$1'")}`
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Removes the apostrophe that our own export put before a formula. */
export function unguarded(text: string): string {
  const plain = text.replace(INNER_GUARD, '$1')
  return plain.startsWith("'") && FORMULA.test(plain.slice(1)) ? plain.slice(1) : plain
}

/** One row of a CSV file with its line end. Texts from people never become formulas. */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`
