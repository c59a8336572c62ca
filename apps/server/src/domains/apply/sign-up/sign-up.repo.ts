import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { ACTIVE, type SignUpPhase } from '@sands/rules/apply/sign-up'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { releasedAt } from '../../face/index.ts'
import { colleges, memberships, users, visibleTo } from '../../org/index.ts'
import { signUpEntries, signUps } from '../apply.tables.ts'
import { byProject, isOver, ownEntry, releasing, scopeOf, takesPeople } from './scope.repo.ts'

export type ApplyId = Id<'apply'>
export type SignUpRow = typeof signUps.$inferSelect
export type NewSignUp = Omit<typeof signUps.$inferInsert, 'version'>
export interface Counts {
  booked: number
  waiting: number
  asked: number
}
export interface ListedSignUp extends SignUpRow, Counts {
  updatedByName: string | null
  /** When a change of the session that it is for released its seats. */
  releasedAt: Date | null
}

export interface SignUpFilter {
  keyWord?: string | undefined
  phase?: SignUpPhase | undefined
  now: Date
}

export interface ApplyList {
  type: 'open' | 'mine'
  targets: Parameters<typeof takesPeople>[0]
  now: Date
}

/** The phase by the clock, as `signUpPhase` computes it. */
const phaseAt = (now: Date): SQL => sql`case
  when ${signUps.state} <> 'open' then ${signUps.state}
  when ${isOver(now)} then 'over'
  when ${signUps.opensAt} > ${now} then 'upcoming'
  else 'open' end`

const filtered = (collegeId: CollegeId, { keyWord, phase, now }: SignUpFilter): SQL | undefined =>
  and(
    eq(signUps.collegeId, collegeId),
    isNull(signUps.removedAt),
    keyWord?.trim() ? sql`${signUps.title} ilike ${anywhere(keyWord.trim())}` : undefined,
    phase ? sql`${phaseAt(now)} = ${phase}` : undefined,
  )

const counted = (state: keyof Counts) =>
  sql<number>`(select count(*)::int from ${signUpEntries} e where e.sign_up_id = ${signUps.id} and e.state = ${state})`
const counts = { booked: counted('booked'), waiting: counted('waiting'), asked: counted('asked') }

const listed = (db: Db) =>
  db
    .select({ ...getTableColumns(signUps), ...counts, updatedByName: users.name, releasedAt: releasedAt(releasing) })
    .from(signUps)
    .leftJoin(users, eq(users.id, signUps.updatedBy))

const there = (collegeId: CollegeId, id: ApplyId) =>
  and(eq(signUps.collegeId, collegeId), eq(signUps.id, id), isNull(signUps.removedAt))

const isIn = sql`coalesce(${signUpEntries.state} = any(${sql.param([...ACTIVE, 'removed'])}::text[]), false)`

/** What the person can sign up for now or soon, or everything for which they have signed up. */
const within = (viewer: Viewer, { type, targets, now }: ApplyList): SQL | undefined =>
  and(
    eq(signUps.collegeId, viewer.collegeId),
    isNull(signUps.removedAt),
    type === 'mine'
      ? sql`${signUpEntries.id} is not null and ${signUps.state} <> 'draft'`
      : and(
          eq(signUps.state, 'open'),
          sql`not ${isOver(now)}`,
          sql`not ${isIn}`,
          takesPeople(targets, now),
          or(visibleTo(viewer, signUps.audienceId), byProject(viewer)),
        ),
  )

export const signUpRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: { filter: SignUpFilter; size: number; offset: number },
  ): Promise<ListedSignUp[]> =>
    listed(db)
      .where(filtered(collegeId, filter))
      .orderBy(desc(signUps.updatedAt), desc(signUps.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: SignUpFilter): Promise<number> =>
    db.$count(signUps, filtered(collegeId, filter)),

  get: (db: Db, collegeId: CollegeId, id: ApplyId): Promise<ListedSignUp | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  /** Locks the sign-up, and with it its places and its waiting list. */
  lock: (tx: Tx, collegeId: CollegeId, id: ApplyId): Promise<SignUpRow | undefined> =>
    tx
      .select()
      .from(signUps)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: NewSignUp): Promise<SignUpRow | undefined> =>
    tx
      .insert(signUps)
      .values(values)
      .returning()
      .then(([row]) => row),

  change: (tx: Tx, id: ApplyId, values: Partial<NewSignUp>): Promise<SignUpRow | undefined> =>
    tx
      .update(signUps)
      .set({ ...values, version: sql`${signUps.version} + 1` })
      .where(eq(signUps.id, id))
      .returning()
      .then(([row]) => row),

  /** A counter that editors do not have to know of. */
  setTurn: (tx: Tx, id: ApplyId, lastTurn: number) => tx.update(signUps).set({ lastTurn }).where(eq(signUps.id, id)),

  /** The file that this sign-up shows already. */
  usedFile: ({ coverFileId }: Pick<SignUpRow, 'coverFileId'>): FileId | null => coverFileId,

  learnerPage: (db: Db, viewer: Viewer, { size, offset, ...list }: ApplyList & { size: number; offset: number }) =>
    db
      .select({
        signUp: getTableColumns(signUps),
        counts,
        entry: getTableColumns(signUpEntries),
        ...scopeOf(viewer),
      })
      .from(signUps)
      .leftJoin(signUpEntries, ownEntry(viewer))
      .where(within(viewer, list))
      .orderBy(
        list.type === 'mine' ? sql`${signUpEntries.changedAt} desc` : sql`${signUps.closesAt} asc nulls last`,
        desc(signUps.id),
      )
      .limit(size)
      .offset(offset),

  learnerCount: (db: Db, viewer: Viewer, list: ApplyList): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(signUps)
      .leftJoin(signUpEntries, ownEntry(viewer))
      .where(within(viewer, list))
      .then(([row]) => row?.count ?? 0),

  /** A sign-up that was opened, with the own entry and what says whether it is for the person. */
  find: (db: Db, viewer: Viewer, id: ApplyId) =>
    db
      .select({
        signUp: getTableColumns(signUps),
        counts,
        entry: getTableColumns(signUpEntries),
        ...scopeOf(viewer),
      })
      .from(signUps)
      .leftJoin(signUpEntries, ownEntry(viewer))
      .where(and(there(viewer.collegeId, id), sql`${signUps.state} in ('open', 'cancelled')`))
      .then(([row]) => row),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: signUps.id, title: signUps.title, coverFileId: signUps.coverFileId })
      .from(signUps)
      .where(
        and(
          eq(signUps.collegeId, collegeId),
          isNull(signUps.removedAt),
          sql`${signUps.id} = any(${sql.param([...ids])}::bigint[])`,
        ),
      ),

  visible: (db: Db, viewer: Viewer, ids: readonly string[]): Promise<ApplyId[]> =>
    db
      .select({ id: signUps.id })
      .from(signUps)
      .leftJoin(signUpEntries, ownEntry(viewer))
      .where(
        and(
          eq(signUps.collegeId, viewer.collegeId),
          isNull(signUps.removedAt),
          sql`${signUps.id} = any(${sql.param([...ids])}::bigint[])`,
          sql`${signUps.state} in ('open', 'cancelled')`,
          or(sql`${signUpEntries.id} is not null`, visibleTo(viewer, signUps.audienceId), byProject(viewer)),
        ),
      )
      .then((rows) => rows.map(({ id }) => id)),

  title: (db: Db, id: ApplyId): Promise<string | undefined> =>
    db
      .select({ title: signUps.title })
      .from(signUps)
      .where(eq(signUps.id, id))
      .then(([row]) => row?.title),

  /**
   * Open sign-ups in which people ask, have places, wait for one, or left since a time, after an id. Those for exams only
   * while people ask: exams know nothing of places.
   */
  following: (
    db: Db,
    { after, limit, since }: { after: ApplyId | null; limit: number; since: Date },
  ): Promise<SignUpRow[]> =>
    db
      .select(getTableColumns(signUps))
      .from(signUps)
      .where(
        and(
          eq(signUps.state, 'open'),
          isNull(signUps.removedAt),
          isNotNull(signUps.targetKind),
          after === null ? undefined : sql`${signUps.id} > ${after}`,
          sql`exists (select from ${signUpEntries} e where e.sign_up_id = ${signUps.id}
            and (e.state = 'asked' or ${signUps.targetKind} <> 'exam'
              and (e.state in ('booked', 'waiting') or e.state = 'withdrawn' and e.changed_at > ${since})))`,
        ),
      )
      .orderBy(signUps.id)
      .limit(limit),

  /** The language of texts that are stored without a reader. */
  language: (db: Db, collegeId: CollegeId): Promise<Language> =>
    db
      .select({ language: colleges.language })
      .from(colleges)
      .where(eq(colleges.id, collegeId))
      .then(([row]) => row?.language ?? LANGUAGES[0]),

  people: (db: Db, collegeId: CollegeId, ids: readonly UserId[]): Promise<UserId[]> =>
    db
      .select({ id: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.collegeId, collegeId), inArray(memberships.userId, [...ids])))
      .then((rows) => rows.map(({ id }) => id)),
}
