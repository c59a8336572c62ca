import { expect, it } from 'vitest'
import { chunk } from './chunk.ts'

it('shortcuts are divided into pages, the last with the rest', () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunk([1, 2], 2)).toEqual([[1, 2]])
  expect(chunk([], 2)).toEqual([])
})
