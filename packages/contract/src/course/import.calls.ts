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
  row: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'As the person sees it in their file' }),
  title: Name(100),
  category: Type.Array(CategoryName, { maxItems: 3, description: 'From the top down' }),
  introduction: Type.String({ maxLength: 500 }),
  lecturers: Type.Array(Name(60), { maxItems: 10 }),
  files: Type.Array(Name(255), { maxItems: 100, description: 'Names of files in the media library, in order' }),
})
export type CourseImportRow = Static<typeof CourseImportRow>

export const CourseImportPreview = Type.Object({
  rows: Type.Array(CourseImportRow, { description: 'Those that can be imported' }),
  problems: Type.Array(RowProblem, { description: 'Why the others cannot' }),
  newCategories: Type.Array(Type.String(), { description: 'Paths that the import would add' }),
})
export type CourseImportPreview = Static<typeof CourseImportPreview>

export const courseImportCalls = {
  'POST /sands-lms/api/v1/manage/course/import/read': call({
    summary: 'Takes a CSV or XLSX file of at most 500 courses and says what would become of it. Nothing is stored.',
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
    summary: 'Makes drafts of the rows, as long work. Categories and courseware that are missing are added.',
    access: 'right:course.edit',
    body: Type.Object({ rows: Type.Array(CourseImportRow, { minItems: 1, maxItems: MOST_IMPORTED_COURSES }) }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
    bodyLimit: 2_097_152,
  }),
} satisfies Calls
