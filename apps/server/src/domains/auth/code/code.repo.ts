import type { CodeScene } from '@sands/contract/auth/code.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { CODE_TRIES } from '@sands/rules/auth/code'
import { and, desc, eq, gt, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import {
  accountPhones,
  codeQuotas,
  invitations,
  selectTickets,
  signInCodes,
  simulatedMessages,
} from '../code.tables.ts'

interface Quota {
  bucket: string
  now: Date
  gapS: number
  windowS: number
  most: number
}

/** The simulator stores only the newest messages. */
const STORED_MESSAGES = 200

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)

export const codeRepo = {
  /** Counts one more, unless the bucket is full or was used a moment ago. One statement, so that two requests count as two. */
  takeQuota: (db: Db, { bucket, now, gapS, windowS, most }: Quota): Promise<boolean> => {
    const isNew = sql`${codeQuotas.since} <= ${secondsBefore(now, windowS)}`
    return db
      .insert(codeQuotas)
      .values({ bucket, since: now, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: codeQuotas.bucket,
        set: {
          count: sql`case when ${isNew} then 1 else ${codeQuotas.count} + 1 end`,
          since: sql`case when ${isNew} then ${now} else ${codeQuotas.since} end`,
          lastAt: now,
        },
        // Requests that come together are not in the order of their times, so a bucket without a gap does not compare them.
        setWhere: sql`(${gapS === 0} or ${codeQuotas.lastAt} <= ${secondsBefore(now, gapS)})
          and (${isNew} or ${codeQuotas.count} < ${most})`,
      })
      .returning({ count: codeQuotas.count })
      .then((taken) => taken.length > 0)
  },

  quota: (db: Db, bucket: string) =>
    db
      .select()
      .from(codeQuotas)
      .where(eq(codeQuotas.bucket, bucket))
      .then(([row]) => row),

  /** A code that did not go out does not count. */
  returnQuota: (db: Db, bucket: string) =>
    db
      .update(codeQuotas)
      .set({ count: sql`greatest(0, ${codeQuotas.count} - 1)`, lastAt: new Date(0) })
      .where(eq(codeQuotas.bucket, bucket)),

  add: (db: Db, code: typeof signInCodes.$inferInsert) =>
    db
      .insert(signInCodes)
      .values(code)
      .returning({ id: signInCodes.id })
      .then(([row]) => row?.id),

  drop: (db: Db, id: Id<'code'>) => db.delete(signInCodes).where(eq(signInCodes.id, id)),

  /** The newest code for the target, and one more try of it. Undefined when it is used, late or guessed too often. */
  async tryNewest(db: Db, { target, scene, now }: { target: string; scene: CodeScene; now: Date }) {
    const [newest] = await db
      .select({ id: signInCodes.id })
      .from(signInCodes)
      .where(and(eq(signInCodes.target, target), eq(signInCodes.scene, scene)))
      .orderBy(desc(signInCodes.id))
      .limit(1)
    if (!newest) return undefined
    const [tried] = await db
      .update(signInCodes)
      .set({ tries: sql`${signInCodes.tries} + 1` })
      .where(
        and(
          eq(signInCodes.id, newest.id),
          isNull(signInCodes.usedAt),
          lt(signInCodes.tries, CODE_TRIES),
          gt(signInCodes.expiresAt, now),
        ),
      )
      .returning({ id: signInCodes.id, hash: signInCodes.hash })
    return tried
  },

  /** Of two requests with the same code only one uses it. */
  use: (db: Db, id: Id<'code'>, now: Date): Promise<boolean> =>
    db
      .update(signInCodes)
      .set({ usedAt: now })
      .where(and(eq(signInCodes.id, id), isNull(signInCodes.usedAt)))
      .returning({ id: signInCodes.id })
      .then((used) => used.length > 0),

  async keepMessage(db: Db, message: typeof simulatedMessages.$inferInsert): Promise<void> {
    await db.insert(simulatedMessages).values(message)
    const newest = db
      .select({ id: simulatedMessages.id })
      .from(simulatedMessages)
      .orderBy(desc(simulatedMessages.id))
      .limit(STORED_MESSAGES)
    await db.delete(simulatedMessages).where(notInArray(simulatedMessages.id, newest))
  },

  messages: (db: Db, most: number) =>
    db.select().from(simulatedMessages).orderBy(desc(simulatedMessages.id)).limit(most),

  /** The people who have proven the number. */
  provenBy: (db: Db, phone: string): Promise<UserId[]> =>
    db
      .select({ userId: accountPhones.userId })
      .from(accountPhones)
      .where(eq(accountPhones.phone, phone))
      .then((rows) => rows.map(({ userId }) => userId)),

  hasPhone: (db: Db, userId: UserId): Promise<boolean> =>
    db
      .select({ phone: accountPhones.phone })
      .from(accountPhones)
      .where(eq(accountPhones.userId, userId))
      .then((rows) => rows.length > 0),

  addSelection: (db: Db, ticket: typeof selectTickets.$inferInsert) => db.insert(selectTickets).values(ticket),

  selection: (db: Db, hash: Buffer, now: Date) =>
    db
      .select()
      .from(selectTickets)
      .where(and(eq(selectTickets.hash, hash), gt(selectTickets.expiresAt, now)))
      .then(([ticket]) => ticket),

  /** Of two requests with the same ticket only one takes it. */
  takeSelection: (db: Db, hash: Buffer, now: Date) =>
    db
      .delete(selectTickets)
      .where(and(eq(selectTickets.hash, hash), gt(selectTickets.expiresAt, now)))
      .returning()
      .then(([ticket]) => ticket),

  async purge(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
    await db.delete(signInCodes).where(lt(signInCodes.expiresAt, before))
    await db.delete(codeQuotas).where(lt(codeQuotas.lastAt, before))
    await db.delete(selectTickets).where(lt(selectTickets.expiresAt, now))
    await db.delete(invitations).where(lt(invitations.expiresAt, now))
    await db.delete(simulatedMessages).where(lt(simulatedMessages.sentAt, before))
  },
}
