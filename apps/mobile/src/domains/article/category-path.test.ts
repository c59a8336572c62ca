import type { Id } from '@sands/contract/kernel/schema'
import { expect, it } from 'vitest'
import { type Category, categoryPath } from './category-path.ts'

const node = (id: string, children: Category[] = []): Category => ({
  id: id as Id<'articleCategory'>,
  name: `Category ${id}`,
  children,
})
const TREE = [node('1', [node('11', [node('111')]), node('12')]), node('2')]
const pathTo = (id: string) => categoryPath(TREE, id).map((category) => category.id)

it('finds the way to a category on every level', () => {
  expect(pathTo('2')).toEqual(['2'])
  expect(pathTo('12')).toEqual(['1', '12'])
  expect(pathTo('111')).toEqual(['1', '11', '111'])
})

it('finds none to a category that is gone', () => {
  expect(pathTo('3')).toEqual([])
})
