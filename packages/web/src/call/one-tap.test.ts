import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oneTap } from './one-tap.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Something to begin that ends when it is told to. */
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

it('begins nothing again that is under way, however long that takes', async () => {
  const tap = oneTap<number>()
  const { begin, end } = work()
  void tap('a', begin)
  vi.advanceTimersByTime(60_000)
  const second = tap('a', begin)
  end(1)
  expect(await second).toBe(1)
  expect(begin).toHaveBeenCalledTimes(1)
})

it('takes a double tap for one when the first tap is answered already, and a later one for another', async () => {
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

it('begins what failed again', async () => {
  const tap = oneTap<number>()
  const { begin, end } = work()
  const first = tap('a', begin)
  end(1, false)
  await expect(first).rejects.toThrow('No')
  void tap('a', begin)
  expect(begin).toHaveBeenCalledTimes(2)
})

it('begins something else at once, and after it the first again', () => {
  const tap = oneTap<number>()
  const { begin } = work()
  for (const content of ['a', 'b', 'a']) void tap(content, begin)
  expect(begin).toHaveBeenCalledTimes(3)
})
