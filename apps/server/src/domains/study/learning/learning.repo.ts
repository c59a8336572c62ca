import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { type LearnForm, type LearnType, STUDY } from '@sands/rules/study'
import { and, count, desc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { progress, studyDays, studyPeople, uncountedTime, viewings } from '../learning.tables.ts'

export interface UserLearnableKey {
  userId: UserId
  learnType: LearnType
  learnId: Id<'learn'>
}
type Own = { userId: UserId; collegeId: CollegeId }

export interface StudyPerson {
  viewingId: Id<'viewing'> | null
  timeZone: string
  zoneSince: number
}

const isLearnable = (
  table: typeof progress | typeof viewings | typeof uncountedTime,
  { userId, learnType, learnId }: UserLearnableKey,
) => and(eq(table.userId, userId), eq(table.learnType, learnType), eq(table.learnId, learnId))

interface ViewingFilter {
  learnType?: LearnType | undefined
  learnId?: Id<'learn'> | undefined
}
const viewingsOf = ({ userId, collegeId }: Own, { learnType, learnId }: ViewingFilter): SQL | undefined =>
  and(
    eq(viewings.userId, userId),
    eq(viewings.collegeId, collegeId),
    learnType && eq(viewings.learnType, learnType),
    learnId && eq(viewings.learnId, learnId),
  )

export const learningRepo = {
  /** Locks the person's row: no other transaction counts study time of this person until this one ends. */
  async lockPerson(tx: Tx, userId: UserId): Promise<StudyPerson> {
    await tx.insert(studyPeople).values({ userId }).onConflictDoNothing()
    const [person] = await tx
      .select({
        viewingId: studyPeople.viewingId,
        timeZone: studyPeople.timeZone,
        zoneSince: studyPeople.zoneSince,
      })
      .from(studyPeople)
      .where(eq(studyPeople.userId, userId))
      .for('update')
    return person ?? { viewingId: null, timeZone: '', zoneSince: 0 }
  },

  /** The time zone in which a person's days start; empty for a person who has not studied yet. */
  zoneForUser: (db: Db, userId: UserId): Promise<string> =>
    db
      .select({ timeZone: studyPeople.timeZone })
      .from(studyPeople)
      .where(eq(studyPeople.userId, userId))
      .then(([person]) => person?.timeZone ?? ''),

  changePerson: (tx: Tx, userId: UserId, change: Partial<StudyPerson>) =>
    tx.update(studyPeople).set(change).where(eq(studyPeople.userId, userId)),

  replace: (tx: Tx, id: Id<'viewing'>, at: number) =>
    tx
      .update(viewings)
      .set({ replacedAt: at })
      .where(and(eq(viewings.id, id), eq(viewings.isOffline, false), isNull(viewings.replacedAt))),

  async add(tx: Tx, row: typeof viewings.$inferInsert): Promise<Id<'viewing'>> {
    const [added] = await tx.insert(viewings).values(row).returning({ id: viewings.id })
    if (!added) throw new Error('a viewing was not stored')
    return added.id
  },

  progress: (db: Db, learnable: UserLearnableKey) =>
    db
      .select()
      .from(progress)
      .where(isLearnable(progress, learnable))
      .then(([row]) => row),

  addProgress: (tx: Tx, row: typeof progress.$inferInsert) => tx.insert(progress).values(row),

  changeProgress: (tx: Tx, learnable: UserLearnableKey, change: Partial<typeof progress.$inferInsert>) =>
    tx.update(progress).set(change).where(isLearnable(progress, learnable)),

  dayMs: (db: Db, { userId, learnType, learnId }: UserLearnableKey, day: string) =>
    db
      .select({ milliseconds: studyDays.milliseconds })
      .from(studyDays)
      .where(
        and(
          eq(studyDays.userId, userId),
          eq(studyDays.day, day),
          eq(studyDays.learnType, learnType),
          eq(studyDays.learnId, learnId),
        ),
      )
      .then(([row]) => row?.milliseconds ?? 0),

  /** The viewing that counts now, if it is of this learnable and had an update since the given time. */
  current: (db: Db, learnable: UserLearnableKey, since: number) =>
    db
      .select({ id: viewings.id })
      .from(viewings)
      .innerJoin(studyPeople, and(eq(studyPeople.userId, viewings.userId), eq(studyPeople.viewingId, viewings.id)))
      .where(and(isLearnable(viewings, learnable), gte(viewings.contactAt, since), isNull(viewings.replacedAt)))
      .then(([row]) => row),

  /** The last viewing of this learnable with an update since then, unless another viewing replaced it before `until`. */
  heardFor: (db: Db, learnable: UserLearnableKey, { since, until }: { since: number; until: number }) =>
    db
      .select({ id: viewings.id })
      .from(viewings)
      .where(
        and(
          isLearnable(viewings, learnable),
          gte(viewings.contactAt, since),
          or(isNull(viewings.replacedAt), gte(viewings.replacedAt, until)),
        ),
      )
      .orderBy(desc(viewings.startedAt))
      .limit(1)
      .then(([row]) => row),

  page: (db: Db, own: Own, { size, offset, ...filter }: ViewingFilter & { size: number; offset: number }) =>
    db
      .select()
      .from(viewings)
      .where(viewingsOf(own, filter))
      .orderBy(desc(viewings.startedAt), desc(viewings.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, own: Own, filter: ViewingFilter) =>
    db
      .select({ total: count() })
      .from(viewings)
      .where(viewingsOf(own, filter))
      .then(([row]) => row?.total ?? 0),

  uncounted: (db: Db, learnable: UserLearnableKey, since: string) =>
    db
      .select()
      .from(uncountedTime)
      .where(and(isLearnable(uncountedTime, learnable), gte(uncountedTime.day, since)))
      .orderBy(desc(uncountedTime.day), desc(uncountedTime.milliseconds)),

  /** A person's progress with the terms of the latest viewing, and the study time of one day. */
  async progressFor(
    db: Db,
    { userId, collegeId }: Own,
    { learnType, ids, day }: { learnType: LearnType; ids: readonly string[]; day: string },
  ) {
    const { rows } = await db.execute<{
      learn_id: string
      covered: string
      total: number
      last_part_seen: boolean
      position: number
      studied_ms: string
      finished_at: Date | string | null
      last_at: Date | string
      form: LearnForm
      threshold: number
      min_seconds: number
      today_ms: string
    }>(sql`
      select p.learn_id, p.covered, p.total, p.last_part_seen, p.position, p.studied_ms, p.finished_at, p.last_at,
        coalesce(v.form, 'media') as form, coalesce(v.threshold, ${STUDY.threshold}) as threshold,
        coalesce(v.min_seconds, 0) as min_seconds, coalesce(d.milliseconds, 0) as today_ms
      from progress p
      left join lateral (
        select form, threshold, min_seconds from viewings
        where user_id = p.user_id and learn_type = p.learn_type and learn_id = p.learn_id
        order by started_at desc limit 1) v on true
      left join study_days d on d.user_id = p.user_id and d.day = ${day} and d.learn_type = p.learn_type and d.learn_id = p.learn_id
      where p.user_id = ${userId} and p.college_id = ${collegeId} and p.learn_type = ${learnType}
        and p.learn_id = any(${sql.param([...ids])}::bigint[])`)
    return rows
  },
}
