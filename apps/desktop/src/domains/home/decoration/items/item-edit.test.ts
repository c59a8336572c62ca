import type { HomePageDocument, PageBlock, PageItem } from '@sands/contract/home/decoration.model'
import { menuColumns } from '@sands/rules/block'
import { blockKind, DECORATION_LIMITS } from '@sands/rules/decoration'
import { describe, expect, it } from 'vitest'
import { setColumns } from '../page-edit.ts'
import {
  addCategory,
  addItem,
  duplicateItem,
  moveCategory,
  moveItem,
  moveItemTo,
  patchItem,
  removeCategory,
  removeItem,
  renameCategory,
} from './item-edit.ts'
import { newBlock, newCategory, newItem } from './new-parts.ts'

const item = (key: string): PageItem => ({ ...newItem(), key })
/** A module `m` with categories by name, each with items by key. */
const page = (categories: Record<string, string[]>, code: PageBlock['code'] = 'app-multi-image'): HomePageDocument => ({
  blocks: [
    {
      ...newBlock(code),
      key: 'm',
      categories: Object.entries(categories).map(([key, keys]) => ({ ...newCategory(), key, items: keys.map(item) })),
    },
  ],
  floatingButton: null,
})
const itemsOf = ({ blocks }: HomePageDocument) =>
  Object.fromEntries(
    (blocks[0]?.categories ?? []).map(({ key, items }) => [key, items.map((each) => each.key)] as const),
  )
const on = (category: string) => ({ block: 'm', category })

describe('items', () => {
  it('are added at the end of their category', () => {
    expect(itemsOf(addItem(on('y'), item('new'))(page({ x: ['a'], y: ['b'] })))).toEqual({
      x: ['a'],
      y: ['b', 'new'],
    })
  })

  it('are limited to the maximum of the module', () => {
    const full = page(
      { x: Array.from({ length: blockKind('app-banner').mostItems }, (_, at) => `${at}`) },
      'app-banner',
    )
    expect(addItem(on('x'), item('new'))(full)).toBe(full)
    expect(duplicateItem('m', '3')(full)).toBe(full)
  })

  it('are moved within their category and to another', () => {
    const before = page({ x: ['a', 'b', 'c'], y: ['d'] })
    expect(itemsOf(moveItem(on('x'), 2, 0)(before))).toEqual({ x: ['c', 'a', 'b'], y: ['d'] })
    expect(itemsOf(moveItemTo(on('y'), 'b')(before))).toEqual({ x: ['a', 'c'], y: ['d', 'b'] })
    expect(moveItemTo(on('y'), 'gone')(before)).toBe(before)
    expect(moveItem(on('x'), 1, 1)(before)).toBe(before)
  })

  it('are changed, duplicated and removed', () => {
    const before = page({ x: ['a', 'b'] })
    const after = patchItem('m', 'b', { name: 'News' })(before)
    expect(after.blocks[0]?.categories[0]?.items.map(({ name }) => name)).toEqual(['', 'News'])
    expect(itemsOf(duplicateItem('m', 'a', () => item('copy'))(before))).toEqual({ x: ['a', 'copy', 'b'] })
    expect(itemsOf(removeItem('m', 'a')(before))).toEqual({ x: ['b'] })
    expect(removeItem('m', 'gone')(before)).toBe(before)
    expect(patchItem('m', 'b', { name: '' })(before)).toBe(before)
  })

  it('of a menu are all shown, with the same number in a row as before', () => {
    let menu = setColumns('m', 5)(page({ x: [] }, 'app-nav'))
    for (let count = 1; count <= 21; count += 1) {
      menu = addItem(on('x'), item(`${count}`))(menu)
      const [block] = menu.blocks
      expect(block && menuColumns(block)).toBe(5)
      expect(block?.dataMaxCount).toBeGreaterThanOrEqual(count)
    }
  })
})

describe('categories', () => {
  it('are added, renamed, moved and removed with their content', () => {
    const before = page({ x: ['a'], y: ['b'] })
    expect(itemsOf(addCategory('m', String, { ...newCategory(), key: 'z' })(before))).toEqual({
      x: ['a'],
      y: ['b'],
      z: [],
    })
    expect(renameCategory(on('y'), 'Sales')(before).blocks[0]?.categories.map(({ name }) => name)).toEqual([
      '',
      'Sales',
    ])
    expect(Object.keys(itemsOf(moveCategory('m', 1, 0)(before)))).toEqual(['y', 'x'])
    expect(itemsOf(removeCategory(on('x'))(before))).toEqual({ y: ['b'] })
  })

  it('have names once there are several', () => {
    const named = renameCategory(on('x'), 'Sales')(page({ x: [] }))
    const names = ({ blocks }: HomePageDocument) => blocks[0]?.categories.map(({ name }) => name)
    expect(names(addCategory('m', (place) => `No ${place}`)(named))).toEqual(['Sales', 'No 2'])
    expect(names(addCategory('m', (place) => `No ${place}`)(page({ x: [] })))).toEqual(['No 1', 'No 2'])
  })

  it('are limited to the maximum of a module, and there is always one', () => {
    const names = Array.from({ length: DECORATION_LIMITS.categories }, (_, at) => [`c${at}`, [] as string[]] as const)
    const full = page(Object.fromEntries(names))
    expect(addCategory('m', String)(full)).toBe(full)
    const single = page({ x: ['a'] })
    expect(removeCategory(on('x'))(single)).toBe(single)
  })
})
