import type { EventStream } from './event-stream.ts'

/** Well under the minute after which proxies and phones take a silent line for dead. */
const PING_MS = 25_000
/** A line ends now and then on purpose: the next one brings a fresh token and may find a less busy process. */
const LIFE_MS = 15 * 60_000
/** Ten thousand lines are not pinged at one go: each tick takes its share. */
const TICKS = 50

/** All open streams of this process. */
export interface Streams {
  add(stream: EventStream): void
  count(): number
  /** Called when the process is about to stop, for other lines that take long. */
  whenClosing(listener: () => void): void
  /** The process is about to stop: everybody is asked to come back, to another one. */
  closeAll(): void
}

interface Open {
  stream: EventStream
  diesAt: number
}

export function createStreams(): Streams {
  /** In as many rounds as ticks, so that a tick need not look at everybody. */
  const rounds = Array.from({ length: TICKS }, () => new Set<Open>())
  let next = 0
  const closing: (() => void)[] = []
  let closed = false
  let timer: NodeJS.Timeout | undefined

  function tick(): void {
    next = (next + 1) % TICKS
    const now = performance.now()
    for (const { stream, diesAt } of rounds[next] ?? []) {
      if (diesAt < now) stream.close()
      else stream.ping()
    }
  }

  return {
    add(stream) {
      if (closed) return stream.close()
      timer ??= setInterval(tick, PING_MS / TICKS).unref()
      // Spread a little, so that those who came together do not leave together.
      const open: Open = { stream, diesAt: performance.now() + LIFE_MS * (0.8 + 0.4 * Math.random()) }
      const round = rounds[Math.floor(Math.random() * TICKS)]
      round?.add(open)
      stream.onClose(() => round?.delete(open))
    },
    count: () => rounds.reduce((sum, round) => sum + round.size, 0),
    whenClosing: (listener) => void closing.push(listener),
    closeAll() {
      closed = true
      for (const listener of closing) listener()
      clearInterval(timer)
      for (const { stream } of rounds.flatMap((round) => [...round])) stream.close()
    },
  }
}
