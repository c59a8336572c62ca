import { expect, it } from 'vitest'
import { imagePlaces } from './image-places.ts'

it('pictures fill complete groups, and the remaining ones form a smaller group', () => {
  expect(imagePlaces(2, 1)).toEqual(['row', 'row'])
  expect(imagePlaces(3, 2)).toEqual(['half', 'half', 'row'])
  expect(imagePlaces(3, 3)).toEqual(['large', 'small', 'small'])
  expect(imagePlaces(5, 3)).toEqual(['large', 'small', 'small', 'half', 'half'])
  expect(imagePlaces(4, 3)).toEqual(['large', 'small', 'small', 'row'])
  expect(imagePlaces(0, 3)).toEqual([])
})
