import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { communityDisclosures } from '../community-moderation.tables.ts'
import type { ContentId } from '../feed/content.repo.ts'

export type DisclosureRow = typeof communityDisclosures.$inferSelect

export const disclosureRepo = {
  byContent: (db: Db, contentId: ContentId): Promise<DisclosureRow | undefined> =>
    db
      .select()
      .from(communityDisclosures)
      .where(eq(communityDisclosures.contentId, contentId))
      .then(([row]) => row),

  /** Replaces a request that nobody has confirmed and that ended. Undefined when somebody has asked already. */
  add: (
    tx: Tx,
    { contentId, ...values }: typeof communityDisclosures.$inferInsert,
    endedBefore: Date,
  ): Promise<DisclosureRow | undefined> =>
    tx
      .insert(communityDisclosures)
      .values({ contentId, ...values })
      .onConflictDoUpdate({
        target: communityDisclosures.contentId,
        set: values,
        setWhere: and(isNull(communityDisclosures.confirmedAt), lt(communityDisclosures.askedAt, endedBefore)),
      })
      .returning()
      .then(([row]) => row),

  /** Undefined when there is nothing to confirm any more. */
  confirm: (tx: Tx, contentId: ContentId, { by, at }: { by: UserId; at: Date }): Promise<DisclosureRow | undefined> =>
    tx
      .update(communityDisclosures)
      .set({ confirmedBy: by, confirmedAt: at })
      .where(and(eq(communityDisclosures.contentId, contentId), isNull(communityDisclosures.confirmedAt)))
      .returning()
      .then(([row]) => row),

  /** Undefined when there is nothing to end any more. */
  end: (tx: Tx, contentId: ContentId): Promise<DisclosureRow | undefined> =>
    tx
      .delete(communityDisclosures)
      .where(and(eq(communityDisclosures.contentId, contentId), isNull(communityDisclosures.confirmedAt)))
      .returning()
      .then(([row]) => row),
}
