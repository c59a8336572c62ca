import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Department } from '@sands/contract/org/people.model'
import { describe, expect, it } from 'vitest'
import { aboveOf, afterMove, familyOf, flatten, isSameSpot, spotOf, stepOf, treeOf } from './department-tree.ts'

const of = (id: string, parentId: string | null, people = 0): Department => ({
  id: id as DepartmentId,
  parentId: parentId as DepartmentId | null,
  name: `d${id}`,
  people,
  mayEdit: true,
  version: 1,
})
/** 1 (2 (4), 3), 5 */
const list = [of('1', null, 1), of('2', '1', 10), of('4', '2', 100), of('3', '1', 1000), of('5', null, 5)]
const at = (id: string) => list.find((each) => each.id === id) ?? of(id, null)
const shape = (departments: readonly Department[]) =>
  flatten(treeOf(departments)).map(({ path }) => path.map((name) => name.slice(1)).join('>'))

describe('the tree of departments', () => {
  it('counts people with everything below and knows the way to each', () => {
    const found = new Map(flatten(treeOf(list)).map((node) => [node.department.id as string, node]))
    expect(found.get('1')?.people).toBe(1111)
    expect(found.get('2')?.people).toBe(110)
    expect(found.get('4')?.path).toEqual(['d1', 'd2', 'd4'])
    expect(aboveOf(list, '4')).toEqual(['1', '2'])
  })

  it('shows a department whose parent is not in the list at the top', () => {
    expect(shape([of('7', '6'), of('8', '7')])).toEqual(['7', '7>8'])
  })

  it('knows where a department cannot go', () => {
    expect([...familyOf(treeOf(list), '1')]).toEqual(['1', '2', '4', '3'])
  })

  it('moves past neighbours, under the one above and out of the parent', () => {
    expect(stepOf(list, at('3'), 'up')).toEqual({ parentId: '1', beforeId: '2' })
    expect(stepOf(list, at('2'), 'down')).toEqual({ parentId: '1', beforeId: null })
    expect(stepOf(list, at('3'), 'in')).toEqual({ parentId: '2', beforeId: null })
    expect(stepOf(list, at('4'), 'out')).toEqual({ parentId: '1', beforeId: '3' })
  })

  it('has no way beyond the edges', () => {
    expect(stepOf(list, at('1'), 'up')).toBeUndefined()
    expect(stepOf(list, at('5'), 'down')).toBeUndefined()
    expect(stepOf(list, at('2'), 'in')).toBeUndefined()
    expect(stepOf(list, at('1'), 'out')).toBeUndefined()
  })

  it.each([
    { id: '3', to: { parentId: '1', beforeId: '2' }, becomes: ['1', '1>3', '1>2', '1>2>4', '5'] },
    { id: '2', to: { parentId: null, beforeId: '5' }, becomes: ['1', '1>3', '2', '2>4', '5'] },
    { id: '5', to: { parentId: '2', beforeId: null }, becomes: ['1', '1>2', '1>2>4', '1>2>5', '1>3'] },
  ])('shows $id at its new place, and the way back leads back', ({ id, to, becomes }) => {
    const spot = { parentId: to.parentId as DepartmentId | null, beforeId: to.beforeId as DepartmentId | null }
    const before = spotOf(list, at(id))
    const moved = afterMove(list, at(id).id, spot)
    expect(shape(moved)).toEqual(becomes)
    expect(shape(afterMove(moved, at(id).id, before))).toEqual(shape(list))
    expect(isSameSpot(before, spot)).toBe(false)
  })
})
