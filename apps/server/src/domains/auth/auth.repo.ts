import type { UserId } from '@sands/contract/kernel/schema'
import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { users } from '../org/index.ts'
import { credentials, knownDevices, passwordTickets, signInFailures } from './auth.tables.ts'

interface Failure {
  bucket: string
  now: Date
  /** Failures older than this are forgotten. */
  forgetBefore: Date
  freeTries: number
  firstWaitS: number
  longestWaitS: number
}

interface NetworkFailure extends Omit<Failure, 'forgetBefore'> {
  forgetsS: number
}

export const authRepo = {
  credential: (db: Db, userId: UserId) =>
    db
      .select()
      .from(credentials)
      .where(eq(credentials.userId, userId))
      .then(([credential]) => credential),

  setPassword: (db: Db, credential: typeof credentials.$inferInsert) =>
    db.insert(credentials).values(credential).onConflictDoUpdate({ target: credentials.userId, set: credential }),

  /** A password that was given out and not replaced yet ends now. */
  voidOneTime: (db: Db, userId: UserId, now: Date) =>
    db
      .update(credentials)
      .set({ expiresAt: now })
      .where(and(eq(credentials.userId, userId), eq(credentials.mustChange, true))),

  /** Names of those who have the demo password, the first of them, and how many there are. */
  async withDemoPassword(db: Db, most: number): Promise<{ userNames: string[]; total: number }> {
    const found = await db
      .select({ userName: users.userName })
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userId))
      .where(eq(credentials.isDemo, true))
      .orderBy(asc(users.userName))
      .limit(most)
    const [row] = await db.select({ total: count() }).from(credentials).where(eq(credentials.isDemo, true))
    return { userNames: found.map(({ userName }) => userName), total: row?.total ?? 0 }
  },

  addTicket: (db: Db, ticket: typeof passwordTickets.$inferInsert) => db.insert(passwordTickets).values(ticket),

  ticket: (db: Db, hash: Buffer, now: Date) =>
    db
      .select()
      .from(passwordTickets)
      .where(and(eq(passwordTickets.hash, hash), gt(passwordTickets.expiresAt, now)))
      .for('update')
      .then(([ticket]) => ticket),

  dropTickets: (db: Db, userId: UserId) => db.delete(passwordTickets).where(eq(passwordTickets.userId, userId)),

  isKnownDevice: (db: Db, userId: UserId, deviceHash: Buffer) =>
    db
      .select({ seenAt: knownDevices.seenAt })
      .from(knownDevices)
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)))
      .then((found) => found.length > 0),

  /** Whether the person has signed in with other browsers before, but not with this one. */
  async rememberDevice(db: Db, device: typeof knownDevices.$inferInsert): Promise<boolean> {
    const others = await db
      .select({ hash: knownDevices.deviceHash })
      .from(knownDevices)
      .where(eq(knownDevices.userId, device.userId))
      .limit(1)
    const [row] = await db
      .insert(knownDevices)
      .values(device)
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { seenAt: device.seenAt } })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    return others.length > 0 && (row?.isNew ?? false)
  },

  /** Records one more attempt. Changes and returns nothing when the bucket is blocked. */
  bookTry: (db: Db, { bucket, now, forgetBefore, freeTries, firstWaitS, longestWaitS }: Failure) => {
    const count = sql`case when ${signInFailures.lastAt} < ${forgetBefore} then 1 else ${signInFailures.count} + 1 end`
    const wait = sql`least(${longestWaitS}, ${firstWaitS} * power(2, least(20, greatest(0, (${count}) - ${freeTries}))))`
    return db
      .insert(signInFailures)
      .values({ bucket, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: signInFailures.bucket,
        set: {
          count,
          lastAt: now,
          blockedUntil: sql`case when (${count}) >= ${freeTries} then ${now}::timestamptz + make_interval(secs => ${wait}) end`,
        },
        setWhere: sql`${signInFailures.blockedUntil} is null or ${signInFailures.blockedUntil} <= ${now}`,
      })
      .returning({ count: signInFailures.count })
      .then((booked) => booked.length > 0)
  },

  /** The same for a network: one failure is forgotten every `forgetsS` seconds, so that a busy office is never at its limit. */
  bookNetworkTry: (db: Db, { bucket, now, forgetsS, freeTries, firstWaitS, longestWaitS }: NetworkFailure) => {
    const { count, lastAt, blockedUntil } = signInFailures
    const forgotten = sql`floor(greatest(0, extract(epoch from ${now}::timestamptz - ${lastAt})) / ${forgetsS})`
    const next = sql`(greatest(0, ${count} - ${forgotten})::int + 1)`
    const wait = sql`least(${longestWaitS}, ${firstWaitS} * power(2, least(20, greatest(0, ${next} - ${freeTries}))))`
    return db
      .insert(signInFailures)
      .values({ bucket, count: 1, lastAt: now })
      .onConflictDoUpdate({
        target: signInFailures.bucket,
        set: {
          count: next,
          // From here on the next one is forgotten: what is left over of a span must not be lost at every try.
          lastAt: sql`case when ${forgotten} >= ${count} then ${now}::timestamptz
            else ${lastAt} + make_interval(secs => ${forgotten} * ${forgetsS}) end`,
          blockedUntil: sql`case when ${next} >= ${freeTries} then ${now}::timestamptz + make_interval(secs => ${wait}) end`,
        },
        setWhere: sql`${blockedUntil} is null or ${blockedUntil} <= ${now}`,
      })
      .returning({ count: signInFailures.count })
      .then((booked) => booked.length > 0)
  },

  takeBackTry: (db: Db, bucket: string, freeTries: number) =>
    db
      .update(signInFailures)
      .set({
        count: sql`greatest(0, ${signInFailures.count} - 1)`,
        blockedUntil: sql`case when ${signInFailures.count} - 1 >= ${freeTries} then ${signInFailures.blockedUntil} end`,
      })
      .where(eq(signInFailures.bucket, bucket)),

  blockedUntil: (db: Db, bucket: string) =>
    db
      .select({ until: signInFailures.blockedUntil })
      .from(signInFailures)
      .where(eq(signInFailures.bucket, bucket))
      .then(([row]) => row?.until ?? undefined),

  clearTries: (db: Db, bucket: string) => db.delete(signInFailures).where(eq(signInFailures.bucket, bucket)),

  async purge(
    db: Db,
    { failuresBefore, devicesBefore, now }: { failuresBefore: Date; devicesBefore: Date; now: Date },
  ) {
    await db.delete(signInFailures).where(lt(signInFailures.lastAt, failuresBefore))
    await db.delete(knownDevices).where(lt(knownDevices.seenAt, devicesBefore))
    await db.delete(passwordTickets).where(lt(passwordTickets.expiresAt, now))
  },
}
