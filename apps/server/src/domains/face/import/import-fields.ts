import type { Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'

export const headingOf = <Field extends ColumnField>(field: Field, language: Language): string =>
  errorText(`face.column.${field}`, language)

export type ColumnField = RecordField | MarkField

export const RECORD_FIELDS = [
  'userName',
  'title',
  'startDate',
  'endDate',
  'place',
  'lecturer',
  'hours',
  'result',
  'score',
  'certificateNo',
] as const
export type RecordField = (typeof RECORD_FIELDS)[number]

export const MARK_FIELDS = ['userName', 'mark', 'reason'] as const
export type MarkField = (typeof MARK_FIELDS)[number]
