import { MOST_CATEGORY_LEVELS } from '@sands/rules/category'
import { aboveOf, flatten, type Spot, type TreeItem, treeOf } from '../tree/tree.ts'

/** The number of levels of a category including its descendants; one when it has none. */
function depthOf<T extends TreeItem>(items: readonly T[], id: string): number {
  const node = flatten(treeOf(items)).find(({ item }) => item.id === id)
  if (!node) return 1
  return Math.max(...flatten([node]).map(({ path }) => path.length)) - node.path.length + 1
}

/** Whether a category fits at a spot with all its descendants, given the maximum number of levels. */
export function fitsAt<T extends TreeItem>(items: readonly T[], moved: T, { parentId }: Spot<T>): boolean {
  const above = parentId === null ? 0 : aboveOf(items, parentId).length + 1
  return above + depthOf(items, moved.id) <= MOST_CATEGORY_LEVELS
}

/** Whether a category may get a child. */
export const hasRoomBelow = (path: readonly string[]): boolean => path.length < MOST_CATEGORY_LEVELS
