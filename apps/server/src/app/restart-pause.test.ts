import { expect, it } from 'vitest'
import { restartPause } from './restart-pause.ts'

it('grows while no process starts well, up to half a minute', () => {
  const pause = restartPause()
  expect(Array.from({ length: 7 }, () => pause.next() / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30])
  pause.reset()
  expect(pause.next()).toBe(1000)
})
