import type { DepartmentId, LabelId, PostId } from '@sands/contract/kernel/schema'
import { labelNames } from '../structure/label.defaults.ts'

export interface KnownDepartment {
  id: DepartmentId
  parentId: DepartmentId | null
  name: string
}

/** Where a department of a file is or would be: an existing department, and the names missing below it. */
export interface DepartmentPlace {
  id: DepartmentId | null
  missing: string[]
}

export interface Departments {
  /** Undefined when the names are ambiguous. */
  find(names: readonly string[]): DepartmentPlace | undefined
  add(department: KnownDepartment): void
  depthOf(id: DepartmentId | null): number
  nameOf(id: DepartmentId): string | null
}

const plain = (name: string): string => name.toLowerCase()

/**
 * People write departments from the top, or from below the company's own department. Names that identify exactly one
 * department are accepted. New departments are added below the single department at the top, where there is one.
 */
export function createDepartments(known: readonly KnownDepartment[]): Departments {
  const byId = new Map<DepartmentId, KnownDepartment>()
  const byName = new Map<string, KnownDepartment[]>()
  const tops = new Set<DepartmentId>()

  function add(department: KnownDepartment): void {
    byId.set(department.id, department)
    byName.set(plain(department.name), [...(byName.get(plain(department.name)) ?? []), department])
    if (department.parentId === null) tops.add(department.id)
  }
  for (const department of known) add(department)

  const child = (parentId: DepartmentId | null, name: string) =>
    byName.get(plain(name))?.find((candidate) => candidate.parentId === parentId)

  /** Follows the names down from this department as far as they exist. */
  function follow(from: DepartmentId | null, names: readonly string[]): DepartmentPlace {
    let id = from
    for (const [index, name] of names.entries()) {
      const next = child(id, name)
      if (!next) return { id, missing: names.slice(index) }
      id = next.id
    }
    return { id, missing: [] }
  }

  return {
    add,
    nameOf: (id) => byId.get(id)?.name ?? null,
    depthOf(id) {
      let depth = 0
      for (let at = id === null ? undefined : byId.get(id); at; at = at.parentId ? byId.get(at.parentId) : undefined)
        depth += 1
      return depth
    },
    find(names) {
      const [first = '', ...rest] = names
      const fromTop = follow(null, names)
      if (fromTop.missing.length < names.length) return fromTop
      const starts = byName.get(plain(first)) ?? []
      const found = starts.map(({ id }) => follow(id, rest)).filter(({ missing }) => missing.length === 0)
      if (found.length === 1) return found[0]
      if (found.length > 1 || starts.length > 1) return undefined
      const [start] = starts
      if (start) return follow(start.id, rest)
      const [top] = tops
      return { id: tops.size === 1 && top !== undefined ? top : null, missing: [...names] }
    },
  }
}

/** The departments, posts and labels of the college that rows can name. */
export interface Places {
  departments: Departments
  posts: ReadonlyMap<string, PostId>
  postNames: ReadonlyMap<PostId, string>
  labels: ReadonlyMap<string, LabelId>
  labelNames: ReadonlyMap<LabelId, string>
}

export const placeKey = plain

interface Named<Id> {
  id: Id
  name: string
}

const byName = <Id>(postsOrLabels: readonly Named<Id>[]) =>
  new Map(postsOrLabels.map(({ id, name }) => [placeKey(name), id]))
const byId = <Id>(postsOrLabels: readonly Named<Id>[]) => new Map(postsOrLabels.map(({ id, name }) => [id, name]))

export const createPlaces = (known: {
  departments: readonly KnownDepartment[]
  posts: readonly Named<PostId>[]
  labels: readonly (Named<LabelId> & { code: string | null })[]
}): Places => ({
  departments: createDepartments(known.departments),
  posts: byName(known.posts),
  postNames: byId(known.posts),
  labels: byName(known.labels.flatMap((label) => labelNames(label).map((name) => ({ id: label.id, name })))),
  labelNames: byId(known.labels),
})
