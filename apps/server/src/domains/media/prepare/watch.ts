const LOOK_MS = 2000

/** The file was deleted, has other content now, or another attempt works on it: the result is not needed. */
export class Unwanted extends Error {}

export interface Watch {
  /** Aborted when the server stops, or with `Unwanted`. */
  signal: AbortSignal
  progress(percent: number): void
  end(): void
}

interface WatchParts {
  /** Both return whether the work is still needed, or throw `Unwanted`. */
  tell(percent: number): Promise<boolean>
  look(): Promise<boolean>
  stopping: AbortSignal
}

/**
 * Stores progress at intervals, which keeps the load on the database small, and aborts work that is no longer needed.
 */
export function watchWork({ tell, look, stopping }: WatchParts): Watch {
  const unwanted = new AbortController()
  let toldAt = Number.NEGATIVE_INFINITY
  let told = 0
  const heed = (answer: Promise<boolean>): void =>
    void answer.then(
      (wanted) => !wanted && unwanted.abort(new Unwanted()),
      // When the check fails for another reason, the work continues.
      (error: unknown) => error instanceof Unwanted && unwanted.abort(error),
    )
  const looking = setInterval(() => heed(look()), LOOK_MS)
  return {
    signal: AbortSignal.any([stopping, unwanted.signal]),
    progress(percent) {
      const whole = Math.min(99, Math.floor(percent))
      const now = performance.now()
      if (whole <= told || now - toldAt < LOOK_MS) return
      toldAt = now
      told = whole
      heed(tell(whole))
    },
    end: () => clearInterval(looking),
  }
}
