import type { HomePageDocument, PageBlock } from '@sands/contract/home/decoration.model'
import { menuColumns } from '@sands/rules/block'
import { BLOCK_CODES, DECORATION_LIMITS, isFeedCode } from '@sands/rules/decoration'
import { describe, expect, it } from 'vitest'
import { copyOfBlock, newBlock, newButton, newItem } from './items/new-parts.ts'
import {
  addBlock,
  duplicateBlock,
  moveBlock,
  type PageEdit,
  patchBlock,
  patchButton,
  removeBlock,
  setButton,
  setColumns,
  setShowRule,
} from './page-edit.ts'

const block = (key: string, code: PageBlock['code'] = 'app-banner'): PageBlock => ({ ...newBlock(code), key })
const page = (...keys: string[]): HomePageDocument => ({ blocks: keys.map((key) => block(key)), floatingButton: null })
const keysOf = ({ blocks }: HomePageDocument) => blocks.map(({ key }) => key)

describe('modules', () => {
  it('are added after the chosen one, or at the end', () => {
    expect(keysOf(addBlock(block('new'), 'a')(page('a', 'b')))).toEqual(['a', 'new', 'b'])
    expect(keysOf(addBlock(block('new'))(page('a', 'b')))).toEqual(['a', 'b', 'new'])
    expect(keysOf(addBlock(block('new'), 'gone')(page('a', 'b')))).toEqual(['a', 'b', 'new'])
  })

  it('are limited to the maximum of a page', () => {
    const full = page(...Array.from({ length: DECORATION_LIMITS.blocks }, (_, index) => String(index)))
    expect(addBlock(block('new'))(full)).toBe(full)
    expect(duplicateBlock('3')(full)).toBe(full)
  })

  it('are moved, removed and changed', () => {
    expect(keysOf(moveBlock(0, 2)(page('a', 'b', 'c')))).toEqual(['b', 'c', 'a'])
    expect(keysOf(removeBlock('b')(page('a', 'b', 'c')))).toEqual(['a', 'c'])
    const before = page('a', 'b')
    const after = patchBlock('b', { title: 'News' })(before)
    expect(after.blocks.map(({ title }) => title)).toEqual(['', 'News'])
    expect(before.blocks[1]?.title).toBe('')
    expect(after.blocks[0]).toBe(before.blocks[0])
  })

  it('are duplicated with new keys, right after the original', () => {
    const item = newItem()
    const [first] = page('a').blocks
    if (!first) throw new Error('the page has no module')
    const filled: PageBlock = { ...first, categories: first.categories.map((each) => ({ ...each, items: [item] })) }
    const after = duplicateBlock('a')({ blocks: [filled, block('b')], floatingButton: null })
    expect(keysOf(after)).toEqual(['a', expect.any(String), 'b'])
    const copy = after.blocks[1]
    expect(copy?.categories[0]?.items).toEqual([{ ...item, key: expect.any(String) }])
    const keys = [filled, copy ?? filled].flatMap(({ key, categories }) => [
      key,
      ...categories.flatMap((category) => [category.key, ...category.items.map((each) => each.key)]),
    ])
    expect(new Set(keys).size).toBe(keys.length)
    expect(copyOfBlock(filled).extendInfo).toEqual(filled.extendInfo)
  })

  it.each(BLOCK_CODES)('%s starts with the parts it needs and its default look', (code) => {
    const fresh = newBlock(code)
    const sources = code === 'app-info-class' ? ['article', 'course'] : [undefined]
    expect(fresh.categories.map(({ source }) => source)).toEqual(sources)
    expect(fresh.dataMaxCount > 0).toBe(isFeedCode(code) || code === 'app-nav')
    expect(fresh.categories[0]?.items).toEqual([])
    expect(fresh.key).not.toBe(newBlock(code).key)
  })

  it('of shortcuts have the chosen number in a row', () => {
    const before: HomePageDocument = { blocks: [block('menu', 'app-nav')], floatingButton: null }
    const columns = (after: HomePageDocument) => after.blocks.map(menuColumns)
    expect(columns(before)).toEqual([4])
    expect(columns(setColumns('menu', 5)(before))).toEqual([5])
    expect(columns(setColumns('menu', 4)(setColumns('menu', 5)(before)))).toEqual([4])
  })

  it('of notices have an order', () => {
    const before: HomePageDocument = { blocks: [block('notice', 'app-notice')], floatingButton: null }
    expect(setShowRule('notice', 1)(before).blocks[0]?.categories).toMatchObject([{ showRule: 1 }])
  })
})

describe('an edit that changes nothing returns the same page', () => {
  const before = setButton(newButton())(page('a', 'b'))

  it.each<[string, PageEdit]>([
    ['a module is moved to its own place', moveBlock(1, 1)],
    ['a module is moved beyond the end of the page', moveBlock(1, 2)],
    ['an unknown module is moved', moveBlock(5, 0)],
    ['an unknown module is removed', removeBlock('gone')],
    ['an unknown module is duplicated', duplicateBlock('gone')],
    ['an unknown module is changed', patchBlock('gone', { title: 'News' })],
    [
      'a module gets the values that it has',
      patchBlock('b', { title: '', extendInfo: { ...newBlock('app-banner').extendInfo } }),
    ],
    ['the order stays the same', setShowRule('a', 0)],
    ['the number of columns stays the same', setColumns('a', 4)],
    ['the button gets the values that it has', patchButton({ name: newButton().name })],
    ['the button is replaced with the same one', setButton(newButton())],
  ])('%s', (_, edit) => {
    expect(edit(before)).toBe(before)
  })

  it('removing the button from a page without one', () => {
    const bare = page('a')
    expect(setButton(null)(bare)).toBe(bare)
    expect(patchButton({ name: 'Ask' })(bare)).toBe(bare)
  })
})

describe('the floating button', () => {
  it('is added, changed and removed', () => {
    const there = setButton(newButton())(page('a'))
    expect(patchButton({ name: 'Ask' })(there).floatingButton?.name).toBe('Ask')
    expect(setButton(null)(there).floatingButton).toBeNull()
    expect(patchButton({ name: 'Ask' })(page('a')).floatingButton).toBeNull()
  })
})
