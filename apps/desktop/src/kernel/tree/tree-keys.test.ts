import { describe, expect, it } from 'vitest'
import { flatten, treeOf } from './tree.ts'
import { keyTarget } from './tree-keys.ts'

const of = (id: string, parentId: string | null, name: string) => ({
  id,
  parentId,
  name,
})
const visible = flatten(
  treeOf([of('1', null, 'Stores'), of('2', '1', 'East'), of('3', '1', 'West'), of('4', null, 'Office')]),
)
const press = (key: string, id: string, isOpen = false) => {
  const node = visible.find(({ item }) => item.id === id)
  if (!node) throw new Error(`no ${id}`)
  return keyTarget({ key, node, visible, isOpen })
}

describe('keys in a tree', () => {
  it('move up and down the visible rows and stop at the ends', () => {
    expect(press('ArrowDown', '1')).toEqual({ focus: '2' })
    expect(press('ArrowUp', '4')).toEqual({ focus: '3' })
    expect(press('ArrowUp', '1')).toBeUndefined()
    expect(press('End', '1')).toEqual({ focus: '4' })
    expect(press('Home', '4')).toEqual({ focus: '1' })
  })

  it('open, enter, leave and close nodes', () => {
    expect(press('ArrowRight', '1', false)).toEqual({ open: true })
    expect(press('ArrowRight', '1', true)).toEqual({ focus: '2' })
    expect(press('ArrowLeft', '3')).toEqual({ focus: '1' })
    expect(press('ArrowLeft', '1', true)).toEqual({ open: false })
    expect(press('ArrowRight', '4')).toBeUndefined()
  })

  it('choose a node, and find the next one by its first letter', () => {
    expect(press('Enter', '2')).toEqual({ choose: true })
    expect(press('o', '1')).toEqual({ focus: '4' })
    expect(press('s', '3')).toEqual({ focus: '1' })
    expect(press('Tab', '1')).toBeUndefined()
  })
})
