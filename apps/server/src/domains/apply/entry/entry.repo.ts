import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { EntryState } from '@sands/rules/apply/sign-up'
import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { signUpEntries, signUpFiles, signUpHistory } from '../apply.tables.ts'
import type { ApplyId, Counts } from '../sign-up/sign-up.repo.ts'

export type EntryId = Id<'applyEntry'>
export type EntryRow = typeof signUpEntries.$inferSelect
export type NewEntry = typeof signUpEntries.$inferInsert

const ROWS_AT_ONCE = 1000

export interface EntryFilter {
  signUpId: ApplyId
  keyWord?: string | undefined
  state?: EntryState | undefined
}

const filtered = ({ signUpId, keyWord, state }: EntryFilter): SQL | undefined =>
  and(
    eq(signUpEntries.signUpId, signUpId),
    state ? eq(signUpEntries.state, state) : undefined,
    keyWord?.trim()
      ? sql`(${users.name} ilike ${anywhere(keyWord.trim())} or ${users.userName} ilike ${anywhere(keyWord.trim())})`
      : undefined,
  )

const people = (db: Db) =>
  db
    .select({
      entry: getTableColumns(signUpEntries),
      name: users.name,
      userName: users.userName,
      departmentName: sql<string>`coalesce((select d.name from ${memberships} m
        join ${departments} d on d.id = m.department_id
        where m.user_id = ${signUpEntries.userId} and m.college_id = ${signUpEntries.collegeId} limit 1), '')`,
    })
    .from(signUpEntries)
    .innerJoin(users, eq(users.id, signUpEntries.userId))

export type PersonRow = Awaited<ReturnType<typeof entryRepo.page>>[number]

export const entryRepo = {
  get: (db: Db, collegeId: CollegeId, id: EntryId): Promise<EntryRow | undefined> =>
    db
      .select()
      .from(signUpEntries)
      .where(and(eq(signUpEntries.id, id), eq(signUpEntries.collegeId, collegeId)))
      .then(([row]) => row),

  /** What each of these people has now; earlier sign-ups of theirs are left out. */
  byUsers: (db: Db, signUpId: ApplyId, userIds: readonly UserId[]): Promise<EntryRow[]> =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(signUpEntries)
          .where(
            and(
              eq(signUpEntries.signUpId, signUpId),
              inArray(signUpEntries.userId, [...userIds]),
              eq(signUpEntries.isCurrent, true),
            ),
          ),

  withState: (
    db: Db,
    signUpId: ApplyId,
    { states, after = 0, limit }: { states: readonly EntryState[]; after?: number; limit: number },
  ): Promise<EntryRow[]> =>
    db
      .select()
      .from(signUpEntries)
      .where(
        and(
          eq(signUpEntries.signUpId, signUpId),
          inArray(signUpEntries.state, [...states]),
          gt(signUpEntries.turn, after),
        ),
      )
      .orderBy(asc(signUpEntries.turn))
      .limit(limit),

  /** The people who have waited longest, without those who were disabled. */
  firstWaiting: (db: Db, signUpId: ApplyId, limit: number): Promise<EntryRow[]> =>
    db
      .select(getTableColumns(signUpEntries))
      .from(signUpEntries)
      .innerJoin(users, eq(users.id, signUpEntries.userId))
      .where(and(eq(signUpEntries.signUpId, signUpId), eq(signUpEntries.state, 'waiting'), eq(users.status, 'active')))
      .orderBy(asc(signUpEntries.turn))
      .limit(limit),

  /** People who are out since a time because they had lost their place elsewhere: nobody took them out here. */
  lostSince: (db: Db, signUpId: ApplyId, { since, limit }: { since: Date; limit: number }): Promise<EntryRow[]> =>
    db
      .select(getTableColumns(signUpEntries))
      .from(signUpEntries)
      .innerJoin(users, eq(users.id, signUpEntries.userId))
      .where(
        and(
          eq(signUpEntries.signUpId, signUpId),
          eq(signUpEntries.state, 'withdrawn'),
          eq(signUpEntries.isCurrent, true),
          gt(signUpEntries.changedAt, since),
          eq(users.status, 'active'),
          sql`(select h.by_id is null from ${signUpHistory} h where h.entry_id = ${signUpEntries.id}
            order by h.id desc limit 1)`,
        ),
      )
      .orderBy(asc(signUpEntries.turn))
      .limit(limit),

  /** The next entries of a person, in all colleges. */
  ofUser: (db: Db, userId: UserId, { after, limit }: { after: EntryId | null; limit: number }): Promise<EntryRow[]> =>
    db
      .select()
      .from(signUpEntries)
      .where(and(eq(signUpEntries.userId, userId), after === null ? undefined : gt(signUpEntries.id, after)))
      .orderBy(asc(signUpEntries.id))
      .limit(limit),

  isActive: (db: Db, userId: UserId): Promise<boolean> =>
    db.$count(users, and(eq(users.id, userId), eq(users.status, 'active'))).then((count) => count > 0),

  /** Empties what a person wrote. The steps stay. */
  async forget(tx: Tx, id: EntryId): Promise<void> {
    await tx.update(signUpEntries).set({ answers: [], reason: null }).where(eq(signUpEntries.id, id))
    await tx.update(signUpHistory).set({ reason: null }).where(eq(signUpHistory.entryId, id))
    await tx.delete(signUpFiles).where(eq(signUpFiles.entryId, id))
  },

  counts: (db: Db, signUpId: ApplyId): Promise<Counts> =>
    db
      .execute<{ booked: number; waiting: number; asked: number }>(sql`
        select count(*) filter (where state = 'booked')::int as booked,
          count(*) filter (where state = 'waiting')::int as waiting,
          count(*) filter (where state = 'asked')::int as asked
        from ${signUpEntries} where sign_up_id = ${signUpId}`)
      .then(({ rows: [row] }) => row ?? { booked: 0, waiting: 0, asked: 0 }),

  /** From 1, by entry, for those who wait. */
  places: (db: Db, signUpId: ApplyId, ids: readonly EntryId[]): Promise<ReadonlyMap<EntryId, number>> =>
    ids.length === 0
      ? Promise.resolve(new Map())
      : db
          .execute<{ id: EntryId; place: number }>(sql`
            select id, place::int from (select id, row_number() over (order by turn) as place from ${signUpEntries}
              where sign_up_id = ${signUpId} and state = 'waiting') w
            where id = any(${sql.param([...ids])}::bigint[])`)
          .then(({ rows }) => new Map(rows.map(({ id, place }) => [id, place]))),

  /** Stores new entries in the order of their turns. What these people had before stays as it was. */
  async putAll(tx: Tx, signUpId: ApplyId, entries: readonly Omit<NewEntry, 'signUpId'>[]): Promise<EntryRow[]> {
    const userIds = entries.map(({ userId }) => userId)
    await tx
      .update(signUpEntries)
      .set({ isCurrent: false })
      .where(
        and(
          eq(signUpEntries.signUpId, signUpId),
          inArray(signUpEntries.userId, userIds),
          eq(signUpEntries.isCurrent, true),
        ),
      )
    const rows = await tx
      .insert(signUpEntries)
      .values(entries.map((entry) => ({ ...entry, signUpId })))
      .returning()
    return rows.toSorted((one, other) => one.turn - other.turn)
  },

  change: (
    tx: Tx,
    ids: readonly EntryId[],
    values: Partial<Pick<NewEntry, 'state' | 'reason' | 'approvalId' | 'changedAt'>>,
  ): Promise<EntryRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : tx
          .update(signUpEntries)
          .set(values)
          .where(sql`${signUpEntries.id} = any(${sql.param([...ids])}::bigint[])`)
          .returning()
          .then((rows) => rows.toSorted((one, other) => one.turn - other.turn)),

  /** In slices: one statement takes no more than 65,535 values. */
  async addHistory(tx: Tx, rows: readonly (typeof signUpHistory.$inferInsert)[]): Promise<void> {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx.insert(signUpHistory).values(rows.slice(from, from + ROWS_AT_ONCE))
  },

  /** The steps of a person in a sign-up, of all times they signed up, newest first. */
  historyOf: (db: Db, { signUpId, userId }: Pick<EntryRow, 'signUpId' | 'userId'>, limit: number) =>
    db
      .select({
        step: signUpHistory.step,
        to: signUpHistory.toState,
        by: users.name,
        reason: signUpHistory.reason,
        at: signUpHistory.at,
      })
      .from(signUpHistory)
      .innerJoin(signUpEntries, eq(signUpEntries.id, signUpHistory.entryId))
      .leftJoin(users, eq(users.id, signUpHistory.byId))
      .where(and(eq(signUpEntries.signUpId, signUpId), eq(signUpEntries.userId, userId)))
      .orderBy(desc(signUpHistory.id))
      .limit(limit),

  async addFiles(tx: Tx, rows: readonly { entryId: EntryId; fileId: FileId }[]): Promise<void> {
    if (rows.length > 0) await tx.insert(signUpFiles).values([...rows])
  },

  files: (db: Db, entryIds: readonly EntryId[]) =>
    entryIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(signUpFiles)
          .where(inArray(signUpFiles.entryId, [...entryIds])),

  /** Requests first, then places and the waiting list in the order of arrival, then those who are out. */
  page: (db: Db, { size, offset, ...filter }: EntryFilter & { size: number; offset: number }) =>
    people(db)
      .where(filtered(filter))
      .orderBy(
        sql`case ${signUpEntries.state} when 'asked' then 1 when 'booked' then 2 when 'waiting' then 3 else 4 end`,
        asc(signUpEntries.turn),
      )
      .limit(size)
      .offset(offset),

  total: (db: Db, filter: EntryFilter): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(signUpEntries)
      .innerJoin(users, eq(users.id, signUpEntries.userId))
      .where(filtered(filter))
      .then(([row]) => row?.count ?? 0),

  /** The next rows in the order of arrival, for exports. */
  next: (db: Db, filter: EntryFilter, { after, limit }: { after: number; limit: number }) =>
    people(db)
      .where(and(filtered(filter), sql`${signUpEntries.turn} > ${after}`))
      .orderBy(asc(signUpEntries.turn))
      .limit(limit),
}
