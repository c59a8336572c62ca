import { LANGUAGES, type Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'
import { folded, type RawColumn, type RawQuestion } from './raw-question.codec.ts'

const FIELDS = ['type', 'stem', 'answer', 'analysis', 'difficulty', 'category', 'tags'] as const
export type TableField = Exclude<RawColumn, 'option'> | `option${string}`

/** Recognises a heading by the product's name of the column, in any language: "Option A" is the first option. */
export function fieldOf(heading: string): TableField | undefined {
  const words = folded(heading)
  const isNamed = (column: RawColumn, rest = '') =>
    LANGUAGES.some((language) => `${folded(errorText(`exam.column.${column}`, language))}${rest}` === words)
  const letter = words.at(-1) ?? ''
  if (/[a-t]/.test(letter) && isNamed('option', letter)) return `option${letter}`
  return FIELDS.find((field) => isNamed(field))
}

export const listed = (cell: string, marks: RegExp): string[] =>
  cell
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Semicolons separate tags, slashes separate the levels of a category. */
export function readTableRow([row, ...cells]: StoredRow, fields: readonly (TableField | undefined)[]): RawQuestion {
  const cellOf = (field: TableField): string => cells[fields.indexOf(field)] ?? ''
  const options = fields
    .map((field, place) => ({ field, text: cells[place] ?? '' }))
    .filter(({ field, text }) => field?.startsWith('option') && text !== '')
    .sort((one, other) => (one.field ?? '').localeCompare(other.field ?? ''))
  return {
    row,
    type: cellOf('type'),
    stem: cellOf('stem'),
    options: options.map(({ text }) => text),
    answer: cellOf('answer'),
    analysis: cellOf('analysis'),
    difficulty: cellOf('difficulty'),
    category: listed(cellOf('category'), /[/／>]/),
    tags: listed(cellOf('tags'), /[;；、]/),
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRST'

/** The headings of a table with so many options. */
export function tableHeading(options: number, language: Language): string[] {
  const column = (name: RawColumn) => errorText(`exam.column.${name}`, language)
  return [
    ...(['type', 'stem'] as const).map(column),
    ...[...LETTERS.slice(0, options)].map((letter) => `${column('option')} ${letter}`),
    ...(['answer', 'analysis', 'difficulty', 'category', 'tags'] as const).map(column),
  ]
}

/** One row below these headings. */
export const tableCells = (raw: RawQuestion, options: number): string[] => [
  raw.type,
  raw.stem,
  ...Array.from({ length: options }, (_, place) => raw.options[place] ?? ''),
  raw.answer,
  raw.analysis,
  raw.difficulty,
  raw.category.join('/'),
  raw.tags.join('; '),
]
