import { describe, expect, it } from 'vitest'
import { flatten, treeOf } from './tree.ts'
import { spotAt, zoneAt } from './use-tree-drag.ts'

const of = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: id,
})
const list = [of('1', null), of('2', '1'), of('3', '1'), of('4', null)]
const drop = (id: string, zone: 'before' | 'inside' | 'after') => {
  const node = flatten(treeOf(list)).find(({ item }) => item.id === id)
  if (!node) throw new Error(`no ${id}`)
  return spotAt(list, node, zone)
}

describe('dropping an item', () => {
  it('reads the drop zone from the position in the row', () => {
    expect([0, 0.2, 0.5, 0.8, 1].map(zoneAt)).toEqual(['before', 'before', 'inside', 'after', 'after'])
  })

  it('inserts it before the row, as its last child, or after it', () => {
    expect(drop('3', 'before')).toEqual({ parentId: '1', beforeId: '3' })
    expect(drop('4', 'inside')).toEqual({ parentId: '4', beforeId: null })
    expect(drop('2', 'after')).toEqual({ parentId: '1', beforeId: '3' })
    expect(drop('3', 'after')).toEqual({ parentId: '1', beforeId: null })
  })

  it('inserts it before the first child when dropped below an open parent', () => {
    expect(drop('1', 'after')).toEqual({ parentId: '1', beforeId: '2' })
  })
})
