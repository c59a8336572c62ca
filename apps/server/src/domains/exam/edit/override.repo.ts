import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { examOverrides, exams } from '../exam.tables.ts'
import type { ExamId } from './exam-edit.repo.ts'

const MOST_OVERRIDES = 500
const givers = alias(users, 'givers')

const listed = (db: Db) =>
  db
    .select({
      id: examOverrides.id,
      examId: examOverrides.examId,
      userId: examOverrides.userId,
      departmentId: examOverrides.departmentId,
      name: sql<string>`coalesce(${users.name}, ${departments.name}, '')`,
      opensAt: examOverrides.opensAt,
      closesAt: examOverrides.closesAt,
      admitUntil: examOverrides.admitUntil,
      limitMinutes: examOverrides.limitMinutes,
      attempts: examOverrides.attempts,
      reason: examOverrides.reason,
      createdAt: examOverrides.createdAt,
      createdBy: sql<string>`coalesce(${givers.name}, '')`,
    })
    .from(examOverrides)
    .innerJoin(exams, eq(exams.id, examOverrides.examId))
    .leftJoin(users, eq(users.id, examOverrides.userId))
    .leftJoin(departments, eq(departments.id, examOverrides.departmentId))
    .leftJoin(givers, eq(givers.id, examOverrides.createdBy))

export type OverrideRow = Awaited<ReturnType<typeof overrideRepo.list>>[number]

export const overrideRepo = {
  list: (db: Db, examId: ExamId) =>
    listed(db)
      .where(and(eq(examOverrides.examId, examId), isNull(examOverrides.removedAt)))
      .orderBy(desc(examOverrides.createdAt), desc(examOverrides.id))
      .limit(MOST_OVERRIDES),

  get: (db: Db, collegeId: CollegeId, id: Id<'examOverride'>) =>
    listed(db)
      .where(and(eq(examOverrides.id, id), eq(exams.collegeId, collegeId), isNull(examOverrides.removedAt)))
      .then(([row]) => row),

  add: (tx: Tx, values: typeof examOverrides.$inferInsert): Promise<Id<'examOverride'>> =>
    tx
      .insert(examOverrides)
      .values(values)
      .returning({ id: examOverrides.id })
      .then(([row]) => {
        if (!row) throw new Error('the override was not stored')
        return row.id
      }),

  remove: (tx: Tx, id: Id<'examOverride'>, removedAt: Date) =>
    tx.update(examOverrides).set({ removedAt }).where(eq(examOverrides.id, id)),

  isMember: (db: Db, collegeId: CollegeId, userId: UserId): Promise<boolean> =>
    db
      .$count(memberships, and(eq(memberships.collegeId, collegeId), eq(memberships.userId, userId)))
      .then((count) => count > 0),

  isDepartment: (db: Db, collegeId: CollegeId, id: DepartmentId): Promise<boolean> =>
    db
      .$count(departments, and(eq(departments.collegeId, collegeId), eq(departments.id, id)))
      .then((count) => count > 0),
}
