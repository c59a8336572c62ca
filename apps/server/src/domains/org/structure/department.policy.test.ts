import type { DepartmentId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { heightOf, inFrontOf, mayChangeBelow, parentsFirst } from './department.policy.ts'

const id = (value: number) => String(value) as DepartmentId
const node = (...path: number[]) => ({
  id: id(path.at(-1) ?? 0),
  parentId: path.length > 1 ? id(path.at(-2) ?? 0) : null,
  path: path.map(id),
})
const TREE = [node(1), node(1, 3), node(1, 2), node(1, 2, 5), node(1, 2, 5, 6), node(4)]

describe('a tree of departments', () => {
  it('is listed with parents first and children in their order', () => {
    const mixed = [TREE[4], TREE[1], TREE[0], TREE[5], TREE[2], TREE[3]].filter((one) => one !== undefined)
    expect(parentsFirst(mixed).map((one) => one.id)).toEqual(['1', '3', '2', '5', '6', '4'])
  })

  it('counts the levels of a part of it', () => {
    expect(heightOf(TREE, node(1))).toBe(4)
    expect(heightOf(TREE, node(1, 2))).toBe(3)
    expect(heightOf(TREE, node(4))).toBe(1)
  })
})

describe('the order of siblings', () => {
  const children = [1, 2, 3].map(id)

  it('places one before another, or at the end', () => {
    expect(inFrontOf(children, id(3), id(1))).toEqual(['3', '1', '2'])
    expect(inFrontOf(children, id(1), null)).toEqual(['2', '3', '1'])
    expect(inFrontOf(children, id(9), id(2))).toEqual(['1', '9', '2', '3'])
  })

  it('has no place before an unknown one, or before itself', () => {
    expect(inFrontOf(children, id(1), id(8))).toBeUndefined()
    expect(inFrontOf(children, id(1), id(1))).toBeUndefined()
  })
})

describe('changing what is below a department', () => {
  it('needs the department within the remit, and at the top the whole college', () => {
    expect(mayChangeBelow([id(2)], node(1, 2, 5))).toBe(true)
    expect(mayChangeBelow([id(2)], node(1))).toBe(false)
    expect(mayChangeBelow([id(2)], undefined)).toBe(false)
    expect(mayChangeBelow('college', undefined)).toBe(true)
  })
})
