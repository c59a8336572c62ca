import type { HomePageDocument, PageBlock, PageItem } from '@sands/contract/home/decoration.model'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import { movedKeys } from './compare-parts.ts'
import { pageDifference } from './page-difference.ts'

const NOWHERE = { to: 'none', moduleId: null, link: null } as const

const item = (key: string, patch: Partial<PageItem> = {}): PageItem => ({
  key,
  name: '',
  fileId: null,
  jump: NOWHERE,
  audience: EVERYONE,
  showFrom: null,
  showUntil: null,
  ...patch,
})

const category = (key: string, items: PageItem[] = [], name = '') => ({
  key,
  name,
  showRule: 0 as const,
  jumpCategoryIds: [],
  jumpIds: [],
  items,
})

const block = (key: string, patch: Partial<PageBlock> = {}): PageBlock => ({
  key,
  code: 'app-banner',
  title: '',
  extendInfo: {},
  dataMaxCount: 0,
  audience: EVERYONE,
  categories: [category('only')],
  ...patch,
})

const page = (blocks: PageBlock[], floatingButton: HomePageDocument['floatingButton'] = null): HomePageDocument => ({
  blocks,
  floatingButton,
})

/** The changes of the only module. */
const changesOf = (before: Partial<PageBlock>, after: Partial<PageBlock>) =>
  pageDifference(page([block('a', before)]), page([block('a', after)])).flatMap(({ changes }) => changes)

describe('two home pages', () => {
  it('do not differ by the order of fields in the database', () => {
    const { key, ...rest } = block('a', { extendInfo: { type: 'tile' } })
    expect(pageDifference(page([block('a', { extendInfo: { type: 'tile' } })]), page([{ ...rest, key }]))).toEqual([])
  })

  it('differ by added modules, in their place, and removed modules, after them', () => {
    const before = page([block('gone', { code: 'app-notice' }), block('stays')])
    const after = page([block('stays'), block('new', { code: 'app-multi-image', title: ' Culture ' })])

    expect(pageDifference(before, after)).toEqual([
      { kind: 'added', key: 'new', part: 'app-multi-image', title: 'Culture', place: 2, changes: [] },
      { kind: 'removed', key: 'gone', part: 'app-notice', title: '', place: 1, changes: [] },
    ])
  })

  it('are all new when there was no page before', () => {
    expect(pageDifference(null, page([block('a'), block('b')])).map(({ kind }) => kind)).toEqual(['added', 'added'])
  })

  it('treat a module of another kind with the same key as another module', () => {
    const kinds = pageDifference(page([block('a')]), page([block('a', { code: 'app-nav' })])).map(
      ({ kind, part }) => `${kind} ${part}`,
    )
    expect(kinds).toEqual(['added app-nav', 'removed app-banner'])
  })

  it('name the module that was moved, not the modules that gave way', () => {
    const before = page(['a', 'b', 'c', 'd'].map((key) => block(key)))
    const after = page(['d', 'a', 'b', 'c'].map((key) => block(key)))

    expect(pageDifference(before, after)).toEqual([
      expect.objectContaining({ kind: 'changed', key: 'd', place: 1, changes: [{ what: 'moved', from: 4 }] }),
    ])
  })

  it.each([
    ['title', { title: 'Old' }, { title: 'New' }],
    ['look', { extendInfo: { type: 'tile' } }, { extendInfo: { type: 'card_slide' } }],
    ['order', {}, { categories: [{ ...category('only'), showRule: 1 }] }],
    ['amount', { dataMaxCount: 3 }, { dataMaxCount: 4 }],
    ['audience', {}, { audience: { included: [{ kind: 'post', id: '7' }], excluded: [] } }],
    ['categories', {}, { categories: [category('only', [], 'Named')] }],
    ['picked', {}, { categories: [{ ...category('only'), jumpIds: ['7'] }] }],
  ] satisfies [string, Partial<PageBlock>, Partial<PageBlock>][])('differ by the %s of a module', (what, old, now) => {
    expect(changesOf(old, now)).toEqual([{ what }])
  })

  it('report the order of a category as a change of the categories', () => {
    const courses = (showRule: 0 | 1) => ({
      code: 'app-category-class' as const,
      categories: [category('one'), { ...category('two'), showRule }],
    })
    expect(changesOf(courses(0), courses(1))).toEqual([{ what: 'categories' }])
  })

  it('report another number of shortcuts in a row as a change of the look, but not one more shortcut', () => {
    const menu = (dataMaxCount: number) => ({ code: 'app-nav', dataMaxCount }) as const
    expect(changesOf(menu(8), menu(12))).toEqual([])
    expect(changesOf(menu(8), menu(10))).toEqual([{ what: 'look' }])
  })

  it('differ by added, removed and changed items, with their names', () => {
    const before = { categories: [category('only', [item('a', { name: 'Safety' }), item('b'), item('c')])] }
    const after = {
      categories: [category('only', [item('a', { name: 'Safety first' }), item('c'), item('d', { name: 'News' })])],
    }
    expect(changesOf(before, after)).toEqual([
      { what: 'items_added', count: 1, names: ['News'] },
      { what: 'items_removed', count: 1, names: [] },
      { what: 'items_changed', count: 1, names: ['Safety first'] },
    ])
  })

  it('differ by the order of items, and by their category', () => {
    const row = (...keys: string[]) => ({
      categories: [
        category(
          'only',
          keys.map((key) => item(key)),
        ),
      ],
    })
    expect(changesOf(row('a', 'b'), row('b', 'a'))).toEqual([{ what: 'items_moved' }])

    const sorted = (first: string[], second: string[]) => ({
      categories: [
        category(
          'one',
          first.map((key) => item(key)),
          'One',
        ),
        category(
          'two',
          second.map((key) => item(key)),
          'Two',
        ),
      ],
    })
    expect(changesOf(sorted(['a', 'b'], ['c']), sorted(['a'], ['b', 'c']))).toEqual([{ what: 'items_moved' }])
  })

  it('differ by the floating button', () => {
    const button = { name: 'Help', fileId: null, jump: NOWHERE }
    const kinds = (before: HomePageDocument['floatingButton'], after: HomePageDocument['floatingButton']) =>
      pageDifference(page([], before), page([], after)).map(({ kind, part, title }) => `${kind} ${part} ${title}`)

    expect(kinds(null, button)).toEqual(['added button Help'])
    expect(kinds(button, null)).toEqual(['removed button Help'])
    expect(kinds(button, { ...button, name: 'Ask' })).toEqual(['changed button Ask'])
    expect(kinds(button, { ...button })).toEqual([])
  })
})

describe('moved modules', () => {
  const keyed = (keys: string) => [...keys].map((key) => ({ key }))
  it.each([
    ['abcd', 'abcd', ''],
    ['abcd', 'bcda', 'a'],
    ['abcd', 'xacbd', 'b'],
    ['abcde', 'eabcd', 'e'],
    ['ab', 'cd', ''],
  ])('from %s to %s is %s', (before, after, moved) => {
    expect([...movedKeys(keyed(before), keyed(after))].join('')).toBe(moved)
  })
})
