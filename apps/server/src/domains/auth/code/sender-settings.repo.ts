import type { SenderChannel } from '@sands/contract/auth/sender.model'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { senderKeys, senderSettings } from '../connection.tables.ts'

export type StoredSender = Awaited<ReturnType<typeof senderSettingsRepo.all>>[number]

export const senderSettingsRepo = {
  /** One row for each channel at most. */
  all: (db: Db) =>
    db
      .select({
        channel: senderSettings.channel,
        options: senderSettings.options,
        version: senderSettings.version,
        sealed: senderKeys.sealed,
        setAt: senderKeys.setAt,
      })
      .from(senderSettings)
      .leftJoin(senderKeys, eq(senderKeys.channel, senderSettings.channel)),

  /** False when somebody else has entered it meanwhile. */
  add: (tx: Tx, row: Pick<typeof senderSettings.$inferInsert, 'channel' | 'options'>): Promise<boolean> =>
    tx
      .insert(senderSettings)
      .values(row)
      .onConflictDoNothing()
      .returning({ channel: senderSettings.channel })
      .then((added) => added.length > 0),

  /** False when somebody else has changed it meanwhile. */
  change: (
    tx: Tx,
    { channel, version }: { channel: SenderChannel; version: number },
    options: typeof senderSettings.$inferInsert.options,
  ): Promise<boolean> =>
    tx
      .update(senderSettings)
      .set({ options, version: version + 1 })
      .where(and(eq(senderSettings.channel, channel), eq(senderSettings.version, version)))
      .returning({ channel: senderSettings.channel })
      .then((changed) => changed.length > 0),

  setKey: (tx: Tx, key: typeof senderKeys.$inferInsert) =>
    tx.insert(senderKeys).values(key).onConflictDoUpdate({ target: senderKeys.channel, set: key }),

  dropKey: (tx: Tx, channel: SenderChannel) => tx.delete(senderKeys).where(eq(senderKeys.channel, channel)),

  remove: (tx: Tx, channel: SenderChannel, version: number): Promise<boolean> =>
    tx
      .delete(senderSettings)
      .where(and(eq(senderSettings.channel, channel), eq(senderSettings.version, version)))
      .returning({ channel: senderSettings.channel })
      .then((gone) => gone.length > 0),
}
