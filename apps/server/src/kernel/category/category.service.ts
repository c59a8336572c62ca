import type { ManagedCategory } from '@sands/contract/kernel/category.model'
import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { MOST_CATEGORY_LEVELS } from '@sands/rules/category'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '../audit/audit.ts'
import type { Db, Tx } from '../database/database.ts'
import { fail } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import type { Viewer } from '../viewer.ts'
import { type CategoryRow, categoryRepo } from './category.repo.ts'

interface Seen<Kind extends string> {
  id: Id<Kind>
  version: number
}

/** The entries of categories, provided by the domain that owns the categories. */
export interface CategoryContents<Kind extends string> {
  /** The number of entries directly in each category; categories without entries may be left out. */
  counts(db: Db, collegeId: CollegeId): Promise<ReadonlyMap<Id<Kind>, number>>
  /** Removes entries from the category that no longer count, such as deleted ones. */
  release(tx: Tx, id: Id<Kind>): Promise<unknown>
}

export interface Categories<Kind extends string> {
  list(viewer: Viewer): Promise<ManagedCategory<Kind>[]>
  create(tx: Tx, viewer: Actor, wanted: { parentId: Id<Kind> | null; name: string }): Promise<ManagedCategory<Kind>>
  rename(tx: Tx, viewer: Viewer, change: Seen<Kind> & { name: string }): Promise<ManagedCategory<Kind>>
  move(
    tx: Tx,
    viewer: Viewer,
    change: Seen<Kind> & { parentId: Id<Kind> | null; beforeId: Id<Kind> | null },
  ): Promise<null>
  remove(tx: Tx, viewer: Viewer, seen: Seen<Kind>): Promise<null>
  /** Returns the category at the end of a path of names, and creates missing levels. */
  ensure(tx: Tx, viewer: Actor, path: readonly string[]): Promise<Id<Kind> | null>
  /** Throws if the college does not have this category. */
  expect(db: Db, collegeId: CollegeId, id: Id<Kind>): Promise<void>
  /** The category and its subcategories; empty if the college does not have it. */
  withBelow(db: Db, collegeId: CollegeId, id: Id<Kind>): Promise<Id<Kind>[]>
}

export interface CategoryOptions<Kind extends string> {
  kernel: Kernel
  table: PgTable
  contents: CategoryContents<Kind>
  /** domain.subject, such as `course.category`: prefix of the audit actions created, renamed, moved and deleted. */
  action: string
}

type Rows<Kind extends string> = readonly CategoryRow<Kind>[]

const childrenOf = <Kind extends string>(all: Rows<Kind>, parentId: Id<Kind> | null): CategoryRow<Kind>[] =>
  all.filter((row) => row.parentId === parentId)

/** The category and its subcategories, each after its parent. */
const branchOf = <Kind extends string>(all: Rows<Kind>, row: CategoryRow<Kind>): CategoryRow<Kind>[] => [
  row,
  ...childrenOf(all, row.id).flatMap((child) => branchOf(all, child)),
]

function refuseTaken<Kind extends string>(
  neighbours: Rows<Kind>,
  { id, name }: { id: Id<Kind> | null; name: string },
): void {
  if (neighbours.some((row) => row.name === name && row.id !== id)) throw fail('kernel.category_exists')
}

function parentOf<Kind extends string>(all: Rows<Kind>, parentId: Id<Kind> | null): CategoryRow<Kind> | undefined {
  const parent = all.find(({ id }) => id === parentId)
  if (parentId !== null && !parent) throw fail('kernel.category_gone')
  return parent
}

function seenAs<Kind extends string>(all: Rows<Kind>, { id, version }: Seen<Kind>): CategoryRow<Kind> {
  const found = all.find((row) => row.id === id)
  if (!found) throw fail('kernel.category_gone')
  if (found.version !== version) throw fail('kernel.changed_meanwhile')
  return found
}

/** Creates the service for a category tree of at most three levels. */
export function createCategories<Kind extends string>({
  kernel: { database, audit },
  table,
  contents,
  action,
}: CategoryOptions<Kind>): Categories<Kind> {
  const repo = categoryRepo<Kind>(table)

  async function lockTree(tx: Tx, viewer: Pick<Viewer, 'collegeId'>): Promise<CategoryRow<Kind>[]> {
    await repo.takeTurn(tx, viewer.collegeId)
    return repo.all(tx, viewer.collegeId)
  }

  const present = (
    { id, parentId, name, level, version }: CategoryRow<Kind>,
    count: number,
  ): ManagedCategory<Kind> => ({
    id,
    parentId,
    name,
    level,
    count,
    version,
  })
  const subject = ({ id, name }: Pick<CategoryRow<Kind>, 'id' | 'name'>) => ({ kind: 'category', id, name })

  async function create(
    tx: Tx,
    viewer: Actor,
    { parentId, ...wanted }: { parentId: Id<Kind> | null; name: string },
  ): Promise<ManagedCategory<Kind>> {
    const name = wanted.name.trim()
    const all = await lockTree(tx, viewer)
    const parent = parentOf(all, parentId)
    const level = (parent?.level ?? 0) + 1
    if (level > MOST_CATEGORY_LEVELS) throw fail('kernel.category_too_deep')
    const neighbours = childrenOf(all, parentId)
    refuseTaken(neighbours, { id: null, name })
    await repo.arrange(
      tx,
      neighbours.map(({ id }) => id),
    )
    const id = await repo.add(tx, {
      collegeId: viewer.collegeId,
      parentId,
      name,
      level,
      sort: neighbours.length + 1,
    })
    await audit.record(tx, viewer, {
      action: `${action}.created`,
      subject: subject({ id, name }),
      after: { name, above: parent?.name ?? null },
    })
    return present({ id, parentId, name, level, version: 1 }, 0)
  }

  return {
    async list({ collegeId }) {
      const db = database.primary
      const [all, counts] = await Promise.all([repo.all(db, collegeId), contents.counts(db, collegeId)])
      return childrenOf(all, null)
        .flatMap((top) => branchOf(all, top))
        .map((row) => present(row, counts.get(row.id) ?? 0))
    },

    create,

    async ensure(tx, viewer, path) {
      let parentId: Id<Kind> | null = null
      for (const name of path) {
        const neighbours: Rows<Kind> = childrenOf(await lockTree(tx, viewer), parentId)
        const found = neighbours.find((row) => row.name === name.trim())
        parentId = (found ?? (await create(tx, viewer, { parentId, name }))).id
      }
      return parentId
    },

    async rename(tx, viewer, { name: wanted, ...seen }) {
      const name = wanted.trim()
      const all = await lockTree(tx, viewer)
      const found = seenAs(all, seen)
      refuseTaken(childrenOf(all, found.parentId), { id: found.id, name })
      await repo.rename(tx, found.id, name)
      await audit.record(tx, viewer, {
        action: `${action}.renamed`,
        subject: subject({ id: found.id, name }),
        before: { name: found.name },
        after: { name },
      })
      const counts = await contents.counts(tx, viewer.collegeId)
      return present({ ...found, name, version: found.version + 1 }, counts.get(found.id) ?? 0)
    },

    async move(tx, viewer, { parentId, beforeId, ...seen }) {
      const all = await lockTree(tx, viewer)
      const found = seenAs(all, seen)
      const parent = parentOf(all, parentId)
      const branch = branchOf(all, found)
      if (parent && branch.includes(parent)) throw fail('kernel.category_loop')
      const levels = (parent?.level ?? 0) + 1 - found.level
      if (branch.some(({ level }) => level + levels > MOST_CATEGORY_LEVELS)) throw fail('kernel.category_too_deep')
      const others = childrenOf(all, parentId).filter(({ id }) => id !== found.id)
      refuseTaken(others, found)
      const place = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId)
      if (place < 0) throw fail('kernel.category_gone')
      await repo.move(tx, { id: found.id, parentId, levels })
      await repo.arrange(
        tx,
        others.toSpliced(place, 0, found).map(({ id }) => id),
      )
      await audit.record(tx, viewer, {
        action: `${action}.moved`,
        subject: subject(found),
        before: { above: all.find(({ id }) => id === found.parentId)?.name ?? null },
        after: { above: parent?.name ?? null, before: others[place]?.name ?? null },
      })
      return null
    },

    async remove(tx, viewer, seen) {
      const all = await lockTree(tx, viewer)
      const found = seenAs(all, seen)
      const counts = await contents.counts(tx, viewer.collegeId)
      const count = (counts.get(found.id) ?? 0) + childrenOf(all, found.id).length
      if (count > 0) throw fail('kernel.category_in_use', { count })
      await contents.release(tx, found.id)
      await repo.remove(tx, found.id)
      await audit.record(tx, viewer, {
        action: `${action}.deleted`,
        subject: subject(found),
        before: { name: found.name },
      })
      return null
    },

    async expect(db, collegeId, id) {
      const all = await repo.all(db, collegeId)
      if (!all.some((row) => row.id === id)) throw fail('kernel.category_gone')
    },

    async withBelow(db, collegeId, id) {
      const all = await repo.all(db, collegeId)
      const found = all.find((row) => row.id === id)
      return found ? branchOf(all, found).map((row) => row.id) : []
    },
  }
}
