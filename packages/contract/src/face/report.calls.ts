import { FACE_REPORTS } from '@sands/rules/face/report'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'

export const MOST_REPORT_ROWS = 500

const count = Type.Integer({ minimum: 0 })
const wanted = { by: OneOf(FACE_REPORTS), from: Instant, until: Instant }

/** Sessions that have begun within a span, by department of the people or by lecturer. */
export const FaceReportRow = Type.Object({
  id: Type.String({ description: 'Empty for people without a department' }),
  name: Type.String(),
  sessions: count,
  seats: Type.Integer({ description: 'Seats taken, and people with leave' }),
  present: count,
  late: count,
  partly: count,
  absent: count,
  leave: count,
  rate: Nullable(Type.Integer({ description: 'Who came, in percent; null when nothing is known' })),
  hours: Type.Number({ description: 'Learned by the people of a department, or taught by a lecturer' }),
  score: Nullable(Type.Number({ description: 'The mean of the scores' })),
  costs: Nullable(
    Type.Integer({
      description:
        'In cents: the share of the people in what their sessions cost, or of the lecturer in what was held together; null without the right to see costs',
    }),
  ),
})
export type FaceReportRow = Static<typeof FaceReportRow>

export const FaceReport = Type.Object({ rows: Type.Array(FaceReportRow), isCut: Type.Boolean() })
export type FaceReport = Static<typeof FaceReport>

export const faceReportCalls = {
  'GET /sands-lms/api/v1/manage/face/report': call({
    summary: 'Attendance, hours and scores of sessions by department or lecturer, at most 500 rows.',
    access: 'right:face.attend',
    query: Type.Object(wanted),
    data: FaceReport,
    errors: ['face.report_span'],
    perMinute: 60,
  }),
  'POST /sands-lms/api/v1/manage/face/report/export': call({
    summary: 'Exports the report to a spreadsheet, as a batch.',
    access: 'right:face.attend',
    stepUp: true,
    body: Type.Object(wanted),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['face.report_span'],
    once: true,
  }),
} satisfies Calls
