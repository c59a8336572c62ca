import { MOST_CATEGORY_LEVELS } from '@sands/rules/category'
import { aboveOf, flatten, type Spot, type TreeItem, treeOf } from '../tree/tree.ts'

/** How many levels a thing takes with everything below it: one when nothing is. */
function depthOf<T extends TreeItem>(items: readonly T[], id: string): number {
  const node = flatten(treeOf(items)).find(({ item }) => item.id === id)
  if (!node) return 1
  return Math.max(...flatten([node]).map(({ path }) => path.length)) - node.path.length + 1
}

/** Whether a category may stand at a spot with everything below it, seen from how many levels there may be. */
export function fitsAt<T extends TreeItem>(items: readonly T[], moved: T, { parentId }: Spot<T>): boolean {
  const above = parentId === null ? 0 : aboveOf(items, parentId).length + 1
  return above + depthOf(items, moved.id) <= MOST_CATEGORY_LEVELS
}

/** Whether another one may stand below it. */
export const hasRoomBelow = (path: readonly string[]): boolean => path.length < MOST_CATEGORY_LEVELS
