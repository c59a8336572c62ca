import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('lets so many go at a time, in the order in which they came', async () => {
  const turns = createTurns(2)
  const { signal } = new AbortController()
  const order: number[] = []
  const releases: (() => void)[] = []
  for (const number of [1, 2, 3, 4])
    void turns.take(signal).then((release) => {
      order.push(number)
      releases.push(release)
    })
  await settled()
  expect(order).toEqual([1, 2])
  releases[0]?.()
  await settled()
  expect(order).toEqual([1, 2, 3])
})

it('takes those out of the row who have left', async () => {
  const turns = createTurns(1)
  const leaving = new AbortController()
  const release = await turns.take(new AbortController().signal)
  const left = turns.take(leaving.signal)
  const next = turns.take(new AbortController().signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  release()
  await expect(next).resolves.toBeTypeOf('function')
})
