/** One day of a session on the calendar of organisers. */
export interface PlannedDay {
  dayId: string
  faceId: string
  startsAt: string
  endsAt: string
  roomId: string | null
  lecturerIds: readonly string[]
}

const overlap = (one: PlannedDay, other: PlannedDay): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)

const sharesPlace = (one: PlannedDay, other: PlannedDay): boolean =>
  (one.roomId !== null && one.roomId === other.roomId) || one.lecturerIds.some((id) => other.lecturerIds.includes(id))

/** The days that take a room or a lecturer at the same time as a day of another session. */
export const collidingDays = (days: readonly PlannedDay[]): ReadonlySet<string> =>
  new Set(
    days.flatMap((day) =>
      days.some((other) => other.faceId !== day.faceId && sharesPlace(day, other) && overlap(day, other))
        ? day.dayId
        : [],
    ),
  )
