import type { CollegeId, DepartmentId } from '@sands/contract/kernel/schema'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges, departments, memberships, userRoles } from '../org.tables.ts'

export interface DepartmentRow {
  id: DepartmentId
  parentId: DepartmentId | null
  name: string
  path: DepartmentId[]
  version: number
}

const ids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::bigint[]`

const columns = {
  id: departments.id,
  parentId: departments.parentId,
  name: departments.name,
  path: sql<DepartmentId[]>`${departments.path}`,
  version: departments.version,
}

export const departmentRepo = {
  /**
   * Locks colleges: changes of their trees, posts, labels and places of people wait for each other. Always in the
   * same order, so that two transactions never deadlock.
   */
  lockColleges: (tx: Tx, collegeIds: readonly CollegeId[]) =>
    tx
      .select({ id: colleges.id })
      .from(colleges)
      .where(sql`${colleges.id} = any(${ids(collegeIds)})`)
      .orderBy(asc(colleges.id))
      .for('no key update'),

  lockCollege: (tx: Tx, collegeId: CollegeId) => departmentRepo.lockColleges(tx, [collegeId]),

  /** All departments of the college, siblings in their order. */
  all: (db: Db, collegeId: CollegeId): Promise<DepartmentRow[]> =>
    db
      .select(columns)
      .from(departments)
      .where(eq(departments.collegeId, collegeId))
      .orderBy(asc(departments.sort), asc(departments.id)),

  byIds: (db: Db, departmentIds: readonly DepartmentId[]): Promise<(DepartmentRow & { collegeId: CollegeId })[]> =>
    db
      .select({ ...columns, collegeId: departments.collegeId })
      .from(departments)
      .where(sql`${departments.id} = any(${ids(departmentIds)})`),

  /** These departments and all below them, within the college. */
  below: (db: Db, collegeId: CollegeId, departmentIds: readonly DepartmentId[]): Promise<DepartmentId[]> =>
    db
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.collegeId, collegeId), sql`${departments.path} && ${ids(departmentIds)}`))
      .then((rows) => rows.map(({ id }) => id)),

  /** How many people are directly in each department. */
  people: (db: Db, collegeId: CollegeId) =>
    db
      .select({ departmentId: memberships.departmentId, people: count() })
      .from(memberships)
      .where(eq(memberships.collegeId, collegeId))
      .groupBy(memberships.departmentId),

  /** The number of people in it, departments below it, and roles granted for it. */
  uses: (db: Db, id: DepartmentId): Promise<number> =>
    db
      .execute<{ uses: number }>(
        sql`select ((select count(*) from ${memberships} where department_id = ${id})
          + (select count(*) from ${departments} where parent_id = ${id})
          + (select count(*) from ${userRoles} where department_id = ${id}))::int as uses`,
      )
      .then(({ rows: [row] }) => row?.uses ?? 0),

  add: async (
    tx: Tx,
    row: { collegeId: CollegeId; parent: Pick<DepartmentRow, 'id' | 'path'> | undefined; name: string; sort: number },
  ): Promise<DepartmentId> => {
    const [added] = await tx
      .insert(departments)
      .values({ collegeId: row.collegeId, parentId: row.parent?.id ?? null, name: row.name, path: [], sort: row.sort })
      .returning({ id: departments.id })
    if (!added) throw new Error('the department was not stored')
    const path = [...(row.parent?.path ?? []), added.id].map(BigInt)
    await tx.update(departments).set({ path }).where(eq(departments.id, added.id))
    return added.id
  },

  rename: (db: Db, id: DepartmentId, name: string) =>
    db
      .update(departments)
      .set({ name, version: sql`${departments.version} + 1` })
      .where(eq(departments.id, id)),

  /** Moves a department with everything below it: replaces the start of their paths. */
  async move(tx: Tx, moved: DepartmentRow, parent: Pick<DepartmentRow, 'id' | 'path'> | undefined): Promise<void> {
    await tx
      .update(departments)
      .set({ parentId: parent?.id ?? null, version: sql`${departments.version} + 1` })
      .where(eq(departments.id, moved.id))
    const depth = moved.path.length
    await tx
      .update(departments)
      .set({ path: sql`${ids(parent?.path ?? [])} || ${departments.path}[${sql.raw(String(depth))}:]` })
      .where(sql`${departments.path} @> ${ids([moved.id])}`)
  },

  /** Stores this order, counted from 0. */
  arrange: (db: Db, inOrder: readonly DepartmentId[]) =>
    db.execute(sql`update ${departments} d set sort = o.place - 1
      from unnest(${ids(inOrder)}) with ordinality as o(id, place) where d.id = o.id and d.sort <> o.place - 1`),

  remove: (db: Db, id: DepartmentId) => db.delete(departments).where(eq(departments.id, id)),
}
