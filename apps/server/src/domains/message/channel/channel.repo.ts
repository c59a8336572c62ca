import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import type { Channel } from '@sands/rules/message/channel'
import { and, asc, eq, gt, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges } from '../../org/index.ts'
import { channelBounces, channelPreferences, channelSettings } from '../channel.tables.ts'
import { inbox, messages } from '../message.tables.ts'

export type Preferences = typeof channelPreferences.$inferSelect
export type Settings = Omit<typeof channelSettings.$inferSelect, 'id'>

export const channelRepo = {
  settings: (db: Db) =>
    db
      .select()
      .from(channelSettings)
      .then(([settings]) => settings),

  /** False when somebody else has changed them meanwhile. */
  async setSettings(tx: Tx, { version, ...settings }: Settings): Promise<boolean> {
    if (version === 1) {
      const added = await tx
        .insert(channelSettings)
        .values({ ...settings, version: 2 })
        .onConflictDoNothing()
        .returning({ version: channelSettings.version })
      if (added.length > 0) return true
    }
    const changed = await tx
      .update(channelSettings)
      .set({ ...settings, version: sql`${channelSettings.version} + 1` })
      .where(and(eq(channelSettings.id, true), eq(channelSettings.version, version)))
      .returning({ version: channelSettings.version })
    return changed.length > 0
  },

  preferences: (db: Db, userIds: readonly UserId[]): Promise<Map<UserId, Preferences>> =>
    db
      .select()
      .from(channelPreferences)
      .where(inArray(channelPreferences.userId, [...userIds]))
      .then((rows) => new Map(rows.map((row) => [row.userId, row]))),

  setPreferences: (tx: Tx, row: typeof channelPreferences.$inferInsert) =>
    tx.insert(channelPreferences).values(row).onConflictDoUpdate({ target: channelPreferences.userId, set: row }),

  /** Writes only when the person was somewhere else before. */
  setTimeZone: (tx: Tx, userId: UserId, timeZone: string) =>
    tx
      .insert(channelPreferences)
      .values({ userId, timeZone })
      .onConflictDoUpdate({
        target: channelPreferences.userId,
        set: { timeZone },
        setWhere: sql`${channelPreferences.timeZone} <> ${timeZone}`,
      }),

  bounces: (db: Db, userIds: readonly UserId[], since: Date) =>
    db
      .select()
      .from(channelBounces)
      .where(and(inArray(channelBounces.userId, [...userIds]), gte(channelBounces.bouncedAt, since))),

  purgeBounces: (db: Db, before: Date) => db.delete(channelBounces).where(lt(channelBounces.bouncedAt, before)),

  markBounce: (db: Db, row: typeof channelBounces.$inferInsert) =>
    db
      .insert(channelBounces)
      .values(row)
      .onConflictDoUpdate({ target: [channelBounces.userId, channelBounces.channel], set: row }),

  clearBounces: (tx: Tx, userId: UserId, channel?: Channel) =>
    tx
      .delete(channelBounces)
      .where(and(eq(channelBounces.userId, userId), channel ? eq(channelBounces.channel, channel) : undefined)),

  async forget(tx: Tx, userId: UserId): Promise<void> {
    await tx.delete(channelBounces).where(eq(channelBounces.userId, userId))
    await tx.delete(channelPreferences).where(eq(channelPreferences.userId, userId))
  },

  messages: (db: Db, ids: readonly MessageId[]) =>
    db
      .select({ id: messages.id, category: messages.category, texts: messages.texts, createdAt: messages.createdAt })
      .from(messages)
      .where(inArray(messages.id, [...ids])),

  colleges: (db: Db, ids: readonly CollegeId[]) =>
    db
      .select({ id: colleges.id, name: colleges.name, language: colleges.language })
      .from(colleges)
      .where(inArray(colleges.id, [...ids])),

  /** The next people who got a message at this time or later, in the order of their ids. */
  received: (
    db: Db,
    messageId: MessageId,
    { since, after, most }: { since: Date; after: UserId | null; most: number },
  ): Promise<UserId[]> =>
    db
      .select({ userId: inbox.userId })
      .from(inbox)
      .where(
        and(
          eq(inbox.messageId, messageId),
          gte(inbox.createdAt, since),
          after === null ? undefined : gt(inbox.userId, after),
        ),
      )
      .orderBy(asc(inbox.userId))
      .limit(most)
      .then((rows) => rows.map(({ userId }) => userId)),

  /** Messages that their readers have read or deleted in the product. */
  seen: (db: Db, ids: readonly MessageId[], userIds: readonly UserId[]) =>
    db
      .select({ messageId: inbox.messageId, userId: inbox.userId })
      .from(inbox)
      .where(
        and(
          inArray(inbox.messageId, [...ids]),
          inArray(inbox.userId, [...userIds]),
          or(isNotNull(inbox.readAt), isNotNull(inbox.deletedAt)),
        ),
      ),
}
