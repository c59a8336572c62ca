import type { ExamDocument } from '@sands/contract/exam/exam.model'

export type ExamField = keyof ExamDocument

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
/** Picture addresses expire after a day, so they do not count as a difference. */
const plain = (html: string): string => html.replaceAll(/ (?:src|srcset|sizes|width|height|loading)="[^"]*"/g, '')

/** The fields in which two documents of an exam differ. */
export const examDifference = (before: ExamDocument, after: ExamDocument): ExamField[] =>
  (Object.keys(after) as ExamField[]).filter((field) =>
    field === 'introduction'
      ? plain(before.introduction) !== plain(after.introduction)
      : !isSame(before[field], after[field]),
  )
