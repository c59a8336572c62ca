import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oneTap } from './one-tap.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A task that ends when the test says so. */
function work() {
  const ends: ((isGood: boolean) => void)[] = []
  const begin = vi.fn(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.push((isGood) => (isGood ? resolve(number) : reject(new Error('No'))))
      }),
  )
  return { begin, end: (number: number, isGood = true) => ends[number - 1]?.(isGood) }
}

it('does not start a running task again, however long it takes', async () => {
  const tap = oneTap<number>()
  const { begin, end } = work()
  void tap('a', begin)
  vi.advanceTimersByTime(60_000)
  const second = tap('a', begin)
  end(1)
  expect(await second).toBe(1)
  expect(begin).toHaveBeenCalledTimes(1)
})

it('treats a double tap as one, even when the first tap was already answered, and a later tap as another', async () => {
  const tap = oneTap<number>()
  const { begin, end } = work()
  const first = tap('a', begin)
  end(1)
  await first
  vi.advanceTimersByTime(300)
  void tap('a', begin)
  expect(begin).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(300)
  void tap('a', begin)
  expect(begin).toHaveBeenCalledTimes(2)
})

it('starts a failed task again', async () => {
  const tap = oneTap<number>()
  const { begin, end } = work()
  const first = tap('a', begin)
  end(1, false)
  await expect(first).rejects.toThrow('No')
  void tap('a', begin)
  expect(begin).toHaveBeenCalledTimes(2)
})

it('starts another task at once, and after it the first one again', () => {
  const tap = oneTap<number>()
  const { begin } = work()
  for (const content of ['a', 'b', 'a']) void tap(content, begin)
  expect(begin).toHaveBeenCalledTimes(3)
})
