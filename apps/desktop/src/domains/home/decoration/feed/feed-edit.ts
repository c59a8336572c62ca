import { DECORATION_LIMITS, type FeedSource } from '@sands/rules/decoration'
import { type CategoryPath, patchCategory } from '../items/item-edit.ts'
import { changeBlock, type PageEdit } from '../page-edit.ts'

/**
 * Shows the content of some categories with their descendants; all content when there are none. The part takes over the
 * name, if one is given.
 */
export const chooseCategories = (path: CategoryPath, ids: readonly string[], name?: string): PageEdit =>
  patchCategory(path, {
    jumpCategoryIds: ids.slice(0, DECORATION_LIMITS.sources),
    ...(name && { name: name.slice(0, DECORATION_LIMITS.categoryName) }),
  })

/** Shows these contents in this order; when empty, the content of the categories again. */
export const pickContents = (path: CategoryPath, ids: readonly string[]): PageEdit =>
  patchCategory(path, { jumpIds: [...new Set(ids)].slice(0, DECORATION_LIMITS.sources) })

export const setPartRule = (path: CategoryPath, showRule: 0 | 1): PageEdit => patchCategory(path, { showRule })

/** In a module of articles and courses: the picked content of this kind comes before the other kind. */
export const putFirst = (block: string, source: FeedSource): PageEdit =>
  changeBlock(block, (before) => ({
    ...before,
    categories: before.categories.toSorted(
      (one, other) => Number(other.source === source) - Number(one.source === source),
    ),
  }))
