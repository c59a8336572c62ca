/** Shorter gaps between two pictures do not count as a loss. */
const GAP_S = 1
/** How much of a film may be missing. With more missing, the film is refused as damaged. */
export const SCRATCH = { share: 0.1, seconds: 1 }

export interface Damage {
  /** Seconds that the file announces and that could not be decoded. */
  lost: number
  /** The time up to which any picture or sound was decoded, in seconds. */
  reached: number
}

export const isDamaged = ({ lost, reached }: Damage, duration: number): boolean =>
  lost + Math.max(0, duration - reached) > Math.max(SCRATCH.seconds, duration * SCRATCH.share)

/**
 * Compares what goes into the decoder of a film with what comes out. A gap between two pictures is a loss only when
 * something went in for it: screen recordings have no pictures while nothing moves.
 */
export function createLosses() {
  let waiting: number[] = []
  let last = Number.NEGATIVE_INFINITY
  let lost = 0
  return {
    /** Packets before the start are not shown, and packets without a time get one far before it: both are ignored. */
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
