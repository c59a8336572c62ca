import type { Id, UserId } from '@sands/contract/kernel/schema'
import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { deletionRequests } from '../account.tables.ts'
import { credentials, knownDevices, passwordTickets, sessions } from '../auth.tables.ts'
import { accountEmails, accountPhones } from '../code.tables.ts'
import { factorRepo } from '../factor/factor.repo.ts'
import { socialRepo } from '../social/social.repo.ts'
import { isOwnColumn, type OwnRows } from './own-data.ts'

const SHOWN_DEVICES = 50
/** Rows of one table that the page counts. */
const COUNTED = 100_000

/** That a row is the person's own. */
const isOf = ({ column, of }: OwnRows, userId: UserId): SQL =>
  of
    ? sql`${sql.identifier(column)} in
        (select ${sql.identifier(of.id)} from ${sql.identifier(of.table)} where ${isOf(of, userId)})`
    : sql`${sql.identifier(column)} = ${userId}`

export const accountRepo = {
  phone: (db: Db, userId: UserId) =>
    db
      .select()
      .from(accountPhones)
      .where(eq(accountPhones.userId, userId))
      .then(([row]) => row),

  setPhone: (tx: Tx, row: typeof accountPhones.$inferInsert) =>
    tx.insert(accountPhones).values(row).onConflictDoUpdate({ target: accountPhones.userId, set: row }),

  email: (db: Db, userId: UserId) =>
    db
      .select()
      .from(accountEmails)
      .where(eq(accountEmails.userId, userId))
      .then(([row]) => row),

  setEmail: (tx: Tx, row: typeof accountEmails.$inferInsert) =>
    tx.insert(accountEmails).values(row).onConflictDoUpdate({ target: accountEmails.userId, set: row }),

  dropPhone: (tx: Tx, userId: UserId) => tx.delete(accountPhones).where(eq(accountPhones.userId, userId)),

  /** Open sessions first, so that many later sign-ins do not hide one. */
  devices: (db: Db, userId: UserId, now: Date) =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.awaitsFactor, false)))
      .orderBy(desc(sql`${sessions.endedAt} is null and ${sessions.expiresAt} > ${now}`), desc(sessions.id))
      .limit(SHOWN_DEVICES),

  isOpen: (db: Db, userId: UserId, id: Id<'session'>): Promise<boolean> =>
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .then(([row]) => row !== undefined),

  openDevices: (db: Db, userId: UserId, now: Date) =>
    db
      .select({ total: count() })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
          eq(sessions.awaitsFactor, false),
        ),
      )
      .then(([row]) => row?.total ?? 0),

  countIn: (db: Db, own: OwnRows, userId: UserId): Promise<number> =>
    db
      .execute<{ total: number; [column: string]: unknown }>(
        sql`select count(*)::int as total from
          (select from ${sql.identifier(own.table)} where ${isOf(own, userId)} limit ${COUNTED}) own`,
      )
      .then(({ rows }) => rows[0]?.total ?? 0),

  /** The rows after a place, by their places in the table, which stay the same within a transaction of one snapshot. */
  async rowsAfter(
    tx: Tx,
    { shown, ...rowsOf }: OwnRows & { shown?: readonly string[] },
    { userId, after, most }: { userId: UserId; after: string; most: number },
  ): Promise<{ rows: object[]; last: string | undefined }> {
    const { rows } = await tx.execute<{ own: Record<string, unknown>; place: string; [column: string]: unknown }>(
      sql`select to_jsonb(own) as own, own.ctid::text as place from ${sql.identifier(rowsOf.table)} own
        where ${isOf(rowsOf, userId)} and own.ctid > ${after}::tid order by own.ctid limit ${most}`,
    )
    const shownOf = (own: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(own).filter(([name]) => isOwnColumn(name, shown)))
    return { rows: rows.map(({ own }) => shownOf(own)), last: rows.at(-1)?.place }
  },

  newestDeletion: (db: Db, userId: UserId) =>
    db
      .select()
      .from(deletionRequests)
      .where(eq(deletionRequests.userId, userId))
      .orderBy(desc(deletionRequests.id))
      .limit(1)
      .then(([row]) => row),

  /** Nothing when one is waiting already. */
  addDeletion: (tx: Tx, row: typeof deletionRequests.$inferInsert): Promise<Id<'deletion'> | undefined> =>
    tx
      .insert(deletionRequests)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: deletionRequests.id })
      .then(([added]) => added?.id),

  /** Only a request that waits is decided. */
  endDeletion: (
    tx: Tx,
    id: Id<'deletion'>,
    end: Pick<typeof deletionRequests.$inferInsert, 'state' | 'decidedAt' | 'decidedBy' | 'note'>,
  ): Promise<UserId | undefined> =>
    tx
      .update(deletionRequests)
      .set(end)
      .where(and(eq(deletionRequests.id, id), eq(deletionRequests.state, 'waiting')))
      .returning({ userId: deletionRequests.userId })
      .then(([ended]) => ended?.userId),

  /** Everything the person signed in with. */
  async forget(tx: Tx, userId: UserId): Promise<void> {
    await tx.delete(credentials).where(eq(credentials.userId, userId))
    await tx.delete(accountPhones).where(eq(accountPhones.userId, userId))
    await tx.delete(accountEmails).where(eq(accountEmails.userId, userId))
    await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
    await tx.delete(passwordTickets).where(eq(passwordTickets.userId, userId))
    await factorRepo.removeAll(tx, userId)
    await socialRepo.forget(tx, userId)
  },
}
