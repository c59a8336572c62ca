export const SLEEP_MINUTES = [10, 20, 30, 60] as const

/** When playback stops: at a set time, or at the end of the medium. */
export type Sleep = { kind: 'at'; at: number } | { kind: 'end' }

/** Fades out, so that a person who has fallen asleep does not wake up. */
const FADE_MS = 10_000
const STEP_MS = 250

/** The volume, from 1 to 0 over the last seconds. */
export const loudness = (at: number, now: number): number => Math.min(1, Math.max(0, (at - now) / FADE_MS))

interface Sleeper {
  setLoudness: (share: number) => void
  /** Stops playback at the set time. */
  stop: () => void
}

/** Checks the clock until the set time. Phones ignore the volume that a page sets; there playback simply stops. */
export function watchSleep(at: number, { setLoudness, stop }: Sleeper): () => void {
  const timer = setInterval(() => {
    const share = loudness(at, Date.now())
    setLoudness(share)
    if (share === 0) stop()
  }, STEP_MS)
  return () => {
    clearInterval(timer)
    setLoudness(1)
  }
}
