import { DECORATION_LIMITS } from '@sands/rules/decoration'
import { type CategoryPath, patchCategory } from './item-edit.ts'
import type { PageEdit } from './page-edit.ts'

/** The things of a category and below; all of them with an empty id. The part takes over its name, where one is given. */
export const chooseCategory = (path: CategoryPath, id: string, name?: string): PageEdit =>
  patchCategory(path, {
    jumpCategoryIds: id === '' ? [] : [id],
    ...(name && { name: name.slice(0, DECORATION_LIMITS.categoryName) }),
  })

export const setPartRule = (path: CategoryPath, showRule: 0 | 1): PageEdit => patchCategory(path, { showRule })
