import type { Attended } from './seat.ts'

export const FACE_REPORTS = ['department', 'lecturer'] as const
export type FaceReportKind = (typeof FACE_REPORTS)[number]

/** The longest span of a report: a year and a day. */
export const REPORT_DAYS = 367

const PERCENT = 100

/** How many of those who should have come were there, in percent; null when nothing is known. */
export function attendanceRate({ present, late, partly, absent }: Readonly<Record<Attended, number>>): number | null {
  const came = present + late + partly
  return came + absent === 0 ? null : Math.round((PERCENT * came) / (came + absent))
}
