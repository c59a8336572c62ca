import { describe, expect, it } from 'vitest'
import { aboveOf, afterMove, familyOf, flatten, isSameSpot, spotOf, stepOf, sumOf, treeOf } from './tree.ts'

const of = (id: string, parentId: string | null, people = 0) => ({ id, parentId, name: `d${id}`, people })
type Item = ReturnType<typeof of>
const peopleOf = ({ people }: Item) => people
/** 1 (2 (4), 3), 5 */
const list = [of('1', null, 1), of('2', '1', 10), of('4', '2', 100), of('3', '1', 1000), of('5', null, 5)]
const at = (id: string) => list.find((each) => each.id === id) ?? of(id, null)
const shape = (items: readonly Item[]) =>
  flatten(treeOf(items)).map(({ path }) => path.map((name) => name.slice(1)).join('>'))

describe('a tree', () => {
  it('counts people with all descendants and knows the path to each node', () => {
    const found = new Map(flatten(treeOf(list)).map((node) => [node.item.id, node]))
    const sum = (id: string) =>
      flatten(treeOf(list)).flatMap((node) => (node.item.id === id ? sumOf(node, peopleOf) : []))
    expect(sum('1')).toEqual([1111])
    expect(sum('2')).toEqual([110])
    expect(found.get('4')?.path).toEqual(['d1', 'd2', 'd4'])
    expect(aboveOf(list, '4')).toEqual(['1', '2'])
  })

  it('shows an item at the top when its parent is not in the list', () => {
    expect(shape([of('7', '6'), of('8', '7')])).toEqual(['7', '7>8'])
  })

  it('knows where an item cannot go', () => {
    expect([...familyOf(treeOf(list), '1')]).toEqual(['1', '2', '4', '3'])
  })

  it('moves past siblings, under the sibling above and out of the parent', () => {
    expect(stepOf(list, at('3'), 'up')).toEqual({ parentId: '1', beforeId: '2' })
    expect(stepOf(list, at('2'), 'down')).toEqual({ parentId: '1', beforeId: null })
    expect(stepOf(list, at('3'), 'in')).toEqual({ parentId: '2', beforeId: null })
    expect(stepOf(list, at('4'), 'out')).toEqual({ parentId: '1', beforeId: '3' })
  })

  it('has no step beyond the edges', () => {
    expect(stepOf(list, at('1'), 'up')).toBeUndefined()
    expect(stepOf(list, at('5'), 'down')).toBeUndefined()
    expect(stepOf(list, at('2'), 'in')).toBeUndefined()
    expect(stepOf(list, at('1'), 'out')).toBeUndefined()
  })

  it.each([
    { id: '3', to: { parentId: '1', beforeId: '2' }, becomes: ['1', '1>3', '1>2', '1>2>4', '5'] },
    { id: '2', to: { parentId: null, beforeId: '5' }, becomes: ['1', '1>3', '2', '2>4', '5'] },
    { id: '5', to: { parentId: '2', beforeId: null }, becomes: ['1', '1>2', '1>2>4', '1>2>5', '1>3'] },
  ])('shows $id at its new place, and can undo the move', ({ id, to, becomes }) => {
    const before = spotOf(list, at(id))
    const moved = afterMove(list, id, to)
    expect(shape(moved)).toEqual(becomes)
    expect(shape(afterMove(moved, id, before))).toEqual(shape(list))
    expect(isSameSpot(before, to)).toBe(false)
  })
})
