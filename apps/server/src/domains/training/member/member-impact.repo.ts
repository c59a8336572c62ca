import type { UserId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { trainingMembers, trainingRecords } from '../training.tables.ts'

interface PeopleFacts extends Record<string, unknown> {
  /** Those who are members. */
  active: number
  /** Members with records. */
  activeRecorded: number
  /** Other people with records of an earlier membership. */
  otherRecorded: number
}

const NOBODY: PeopleFacts = { active: 0, activeRecorded: 0, otherRecorded: 0 }

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
}
