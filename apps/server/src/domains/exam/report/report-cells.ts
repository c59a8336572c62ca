import type { QuestionStatistics, ReportedExam } from '@sands/contract/exam/report.model'
import type { Language } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import { timeIn } from '../../../kernel/spreadsheet/row-file.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { PersonRow } from './report.repo.ts'
import type { Numbers } from './report-numbers.repo.ts'

type Text = Parameters<typeof errorText>[0]

export const PERSON_HEADINGS = ['org.column.user_name', 'org.column.name', 'org.column.department'] as const
export const RESULT_HEADINGS = [
  'exam.report.column.state',
  'exam.report.column.attempts',
  'exam.report.column.score',
  'exam.report.column.best',
  'exam.report.column.last',
  'exam.report.column.last_at',
  'exam.report.column.reminded',
] as const
const NUMBER_HEADINGS = [
  'exam.report.column.taken',
  'exam.report.column.finished',
  'exam.report.column.passed',
  'exam.report.column.pass_rate',
  'exam.report.column.average',
] as const
export const EXAM_HEADINGS = [
  'exam.report.column.exam',
  'exam.report.column.exam_state',
  'exam.report.column.opens',
  'exam.report.column.closes',
  ...NUMBER_HEADINGS,
  'exam.report.column.total',
] as const
export const DEPARTMENT_HEADINGS = ['org.column.department', 'exam.report.column.people', ...NUMBER_HEADINGS] as const
export const QUESTION_HEADINGS = [
  'exam.report.column.question',
  'exam.report.column.type',
  'exam.report.column.answers',
  'exam.report.column.right',
  'exam.report.column.partial',
  'exam.report.column.wrong',
  'exam.report.column.unanswered',
  'exam.report.column.facility',
  'exam.report.column.discrimination',
  'exam.report.column.seconds',
] as const

const numberOr = (value: number | null): SheetCell => (value === null ? '' : { number: value })
/** Scores are stored in hundredths of a point. */
const points = (score: number | null): SheetCell => (score === null ? '' : { number: score / 100 })
const percent = (some: number, all: number): SheetCell => (all > 0 ? { number: Math.floor((some * 100) / all) } : '')
const PERCENT_DIGITS = 1
const SHARE_DIGITS = 2

/** The cells of all sheets, below the headings of this file. */
export function cellsFor({ language, timeZone }: { language: Language; timeZone: string }) {
  const time = timeIn(timeZone)
  const text = (key: Text) => errorText(key, language)
  const numbers = ({ taken, finished, passed, average }: Numbers): SheetCell[] => [
    { number: taken },
    { number: finished },
    { number: passed },
    percent(passed, finished),
    points(average),
  ]
  return {
    headings: (keys: readonly Text[]): string[] => keys.map(text),
    person: ({ userName, name, departmentName }: PersonRow): string[] => [userName, name, departmentName],
    result: (row: PersonRow): SheetCell[] => [
      text(`exam.report.state.${row.state}`),
      { number: row.attempts },
      points(row.score),
      points(row.best),
      points(row.last),
      time(row.lastAt),
      time(row.remindedAt),
    ],
    exam: (exam: ReportedExam): SheetCell[] => [
      exam.title,
      text(`exam.report.exam.${exam.state}`),
      time(exam.opensAt),
      time(exam.closesAt),
      ...numbers(exam),
      points(exam.totalScore),
    ],
    department: ({ name, people, ...row }: Numbers & { name: string; people: number }): SheetCell[] => [
      name,
      { number: people },
      ...numbers(row),
    ],
    question: (row: QuestionStatistics): SheetCell[] => [
      row.title,
      text(`exam.report.type.${row.type}`),
      { number: row.answers },
      { number: row.right },
      { number: row.partial },
      { number: row.wrong },
      { number: row.unanswered },
      numberOr(row.facility === null ? null : Number((row.facility * 100).toFixed(PERCENT_DIGITS))),
      numberOr(row.discrimination === null ? null : Number(row.discrimination.toFixed(SHARE_DIGITS))),
      row.seconds === null ? '' : { duration: row.seconds },
    ],
  }
}
