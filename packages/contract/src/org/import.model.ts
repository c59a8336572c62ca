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

/** What was found in a file that was sent for import; the file waits under `importId` for a day. */
export const ImportPreview = Type.Object({
  importId: Type.String(),
  fileName: Type.String(),
  format: OneOf(['csv', 'xlsx']),
  rows: Type.Integer({ description: 'Without the heading' }),
  columns: Type.Array(
    Type.Object({
      title: Type.String(),
      samples: Type.Array(Type.String(), { description: 'From the first five rows' }),
      field: Nullable(ImportField),
    }),
  ),
})
export type ImportPreview = Static<typeof ImportPreview>

export const ImportOrder = Type.Object({
  importId: Type.String({ maxLength: 60, pattern: '^[\\w-]+$' }),
  /** One entry a column of the file; null leaves the column out. */
  mapping: Type.Array(Nullable(ImportField), { minItems: 1, maxItems: 60 }),
  /** What happens to people who are there already. */
  existing: OneOf(['skip', 'update']),
  /** Departments are written with slashes, such as 门店运营部/华东; those that do not exist are made, or refused. */
  createDepartments: Type.Boolean(),
  /** Nothing is stored; the result says what would happen. */
  dryRun: Type.Boolean(),
})
export type ImportOrder = Static<typeof ImportOrder>
