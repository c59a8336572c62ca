/** An item whose parent is an item of the same kind. */
export interface TreeItem {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

export interface TreeNode<T extends TreeItem> {
  readonly item: T
  readonly children: readonly TreeNode<T>[]
  /** From the root down to this node. */
  readonly path: readonly string[]
}

/** A target position: the parent, and the child to insert before; without one, the end. */
export interface Spot<T extends TreeItem> {
  readonly parentId: T['id'] | null
  readonly beforeId: T['id'] | null
}

export function treeOf<T extends TreeItem>(items: readonly T[]): TreeNode<T>[] {
  const known = new Set(items.map(({ id }) => id))
  const byParent = Map.groupBy(items, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null))
  const below = (parentId: string | null, path: readonly string[]): TreeNode<T>[] =>
    (byParent.get(parentId) ?? []).map((item) => {
      const here = [...path, item.name]
      return { item, children: below(item.id, here), path: here }
    })
  return below(null, [])
}

export const flatten = <T extends TreeItem>(nodes: readonly TreeNode<T>[]): TreeNode<T>[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** The sum over an item and all its descendants. */
export const sumOf = <T extends TreeItem>(node: TreeNode<T>, amountOf: (item: T) => number): number =>
  node.children.reduce((sum, child) => sum + sumOf(child, amountOf), amountOf(node.item))

/** An item and all its descendants: it cannot be moved there. */
export function familyOf<T extends TreeItem>(nodes: readonly TreeNode<T>[], id: string): ReadonlySet<string> {
  const node = flatten(nodes).find(({ item }) => item.id === id)
  return new Set(node ? flatten([node]).map(({ item }) => item.id) : [])
}

/** The ids of an item's ancestors from the root down: they must be open for the item to be visible. */
export function aboveOf(items: readonly TreeItem[], id: string): string[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const above: string[] = []
  for (let at = byId.get(id)?.parentId; at && !above.includes(at); at = byId.get(at)?.parentId) above.push(at)
  return above.reverse()
}

const siblingsOf = <T extends TreeItem>(items: readonly T[], parentId: string | null): T[] =>
  items.filter((item) => item.parentId === parentId)

/** The current position of an item as a move target, with which a move can be undone. */
export function spotOf<T extends TreeItem>(items: readonly T[], { id, parentId }: T): Spot<T> {
  const siblings = siblingsOf(items, parentId)
  const next = siblings[siblings.findIndex((each) => each.id === id) + 1]
  return { parentId, beforeId: next?.id ?? null }
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/**
 * One keyboard step: past a sibling, under the sibling above, or out of the parent. Undefined where there is no such
 * step.
 */
export function stepOf<T extends TreeItem>(items: readonly T[], moved: T, direction: Direction): Spot<T> | undefined {
  const siblings = siblingsOf(items, moved.parentId)
  const at = siblings.findIndex(({ id }) => id === moved.id)
  const before = siblings[at - 1]
  if (direction === 'up') return before && { parentId: moved.parentId, beforeId: before.id }
  if (direction === 'down') {
    return siblings[at + 1] && { parentId: moved.parentId, beforeId: siblings[at + 2]?.id ?? null }
  }
  if (direction === 'in') return before && { parentId: before.id, beforeId: null }
  const parent = items.find(({ id }) => id === moved.parentId)
  return parent && spotOf(items, parent)
}

/** The list as it will be after a move, shown before the server has answered. */
export function afterMove<T extends TreeItem>(items: readonly T[], id: string, { parentId, beforeId }: Spot<T>): T[] {
  const moved = items.find((item) => item.id === id)
  if (!moved) return [...items]
  const rest = items.filter((item) => item.id !== id)
  const at = beforeId ? rest.findIndex((item) => item.id === beforeId) : rest.length
  return rest.toSpliced(at < 0 ? rest.length : at, 0, { ...moved, parentId })
}

export const isSameSpot = <T extends TreeItem>(one: Spot<T>, other: Spot<T>): boolean =>
  one.parentId === other.parentId && one.beforeId === other.beforeId
