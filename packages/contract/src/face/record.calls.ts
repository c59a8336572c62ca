import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, Nullable, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { RowProblem } from '../ops/batch.model.ts'

const IMPORT_BYTES = 5 * 1024 * 1024
export const MOST_IMPORTED_RECORDS = 2000
export const RECORD_LENGTHS = { title: 200, place: 200, lecturer: 100, result: 100, certificateNo: 100 } as const

const FaceRecordId = IdOf<'faceRecord'>()
const CalendarDate = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const words = (maxLength: number) => Type.String({ maxLength })

const training = {
  title: Type.String({ minLength: 1, maxLength: RECORD_LENGTHS.title, pattern: '\\S' }),
  startDate: CalendarDate,
  endDate: CalendarDate,
  place: words(RECORD_LENGTHS.place),
  lecturer: words(RECORD_LENGTHS.lecturer),
  hours: Nullable(Type.Number({ minimum: 0, maximum: 10_000 })),
  result: words(RECORD_LENGTHS.result),
  score: Nullable(Type.Number({ minimum: 0, maximum: 1000 })),
  certificateNo: words(RECORD_LENGTHS.certificateNo),
}

/** Training that a person had before, as the company recorded it. */
export const FaceRecord = Type.Object({
  id: FaceRecordId,
  ...training,
  importedAt: Instant,
  importedBy: Type.String(),
})
export type FaceRecord = Static<typeof FaceRecord>

export const ManagedFaceRecord = Type.Object({
  ...FaceRecord.properties,
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
})
export type ManagedFaceRecord = Static<typeof ManagedFaceRecord>

/** A row of a file that can be imported. Columns that the file does not have stay as they are. */
export const FaceRecordRow = Type.Object({
  row: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  userId: UserIdSchema,
  title: training.title,
  startDate: training.startDate,
  endDate: Type.Optional(training.endDate),
  place: Type.Optional(training.place),
  lecturer: Type.Optional(training.lecturer),
  hours: Type.Optional(training.hours),
  result: Type.Optional(training.result),
  score: Type.Optional(training.score),
  certificateNo: Type.Optional(training.certificateNo),
})
export type FaceRecordRow = Static<typeof FaceRecordRow>

export const FaceRecordPreview = Type.Object({
  rows: Type.Array(FaceRecordRow),
  known: Type.Integer({ description: 'How many of the rows are stored already, and would change' }),
  problems: Type.Array(RowProblem),
})
export type FaceRecordPreview = Static<typeof FaceRecordPreview>

export const faceRecordCalls = {
  'GET /sands-lms/api/v1/face2face/record/page': call({
    summary: 'Earlier training of the person that the company brought in, newest first.',
    access: 'learner',
    query: Type.Object(pageQuery),
    data: Page(FaceRecord),
  }),
  'GET /sands-lms/api/v1/face2face/record/get': call({
    summary: 'One record of earlier training.',
    access: 'learner',
    query: Type.Object({ id: FaceRecordId }),
    data: FaceRecord,
    errors: ['face.record_not_found'],
  }),
  'GET /sands-lms/api/v1/manage/face/record/page': call({
    summary: 'Records of earlier training, newest first, by person or title.',
    access: 'right:face.attend',
    query: Type.Object({ keyWord: Type.Optional(Type.String({ maxLength: 60 })), ...pageQuery }),
    data: Page(ManagedFaceRecord),
  }),
  'POST /sands-lms/api/v1/manage/face/record/delete': call({
    summary: 'Deletes a record of earlier training.',
    access: 'right:face.attend',
    body: Type.Object({ id: FaceRecordId }),
    data: Nothing,
    errors: ['face.unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/record/import/read': call({
    summary: 'Reads a CSV or XLSX file of earlier training and shows what an import would do. Nothing is stored.',
    access: 'right:face.attend',
    query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: FaceRecordPreview,
    errors: [
      'kernel.too_large',
      'org.import_unreadable',
      'org.import_empty',
      'org.import_too_long',
      'face.import_headings',
    ],
    upload: true,
    bodyLimit: IMPORT_BYTES,
    perMinute: 20,
  }),
  'POST /sands-lms/api/v1/manage/face/record/import/start': call({
    summary:
      'Stores the records, as a batch with the outcome of each row. The same training of the same person is stored once.',
    access: 'right:face.attend',
    body: Type.Object({ rows: Type.Array(FaceRecordRow, { minItems: 1, maxItems: MOST_IMPORTED_RECORDS }) }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
    bodyLimit: 4_194_304,
  }),
} satisfies Calls
