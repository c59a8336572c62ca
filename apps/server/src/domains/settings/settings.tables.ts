import type { AgreementKind, AgreementSection } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import type { TextAct } from '@sands/rules/texts'
import type { Theme } from '@sands/rules/theme'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'

/** Colours and tab background of a college; the row without a college is the company's. */
export const skins = pgTable(
  'skins',
  {
    id: newId<'skin'>('id').primaryKey(),
    collegeId: id<'college'>('college_id'),
    /** Null follows the company, here and below. */
    theme: text('theme').$type<Theme>(),
    // Without a reference, because files belong to a later domain; its list of uses keeps the file.
    tabBackgroundFileId: id<'file'>('tab_background_file_id'),
  },
  (table) => [unique('skins_college').on(table.collegeId).nullsNotDistinct()],
)

/** Texts that the company has changed. */
export const textEdits = pgTable(
  'text_edits',
  {
    language: text('language').$type<Language>().notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** The dictionary version of this edit. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
)

/** Every published edit with the text before it, so that each can be restored. Rows are only ever added. */
export const textChanges = pgTable(
  'text_changes',
  {
    /** The dictionary version of one publication, the same for all its changes. */
    version: bigint('version', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    language: text('language').$type<Language>().notNull(),
    act: text('act').$type<TextAct>().notNull(),
    /** Null means the built-in text, here and below. */
    before: text('before'),
    after: text('after'),
    at: instant('at').notNull(),
    // The name at that time, without a reference: the history stays when the account is deleted.
    actorName: text('actor_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.language, table.version] }),
    index('text_changes_version').on(table.version),
  ],
)

export const agreements = pgTable(
  'agreements',
  {
    kind: text('kind').$type<AgreementKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    sections: jsonb('sections').$type<AgreementSection[]>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language] })],
)

/** Short addresses for shared content. The status says what kind of content, as numbered in the specification. */
export const shortLinks = pgTable('short_links', {
  code: text('code').primaryKey(),
  jumpStatus: integer('jump_status').notNull(),
  moduleId: text('module_id'),
  link: text('link'),
  createdAt: instant('created_at').notNull(),
  /** Never expires when null. */
  expiresAt: instant('expires_at'),
})
