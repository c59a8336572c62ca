import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import {
  practiceAnswers,
  practiceAttempts,
  practiceFavorites,
  practicePeople,
  practices,
} from '../exam-practice.tables.ts'
import type { PracticeId } from './learner-practice.repo.ts'

export type PracticeAttemptId = Id<'practiceAttempt'>
export type PracticeAttemptRow = typeof practiceAttempts.$inferSelect
export type PracticeAnswerRow = typeof practiceAnswers.$inferSelect
type NewAttempt = typeof practiceAttempts.$inferInsert

interface Owner {
  collegeId: CollegeId
  userId: UserId
}

const own = ({ collegeId, userId }: Owner, id: PracticeAttemptId) =>
  and(eq(practiceAttempts.id, id), eq(practiceAttempts.userId, userId), eq(practiceAttempts.collegeId, collegeId))

/** What an attempt practises: a practice, or the wrong book or the favourites, of one category or of all. */
interface AttemptOf {
  kind: NewAttempt['kind']
  practiceId: PracticeId | null
  categoryId: Id<'questionCategory'> | null
}

const openFor = ({ collegeId, userId }: Owner, { kind, practiceId, categoryId }: AttemptOf) =>
  and(
    eq(practiceAttempts.userId, userId),
    eq(practiceAttempts.collegeId, collegeId),
    eq(practiceAttempts.kind, kind),
    sql`${practiceAttempts.practiceId} is not distinct from ${practiceId}`,
    sql`${practiceAttempts.categoryId} is not distinct from ${categoryId}`,
  )

export const practiceAttemptRepo = {
  byId: (db: Db, owner: Owner, id: PracticeAttemptId): Promise<PracticeAttemptRow | undefined> =>
    db
      .select()
      .from(practiceAttempts)
      .where(own(owner, id))
      .then(([row]) => row),

  lock: (tx: Tx, owner: Owner, id: PracticeAttemptId): Promise<PracticeAttemptRow | undefined> =>
    tx
      .select()
      .from(practiceAttempts)
      .where(own(owner, id))
      .for('update')
      .then(([row]) => row),

  /** One start, or one change of the wrong book, of a person at a time. */
  lockPerson: (tx: Tx, { userId }: Pick<Owner, 'userId'>) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exam.practice ${userId}`}, 0))`),

  running: (db: Db, owner: Owner, of: AttemptOf) =>
    db
      .select({ id: practiceAttempts.id })
      .from(practiceAttempts)
      .where(and(openFor(owner, of), eq(practiceAttempts.state, 'in_progress')))
      .then(([row]) => row?.id),

  lastNumber: (db: Db, owner: Owner, of: AttemptOf) =>
    db
      .select({ number: sql<number>`coalesce(max(${practiceAttempts.number}), 0)::int` })
      .from(practiceAttempts)
      .where(openFor(owner, of))
      .then(([row]) => row?.number ?? 0),

  async add(tx: Tx, values: NewAttempt): Promise<PracticeAttemptId> {
    const [row] = await tx.insert(practiceAttempts).values(values).returning({ id: practiceAttempts.id })
    if (!row) throw new Error('the attempt was not stored')
    return row.id
  },

  change: (tx: Tx, id: PracticeAttemptId, values: Partial<NewAttempt>) =>
    tx.update(practiceAttempts).set(values).where(eq(practiceAttempts.id, id)),

  answers: (db: Db, attemptId: PracticeAttemptId): Promise<PracticeAnswerRow[]> =>
    db
      .select()
      .from(practiceAnswers)
      .where(eq(practiceAnswers.attemptId, attemptId))
      .orderBy(practiceAnswers.questionKey),

  async storeAnswers(tx: Tx, rows: readonly (typeof practiceAnswers.$inferInsert)[]): Promise<void> {
    if (rows.length === 0) return
    await tx
      .insert(practiceAnswers)
      .values([...rows])
      .onConflictDoUpdate({
        target: [practiceAnswers.attemptId, practiceAnswers.questionKey],
        set: {
          answer: sql`excluded.answer`,
          isFinal: sql`excluded.is_final`,
          madeAt: sql`excluded.made_at`,
          verdict: sql`excluded.verdict`,
        },
      })
  },

  person: (tx: Tx, practiceId: PracticeId, userId: UserId) =>
    tx
      .select()
      .from(practicePeople)
      .where(and(eq(practicePeople.practiceId, practiceId), eq(practicePeople.userId, userId)))
      .then(([row]) => row),

  async setPerson(tx: Tx, values: typeof practicePeople.$inferInsert): Promise<void> {
    const { practiceId: _practice, userId: _user, collegeId: _college, ...content } = values
    await tx
      .insert(practicePeople)
      .values(values)
      .onConflictDoUpdate({ target: [practicePeople.practiceId, practicePeople.userId], set: content })
  },

  practiceOf: (db: Db, id: PracticeId) =>
    db
      .select({ title: practices.title, document: practices.published })
      .from(practices)
      .where(eq(practices.id, id))
      .then(([row]) => row),

  favorites: (db: Db, { userId }: Pick<Owner, 'userId'>, ids: readonly Id<'question'>[]): Promise<Set<string>> =>
    ids.length === 0
      ? Promise.resolve(new Set())
      : db
          .select({ id: practiceFavorites.questionId })
          .from(practiceFavorites)
          .where(and(eq(practiceFavorites.userId, userId), inArray(practiceFavorites.questionId, [...ids])))
          .then((rows) => new Set(rows.map(({ id }) => id))),
}
