import { expect, it } from 'vitest'
import { canUndo } from './cascade.ts'

const HOUR = 3_600_000

it('can be undone once, within the hour', () => {
  expect(canUndo({ at: 0, undoneAt: null }, HOUR)).toBe(true)
  expect(canUndo({ at: 0, undoneAt: null }, HOUR + 1)).toBe(false)
  expect(canUndo({ at: 0, undoneAt: 5 }, 10)).toBe(false)
})
