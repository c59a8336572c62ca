import { expect, it } from 'vitest'
import { aProgress } from './testing.ts'
import { withWaiting } from './with-waiting.ts'

const at = '2026-03-01T08:00:00.000Z'
const segment = (from: number, to: number) => ({ from, to, rate: 1, milliseconds: to - from, visible: 1 as const, at })

it('shows what the server does not have yet on top of what it has', () => {
  const progress = aProgress({ percent: 10, covered: [[0, 60_000]], total: 600_000 })
  expect(withWaiting(progress, [segment(60_000, 90_000), segment(200_000, 230_000)], 'media')).toMatchObject({
    percent: 20,
    covered: [
      [0, 90_000],
      [200_000, 230_000],
    ],
  })
})

it('leaves it to the server whether it is finished, and never shows less than the server said', () => {
  expect(withWaiting(aProgress({ percent: 30, total: 4 }), [segment(1, 5)], 'pages')).toMatchObject({
    percent: 99,
    isFinished: 0,
  })
  expect(withWaiting(aProgress({ percent: 100, isFinished: 1, total: 4 }), [segment(1, 2)], 'pages').percent).toBe(100)
})
