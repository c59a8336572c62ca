import { WAVE_RATE } from './graph.codec.ts'

const BARS = 200
const FULL_SCALE = 32_768

export interface Loudness {
  /** Samples of sixteen bits, one channel. */
  take(samples: Buffer): void
  bars(): number[]
}

/** Measures the loudness of audio from start to end, in two hundred parts from 0 to 1. */
export function createLoudness(seconds: number): Loudness {
  const perBar = Math.max(1, (seconds * WAVE_RATE) / BARS)
  const squares = new Float64Array(BARS)
  const counts = new Float64Array(BARS)
  let seen = 0
  let half: number | undefined

  function add(sample: number): void {
    const bar = Math.min(BARS - 1, Math.floor(seen / perBar))
    squares[bar] = (squares[bar] ?? 0) + (sample / FULL_SCALE) ** 2
    counts[bar] = (counts[bar] ?? 0) + 1
    seen += 1
  }

  return {
    take(samples) {
      const bytes = half === undefined ? samples : Buffer.concat([Buffer.of(half), samples])
      const whole = bytes.length - (bytes.length % 2)
      for (let at = 0; at < whole; at += 2) add(bytes.readInt16LE(at))
      half = whole < bytes.length ? bytes[whole] : undefined
    },
    bars: () => Array.from(squares, (square, bar) => Math.sqrt(square / Math.max(1, counts[bar] ?? 0))),
  }
}

/** Scaled so that the loudest part is 100. */
export function drawnLoudness(bars: readonly number[]): number[] {
  const loudest = Math.max(...bars)
  return bars.map((bar) => (loudest > 0 ? Math.round((bar / loudest) * 100) : 0))
}
