import { describe, expect, it } from 'vitest'
import { menuColumns } from './block.ts'
import {
  BLOCK_CODES,
  blockKind,
  feedContent,
  isFeedCode,
  isGoodWindow,
  isItemCode,
  menuMaxCount,
  type PageParts,
  pageFaults,
} from './decoration.ts'
import type { ChosenJump } from './jump.ts'

const NOWHERE: ChosenJump = { to: 'none', moduleId: null, link: null }
const jump = (over: Partial<ChosenJump>): ChosenJump => ({ ...NOWHERE, ...over })

describe('a valid display period', () => {
  const [early, late] = ['2026-03-01T08:00:00.000Z', '2026-03-01T08:00:00.001Z']

  it('ends after it begins, or has no end, or no beginning', () => {
    expect(isGoodWindow({ showFrom: early, showUntil: late })).toBe(true)
    expect(isGoodWindow({ showFrom: late, showUntil: null })).toBe(true)
    expect(isGoodWindow({ showFrom: null, showUntil: early })).toBe(true)
    expect(isGoodWindow({ showFrom: null, showUntil: null })).toBe(true)
  })

  it('does not end before or when it begins', () => {
    expect(isGoodWindow({ showFrom: late, showUntil: early })).toBe(false)
    expect(isGoodWindow({ showFrom: early, showUntil: early })).toBe(false)
  })

  it('is compared as time, not as text', () => {
    expect(isGoodWindow({ showFrom: '2026-03-01T09:00:00+08:00', showUntil: '2026-03-01T02:00:00Z' })).toBe(true)
    expect(isGoodWindow({ showFrom: '2026-03-01T02:00:00Z', showUntil: '2026-03-01T09:00:00+08:00' })).toBe(false)
  })
})

describe('the number of menu items in a row', () => {
  it.each<[number, 4 | 5, number]>([
    [0, 4, 4],
    [0, 5, 5],
    [1, 4, 4],
    [4, 4, 4],
    [5, 4, 8],
    [5, 5, 5],
    [6, 5, 10],
    [15, 5, 15],
    [16, 5, 25],
    [20, 5, 25],
    [20, 4, 20],
    [21, 5, 25],
    [40, 5, 45],
  ])('%i items with %i in a row are stored as a maximum of %i', (items, columns, count) => {
    expect(menuMaxCount(items, columns)).toBe(count)
  })

  it('is encoded in a count that is large enough for all items, as the phone app reads it', () => {
    for (let items = 0; items <= 100; items += 1)
      for (const columns of [4, 5] as const) {
        const dataMaxCount = menuMaxCount(items, columns)
        expect(menuColumns({ dataMaxCount }), `${items} by ${columns}`).toBe(columns)
        expect(dataMaxCount).toBeGreaterThanOrEqual(items)
      }
  })
})

type Block = PageParts['blocks'][number]
type Category = Block['categories'][number]
type Item = Category['items'][number]

const item = (over: Partial<Item> = {}): Item => ({
  key: 'i',
  name: 'An item',
  fileId: '1',
  jump: NOWHERE,
  showFrom: null,
  showUntil: null,
  ...over,
})
const category = (over: Partial<Category> = {}): Category => ({ key: 'c', name: '', items: [item()], ...over })
const block = (over: Partial<Block> = {}): Block => ({
  key: 'b',
  code: 'app-banner',
  categories: [category()],
  ...over,
})
const faults = (...blocks: Block[]) => pageFaults({ blocks, floatingButton: null })
const itemFaults = (code: Block['code'], over: Partial<Item>) =>
  faults(block({ code, categories: [category({ items: [item(over)] })] })).map(({ kind }) => kind)

describe('the faults of a home page', () => {
  it('are none on a complete or an empty page', () => {
    expect(faults(...BLOCK_CODES.map((code) => block({ key: code, code })))).toEqual([])
    expect(faults()).toEqual([])
    expect(
      pageFaults({ blocks: [], floatingButton: { name: 'Help', fileId: '1', jump: jump({ to: 'messages' }) } }),
    ).toEqual([])
  })

  it('include a missing picture or name where the module shows one', () => {
    expect(itemFaults('app-banner', { fileId: null })).toEqual(['no_picture'])
    expect(itemFaults('app-multi-image', { fileId: null })).toEqual(['no_picture'])
    expect(itemFaults('app-nav', { fileId: null })).toEqual([])
    expect(itemFaults('app-nav', { name: ' ' })).toEqual(['no_name'])
    expect(itemFaults('app-banner', { name: '' })).toEqual([])
  })

  it('include an item with an invalid jump or an empty display period', () => {
    expect(itemFaults('app-nav', { jump: jump({ to: 'exam' }) })).toEqual(['bad_jump'])
    const never = { showFrom: '2026-03-02T00:00:00Z', showUntil: '2026-03-01T00:00:00Z' }
    expect(itemFaults('app-banner', never)).toEqual(['bad_window'])
    expect(itemFaults('app-banner', { ...never, fileId: null, jump: jump({ to: 'link' }) })).toEqual([
      'no_picture',
      'bad_jump',
      'bad_window',
    ])
  })

  it('include a module without items, unless its items come from elsewhere', () => {
    const empty = [category({ items: [] })]
    expect(faults(block({ categories: empty }))).toEqual([{ kind: 'empty_block', block: 'b' }])
    expect(faults(block({ code: 'app-notice', categories: empty }))).toEqual([])
    // Items of a notice module are not shown, so their faults do not matter.
    expect(itemFaults('app-notice', { fileId: null, jump: jump({ to: 'exam' }) })).toEqual([])
  })

  it.each(BLOCK_CODES.filter((code) => blockKind(code).items !== 'none'))(
    'include one item too many in all categories of %s together',
    (code) => {
      const { mostItems } = blockKind(code)
      const half = Array.from({ length: mostItems / 2 }, () => item())
      const [one, other] = [category({ name: 'One', items: half }), category({ name: 'Other', items: half })]
      expect(faults(block({ code, categories: [one, other] }))).toEqual([])
      const more = { ...other, items: [...half, item()] }
      expect(faults(block({ code, categories: [one, more] }))).toEqual([{ kind: 'too_many_items', block: 'b' }])
    },
  )

  it('include an unnamed category where there are several', () => {
    const categories = [category({ key: 'c1', name: 'New' }), category({ key: 'c2', name: ' ' })]
    expect(faults(block({ code: 'app-multi-image', categories }))).toEqual([
      { kind: 'no_category_name', block: 'b', category: 'c2' },
    ])
    expect(faults(block({ code: 'app-multi-image', categories: [category({ name: '' })] }))).toEqual([])
  })

  it('include an unnamed category of a feed, except where people see no names', () => {
    const categories = [category({ key: 'c1', name: 'New', items: [] }), category({ key: 'c2', name: '', items: [] })]
    expect(faults(block({ code: 'app-category-class', categories }))).toEqual([
      { kind: 'no_category_name', block: 'b', category: 'c2' },
    ])
    expect(faults(block({ code: 'app-info-class', categories }))).toEqual([])
  })

  it('include an incomplete floating button', () => {
    const button = { name: ' ', fileId: null, jump: jump({ to: 'link', link: 'x' }) }
    expect(pageFaults({ blocks: [], floatingButton: button })).toEqual([
      { kind: 'no_picture' },
      { kind: 'no_name' },
      { kind: 'bad_jump' },
    ])
  })

  it('are listed with their place, from top to bottom', () => {
    const bad = block({ key: 'b2', categories: [category({ key: 'c2', items: [item({ key: 'i2', fileId: null })] })] })
    const blocks = [block({ key: 'b1', categories: [category({ items: [] })] }), bad]
    const floatingButton = { name: 'Help', fileId: null, jump: NOWHERE }
    expect(pageFaults({ blocks, floatingButton })).toEqual([
      { kind: 'empty_block', block: 'b1' },
      { kind: 'no_picture', block: 'b2', category: 'c2', item: 'i2' },
      { kind: 'no_picture' },
    ])
  })
})

describe('the content of modules', () => {
  it('comes from the company, from its notices, or from other domains', () => {
    expect(BLOCK_CODES.filter(isItemCode)).toEqual(['app-banner', 'app-nav', 'app-multi-image'])
    expect(BLOCK_CODES.filter(isFeedCode)).toEqual([
      'app-class',
      'app-category-class',
      'app-info',
      'app-info-class',
      'app-lecturer',
    ])
  })
})

it('a part of a feed shows the content of its module; a part of a combined module says which of the two', () => {
  expect(feedContent('app-category-class', 'article')).toBe('course')
  expect(feedContent('app-lecturer', undefined)).toBe('lecturer')
  expect(feedContent('app-info-class', 'article')).toBe('article')
  expect(feedContent('app-info-class', undefined)).toBe('course')
})
