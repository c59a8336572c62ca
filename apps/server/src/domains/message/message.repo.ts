import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import { and, count, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { inbox, messages } from './message.tables.ts'

/** The owner of an inbox: a person has one in each of their colleges. */
export interface Owner {
  userId: UserId
  collegeId: CollegeId
}

const ownedBy = ({ userId, collegeId }: Owner, code?: MessageCategoryCode): SQL | undefined =>
  and(
    eq(inbox.userId, userId),
    eq(inbox.collegeId, collegeId),
    isNull(inbox.deletedAt),
    code ? eq(inbox.category, code) : undefined,
  )

/**
 * Messages of a person in any college: a change that waited in the
 * outbox may arrive after the person has switched colleges.
 */
const own = (userId: UserId, ids: readonly MessageId[]): SQL | undefined =>
  and(
    eq(inbox.userId, userId),
    isNull(inbox.deletedAt),
    sql`${inbox.messageId} = any(${sql.param([...ids])}::bigint[])`,
  )

const columns = {
  id: messages.id,
  category: messages.category,
  texts: messages.texts,
  jumpType: messages.jumpType,
  jumpModuleId: messages.jumpModuleId,
  jumpLink: messages.jumpLink,
  createdAt: inbox.createdAt,
  readAt: inbox.readAt,
}

export const messageRepo = {
  page: (db: Db, owner: Owner, { code, size, offset }: { code?: MessageCategoryCode; size: number; offset: number }) =>
    db
      .select(columns)
      .from(inbox)
      .innerJoin(messages, eq(messages.id, inbox.messageId))
      .where(ownedBy(owner, code))
      .orderBy(desc(inbox.createdAt), desc(inbox.messageId))
      .limit(size)
      .offset(offset),

  total: (db: Db, owner: Owner, code?: MessageCategoryCode) =>
    db
      .select({ total: count() })
      .from(inbox)
      .where(ownedBy(owner, code))
      .then(([row]) => row?.total ?? 0),

  get: (db: Db, owner: Owner, id: MessageId) =>
    db
      .select(columns)
      .from(inbox)
      .innerJoin(messages, eq(messages.id, inbox.messageId))
      .where(and(ownedBy(owner), eq(inbox.messageId, id)))
      .then(([row]) => row),

  /** The newest message of each shelf, with one index lookup each. */
  newest: (db: Db, owner: Owner, codes: readonly MessageCategoryCode[]) =>
    Promise.all(
      codes.map((code) => messageRepo.page(db, owner, { code, size: 1, offset: 0 }).then(([newest]) => newest)),
    ).then((found) => found.flatMap((row) => row ?? [])),

  unreadByShelf: (db: Db, owner: Owner) =>
    db
      .select({ category: inbox.category, unread: count() })
      .from(inbox)
      .where(and(ownedBy(owner), isNull(inbox.readAt)))
      .groupBy(inbox.category),

  /** Returns the colleges in whose inbox something changed. */
  read: (db: Db, userId: UserId, { ids, now }: { ids: readonly MessageId[]; now: Date }) =>
    db
      .update(inbox)
      .set({ readAt: now })
      .where(and(own(userId, ids), isNull(inbox.readAt)))
      .returning({ collegeId: inbox.collegeId }),

  readAll: (
    db: Db,
    owner: Owner,
    { code, until, now }: { code: MessageCategoryCode | undefined; until: Date; now: Date },
  ) =>
    db
      .update(inbox)
      .set({ readAt: now })
      .where(and(ownedBy(owner, code), isNull(inbox.readAt), lte(inbox.createdAt, until))),

  remove: (db: Db, userId: UserId, { ids, now }: { ids: readonly MessageId[]; now: Date }) =>
    db.update(inbox).set({ deletedAt: now }).where(own(userId, ids)).returning({ collegeId: inbox.collegeId }),
}
