import { LANGUAGES } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'

export const IMPORT_FIELDS = ['title', 'category', 'introduction', 'lecturers', 'files'] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The values of one row of the file. */
export interface ReadRow {
  row: number
  title: string
  category: string[]
  introduction: string
  lecturers: string[]
  files: string[]
}

const plain = (heading: string): string => heading.toLowerCase().replace(/[\s*]/g, '')

/** Recognises a heading by the product's name of the column, in any language. */
export function fieldOf(heading: string): ImportField | undefined {
  const words = plain(heading)
  return IMPORT_FIELDS.find((field) =>
    LANGUAGES.some((language) => plain(errorText(`course.column.${field}`, language)) === words),
  )
}

/** The example row of the template. */
export const isExample = ({ title }: Pick<ReadRow, 'title'>): boolean =>
  LANGUAGES.some((language) => errorText('course.import_example', language) === title)

const listed = (cell: string, marks: RegExp): string[] =>
  cell
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Semicolons separate several values, slashes separate the levels of a category. */
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
