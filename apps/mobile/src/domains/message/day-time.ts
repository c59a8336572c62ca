/** Minutes after midnight as a field for times writes them, such as 08:30. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Undefined for an empty field. */
export function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined
}
