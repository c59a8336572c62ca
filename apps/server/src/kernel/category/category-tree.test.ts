import type { Id } from '@sands/contract/kernel/schema'
import { expect, it } from 'vitest'
import { presentTree, withBelow } from './category-tree.present.ts'

const id = (text: string) => text as Id<'shelf'>
const row = (text: string, parent: string | null, level: number) => ({
  id: id(text),
  parentId: parent === null ? null : id(parent),
  name: `Shelf ${text}`,
  level,
})
const ROWS = [row('1', null, 1), row('2', null, 1), row('11', '1', 2), row('111', '11', 3)]
const counts = withBelow(ROWS, new Map([id('1'), id('11'), id('111')].map((each, place) => [each, place + 1])))

it('counts the entries of a category including its subcategories', () => {
  expect([...counts]).toEqual([
    ['1', 6],
    ['11', 5],
    ['111', 3],
  ])
})

it('returns the tree from the top or from given categories, down to a given level', () => {
  const [one, two] = presentTree(ROWS, { counts })
  expect(one).toMatchObject({ id: '1', name: 'Shelf 1', categoryLevel: 1, courseNum: 6, count: 6, hasChildren: 1 })
  expect(one?.children[0]?.children[0]).toMatchObject({ id: '111', parentId: '11', count: 3, hasChildren: 0 })
  expect(two).toMatchObject({ id: '2', count: 0, hasChildren: 0, children: [] })
  expect(presentTree(ROWS, { counts, maxLevel: 1 })[0]).toMatchObject({ hasChildren: 1, children: [] })
  const [below] = presentTree(ROWS, { counts, roots: [id('11')] })
  expect(below).toMatchObject({ id: '11', count: 5, children: [{ id: '111' }] })
})
