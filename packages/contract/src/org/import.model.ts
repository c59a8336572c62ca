import { type Static, Type } from 'typebox'
import { Nullable, OneOf } from '../kernel/schema.ts'

/** What a column of the file can mean. */
export const IMPORT_FIELDS = [
  'userName',
  'name',
  'mobile',
  'email',
  'department',
  'post',
  'labels',
  'leader',
  'status',
] as const
export const ImportField = OneOf(IMPORT_FIELDS)
export type ImportField = Static<typeof ImportField>

/** The content of a file that was sent for import; the file is stored under `importId` for a day. */
export const ImportPreview = Type.Object({
  importId: Type.String(),
  fileName: Type.String(),
  format: OneOf(['csv', 'xlsx']),
  rows: Type.Integer({ description: 'Number of rows without the heading' }),
  columns: Type.Array(
    Type.Object({
      title: Type.String(),
      samples: Type.Array(Type.String(), { description: 'Values from the first five rows' }),
      field: Nullable(ImportField),
    }),
  ),
})
export type ImportPreview = Static<typeof ImportPreview>

export const ImportOrder = Type.Object({
  importId: Type.String({ maxLength: 60, pattern: '^[\\w-]+$' }),
  /** One entry for each column of the file; null ignores the column. */
  mapping: Type.Array(Nullable(ImportField), { minItems: 1, maxItems: 60 }),
  /** What happens to people who already exist. */
  existing: OneOf(['skip', 'update']),
  /**
   * Departments are written with slashes, such as 门店运营部/华东; unknown ones are created, or refused when this is false.
   */
  createDepartments: Type.Boolean(),
  /** A dry run stores nothing; its result says what would happen. */
  dryRun: Type.Boolean(),
})
export type ImportOrder = Static<typeof ImportOrder>
