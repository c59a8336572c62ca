import type { DepartmentId } from '@sands/contract/kernel/schema'
import { isWithin, type Remit } from '../people/people.policy.ts'

export const MAX_DEPTH = 10

/** A department with its path from the root down to itself. */
interface Node {
  id: DepartmentId
  parentId: DepartmentId | null
  path: readonly DepartmentId[]
}

/**
 * Whether departments directly below the parent may be changed.
 * Without a parent: departments at the top of the college.
 */
export const mayChangeBelow = (remit: Remit, parent: Node | undefined): boolean =>
  parent ? isWithin(remit, parent.path) : remit === 'college'

/** Every department after its parent, siblings in their given order. */
export function parentsFirst<T extends Node>(nodes: readonly T[]): T[] {
  const childrenOf = Map.groupBy(nodes, ({ parentId }) => parentId)
  const below = (parentId: DepartmentId | null): T[] =>
    (childrenOf.get(parentId) ?? []).flatMap((node) => [node, ...below(node.id)])
  return below(null)
}

/** How many levels a department has, itself included. */
export const heightOf = (nodes: readonly Node[], { id, path }: Node): number =>
  Math.max(...nodes.filter((node) => node.path.includes(id)).map((node) => node.path.length - path.length + 1), 1)

/** The children with this one placed before another or at the end; undefined when the other one does not exist. */
export function inFrontOf(
  children: readonly DepartmentId[],
  id: DepartmentId,
  beforeId: DepartmentId | null,
): DepartmentId[] | undefined {
  const others = children.filter((child) => child !== id)
  const place = beforeId === null ? others.length : others.indexOf(beforeId)
  return place < 0 ? undefined : others.toSpliced(place, 0, id)
}
