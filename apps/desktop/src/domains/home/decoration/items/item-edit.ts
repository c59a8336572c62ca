import type { PageBlock, PageCategory, PageItem } from '@sands/contract/home/decoration.model'
import { blockKind, DECORATION_LIMITS } from '@sands/rules/decoration'
import { moved } from '../../../../kernel/ui/list/drag-sort.ts'
import { changeBlock, itemCount, type PageEdit, withColumns } from '../page-edit.ts'
import { copyOfItem, newCategory } from './new-parts.ts'

/** The module and category that an item is in, or is moved to. */
export interface CategoryPath {
  readonly block: string
  readonly category: string
}

export const holdsAll = (block: PageBlock): boolean => itemCount(block) >= blockKind(block.code).mostItems
export const hasAllCategories = ({ categories }: PageBlock): boolean =>
  categories.length >= DECORATION_LIMITS.categories

const withCategory = (block: PageBlock, key: string, change: (category: PageCategory) => PageCategory): PageBlock => ({
  ...block,
  categories: block.categories.map((category) => (category.key === key ? change(category) : category)),
})

const withItems = (block: PageBlock, change: (items: PageItem[]) => PageItem[]): PageBlock => ({
  ...block,
  categories: block.categories.map((category) => ({ ...category, items: change(category.items) })),
})

const findItem = (block: PageBlock, key: string): PageItem | undefined =>
  block.categories.flatMap(({ items }) => items).find((item) => item.key === key)

export const addItem = ({ block, category }: CategoryPath, item: PageItem): PageEdit =>
  changeBlock(block, (before) => {
    if (holdsAll(before)) return before
    return withColumns(withCategory(before, category, (found) => ({ ...found, items: [...found.items, item] })))
  })

export const moveItem = ({ block, category }: CategoryPath, from: number, to: number): PageEdit =>
  changeBlock(block, (before) =>
    withCategory(before, category, (found) => ({ ...found, items: moved(found.items, from, to) })),
  )

/** Moves an item to the end of another category of the same module. */
export const moveItemTo = ({ block, category }: CategoryPath, key: string): PageEdit =>
  changeBlock(block, (before) => {
    const item = findItem(before, key)
    if (!item) return before
    const without = withItems(before, (items) => items.filter((each) => each.key !== key))
    return withCategory(without, category, (found) => ({ ...found, items: [...found.items, item] }))
  })

export const duplicateItem = (block: string, key: string, copy = copyOfItem): PageEdit =>
  changeBlock(block, (before) =>
    holdsAll(before)
      ? before
      : withColumns(
          withItems(before, (items) => items.flatMap((item) => (item.key === key ? [item, copy(item)] : [item]))),
        ),
  )

export const removeItem = (block: string, key: string): PageEdit =>
  changeBlock(block, (before) => withColumns(withItems(before, (items) => items.filter((item) => item.key !== key))))

export const patchItem = (block: string, key: string, patch: Partial<PageItem>): PageEdit =>
  changeBlock(block, (before) =>
    withItems(before, (items) => items.map((item) => (item.key === key ? { ...item, ...patch } : item))),
  )

/** Unnamed categories get a name by their position, because people see the names once there are two. */
export const addCategory = (block: string, nameAt: (place: number) => string, category = newCategory()): PageEdit =>
  changeBlock(block, (before) => {
    if (hasAllCategories(before)) return before
    const categories = [...before.categories, category].map((each, index) =>
      each.name.trim() === '' ? { ...each, name: nameAt(index + 1) } : each,
    )
    return { ...before, categories }
  })

export const patchCategory = ({ block, category }: CategoryPath, patch: Partial<PageCategory>): PageEdit =>
  changeBlock(block, (before) => withCategory(before, category, (found) => ({ ...found, ...patch })))

export const renameCategory = (path: CategoryPath, name: string): PageEdit => patchCategory(path, { name })

export const moveCategory = (block: string, from: number, to: number): PageEdit =>
  changeBlock(block, (before) => ({ ...before, categories: moved(before.categories, from, to) }))

/** Removes a category with its content. The last one stays, because a module always has one. */
export const removeCategory = ({ block, category }: CategoryPath): PageEdit =>
  changeBlock(block, (before) =>
    before.categories.length > 1
      ? { ...before, categories: before.categories.filter(({ key }) => key !== category) }
      : before,
  )
