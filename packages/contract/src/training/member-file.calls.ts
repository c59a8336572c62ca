import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nullable } from '../kernel/schema.ts'
import { TrainingMemberImpact } from './manage.model.ts'
import { TrainingId } from './training.model.ts'

/** More people than a list made by hand has; whole departments come by audience. */
export const MOST_IMPORTED_MEMBERS = 2000
const IMPORT_BYTES = 2_097_152
const ROWS_BYTES = 524_288
const LONGEST_NUMBER = 100

const ImportedMember = Type.Object({
  row: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'The row in the file' }),
  number: Type.String({
    minLength: 1,
    maxLength: LONGEST_NUMBER,
    pattern: '\\S',
    description: 'User name, employee or phone number',
  }),
})

export const trainingMemberFileCalls = {
  'GET /sands-lms/api/v1/manage/training/member/import/template': call({
    summary: 'An XLSX file to fill in, with the columns and an example row, which the import skips.',
    access: 'right:training.members',
    data: Type.Object({ fileName: Type.String(), content: Type.String({ description: 'Base64' }) }),
    perMinute: 20,
  }),
  'POST /sands-lms/api/v1/manage/training/member/import/read': call({
    summary: 'Reads a CSV or XLSX file of at most 2000 people: whom it names, what it changes. Nothing is stored.',
    access: 'right:training.members',
    query: Type.Object({ id: TrainingId, fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Type.Object({
      rows: Type.Array(
        Type.Object({
          ...ImportedMember.properties,
          name: Nullable(Type.String({ description: 'Null when nobody, or more than one person, has the number' })),
          isMember: Type.Boolean(),
        }),
      ),
      impact: TrainingMemberImpact,
    }),
    errors: [
      'training.unknown',
      'kernel.too_large',
      'org.import_unreadable',
      'org.import_empty',
      'org.import_too_long',
    ],
    upload: true,
    bodyLimit: IMPORT_BYTES,
    perMinute: 20,
  }),
  'POST /sands-lms/api/v1/manage/training/member/import/start': call({
    summary: 'Makes these people members by hand, as a batch. Members stay members; each row has its outcome.',
    access: 'right:training.members',
    body: Type.Object({
      id: TrainingId,
      rows: Type.Array(ImportedMember, { minItems: 1, maxItems: MOST_IMPORTED_MEMBERS }),
    }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['training.unknown', 'training.wrong_state'],
    once: true,
    bodyLimit: ROWS_BYTES,
  }),
  'POST /sands-lms/api/v1/manage/training/matrix/export': call({
    summary: 'The active members of a project with their tasks as a spreadsheet, as a batch.',
    access: 'right:training.members',
    stepUp: true,
    body: Type.Object({ id: TrainingId }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['training.unknown'],
    once: true,
  }),
} satisfies Calls
