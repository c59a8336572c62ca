export const SLEEP_MINUTES = [10, 20, 30, 60] as const

/** When the sound goes off: at a time of the clock, or with the end of the piece. */
export type Sleep = { kind: 'at'; at: number } | { kind: 'end' }

/** Gently: whoever has just fallen asleep is not woken by the silence. */
const FADE_MS = 10_000
const STEP_MS = 250

/** From 1 to 0 over the last seconds. */
export const loudness = (at: number, now: number): number => Math.min(1, Math.max(0, (at - now) / FADE_MS))

interface Sleeper {
  setLoudness: (share: number) => void
  /** It is time. */
  stop: () => void
}

/** Looks at the clock until it is time. Phones ignore how loud a page wants to be; there it simply ends. */
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
