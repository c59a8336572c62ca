import { DECORATION_LIMITS, type FeedSource } from '@sands/rules/decoration'
import { type CategoryPath, patchCategory } from '../items/item-edit.ts'
import { changeBlock, type PageEdit } from '../page-edit.ts'

/** The things of some categories and below; all of them without any. The part takes over a name, where one is given. */
export const chooseCategories = (path: CategoryPath, ids: readonly string[], name?: string): PageEdit =>
  patchCategory(path, {
    jumpCategoryIds: ids.slice(0, DECORATION_LIMITS.sources),
    ...(name && { name: name.slice(0, DECORATION_LIMITS.categoryName) }),
  })

/** These things in this order; without any, those of the categories again. */
export const pickContents = (path: CategoryPath, ids: readonly string[]): PageEdit =>
  patchCategory(path, { jumpIds: [...new Set(ids)].slice(0, DECORATION_LIMITS.sources) })

export const setPartRule = (path: CategoryPath, showRule: 0 | 1): PageEdit => patchCategory(path, { showRule })

/** Of a module of articles and courses: what was picked of this kind stands before what was picked of the other. */
export const putFirst = (block: string, source: FeedSource): PageEdit =>
  changeBlock(block, (before) => ({
    ...before,
    categories: before.categories.toSorted(
      (one, other) => Number(other.source === source) - Number(one.source === source),
    ),
  }))
