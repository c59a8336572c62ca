import type { Id } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { examAttempts, questions, questionVersions } from '../exam.tables.ts'
import type { AttemptId, VersionId } from './attempt.repo.ts'

export const questionIdsOf = (db: Db, versionIds: readonly string[]): Promise<Id<'question'>[]> =>
  db
    .select({ id: questionVersions.questionId })
    .from(questionVersions)
    .where(sql`${questionVersions.id} = any(${sql.param([...versionIds])}::bigint[])`)
    .then((rows) => rows.map(({ id }) => id))

/** The newest version by question. */
export const newestVersions = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, VersionId>> =>
  db
    .select({ id: questions.id, versionId: questions.versionId })
    .from(questions)
    .where(sql`${questions.id} = any(${sql.param([...ids])}::bigint[])`)
    .then((rows) => new Map(rows.flatMap(({ id, versionId }) => (versionId ? [[id, versionId]] : []))))

export async function insertAttempt(tx: Tx, values: typeof examAttempts.$inferInsert): Promise<AttemptId> {
  const [row] = await tx.insert(examAttempts).values(values).returning({ id: examAttempts.id })
  if (!row) throw new Error('the attempt was not stored')
  return row.id
}
