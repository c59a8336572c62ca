import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { DECORATION_LIMITS } from '@sands/rules/decoration'
import { expect, it } from 'vitest'
import { chooseCategory, setPartRule } from './feed-edit.ts'
import { newBlock, newCategory } from './new-parts.ts'

const page: HomePageDocument = {
  blocks: [
    {
      ...newBlock('app-category-class'),
      key: 'courses',
      categories: ['one', 'two'].map((key) => ({ ...newCategory(), key, name: key })),
    },
  ],
  floatingButton: null,
}
const second = { block: 'courses', category: 'two' }
const partsOf = ({ blocks }: HomePageDocument) => blocks[0]?.categories ?? []

it('a part shows one category, or all again, and leaves the others as they are', () => {
  const chosen = chooseCategory(second, '17')(page)
  expect(partsOf(chosen).map(({ name, jumpCategoryIds }) => [name, jumpCategoryIds])).toEqual([
    ['one', []],
    ['two', ['17']],
  ])
  expect(partsOf(chosen)[0]).toBe(partsOf(page)[0])
  expect(partsOf(chooseCategory(second, '')(chosen))[1]?.jumpCategoryIds).toEqual([])
  expect(chooseCategory(second, '')(page)).toBe(page)
})

it('a part takes the name of its category over, as far as there is room', () => {
  const long = 'x'.repeat(DECORATION_LIMITS.categoryName + 5)
  expect(partsOf(chooseCategory(second, '17', long)(page))[1]?.name).toBe('x'.repeat(DECORATION_LIMITS.categoryName))
})

it('each part has its own order', () => {
  expect(partsOf(setPartRule(second, 1)(page)).map(({ showRule }) => showRule)).toEqual([0, 1])
})
