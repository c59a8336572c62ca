import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { departments, memberships } from '../../org/index.ts'
import { examAttempts, examNotes, examOverrides } from '../exam.tables.ts'
import type { AttemptId } from './attempt.repo.ts'
import type { ExamId } from './learner-exam.repo.ts'

export interface MovedDeadline {
  id: AttemptId
  before: string | null
  deadline: string | null
}

export const deadlineRepo = {
  /** Locks the attempts in progress of an exam, with the departments of their people from the root down. */
  running: (tx: Tx, examId: ExamId, userId: UserId | null) =>
    tx
      .select({
        id: examAttempts.id,
        examId: examAttempts.examId,
        edition: examAttempts.edition,
        userId: examAttempts.userId,
        startedAt: examAttempts.startedAt,
        deadline: examAttempts.deadline,
        departmentIds: sql<DepartmentId[]>`coalesce(${departments.path}::text[], '{}')`,
      })
      .from(examAttempts)
      .leftJoin(
        memberships,
        and(eq(memberships.userId, examAttempts.userId), eq(memberships.collegeId, examAttempts.collegeId)),
      )
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .where(
        and(
          eq(examAttempts.examId, examId),
          eq(examAttempts.state, 'in_progress'),
          userId === null ? undefined : eq(examAttempts.userId, userId),
        ),
      )
      .for('update', { of: examAttempts }),

  /** Those for people first, newest first. */
  overrides: (tx: Tx, examId: ExamId) =>
    tx
      .select()
      .from(examOverrides)
      .where(and(eq(examOverrides.examId, examId), isNull(examOverrides.removedAt)))
      .orderBy(sql`${examOverrides.userId} is null`, desc(examOverrides.createdAt), desc(examOverrides.id)),

  /** Sets the deadlines and writes them into the history of each attempt. */
  async move(tx: Tx, moved: readonly MovedDeadline[], at: Date): Promise<void> {
    const rows = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id bigint, before text, deadline text)`
    await tx.execute(
      sql`update ${examAttempts} a set deadline = m.deadline::timestamptz from ${rows} where a.id = m.id`,
    )
    await tx.insert(examNotes).values(
      moved.map(({ id, before, deadline }) => ({
        attemptId: id,
        kind: 'extended' as const,
        at,
        detail: { before, after: deadline },
      })),
    )
  },
}
