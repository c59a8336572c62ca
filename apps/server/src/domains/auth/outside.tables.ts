import type { Channel, TemplateChannel, TemplatePart } from '@sands/rules/message/channel'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { connections } from './connection.tables.ts'

/** Which approved template of a provider carries messages: one for text messages, one for each official account. */
export const channelTemplates = pgTable(
  'channel_templates',
  {
    id: newId<'channel-template'>('id').primaryKey(),
    channel: text('channel').$type<TemplateChannel>().notNull(),
    /** Null for text messages. */
    connectionId: id<'connection'>('connection_id').references(() => connections.id, { onDelete: 'cascade' }),
    templateId: text('template_id').notNull(),
    /** The fields of the template in its order, and what each is filled with. */
    fields: jsonb('fields').$type<{ name: string; part: TemplatePart }[]>().notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('channel_templates_place').on(table.channel, sql`coalesce(${table.connectionId}, 0)`),
    index('channel_templates_connection').on(table.connectionId),
  ],
)

/** Messages that a simulator stored instead of sending them. */
export const simulatedDeliveries = pgTable(
  'simulated_deliveries',
  {
    id: newId<'simulated-delivery'>('id').primaryKey(),
    channel: text('channel').$type<Channel>().notNull(),
    target: text('target').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('simulated_deliveries_sent').on(table.sentAt)],
)
