import { useMoments } from '../../../kernel/moment.ts'

/** Hundredths of a point as people read them, with at most two decimals. */
export function useScoreText(): (cents: number) => string {
  const moments = useMoments()
  return (cents) => moments.number(cents / 100)
}
