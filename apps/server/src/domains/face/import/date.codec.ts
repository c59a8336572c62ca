const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/

/** A date of a table as YYYY-MM-DD; null when it is none. */
export function dateOf(cell: string): string | null {
  const [, year, month, day] = DATE.exec(cell.trim()) ?? []
  if (!year || !month || !day) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

const DECIMAL_COMMA = /^\d+,\d{1,2}$/

/**
 * A number of a table that is not negative; null when the cell is empty, undefined when it is no number. A comma is
 * one of decimals only where it cannot be one of thousands, as in 1,200.
 */
export function numberOf(cell: string): number | null | undefined {
  if (cell === '') return null
  const value = Number(DECIMAL_COMMA.test(cell) ? cell.replace(',', '.') : cell)
  return Number.isFinite(value) && value >= 0 ? value : undefined
}
