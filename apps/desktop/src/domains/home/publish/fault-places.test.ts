import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { EVERYONE } from '@sands/rules/audience'
import { expect, it } from 'vitest'
import { faultCount, faultPlaces } from './fault-places.ts'

const NOWHERE = { to: 'none', moduleId: null, link: null } as const
const item = (key: string, name = '') => ({
  key,
  name,
  fileId: null,
  jump: NOWHERE,
  audience: EVERYONE,
  showFrom: null,
  showUntil: null,
})
const category = (key: string, name: string, items = [item(`${key}-item`)]) => ({
  key,
  name,
  showRule: 0 as const,
  jumpCategoryIds: [],
  jumpIds: [],
  items,
})

const PAGE: HomePageDocument = {
  blocks: [
    {
      key: 'menu',
      code: 'app-nav',
      title: '',
      extendInfo: {},
      dataMaxCount: 4,
      audience: EVERYONE,
      categories: [category('only', '', [])],
    },
    {
      key: 'pictures',
      code: 'app-multi-image',
      title: ' Culture ',
      extendInfo: {},
      dataMaxCount: 0,
      audience: EVERYONE,
      categories: [category('one', 'One'), category('two', ' ', [item('last', 'Team')])],
    },
  ],
  floatingButton: { name: '', fileId: null, jump: NOWHERE },
}

it('tells the position of each fault counted from the top, over all categories', () => {
  const [empty, first, unnamed, second, ...button] = faultPlaces(PAGE)

  expect(empty).toEqual({
    kind: 'empty_block',
    block: 'menu',
    part: 'app-nav',
    title: '',
    place: 1,
    item: null,
    category: null,
  })
  expect(first).toMatchObject({ kind: 'no_picture', block: 'pictures', title: 'Culture', place: 2 })
  expect(first).toMatchObject({ item: { place: 1, name: '' }, category: null })
  expect(unnamed).toMatchObject({ kind: 'no_category_name', item: null, category: 2 })
  expect(second).toMatchObject({ kind: 'no_picture', item: { place: 2, name: 'Team' }, category: null })
  expect(button.map(({ kind, block, place }) => [kind, block, place])).toEqual([
    ['no_picture', 'button', null],
    ['no_name', 'button', null],
  ])
})

it('counts a page without modules as incomplete', () => {
  expect(faultCount(PAGE)).toBe(6)
  expect(faultCount({ blocks: [], floatingButton: null })).toBe(1)
})
