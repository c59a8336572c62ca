import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf } from '../kernel/schema.ts'
import { ImportOrder, ImportPreview } from './import.model.ts'
import { UserFilter, UserIds } from './people.model.ts'

const IMPORT_BYTES = 20 * 1024 * 1024
const BatchStarted = Type.Object({ batchId: IdOf<'batch'>() })

/** Bulk import and export of people: batches, each with a result to view or download. */
export const transferCalls = {
  'POST /sands-user/api/v1/manage/user/give-codes': call({
    summary: 'Creates one-time passwords for people without a password, as a batch. Its result is a list to hand out.',
    access: 'right:org.people.edit',
    stepUp: true,
    body: Type.Object({ ids: UserIds }),
    data: BatchStarted,
    errors: ['org.out_of_reach'],
    once: true,
  }),
  'POST /sands-user/api/v1/manage/user/export': call({
    summary: 'Exports the people who match the filter to a file, as a batch.',
    access: 'right:org.people.export',
    stepUp: true,
    body: Type.Object({ filter: UserFilter, format: Type.Union([Type.Literal('csv'), Type.Literal('xlsx')]) }),
    data: BatchStarted,
    once: true,
  }),
  'POST /sands-user/api/v1/manage/user/import/read': call({
    summary:
      'Reads a CSV or XLSX file of at most 20 MB and 100,000 rows and describes its columns. Nothing is imported yet.',
    access: 'right:org.people.import',
    query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: ImportPreview,
    errors: ['kernel.too_large', 'org.import_unreadable', 'org.import_empty', 'org.import_too_long'],
    upload: true,
    bodyLimit: IMPORT_BYTES,
    perMinute: 20,
  }),
  'POST /sands-user/api/v1/manage/user/import/start': call({
    summary: 'Imports the file as a batch, or does a dry run.',
    access: 'right:org.people.import',
    body: ImportOrder,
    data: BatchStarted,
    errors: ['org.import_gone', 'org.import_mapping'],
    once: true,
  }),
} satisfies Calls
