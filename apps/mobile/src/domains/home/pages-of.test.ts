import { expect, it } from 'vitest'
import { pagesOf } from './pages-of.ts'

it('menus are cut into pages, the last with what is left', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(pagesOf([1, 2], 2)).toEqual([[1, 2]])
  expect(pagesOf([], 2)).toEqual([])
})
