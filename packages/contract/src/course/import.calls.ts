import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { CategoryName } from '../kernel/category.model.ts'
import { IdOf } from '../kernel/schema.ts'
import { RowProblem } from '../ops/batch.model.ts'

const IMPORT_BYTES = 5 * 1024 * 1024
export const MOST_IMPORTED_COURSES = 500
const Name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** A row of a table of courses, which becomes a draft. */
export const CourseImportRow = Type.Object({
  row: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Row number in the uploaded file' }),
  title: Name(100),
  category: Type.Array(CategoryName, { maxItems: 3, description: 'Path of the category, from the top level down' }),
  introduction: Type.String({ maxLength: 500 }),
  lecturers: Type.Array(Name(60), { maxItems: 10 }),
  files: Type.Array(Name(255), { maxItems: 100, description: 'Names of files in the media library, in order' }),
})
export type CourseImportRow = Static<typeof CourseImportRow>

export const CourseImportPreview = Type.Object({
  rows: Type.Array(CourseImportRow, { description: 'Rows that can be imported' }),
  problems: Type.Array(RowProblem, { description: 'Problems of the other rows' }),
  newCategories: Type.Array(Type.String(), { description: 'Paths that the import would add' }),
})
export type CourseImportPreview = Static<typeof CourseImportPreview>

export const courseImportCalls = {
  'POST /sands-lms/api/v1/manage/course/import/read': call({
    summary: 'Reads a CSV or XLSX file of at most 500 courses and shows what an import would do. Nothing is stored.',
    access: 'right:course.edit',
    query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: CourseImportPreview,
    errors: [
      'kernel.too_large',
      'org.import_unreadable',
      'org.import_empty',
      'org.import_too_long',
      'course.import_headings',
    ],
    upload: true,
    bodyLimit: IMPORT_BYTES,
    perMinute: 20,
  }),
  'POST /sands-lms/api/v1/manage/course/import/start': call({
    summary: 'Creates drafts from the rows, as a batch. Missing categories and courseware are added.',
    access: 'right:course.edit',
    body: Type.Object({ rows: Type.Array(CourseImportRow, { minItems: 1, maxItems: MOST_IMPORTED_COURSES }) }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
    bodyLimit: 2_097_152,
  }),
} satisfies Calls
