const MOST_STEPS = 4
const ROUND = [1, 2, 5]
const TIMES = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200]
const MOST_TIMES = 6

/** Round marks from zero up to at least the highest value. They are whole numbers, because people are counted. */
export function ticksTo(highest: number): number[] {
  const wanted = Math.max(1, highest) / MOST_STEPS
  let step = 1
  for (let size = 1; step < wanted; size *= 10)
    step = ROUND.map((each) => each * size).find((each) => each >= wanted) ?? 10 * size
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Round times within a duration in seconds, including zero. */
export function timesAlong(seconds: number): number[] {
  const step = TIMES.find((each) => seconds / each <= MOST_TIMES) ?? Math.ceil(seconds / MOST_TIMES / 3600) * 3600
  const count = Math.floor(seconds / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** At most this many values, evenly spaced, including the first. */
export function everyFew<Value>(values: readonly Value[], most: number): { value: Value; index: number }[] {
  const step = Math.max(1, Math.ceil(values.length / most))
  return values.map((value, index) => ({ value, index })).filter(({ index }) => index % step === 0)
}
