export interface CalendarSession {
  id: string
  name: string
  text: string
  isCancelled: boolean
  /** The person may come, such as somebody on the waiting list. */
  isTentative?: boolean
  /** Calendars take a file over only when its number is higher than the one they have. */
  sequence: number
  changedAt: Date
  days: readonly CalendarDay[]
  /** Days that earlier files contained and that do not take place. */
  dropped?: readonly CalendarDay[]
}

interface CalendarDay {
  id: string
  startsAt: Date
  endsAt: Date
  place: string
}

const MAX_OCTETS = 75

/** RFC 5545: commas, semicolons, backslashes and line ends have a meaning of their own. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Lines have at most 75 octets; longer ones continue after a space, never inside a character. */
function folded(line: string): string {
  const lines: string[] = []
  let rest = ''
  for (const sign of line) {
    if (Buffer.byteLength(rest + sign) > MAX_OCTETS) {
      lines.push(rest)
      rest = ' '
    }
    rest += sign
  }
  return [...lines, rest].join('\r\n')
}

export const placeOf = (room: { name: string; address: string } | null): string =>
  room ? [room.name, room.address].filter(Boolean).join(', ') : ''

/** One event for each day, with a stable id, so that a later file replaces it. Times are in UTC: every calendar shows its own zone. */
function eventsOf({ id, name, text, isCancelled, sequence, changedAt, ...times }: CalendarSession): string[] {
  const { days, dropped = [], isTentative = false } = times
  const status = (at: number) => {
    if (isCancelled || at >= days.length) return 'CANCELLED'
    return isTentative ? 'TENTATIVE' : 'CONFIRMED'
  }
  const title = (at: number) => (days.length > 1 && at < days.length ? `${name} (${at + 1}/${days.length})` : name)
  return [...days, ...dropped].flatMap((day, at) => [
    'BEGIN:VEVENT',
    `UID:face-${id}-${day.id}@sands`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART:${utc(day.startsAt)}`,
    `DTEND:${utc(day.endsAt)}`,
    `SUMMARY:${escaped(title(at))}`,
    ...(day.place ? [`LOCATION:${escaped(day.place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `STATUS:${status(at)}`,
    'END:VEVENT',
  ])
}

const fileOf = (head: readonly string[], events: readonly string[]): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sands//Face-to-face training//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** One session, to be added to a calendar or taken out of it. */
export const writeCalendar = (session: CalendarSession): string =>
  fileOf([`METHOD:${session.isCancelled ? 'CANCEL' : 'PUBLISH'}`], eventsOf(session))

/** Sessions to which a calendar subscribes. It drops what the file no longer contains. */
export const writeFeed = (sessions: readonly CalendarSession[]): string =>
  fileOf(
    ['METHOD:PUBLISH', 'X-WR-CALNAME:Sands', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    sessions.flatMap(eventsOf),
  )
