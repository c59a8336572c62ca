import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { MemberState } from '@sands/rules/training/join'
import { and, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, users } from '../../org/index.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { trainingMembers } from '../training.tables.ts'
import { memberRepo } from './member.repo.ts'

export interface MatrixFilter {
  trainingId: TrainingId
  collegeId: CollegeId
  keyWord?: string | undefined
  state?: MemberState | undefined
  isCompleted?: boolean | undefined
}

function filtered({ trainingId, keyWord, state, isCompleted }: MatrixFilter) {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(trainingMembers.trainingId, trainingId),
    eq(trainingMembers.state, state ?? 'active'),
    isCompleted === undefined
      ? undefined
      : isCompleted
        ? isNotNull(trainingMembers.completedAt)
        : isNull(trainingMembers.completedAt),
    words ? or(sql`${users.name} ilike ${words}`, sql`${users.userName} ilike ${words}`) : undefined,
  )
}

const people = (db: Db, collegeId: CollegeId) =>
  db
    .select({
      member: getTableColumns(trainingMembers),
      name: users.name,
      userName: users.userName,
      departmentName: sql<string>`coalesce(${departments.name}, '')`,
    })
    .from(trainingMembers)
    .innerJoin(users, eq(users.id, trainingMembers.userId))
    .leftJoin(memberships, and(eq(memberships.userId, trainingMembers.userId), eq(memberships.collegeId, collegeId)))
    .leftJoin(departments, eq(departments.id, memberships.departmentId))

export const matrixRepo = {
  page: (db: Db, filter: MatrixFilter, { size, offset }: { size: number; offset: number }) =>
    people(db, filter.collegeId).where(filtered(filter)).orderBy(trainingMembers.userId).limit(size).offset(offset),

  /** The numbers of the project where they are known; what was searched for is counted. */
  async total(db: Db, filter: MatrixFilter): Promise<number> {
    const { keyWord, state = 'active', isCompleted } = filter
    if (!keyWord?.trim() && state === 'active') {
      const { members, completed } = await memberRepo.counts(db, filter.trainingId)
      return isCompleted === undefined ? members : isCompleted ? completed : members - completed
    }
    return db
      .select({ count: sql<number>`count(*)::int` })
      .from(trainingMembers)
      .innerJoin(users, eq(users.id, trainingMembers.userId))
      .where(filtered(filter))
      .then(([row]) => row?.count ?? 0)
  },

  /** Active members after one of them, in the order of their ids. */
  next: (db: Db, filter: Pick<MatrixFilter, 'trainingId' | 'collegeId'>, after: UserId | null, size: number) =>
    people(db, filter.collegeId)
      .where(and(filtered(filter), after === null ? undefined : gt(trainingMembers.userId, after)))
      .orderBy(trainingMembers.userId)
      .limit(size),
}
