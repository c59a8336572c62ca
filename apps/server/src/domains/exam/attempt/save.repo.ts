import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db, Tx } from '../../../kernel/database/database.ts'
import { examAttemptFiles, examAttempts, examOperations } from '../exam.tables.ts'
import { type AttemptId, attemptRepo } from './attempt.repo.ts'

export interface StoredOperation {
  seq: number
  questionKey: string
  answer: object
  isFlagged: boolean
  madeAt: string
}

interface Save {
  attemptId: AttemptId
  userId: UserId
  collegeId: CollegeId
  ticket: number
  /** The numbers that this save covers, those of refused changes included. */
  firstSeq: number
  lastSeq: number
  operations: readonly StoredOperation[]
  /** Files that the answers name. */
  fileIds: readonly FileId[]
  now: Date
  /** A deadline after this time is not over yet. */
  openAfter: Date
}

interface Saved extends Record<string, unknown> {
  last_seq: number
  deadline_ms: number | null
}

/** The tidy-up of unused files leaves these alone. */
const keepFiles = (fileIds: readonly FileId[]): SQL => sql`, kept as (
      insert into ${examAttemptFiles} (attempt_id, file_id)
      select attempt.id, file_id from attempt, unnest(${sql.param([...fileIds])}::bigint[]) as named (file_id)
      on conflict do nothing
    )`

interface Stored {
  lastSeq: number
  deadline: Date | null
}

/**
 * Checks the attempt and stores the changes in one statement, so that a save costs one round trip and is stored
 * permanently when it is answered. Undefined when the attempt does not accept it.
 */
async function store(db: Db, save: Save, isNext: SQL): Promise<Stored | undefined> {
  const { rows } = await db.execute<Saved>(sql`
    with attempt as (
      update ${examAttempts} set last_seq = greatest(last_seq, ${save.lastSeq}), saved_at = ${save.now}
      where id = ${save.attemptId} and user_id = ${save.userId} and college_id = ${save.collegeId}
        and state = 'in_progress' and ticket = ${save.ticket} and ${isNext}
        and (deadline is null or deadline > ${save.openAfter})
      returning id, last_seq, deadline
    ), stored as (
      insert into ${examOperations} (attempt_id, seq, question_key, answer, is_flagged, made_at, stored_at)
      select attempt.id, o.seq, o."questionKey", o.answer, o."isFlagged", o."madeAt", ${save.now}
      from attempt, jsonb_to_recordset(${JSON.stringify(save.operations)}::jsonb)
        as o (seq int, "questionKey" text, answer jsonb, "isFlagged" boolean, "madeAt" timestamptz)
      on conflict do nothing
    )${save.fileIds.length > 0 ? keepFiles(save.fileIds) : sql``}
    select last_seq, (extract(epoch from deadline) * 1000)::float8 as deadline_ms from attempt`)
  const [row] = rows
  return row && { lastSeq: row.last_seq, deadline: row.deadline_ms === null ? null : new Date(row.deadline_ms) }
}

/** Whether the server has another change under one of the numbers. */
const hasOthers = (tx: Tx, { attemptId, operations }: Save): Promise<boolean> =>
  tx
    .execute(sql`
      select 1 from ${examOperations} s
      join jsonb_to_recordset(${JSON.stringify(operations)}::jsonb)
        as o (seq int, "questionKey" text, answer jsonb, "isFlagged" boolean) on o.seq = s.seq
      where s.attempt_id = ${attemptId}
        and (s.question_key <> o."questionKey" or s.answer <> o.answer or s.is_flagged <> o."isFlagged")
      limit 1`)
    .then(({ rows }) => rows.length > 0)

/**
 * Stores changes with new numbers. A save that is sent again gets the same answer; one that has other changes under
 * stored numbers is not accepted, and nothing of it is stored.
 */
export async function storeOperations(database: Database, save: Save): Promise<Stored | undefined> {
  const { firstSeq, lastSeq, attemptId } = save
  if (lastSeq < firstSeq) return store(database.primary, save, sql`last_seq >= ${firstSeq - 1}`)
  const stored = await store(database.primary, save, sql`last_seq = ${firstSeq - 1}`)
  if (stored) return stored
  return database.transaction(async (tx) => {
    // Two saves with the same numbers wait for each other here.
    await attemptRepo.lockAny(tx, attemptId)
    if (await hasOthers(tx, save)) return undefined
    return store(tx, save, sql`last_seq >= ${firstSeq - 1}`)
  })
}
