import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { asc, count, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges, memberships } from '../org.tables.ts'

const columns = { id: colleges.id, name: colleges.name, language: colleges.language, version: colleges.version }

export interface CollegeRow {
  id: CollegeId
  name: string
  language: Language
  version: number
}

export const collegeRepo = {
  /** Adding and renaming wait for each other; reading continues. */
  lockAll: (tx: Tx) => tx.execute(sql`lock table ${colleges} in share row exclusive mode`),

  all: (db: Db): Promise<CollegeRow[]> =>
    db.select(columns).from(colleges).orderBy(asc(colleges.sort), asc(colleges.id)),

  people: (db: Db) =>
    db.select({ id: memberships.collegeId, people: count() }).from(memberships).groupBy(memberships.collegeId),

  add: (tx: Tx, college: { name: string; language: Language; sort: number }) =>
    tx
      .insert(colleges)
      .values(college)
      .returning({ id: colleges.id })
      .then(([row]) => {
        if (!row) throw new Error('the college was not stored')
        return row.id
      }),

  change: (db: Db, id: CollegeId, fields: { name: string; language: Language }) =>
    db
      .update(colleges)
      .set({ ...fields, version: sql`${colleges.version} + 1` })
      .where(eq(colleges.id, id)),

  /** Added as the person's last college, so that they still start in their first one. */
  join: (tx: Tx, userId: UserId, { collegeId, departmentId }: { collegeId: CollegeId; departmentId: DepartmentId }) =>
    tx.execute(sql`insert into ${memberships} (user_id, college_id, department_id, sort)
      select ${userId}::bigint, ${collegeId}::bigint, ${departmentId}::bigint, coalesce(max(sort), -1) + 1 from ${memberships} where user_id = ${userId}`),
}
