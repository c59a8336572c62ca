import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { DECORATION_LIMITS } from '@sands/rules/decoration'
import { expect, it } from 'vitest'
import { newBlock, newCategory } from '../items/new-parts.ts'
import { chooseCategories, pickContents, putFirst, setPartRule } from './feed-edit.ts'

const page: HomePageDocument = {
  blocks: [
    {
      ...newBlock('app-category-class'),
      key: 'courses',
      categories: ['one', 'two'].map((key) => ({ ...newCategory(), key, name: key })),
    },
    { ...newBlock('app-info-class'), key: 'both' },
  ],
  floatingButton: null,
}
const second = { block: 'courses', category: 'two' }
const partsOf = ({ blocks }: HomePageDocument) => blocks[0]?.categories ?? []
const many = Array.from({ length: DECORATION_LIMITS.sources + 3 }, (_, number) => String(number + 1))

it('a part shows some categories, or all again, and leaves the other parts unchanged', () => {
  const chosen = chooseCategories(second, ['17', '4'])(page)
  expect(partsOf(chosen).map(({ name, jumpCategoryIds }) => [name, jumpCategoryIds])).toEqual([
    ['one', []],
    ['two', ['17', '4']],
  ])
  expect(partsOf(chosen)[0]).toBe(partsOf(page)[0])
  expect(partsOf(chooseCategories(second, [])(chosen))[1]?.jumpCategoryIds).toEqual([])
  expect(chooseCategories(second, [])(page)).toBe(page)
  expect(partsOf(chooseCategories(second, many)(page))[1]?.jumpCategoryIds).toHaveLength(DECORATION_LIMITS.sources)
})

it('a part takes over the name of its category, cut to the maximum length', () => {
  const long = 'x'.repeat(DECORATION_LIMITS.categoryName + 5)
  expect(partsOf(chooseCategories(second, ['17'], long)(page))[1]?.name).toBe(
    'x'.repeat(DECORATION_LIMITS.categoryName),
  )
})

it('a part shows content in the order in which it was picked, each once and up to the maximum', () => {
  const picked = pickContents(second, ['9', '3', '9', '5'])(page)
  expect(partsOf(picked)[1]?.jumpIds).toEqual(['9', '3', '5'])
  expect(pickContents(second, ['9', '3', '5'])(picked)).toBe(picked)
  expect(partsOf(pickContents(second, many)(page))[1]?.jumpIds).toEqual(many.slice(0, DECORATION_LIMITS.sources))
  expect(partsOf(pickContents(second, [])(picked))[1]?.jumpIds).toEqual([])
})

it('either articles or courses can come first', () => {
  const sourcesOf = ({ blocks }: HomePageDocument) => blocks[1]?.categories.map(({ source }) => source)
  const turned = putFirst('both', 'course')(page)
  expect([sourcesOf(page), sourcesOf(turned)]).toEqual([
    ['article', 'course'],
    ['course', 'article'],
  ])
  expect(putFirst('both', 'course')(turned)).toBe(turned)
  expect(sourcesOf(putFirst('both', 'article')(turned))).toEqual(['article', 'course'])
})

it('each part has its own order', () => {
  expect(partsOf(setPartRule(second, 1)(page)).map(({ showRule }) => showRule)).toEqual([0, 1])
})
