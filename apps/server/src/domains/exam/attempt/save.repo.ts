import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import { createBatcher } from '../../../kernel/batcher.ts'
import type { Database, Db, Tx } from '../../../kernel/database/database.ts'
import { examAttemptFiles, examAttempts, examOperations } from '../exam.tables.ts'
import { type AttemptId, attemptRepo } from './attempt.repo.ts'

const IN_FLIGHT = 2
const MOST_AT_ONCE = 200

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
  id: AttemptId
  last_seq: number
  deadline_ms: number | null
}

interface Stored {
  lastSeq: number
  deadline: Date | null
}

const COLUMNS = sql`"attemptId" bigint, "userId" bigint, "collegeId" bigint, ticket int, "firstSeq" int, "lastSeq" int,
  now timestamptz, "openAfter" timestamptz, operations jsonb, "fileIds" jsonb`

/**
 * Checks the attempts and stores the changes in one statement, so that saves cost one round trip and are stored
 * permanently when they are answered. Attempts that do not accept their save are not in the result.
 */
async function store(
  db: Db,
  saves: readonly Save[],
  { isNext, of = sql`` }: { isNext: SQL; of?: SQL },
): Promise<ReadonlyMap<AttemptId, Stored>> {
  const { rows } = await db.execute<Saved>(sql`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(saves)}::jsonb) as s (${COLUMNS})
    ), save as (
      select sent.* from sent ${of}
    ), attempt as (
      update ${examAttempts} a set last_seq = greatest(a.last_seq, save."lastSeq"), saved_at = save.now
      from save
      where a.id = save."attemptId" and a.user_id = save."userId" and a.college_id = save."collegeId"
        and a.state = 'in_progress' and a.ticket = save.ticket and ${isNext}
        and (a.deadline is null or a.deadline > save."openAfter")
      returning a.id, a.last_seq, a.deadline, save.now, save.operations, save."fileIds"
    ), stored as (
      insert into ${examOperations} (attempt_id, seq, question_key, answer, is_flagged, made_at, stored_at)
      select attempt.id, o.seq, o."questionKey", o.answer, o."isFlagged", o."madeAt", attempt.now
      from attempt, jsonb_to_recordset(attempt.operations)
        as o (seq int, "questionKey" text, answer jsonb, "isFlagged" boolean, "madeAt" timestamptz)
      on conflict do nothing
    ), kept as (
      -- The tidy-up of unused files leaves these alone.
      insert into ${examAttemptFiles} (attempt_id, file_id)
      select attempt.id, file_id::bigint from attempt, jsonb_array_elements_text(attempt."fileIds") as named (file_id)
      on conflict do nothing
    )
    select id::text, last_seq, (extract(epoch from deadline) * 1000)::float8 as deadline_ms from attempt`)
  return new Map(
    rows.map(({ id, last_seq, deadline_ms }) => [
      id,
      { lastSeq: last_seq, deadline: deadline_ms === null ? null : new Date(deadline_ms) },
    ]),
  )
}

const storeOne = async (db: Db, save: Save, isNext: SQL): Promise<Stored | undefined> =>
  (await store(db, [save], { isNext })).get(save.attemptId)

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

const IS_NEXT = sql`a.last_seq = save."firstSeq" - 1`
const IS_KNOWN = sql`a.last_seq >= save."firstSeq" - 1`
/** Of attempts that nobody else changes now: a batch does not wait for a save or submit of one attempt. */
const OF_FREE = sql`join ${examAttempts} free on free.id = sent."attemptId" for no key update of free skip locked`

/**
 * Stores saves of many people at once: the first of each attempt, if it is the next one and nobody else changes the
 * attempt. The others get undefined, and are stored one by one.
 */
async function storeBatch(db: Db, saves: readonly Save[]): Promise<(Stored | undefined)[]> {
  const first = new Map<AttemptId, Save>()
  for (const save of saves) if (!first.has(save.attemptId) && isNew(save)) first.set(save.attemptId, save)
  // If one save makes the statement fail, all are stored one by one.
  const stored = await store(db, [...first.values()], { isNext: IS_NEXT, of: OF_FREE }).catch(() => undefined)
  return saves.map((save) => (first.get(save.attemptId) === save ? stored?.get(save.attemptId) : undefined))
}

/** A save of which every change was refused has no number. */
const isNew = ({ firstSeq, lastSeq }: Save): boolean => lastSeq >= firstSeq

/**
 * Stores one save. A save that is sent again gets the same answer; one that has other changes under stored numbers is
 * not accepted, and nothing of it is stored.
 */
async function storeAlone(database: Database, save: Save): Promise<Stored | undefined> {
  if (!isNew(save)) return storeOne(database.primary, save, IS_KNOWN)
  const stored = await storeOne(database.primary, save, IS_NEXT)
  if (stored) return stored
  return database.transaction(async (tx) => {
    // Two saves with the same numbers wait for each other here.
    await attemptRepo.lockAny(tx, save.attemptId)
    if (await hasOthers(tx, save)) return undefined
    return storeOne(tx, save, IS_KNOWN)
  })
}

/** Returns undefined for a save that its attempt does not accept. */
export function createSaveStore(database: Database): (save: Save) => Promise<Stored | undefined> {
  const together = createBatcher<Save, Stored | undefined>({
    inFlight: IN_FLIGHT,
    maxBatch: MOST_AT_ONCE,
    run: (saves) => storeBatch(database.primary, saves),
  })
  return async (save) => (await together(save)) ?? storeAlone(database, save)
}
