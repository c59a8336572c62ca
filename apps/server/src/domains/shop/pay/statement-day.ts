const DAY_MS = 86_400_000
/** The providers settle by days of China. */
const CHINA_MS = 8 * 3_600_000

/** The day of the statement on which something that happens at this moment stands, such as 2026-03-02. */
export const statementDay = (at: Date): string => new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 10)

/** When a day of the statements begins, and when the next one does. */
export function timesOfStatement(day: string): { from: Date; until: Date } {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - CHINA_MS)
  return { from, until: new Date(from.getTime() + DAY_MS) }
}
