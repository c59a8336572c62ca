/**
 * What other people have done with a content. The author is not counted, and each person counts once, so nobody can
 * push their own content by clicking.
 */
export interface Attention {
  likes: number
  /** People who commented, each once. */
  commenters: number
  /** Views, each person or device once a day. */
  views: number
}

const LIKE = 4
const COMMENTER = 6
const VIEW = 0.2
/** Ten times the attention outweighs this many hours of age. */
const HOURS_FOR_TENFOLD = 12
const MS_AN_HOUR = 3_600_000
/** A fixed day, so that scores stay small enough to be exact. */
const ORIGIN = Date.UTC(2026, 0, 1)

/**
 * The score by which hot content is sorted. It grows with the logarithm of the attention and with the time of
 * publication. The distance to newer content grows by itself, so the stored score of old content never changes and an
 * index keeps the order.
 */
export function hotScore({ likes, commenters, views }: Attention, publishedAt: Date): number {
  const attention = LIKE * Math.max(0, likes) + COMMENTER * Math.max(0, commenters) + VIEW * Math.max(0, views)
  const age = (publishedAt.getTime() - ORIGIN) / MS_AN_HOUR / HOURS_FOR_TENFOLD
  return Math.round((Math.log10(1 + attention) + age) * 1e6) / 1e6
}

/** Older content is not in the hot list, no matter how much attention it had. */
export const HOT_DAYS = 30
export const HOT_LENGTH = 50
