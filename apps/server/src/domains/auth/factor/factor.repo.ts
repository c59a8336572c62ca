import type { Id, UserId } from '@sands/contract/kernel/schema'
import { and, asc, count, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { sessions } from '../auth.tables.ts'
import { factorRules, passkeys, recoveryCodes, totpSecrets } from '../factor.tables.ts'
import type { SessionId } from '../session/session.repo.ts'

export type PasskeyId = Id<'passkey'>
export type StoredPasskey = typeof passkeys.$inferSelect

export const factorRepo = {
  totp: (db: Db, userId: UserId) =>
    db
      .select()
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, userId))
      .then(([row]) => row),

  /** False where the person has one already. */
  addTotp: (db: Db, row: typeof totpSecrets.$inferInsert) =>
    db
      .insert(totpSecrets)
      .values(row)
      .onConflictDoNothing()
      .returning({ userId: totpSecrets.userId })
      .then((rows) => rows.length > 0),

  /** False when the code of this step, or of a later one, was used before. */
  takeStep: (db: Db, userId: UserId, step: number) =>
    db
      .update(totpSecrets)
      .set({ lastStep: step })
      .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
      .returning({ userId: totpSecrets.userId })
      .then((rows) => rows.length > 0),

  removeTotp: (db: Db, userId: UserId) =>
    db
      .delete(totpSecrets)
      .where(eq(totpSecrets.userId, userId))
      .returning({ userId: totpSecrets.userId })
      .then((rows) => rows.length > 0),

  passkeys: (db: Db, userId: UserId) =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)),

  /** False where somebody has this passkey already. */
  addPasskey: (db: Db, row: typeof passkeys.$inferInsert) =>
    db
      .insert(passkeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
      .then((rows) => rows.length > 0),

  markPasskey: (db: Db, id: PasskeyId, use: { counter: number; usedAt: Date }) =>
    db.update(passkeys).set(use).where(eq(passkeys.id, id)),

  removePasskey: (db: Db, userId: UserId, id: PasskeyId) =>
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ name: passkeys.name })
      .then(([row]) => row),

  recoveryLeft: (db: Db, userId: UserId) =>
    db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId))
      .then(([row]) => row?.left ?? 0),

  async setRecovery(db: Db, userId: UserId, hashes: readonly Buffer[]) {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
  },

  /** False when it is none, or was used before. */
  takeRecovery: (db: Db, userId: UserId, hash: Buffer) =>
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
      .returning({ userId: recoveryCodes.userId })
      .then((rows) => rows.length > 0),

  /** How many second factors were removed. */
  async removeAll(db: Db, userId: UserId) {
    const apps = await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning()
    const keys = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    return apps.length + keys.length
  },

  /** Those of the people who have a second factor. */
  async enrolled(db: Db, userIds: readonly UserId[]): Promise<Set<UserId>> {
    if (userIds.length === 0) return new Set()
    const ids = [...userIds]
    const apps = await db
      .select({ userId: totpSecrets.userId })
      .from(totpSecrets)
      .where(inArray(totpSecrets.userId, ids))
    const keys = await db
      .selectDistinct({ userId: passkeys.userId })
      .from(passkeys)
      .where(inArray(passkeys.userId, ids))
    return new Set([...apps, ...keys].map(({ userId }) => userId))
  },

  rule: (db: Db) =>
    db
      .select()
      .from(factorRules)
      .then(([row]) => row),

  /** False when somebody else was faster. */
  async setRule(db: Db, { version, ...rule }: { forManagers: boolean; since: Date | null; version: number }) {
    const next = { ...rule, version: version + 1 }
    const changed = await db.update(factorRules).set(next).where(eq(factorRules.version, version)).returning()
    if (changed.length > 0) return true
    if (version !== 1) return false
    const added = await db.insert(factorRules).values(next).onConflictDoNothing().returning()
    return added.length > 0
  },

  /** Two changes of one person's factors run one after the other: what is the last one, or the first, stays true. */
  lockPerson: (db: Db, userId: UserId) =>
    db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),

  personNamed: (db: Db, userName: string) =>
    db
      .select({ id: users.id, name: users.name, collegeId: users.collegeId })
      .from(users)
      .where(eq(sql`lower(${users.userName})`, userName.toLowerCase()))
      .then(([row]) => row),

  proof: (db: Db, id: SessionId) =>
    db
      .select({ provenAt: sessions.provenAt, passwordByCode: sessions.passwordByCode })
      .from(sessions)
      .where(eq(sessions.id, id))
      .then(([row]) => row),

  markPasswordByCode: (db: Db, id: SessionId) =>
    db.update(sessions).set({ passwordByCode: true }).where(eq(sessions.id, id)),

  setProven: (db: Db, id: SessionId, provenAt: Date) =>
    db.update(sessions).set({ provenAt, factorTries: 0 }).where(eq(sessions.id, id)),

  /** How the first step was done, and what it agreed to; undefined when the second one is done already. */
  finishStep: (db: Db, id: SessionId) =>
    db
      .update(sessions)
      .set({ awaitsFactor: false })
      .where(and(eq(sessions.id, id), eq(sessions.awaitsFactor, true), isNull(sessions.endedAt)))
      .returning({ how: sessions.how, agreedIn: sessions.agreedIn })
      .then(([row]) => row),

  /**
   * Ends sign-ins that have waited for their second step since before this time, and returns whose they are. Those of a
   * network from which the person has come in about that time were a false start.
   */
  async endUnfinished(db: Db, { before, now }: { before: Date; now: Date }): Promise<UserId[]> {
    const { rows } = await db.execute<{ userId: UserId; isStrange: boolean }>(sql`
      update ${sessions} s set ended_at = ${now}::timestamptz
      where s.awaits_factor and s.ended_at is null and s.created_at < ${before}::timestamptz
      returning s.user_id as "userId", not exists (
        select from ${sessions} other where other.user_id = s.user_id and other.ip = s.ip and not other.awaits_factor
          and other.created_at > s.created_at - interval '1 day') as "isStrange"`)
    return [...new Set(rows.filter(({ isStrange }) => isStrange).map(({ userId }) => userId))]
  },

  /** Other sessions of the person have to prove again. */
  dropProofs: (db: Db, userId: UserId, except: SessionId) =>
    db
      .update(sessions)
      .set({ provenAt: null })
      .where(and(eq(sessions.userId, userId), ne(sessions.id, except), isNull(sessions.endedAt))),

  /** How many proofs the session has tried, with this one. */
  countTry: (db: Db, id: SessionId) =>
    db
      .update(sessions)
      .set({ factorTries: sql`${sessions.factorTries} + 1` })
      .where(eq(sessions.id, id))
      .returning({ factorTries: sessions.factorTries })
      .then(([row]) => row?.factorTries ?? 0),
}
