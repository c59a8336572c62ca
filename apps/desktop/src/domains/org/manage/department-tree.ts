import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Department } from '@sands/contract/org/people.model'

export interface DepartmentNode {
  readonly department: Department
  readonly children: readonly DepartmentNode[]
  /** Those who belong to it or to anything below it. */
  readonly people: number
  /** From the top down to this one. */
  readonly path: readonly string[]
}

/** Where a department is put: under which one, and in front of which of its children; at the end without one. */
export interface Spot {
  readonly parentId: DepartmentId | null
  readonly beforeId: DepartmentId | null
}

export function treeOf(departments: readonly Department[]): DepartmentNode[] {
  const known = new Set(departments.map(({ id }) => id))
  const byParent = Map.groupBy(departments, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null))
  const below = (parentId: DepartmentId | null, path: readonly string[]): DepartmentNode[] =>
    (byParent.get(parentId) ?? []).map((department) => {
      const here = [...path, department.name]
      const children = below(department.id, here)
      const people = children.reduce((sum, child) => sum + child.people, department.people)
      return { department, children, people, path: here }
    })
  return below(null, [])
}

export const flatten = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** The department itself and everything below it: where it cannot be put. */
export function familyOf(nodes: readonly DepartmentNode[], id: string): ReadonlySet<string> {
  const node = flatten(nodes).find(({ department }) => department.id === id)
  return new Set(node ? flatten([node]).map(({ department }) => department.id) : [])
}

/** Ids on the way from the top to a department, without itself: what must be open for it to be seen. */
export function aboveOf(departments: readonly Department[], id: string): string[] {
  const byId = new Map<string, Department>(departments.map((department) => [department.id, department]))
  const above: string[] = []
  for (let at = byId.get(id)?.parentId; at && !above.includes(at); at = byId.get(at)?.parentId) above.push(at)
  return above.reverse()
}

const siblingsOf = (departments: readonly Department[], parentId: DepartmentId | null) =>
  departments.filter((department) => department.parentId === parentId)

/** Where a department is now, in the words of a move: what takes it back there. */
export function spotOf(departments: readonly Department[], { id, parentId }: Department): Spot {
  const siblings = siblingsOf(departments, parentId)
  const next = siblings[siblings.findIndex((each) => each.id === id) + 1]
  return { parentId, beforeId: next?.id ?? null }
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** One step by keyboard: past a neighbour, under the one above, or out of the parent. Nothing where there is no way. */
export function stepOf(departments: readonly Department[], moved: Department, direction: Direction): Spot | undefined {
  const siblings = siblingsOf(departments, moved.parentId)
  const at = siblings.findIndex(({ id }) => id === moved.id)
  const before = siblings[at - 1]
  if (direction === 'up') return before && { parentId: moved.parentId, beforeId: before.id }
  if (direction === 'down') {
    return siblings[at + 1] && { parentId: moved.parentId, beforeId: siblings[at + 2]?.id ?? null }
  }
  if (direction === 'in') return before && { parentId: before.id, beforeId: null }
  const parent = departments.find(({ id }) => id === moved.parentId)
  return parent && spotOf(departments, parent)
}

/** The list as it will be after a move, to show before the server has answered. */
export function afterMove(departments: readonly Department[], id: DepartmentId, { parentId, beforeId }: Spot) {
  const moved = departments.find((department) => department.id === id)
  if (!moved) return [...departments]
  const rest = departments.filter((department) => department.id !== id)
  const at = beforeId ? rest.findIndex((department) => department.id === beforeId) : rest.length
  return rest.toSpliced(at < 0 ? rest.length : at, 0, { ...moved, parentId })
}

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.parentId === other.parentId && one.beforeId === other.beforeId
