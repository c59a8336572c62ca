import { expect, it } from 'vitest'
import { imagePlaces } from './image-places.ts'
import { pagesOf } from './pages-of.ts'

it('pictures fill their groups, and what is left over stands as a smaller group', () => {
  expect(imagePlaces(2, 1)).toEqual(['row', 'row'])
  expect(imagePlaces(3, 2)).toEqual(['half', 'half', 'row'])
  expect(imagePlaces(3, 3)).toEqual(['large', 'small', 'small'])
  expect(imagePlaces(5, 3)).toEqual(['large', 'small', 'small', 'half', 'half'])
  expect(imagePlaces(4, 3)).toEqual(['large', 'small', 'small', 'row'])
  expect(imagePlaces(0, 3)).toEqual([])
})

it('menus are cut into pages, the last with what is left', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(pagesOf([1, 2], 2)).toEqual([[1, 2]])
  expect(pagesOf([], 2)).toEqual([])
})
