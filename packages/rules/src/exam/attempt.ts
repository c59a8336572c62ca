/** A save that was on its way when the time ended still counts if it arrives within this time. */
export const SAVE_GRACE_MS = 10_000

/** How long after handing in the review matrix counts as `right_after`. */
export const RIGHT_AFTER_MS = 120_000

/** Changes are sent at most this long after they were made, while there is a network. */
export const SEND_AFTER_MS = 1500

/** At most this many changes go into one save. */
export const MOST_OPERATIONS = 200

/** The score of a material is spread over its sub-questions; the first ones get the hundredths that are left over. */
export function splitScore(score: number, parts: number): number[] {
  const share = Math.floor(score / Math.max(parts, 1))
  const rest = score - share * parts
  return Array.from({ length: parts }, (_, index) => share + (index < rest ? 1 : 0))
}

export const passScoreOf = (totalScore: number, passPercent: number): number =>
  Math.ceil((totalScore * passPercent) / 100)
