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
  it('is told with parents first and children in their order', () => {
    const mixed = [TREE[4], TREE[1], TREE[0], TREE[5], TREE[2], TREE[3]].filter((one) => one !== undefined)
    expect(parentsFirst(mixed).map((one) => one.id)).toEqual(['1', '3', '2', '5', '6', '4'])
  })

  it('knows how many levels a part of it takes up', () => {
    expect(heightOf(TREE, node(1))).toBe(4)
    expect(heightOf(TREE, node(1, 2))).toBe(3)
    expect(heightOf(TREE, node(4))).toBe(1)
  })
})

describe('the order of brothers and sisters', () => {
  const children = [1, 2, 3].map(id)

  it('takes one in front of another, or to the end', () => {
    expect(inFrontOf(children, id(3), id(1))).toEqual(['3', '1', '2'])
    expect(inFrontOf(children, id(1), null)).toEqual(['2', '3', '1'])
    expect(inFrontOf(children, id(9), id(2))).toEqual(['1', '9', '2', '3'])
  })

  it('knows no place in front of a stranger, or of oneself', () => {
    expect(inFrontOf(children, id(1), id(8))).toBeUndefined()
    expect(inFrontOf(children, id(1), id(1))).toBeUndefined()
  })
})

describe('who may change what lies below', () => {
  it('is whoever answers for the department, and at the top for the whole college', () => {
    expect(mayChangeBelow([id(2)], node(1, 2, 5))).toBe(true)
    expect(mayChangeBelow([id(2)], node(1))).toBe(false)
    expect(mayChangeBelow([id(2)], undefined)).toBe(false)
    expect(mayChangeBelow('college', undefined)).toBe(true)
  })
})
