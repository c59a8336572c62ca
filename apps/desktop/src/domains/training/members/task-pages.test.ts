import { expect, it } from 'vitest'
import { taskPage } from './task-pages.ts'

it('stays within the pages that the tasks have', () => {
  expect(taskPage(1, 0)).toBe(1)
  expect(taskPage(2, 12)).toBe(1)
  expect(taskPage(2, 13)).toBe(2)
  expect(taskPage(99, 50)).toBe(5)
})
