import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { TemplateChannel } from '@sands/rules/message/channel'
import { and, asc, desc, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { accountPhones } from '../code.tables.ts'
import type { ConnectionId } from '../connection/connection.repo.ts'
import { channelTemplates, simulatedDeliveries } from '../outside.tables.ts'
import { openIdentities } from '../social.tables.ts'

export type ChannelTemplate = typeof channelTemplates.$inferSelect
type NewTemplate = typeof channelTemplates.$inferInsert

/** The simulators store only the newest messages. */
const STORED = 200

const at = (channel: TemplateChannel, connectionId: ConnectionId | null) =>
  and(
    eq(channelTemplates.channel, channel),
    connectionId === null ? isNull(channelTemplates.connectionId) : eq(channelTemplates.connectionId, connectionId),
  )

export const outsideRepo = {
  provenPhones: (db: Db, userIds: readonly UserId[]): Promise<Map<UserId, string>> =>
    db
      .select({ userId: accountPhones.userId, phone: accountPhones.phone })
      .from(accountPhones)
      .where(inArray(accountPhones.userId, [...userIds]))
      .then((rows) => new Map(rows.map(({ userId, phone }) => [userId, phone]))),

  identities: (db: Db, connectionIds: readonly ConnectionId[], userIds: readonly UserId[]) =>
    db
      .select({
        userId: openIdentities.userId,
        connectionId: openIdentities.connectionId,
        openId: openIdentities.openId,
      })
      .from(openIdentities)
      .where(
        and(inArray(openIdentities.connectionId, [...connectionIds]), inArray(openIdentities.userId, [...userIds])),
      )
      .orderBy(asc(openIdentities.connectionId)),

  templates: (db: Db): Promise<ChannelTemplate[]> =>
    db.select().from(channelTemplates).orderBy(asc(channelTemplates.id)).limit(STORED),

  template: (
    db: Db,
    channel: TemplateChannel,
    connectionId: ConnectionId | null,
  ): Promise<ChannelTemplate | undefined> =>
    db
      .select()
      .from(channelTemplates)
      .where(at(channel, connectionId))
      .then(([found]) => found),

  lockTemplate: (
    tx: Tx,
    channel: TemplateChannel,
    connectionId: ConnectionId | null,
  ): Promise<ChannelTemplate | undefined> =>
    tx
      .select()
      .from(channelTemplates)
      .where(at(channel, connectionId))
      .for('update')
      .then(([found]) => found),

  /** Undefined when somebody else has added one meanwhile. */
  addTemplate: (tx: Tx, template: NewTemplate): Promise<Id<'channel-template'> | undefined> =>
    tx
      .insert(channelTemplates)
      .values(template)
      .onConflictDoNothing()
      .returning({ id: channelTemplates.id })
      .then(([added]) => added?.id),

  changeTemplate: (tx: Tx, id: Id<'channel-template'>, change: Partial<NewTemplate>) =>
    tx.update(channelTemplates).set(change).where(eq(channelTemplates.id, id)),

  removeTemplate: (tx: Tx, id: Id<'channel-template'>) =>
    tx.delete(channelTemplates).where(eq(channelTemplates.id, id)),

  async store(db: Db, message: typeof simulatedDeliveries.$inferInsert): Promise<void> {
    await db.insert(simulatedDeliveries).values(message)
    const newest = db
      .select({ id: simulatedDeliveries.id })
      .from(simulatedDeliveries)
      .orderBy(desc(simulatedDeliveries.id))
      .limit(STORED)
    await db.delete(simulatedDeliveries).where(notInArray(simulatedDeliveries.id, newest))
  },

  simulated: (db: Db, most: number) =>
    db.select().from(simulatedDeliveries).orderBy(desc(simulatedDeliveries.id)).limit(most),

  purge: (db: Db, before: Date) => db.delete(simulatedDeliveries).where(lt(simulatedDeliveries.sentAt, before)),
}
