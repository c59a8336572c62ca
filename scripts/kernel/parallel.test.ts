import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { parallel } from './parallel.ts'

it('keeps the order of the items and never runs more than allowed at once', async () => {
  let running = 0
  let most = 0
  const results = await parallel([3, 1, 2], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    for (let i = 0; i < item; i += 1) await turn()
    running -= 1
    return item * 10
  })
  expect(results).toEqual([30, 10, 20])
  expect(most).toBe(2)
})
