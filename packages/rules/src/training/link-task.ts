const SECOND_MS = 1000

/** The longest time that a link task can ask for, in seconds. */
export const MAX_LINK_SECONDS = 36_000

export interface LinkFacts {
  /** 0 when opening the link is enough. */
  minSeconds: number
  /** When the person opened the link first, in milliseconds. */
  openedAt: number | null
  now: number
}

/** How many seconds are left before the task is done; null before the link was opened. */
export function linkSecondsLeft({ minSeconds, openedAt, now }: LinkFacts): number | null {
  if (openedAt === null) return null
  return Math.max(0, Math.ceil(minSeconds - (now - openedAt) / SECOND_MS))
}
