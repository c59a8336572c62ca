/** Something that lies in another of its kind. */
export interface TreeItem {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

export interface TreeNode<T extends TreeItem> {
  readonly item: T
  readonly children: readonly TreeNode<T>[]
  /** From the top down to this one. */
  readonly path: readonly string[]
}

/** Where a thing is put: under which one, and in front of which of its children; at the end without one. */
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

/** The sum over a thing and everything below it. */
export const sumOf = <T extends TreeItem>(node: TreeNode<T>, amountOf: (item: T) => number): number =>
  node.children.reduce((sum, child) => sum + sumOf(child, amountOf), amountOf(node.item))

/** The thing itself and everything below it: where it cannot be put. */
export function familyOf<T extends TreeItem>(nodes: readonly TreeNode<T>[], id: string): ReadonlySet<string> {
  const node = flatten(nodes).find(({ item }) => item.id === id)
  return new Set(node ? flatten([node]).map(({ item }) => item.id) : [])
}

/** Ids on the way from the top to a thing, without itself: what must be open for it to be seen. */
export function aboveOf(items: readonly TreeItem[], id: string): string[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const above: string[] = []
  for (let at = byId.get(id)?.parentId; at && !above.includes(at); at = byId.get(at)?.parentId) above.push(at)
  return above.reverse()
}

const siblingsOf = <T extends TreeItem>(items: readonly T[], parentId: string | null): T[] =>
  items.filter((item) => item.parentId === parentId)

/** Where a thing is now, in the words of a move: what takes it back there. */
export function spotOf<T extends TreeItem>(items: readonly T[], { id, parentId }: T): Spot<T> {
  const siblings = siblingsOf(items, parentId)
  const next = siblings[siblings.findIndex((each) => each.id === id) + 1]
  return { parentId, beforeId: next?.id ?? null }
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** One step by keyboard: past a neighbour, under the one above, or out of the parent. Nothing where there is no way. */
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

/** The list as it will be after a move, to show before the server has answered. */
export function afterMove<T extends TreeItem>(items: readonly T[], id: string, { parentId, beforeId }: Spot<T>): T[] {
  const moved = items.find((item) => item.id === id)
  if (!moved) return [...items]
  const rest = items.filter((item) => item.id !== id)
  const at = beforeId ? rest.findIndex((item) => item.id === beforeId) : rest.length
  return rest.toSpliced(at < 0 ? rest.length : at, 0, { ...moved, parentId })
}

export const isSameSpot = <T extends TreeItem>(one: Spot<T>, other: Spot<T>): boolean =>
  one.parentId === other.parentId && one.beforeId === other.beforeId
