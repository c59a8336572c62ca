import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import type { JumpName } from '@sands/rules/jump'
import type { Language } from '@sands/rules/language'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { audiences, colleges, users } from '../org/index.ts'

export interface MessageText {
  title: string
  content: string
}

/** Sent messages, stored once for all recipients, in every language they were written in. */
export const messages = pgTable(
  'messages',
  {
    id: newId<'message'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    category: text('category').$type<MessageCategoryCode>().notNull(),
    /** The name of the template; null for messages that the company writes. */
    event: text('event'),
    texts: jsonb('texts').$type<Partial<Record<Language, MessageText>>>().notNull(),
    jumpType: integer('jump_type'),
    jumpModuleId: text('jump_module_id'),
    jumpLink: text('jump_link'),
    /** A message sent again under the same key is the same message: nobody gets it twice. */
    dedupeKey: text('dedupe_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_dedupe').on(table.collegeId, table.dedupeKey).where(sql`${table.dedupeKey} is not null`),
    index('messages_college').on(table.collegeId, table.createdAt),
  ],
)

/**
 * Who has which message. College, category and time are repeated here, so that a list needs no join to find its rows.
 */
export const inbox = pgTable(
  'inbox',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    messageId: id<'message'>('message_id')
      .notNull()
      .references(() => messages.id),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    category: text('category').$type<MessageCategoryCode>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index('inbox_list')
      .on(table.userId, table.collegeId, table.createdAt.desc(), table.messageId.desc())
      .where(sql`${table.deletedAt} is null`),
    index('inbox_shelf')
      .on(table.userId, table.collegeId, table.category, table.createdAt.desc(), table.messageId.desc())
      .where(sql`${table.deletedAt} is null`),
    index('inbox_unread')
      .on(table.userId, table.collegeId, table.category)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
    index('inbox_message').on(table.messageId),
    index('inbox_college').on(table.collegeId),
  ],
)

/** A delivery to an audience, batch by batch. The cursor is the last person reached. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: newId<'delivery'>('id').primaryKey(),
    messageId: id<'message'>('message_id')
      .notNull()
      .references(() => messages.id),
    /** Everyone in the college when null. */
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    cursor: id<'user'>('cursor'),
    delivered: integer('delivered').notNull().default(0),
    isDone: boolean('is_done').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('deliveries_message').on(table.messageId), index('deliveries_audience').on(table.audienceId)],
)

/** Outgoing messages of the company, with their time. Once sent, `messages` stores what was sent. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: newId<'outgoing'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    category: text('category').$type<MessageCategoryCode>().notNull(),
    texts: jsonb('texts').$type<Partial<Record<Language, MessageText>>>().notNull(),
    jumpTo: text('jump_to').$type<JumpName>(),
    jumpModuleId: text('jump_module_id'),
    jumpLink: text('jump_link'),
    /** Everyone in the college when null. */
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    state: text('state').$type<'scheduled' | 'sent' | 'cancelled'>().notNull(),
    /** When the message is or was sent. */
    sendAt: instant('send_at').notNull(),
    /** How many people the audience had when the message was sent. */
    people: integer('people'),
    messageId: id<'message'>('message_id').references(() => messages.id),
    createdBy: id<'user'>('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('outgoing_messages_list').on(table.collegeId, table.sendAt.desc(), table.id.desc()),
    index('outgoing_messages_audience').on(table.audienceId),
    index('outgoing_messages_message').on(table.messageId),
    index('outgoing_messages_creator').on(table.createdBy),
    index('outgoing_messages_file').on(table.jumpModuleId).where(sql`jump_to in ('video', 'document')`),
  ],
)
