import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('lets a limited number run at a time, in order of arrival', async () => {
  const semaphore = createSemaphore(2)
  const { signal } = new AbortController()
  const order: number[] = []
  const releases: (() => void)[] = []
  for (const number of [1, 2, 3, 4])
    void semaphore.take(signal).then((release) => {
      order.push(number)
      releases.push(release)
    })
  await settled()
  expect(order).toEqual([1, 2])
  releases[0]?.()
  await settled()
  expect(order).toEqual([1, 2, 3])
})

it('removes cancelled ones from the queue', async () => {
  const semaphore = createSemaphore(1)
  const leaving = new AbortController()
  const release = await semaphore.take(new AbortController().signal)
  const left = semaphore.take(leaving.signal)
  const next = semaphore.take(new AbortController().signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  release()
  await expect(next).resolves.toBeTypeOf('function')
})
