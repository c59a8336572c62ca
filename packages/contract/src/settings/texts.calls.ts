import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Page, pageQuery } from '../kernel/schema.ts'
import { ManagedText, TextChange, TextChoice, TextEdition, TextPlan, TextSave, textFilter } from './texts.model.ts'

/** The file may have 5 MB; encoded as JSON, its line breaks and quotes take more. */
const IMPORT_BODY_BYTES = 12 * 1024 * 1024
const Csv = Type.String({ minLength: 1, maxLength: 5 * 1024 * 1024 })
const DictionaryVersion = Type.Integer({ minimum: 0 })
const Published = Type.Object({ version: Type.Integer(), changed: Type.Integer(), refused: Type.Integer() })

/** The texts of the product, for the whole company. Every change is published at once. */
export const textsCalls = {
  'GET /sands-system/api/v1/manage/text/page': call({
    summary: 'The texts of the product by key, in every language, with the edits of the company.',
    access: 'right:settings.texts.edit',
    query: Type.Object({ ...textFilter, ...pageQuery }),
    data: Page(ManagedText),
  }),
  'GET /sands-system/api/v1/manage/text/domains': call({
    summary: 'The domains that have texts, for the filter.',
    access: 'right:settings.texts.edit',
    data: Type.Array(Type.String()),
  }),
  'GET /sands-system/api/v1/manage/text/get': call({
    summary: 'One text in every language.',
    access: 'right:settings.texts.edit',
    query: TextChoice,
    data: ManagedText,
    errors: ['kernel.not_found'],
  }),
  'POST /sands-system/api/v1/manage/text/save': call({
    summary: 'Changes the wording of a text, or resets it to the built-in one. Other languages stay unchanged.',
    access: 'right:settings.texts.edit',
    body: TextSave,
    data: Type.Object({ version: Type.Integer() }),
    errors: [
      'kernel.not_found',
      'kernel.changed_meanwhile',
      'settings.text_blank',
      'settings.text_placeholders_missing',
      'settings.text_placeholders_unknown',
      'settings.text_braces',
      'settings.text_unchanged',
    ],
    once: true,
  }),
  'GET /sands-system/api/v1/manage/text/change/page': call({
    summary: 'The changes of wordings, newest first: of one text, of one edition, or all.',
    access: 'right:settings.texts.edit',
    query: Type.Object({
      key: Type.Optional(Type.String({ maxLength: 120 })),
      version: Type.Optional(DictionaryVersion),
      ...pageQuery,
    }),
    data: Page(TextChange),
  }),
  'GET /sands-system/api/v1/manage/text/edition/page': call({
    summary: 'The editions of the dictionary, newest first.',
    access: 'right:settings.texts.edit',
    query: Type.Object({ ...pageQuery }),
    data: Page(TextEdition),
  }),
  'GET /sands-system/api/v1/manage/text/restore/preview': call({
    summary: 'The changes that resetting the dictionary to an earlier edition would make; edition 0 has no edits.',
    access: 'right:settings.texts.edit',
    query: Type.Object({ to: DictionaryVersion }),
    data: TextPlan,
    errors: ['kernel.not_found'],
  }),
  'POST /sands-system/api/v1/manage/text/restore': call({
    summary: 'Resets the whole dictionary to an earlier edition, as a new edition.',
    access: 'right:settings.texts.edit',
    body: Type.Object({ to: DictionaryVersion, version: DictionaryVersion }),
    data: Published,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile', 'settings.text_unchanged'],
    once: true,
  }),
  'GET /sands-system/api/v1/manage/text/export': call({
    summary: 'The texts that match the filter as CSV, with two columns for each language: built-in text and edit.',
    access: 'right:settings.texts.edit',
    query: Type.Object(textFilter),
    data: Type.Object({ csv: Type.String() }),
    perMinute: 20,
  }),
  'POST /sands-system/api/v1/manage/text/import/read': call({
    summary:
      'The changes that a file of at most 5 MB and 20,000 rows would make. An empty cell restores the built-in text.',
    access: 'right:settings.texts.edit',
    body: Type.Object({ csv: Csv }),
    data: TextPlan,
    errors: ['kernel.too_large', 'settings.text_file_unreadable', 'settings.text_file_too_long'],
    bodyLimit: IMPORT_BODY_BYTES,
    perMinute: 20,
  }),
  'POST /sands-system/api/v1/manage/text/import/apply': call({
    summary: 'Publishes all changes in the file at once, except the cells with a problem.',
    access: 'right:settings.texts.edit',
    body: Type.Object({ csv: Csv, version: DictionaryVersion }),
    data: Published,
    errors: [
      'kernel.too_large',
      'kernel.changed_meanwhile',
      'settings.text_file_unreadable',
      'settings.text_file_too_long',
      'settings.text_unchanged',
    ],
    once: true,
    bodyLimit: IMPORT_BODY_BYTES,
    perMinute: 20,
  }),
} satisfies Calls
