/** Shorter gaps between two pictures are nothing that anybody would call a loss. */
const GAP_S = 1
/** How much of a film may be missing: less is a scratch, more is a film that nobody should be taught with. */
export const SCRATCH = { share: 0.1, seconds: 1 }

export interface Damage {
  /** Seconds that the file says it has, out of which nothing came. */
  lost: number
  /** Seconds up to which anything came, picture or sound. */
  reached: number
}

export const isDamaged = ({ lost, reached }: Damage, duration: number): boolean =>
  lost + Math.max(0, duration - reached) > Math.max(SCRATCH.seconds, duration * SCRATCH.share)

/**
 * What goes into the decoder of a film and what comes out of it. A gap between two pictures is a loss only when something
 * went in for it: recordings of screens have no picture for as long as nothing moves.
 */
export function createLosses() {
  let waiting: number[] = []
  let last = Number.NEGATIVE_INFINITY
  let lost = 0
  return {
    /** What comes before the beginning is not shown; what has no time at all is far before it. */
    in(seconds: number): void {
      if (seconds >= 0) waiting.push(seconds)
    },
    out(seconds: number): void {
      if (seconds < 0) return
      const between = waiting.filter((each) => each > last && each < seconds)
      waiting = waiting.filter((each) => each > seconds)
      const since = Number.isFinite(last) ? last : Math.min(seconds, ...between)
      if (between.length > 0 && seconds - since > GAP_S) lost += seconds - since
      last = Math.max(last, seconds)
    },
    lost: (): number => lost,
  }
}
