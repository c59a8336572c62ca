import type { UserId } from '@sands/contract/kernel/schema'
import type { MemberState } from '@sands/rules/training/join'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { trainingMembers, trainingRecords } from '../training.tables.ts'
import type { MemberRow } from './member.repo.ts'

interface PeopleFacts extends Record<string, unknown> {
  /** Those who are members. */
  active: number
  /** Members with records. */
  activeRecorded: number
  /** Other people with records of an earlier membership. */
  otherRecorded: number
}

const NOBODY: PeopleFacts = { active: 0, activeRecorded: 0, otherRecorded: 0 }

interface NotReminded extends Record<string, unknown> {
  completed: number
  /** Open, and reminded since then. */
  before: number
}

export const memberImpactRepo = {
  people(db: Db, trainingId: TrainingId, userIds: readonly UserId[]): Promise<PeopleFacts> {
    const isActive: SQL = sql`exists (select from ${trainingMembers} m
      where m.training_id = ${trainingId} and m.user_id = u and m.state = 'active')`
    const isRecorded: SQL = sql`exists (select from ${trainingRecords} r
      where r.training_id = ${trainingId} and r.user_id = u)`
    return db
      .execute<PeopleFacts>(sql`select count(*) filter (where ${isActive})::int as active,
          count(*) filter (where ${isActive} and ${isRecorded})::int as "activeRecorded",
          count(*) filter (where not ${isActive} and ${isRecorded})::int as "otherRecorded"
        from unnest(${sql.param([...userIds])}::bigint[]) u`)
      .then(({ rows: [row] }) => row ?? NOBODY)
  },

  /** Those of the people whose membership is in this state. */
  inState: (
    db: Db,
    trainingId: TrainingId,
    { userIds, state }: { userIds: readonly UserId[]; state: MemberState },
  ): Promise<MemberRow[]> =>
    db
      .select()
      .from(trainingMembers)
      .where(
        and(
          eq(trainingMembers.trainingId, trainingId),
          eq(trainingMembers.state, state),
          sql`${trainingMembers.userId} = any(${sql.param([...userIds])}::bigint[])`,
        ),
      ),

  /** After a reminder at `at`: the members, or those of these people, whom it left out. */
  notReminded: (
    db: Db,
    trainingId: TrainingId,
    { userIds, before, at }: { userIds: readonly UserId[] | null; before: Date; at: Date },
  ): Promise<NotReminded> =>
    db
      .execute<NotReminded>(sql`select count(m.completed_at)::int as completed,
          count(*) filter (where m.completed_at is null and m.reminded_at > ${before} and m.reminded_at <> ${at})::int
            as before
        from ${trainingMembers} m where m.training_id = ${trainingId} and m.state = 'active'
          ${userIds === null ? sql`` : sql`and m.user_id = any(${sql.param([...userIds])}::bigint[])`}`)
      .then(({ rows: [row] }) => row ?? { completed: 0, before: 0 }),
}
