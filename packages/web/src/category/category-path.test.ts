import { expect, it } from 'vitest'
import { type Category, pathTo } from './category-path.ts'

const category = (id: string, children: readonly Category[] = []): Category => ({ id, name: id, count: 0, children })
const tree = [category('1', [category('2', [category('3')]), category('4')]), category('5')]

it('returns the levels down to a category, and nothing for a deleted one', () => {
  const names = (id: string | null) => pathTo(tree, id).map(({ name }) => name)
  expect(names('3')).toEqual(['1', '2', '3'])
  expect(names('4')).toEqual(['1', '4'])
  expect(names('5')).toEqual(['5'])
  expect(names('9')).toEqual([])
  expect(names(null)).toEqual([])
})
