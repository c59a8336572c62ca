import { ATTENDED } from '@sands/rules/face/seat'
import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { RowProblem } from '../ops/batch.model.ts'
import { FaceDayId, FaceId, FaceSeatId } from './face.model.ts'

const IMPORT_BYTES = 5 * 1024 * 1024
export const MOST_IMPORTED_MARKS = 2000

/** A row of an attendance sheet that can be imported. */
export const FaceMarkRow = Type.Object({
  row: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  userId: UserIdSchema,
  mark: OneOf(ATTENDED),
  reason: Type.String({ maxLength: FACE_REASON_LENGTH }),
})
export type FaceMarkRow = Static<typeof FaceMarkRow>

export const FaceMarkPreview = Type.Object({
  rows: Type.Array(FaceMarkRow),
  /** Rows that differ from a hand or code mark, or from leave: problems too, unless the import replaces what is there. */
  guarded: Type.Array(FaceMarkRow),
  problems: Type.Array(RowProblem),
  readAt: Instant,
})
export type FaceMarkPreview = Static<typeof FaceMarkPreview>

/** Attendance from a file, and what people achieved. */
export const faceResultCalls = {
  'POST /sands-lms/api/v1/manage/face/attendance/import/read': call({
    summary: 'Reads an attendance sheet of one day, CSV or XLSX, and shows what an import would do. Nothing is stored.',
    access: 'right:face.attend',
    query: Type.Object({ dayId: FaceDayId, fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: FaceMarkPreview,
    errors: [
      'face.unknown',
      'face.wrong_state',
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
  'POST /sands-lms/api/v1/manage/face/attendance/import/start': call({
    summary: 'Marks the people of the sheet on one day, as a batch with the outcome of each row.',
    access: 'right:face.attend',
    body: Type.Object({
      dayId: FaceDayId,
      rows: Type.Array(FaceMarkRow, { minItems: 1, maxItems: MOST_IMPORTED_MARKS }),
      /** From the preview: what has changed since then stays. */
      readAt: Instant,
      overwriteReason: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: FACE_REASON_LENGTH,
          pattern: '\\S',
          description: 'Replaces hand and code marks and leave, for this reason',
        }),
      ),
    }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['face.unknown', 'face.wrong_state'],
    once: true,
    bodyLimit: 4_194_304,
  }),
  'POST /sands-lms/api/v1/manage/face/attendance/export': call({
    summary: 'Exports the attendance sheet of a session to a spreadsheet, as a batch: each person with every day.',
    access: 'right:face.attend',
    stepUp: true,
    body: Type.Object({ id: FaceId }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['face.unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/seat/score': call({
    summary: 'Stores the score of a person in a session, with a remark that they see.',
    access: 'right:face.attend',
    body: Type.Object({
      trainConfirmId: FaceSeatId,
      score: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
      remark: Type.String({ maxLength: FACE_REASON_LENGTH }),
    }),
    data: Nothing,
    errors: ['face.unknown', 'face.wrong_state', 'face.seat_settled'],
    once: true,
  }),
} satisfies Calls
