import { instantOfWall, wallTime } from '../face/zone.ts'

const DAY_MS = 86_400_000
const MIDNIGHT = 'T00:00'

/** The first and the last day of somebody who is away; both belong to it. */
export interface AwayDays {
  firstDay: string
  lastDay: string
}

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** From the beginning of the first day to the end of the last one in that zone; null for a day that does not exist. */
export function awaySpan({ firstDay, lastDay }: AwayDays, timeZone: string): { from: Date; until: Date } | null {
  const from = instantOfWall(`${firstDay}${MIDNIGHT}`, timeZone)
  const until =
    instantOfWall(`${lastDay}${MIDNIGHT}`, timeZone) && instantOfWall(`${dayAfter(lastDay)}${MIDNIGHT}`, timeZone)
  return from !== null && until !== null ? { from: new Date(from), until: new Date(until) } : null
}

/** The days of a span as a clock in that zone shows them. */
export const awayDays = ({ from, until }: { from: Date; until: Date }, timeZone: string): AwayDays => ({
  firstDay: wallTime(from.toISOString(), timeZone).slice(0, 10),
  lastDay: wallTime(new Date(until.getTime() - 1).toISOString(), timeZone).slice(0, 10),
})
