/** Changes of a whole session that change its seats, calendars and messages with it. */
export const CASCADE_KINDS = ['cancel', 'reschedule'] as const
export type CascadeKind = (typeof CASCADE_KINDS)[number]

const HOUR_MS = 3_600_000

/** The last change can be undone as a whole within an hour, once. */
export const canUndo = ({ at, undoneAt }: { at: number; undoneAt: number | null }, now: number): boolean =>
  undoneAt === null && now - at <= HOUR_MS

/**
 * When sign-up ends. People who lost their seats because the session was rescheduled after that can sign up again: then
 * it ends with the beginning of the session, unless the change is undone.
 */
export const signUpEnd = ({ closesAt, releasedAt }: { closesAt: Date | null; releasedAt: Date | null }): Date | null =>
  closesAt !== null && releasedAt !== null && releasedAt >= closesAt ? null : closesAt
