import type { CollegeId, DepartmentId, FileId, UserId } from '@sands/contract/kernel/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { studyMonths } from '../learning.tables.ts'

const wholeSeconds = sql<number>`(${studyMonths.milliseconds} / 1000)::int`

export const rankRepo = {
  /** Everyone with study time in a month, most first; of equal times the one reached earlier comes first. */
  standings: (db: Db, collegeId: CollegeId, month: string) =>
    db
      .select({ userId: studyMonths.userId, amount: wholeSeconds, departmentId: memberships.departmentId })
      .from(studyMonths)
      .innerJoin(
        memberships,
        and(eq(memberships.userId, studyMonths.userId), eq(memberships.collegeId, studyMonths.collegeId)),
      )
      .innerJoin(users, and(eq(users.id, studyMonths.userId), eq(users.status, 'active')))
      .where(and(eq(studyMonths.collegeId, collegeId), eq(studyMonths.month, month), sql`${wholeSeconds} > 0`))
      .orderBy(sql`${wholeSeconds} desc`, studyMonths.reachedAt, studyMonths.userId),

  /** A department and all departments below it. */
  below: async (db: Db, collegeId: CollegeId, departmentId: DepartmentId): Promise<ReadonlySet<DepartmentId>> => {
    const rows = await db
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.collegeId, collegeId), sql`${departments.path} @> array[${departmentId}]::bigint[]`))
    return new Set(rows.map(({ id }) => id))
  },

  departmentForUser: (db: Db, { userId, collegeId }: { userId: UserId; collegeId: CollegeId }) =>
    db
      .select({ id: memberships.departmentId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.collegeId, collegeId)))
      .then(([row]) => row?.id ?? null),

  people: (
    db: Db,
    collegeId: CollegeId,
    userIds: readonly UserId[],
  ): Promise<{ userId: UserId; name: string; avatarFileId: FileId | null; departmentName: string | null }[]> =>
    db
      .select({
        userId: users.id,
        name: users.name,
        avatarFileId: users.avatarFileId,
        departmentName: departments.name,
      })
      .from(users)
      .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.collegeId, collegeId)))
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .where(sql`${users.id} = any(${sql.param([...userIds])}::bigint[])`),
}
