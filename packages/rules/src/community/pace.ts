/** How often a person may publish. */
export interface Pace {
  /** The most in 24 hours. */
  aDay: number
  /** The least number of seconds between two. */
  secondsBetween: number
}

/** Newcomers are slowed down, so that a stolen or new account cannot flood a board. */
const NEWCOMER_PACE: Pace = { aDay: 3, secondsBetween: 60 }
const USUAL_PACE: Pace = { aDay: 30, secondsBetween: 10 }

/** A person stays a newcomer until they have this many published posts that are this many days old. */
const TRUSTED_POSTS = 3
const TRUSTED_DAYS = 3
const MS_A_DAY = 86_400_000

export interface PastPosts {
  /** Published posts that are visible now. */
  published: number
  firstAt: Date | null
  lastAt: Date | null
  /** Posts of the last 24 hours in any state, also deleted ones. */
  today: number
  /** The oldest of them. */
  oldestToday: Date | null
}

export const isNewcomer = ({ published, firstAt }: PastPosts, now: Date): boolean =>
  published < TRUSTED_POSTS || firstAt === null || now.getTime() - firstAt.getTime() < TRUSTED_DAYS * MS_A_DAY

/** The seconds that a person has to wait until they may publish again; 0 when they may publish now. */
export function secondsToWait(past: PastPosts, now: Date): number {
  const { aDay, secondsBetween } = isNewcomer(past, now) ? NEWCOMER_PACE : USUAL_PACE
  const since = (date: Date | null) => (date ? (now.getTime() - date.getTime()) / 1000 : Number.POSITIVE_INFINITY)
  const untilNext = secondsBetween - since(past.lastAt)
  const untilTomorrow = past.today >= aDay ? MS_A_DAY / 1000 - since(past.oldestToday) : 0
  return Math.max(0, Math.ceil(Math.max(untilNext, untilTomorrow)))
}

/** Newcomers do not flood the posts of other people with comments either. */
const COMMENT_PACE = { aMinute: 5, aDay: 30 }

export interface PastComments {
  /** Comments of the last minute and of the last 24 hours, also deleted ones, and the oldest of each. */
  lastMinute: number
  oldestOfMinute: Date | null
  today: number
  oldestToday: Date | null
}

/** The seconds that a newcomer has to wait until they may comment again; 0 when they may comment now. */
export function secondsToComment(past: PastComments, now: Date): number {
  const left = (oldest: Date | null, span: number) => span - (oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0)
  const ofMinute = past.lastMinute >= COMMENT_PACE.aMinute ? left(past.oldestOfMinute, 60) : 0
  const ofDay = past.today >= COMMENT_PACE.aDay ? left(past.oldestToday, MS_A_DAY / 1000) : 0
  return Math.max(0, Math.ceil(Math.max(ofMinute, ofDay)))
}
