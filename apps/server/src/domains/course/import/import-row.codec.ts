import { LANGUAGES } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'

export const IMPORT_FIELDS = ['title', 'category', 'introduction', 'lecturers', 'files'] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** A row as it was written, taken apart. */
export interface ReadRow {
  row: number
  title: string
  category: string[]
  introduction: string
  lecturers: string[]
  files: string[]
}

const plain = (heading: string): string => heading.toLowerCase().replace(/[\s*]/g, '')

/** A heading is known by what the product calls it, in any of its languages. */
export function fieldOf(heading: string): ImportField | undefined {
  const words = plain(heading)
  return IMPORT_FIELDS.find((field) =>
    LANGUAGES.some((language) => plain(errorText(`course.column.${field}`, language)) === words),
  )
}

/** The row of the template that shows how the others are filled. */
export const isExample = ({ title }: Pick<ReadRow, 'title'>): boolean =>
  LANGUAGES.some((language) => errorText('course.import_example', language) === title)

const listed = (cell: string, marks: RegExp): string[] =>
  cell
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Several are parted by semicolons, levels of a category by slashes. */
export function readRow([row, ...cells]: StoredRow, fields: readonly (ImportField | undefined)[]): ReadRow {
  const cellOf = (field: ImportField): string => cells[fields.indexOf(field)] ?? ''
  return {
    row,
    title: cellOf('title'),
    category: listed(cellOf('category'), /[/／>]/),
    introduction: cellOf('introduction'),
    lecturers: listed(cellOf('lecturers'), /[;；、]/),
    files: listed(cellOf('files'), /[;；]/),
  }
}
