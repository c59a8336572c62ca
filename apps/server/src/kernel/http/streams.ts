import type { EventStream } from './event-stream.ts'

/** Well below the minute after which proxies and phones close a silent connection. */
const PING_MS = 25_000
/** Each connection ends after this time: the next one brings a new token and may reach a less busy process. */
const LIFE_MS = 15 * 60_000
/** Thousands of connections are not pinged at once: each tick pings a share of them. */
const TICKS = 50

/** All open streams of this process. */
export interface Streams {
  add(stream: EventStream): void
  count(): number
  /** Called when the process is about to stop, for other long-lived connections. */
  whenClosing(listener: () => void): void
  /** Closes all streams when the process is about to stop; the clients reconnect to another process. */
  closeAll(): void
}

interface Open {
  stream: EventStream
  diesAt: number
}

export function createStreams(): Streams {
  /** One set of connections for each tick. */
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
      // The lifetimes vary, so that connections opened together do not end together.
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
