import type { studyErrors as source } from '../zh-cn/study.errors.ts'

export const studyErrors = {
  'study.gone': 'This is gone, or not available to you',
  'study.locked': 'Please finish what comes before it first',
  'study.not_ready': 'The file is still being prepared. Please try again later',
  'study.viewing_unknown': 'This sitting has ended. Please open it again',
  'study.note_gone': 'This note has been deleted',
  'study.too_many_notes': 'There are 500 notes here already, which is the most',
  'study.bad_range': 'Choose 1 to {most} days, with the first day before the last',
  'study.column.stay': 'Stay time',
  'study.column.stay_days': 'Days',
  'study.column.last_day': 'Latest day',
  'study.column.day': 'Day',
  'study.sheet.people': 'People',
  'study.sheet.days': 'By day',
  'study.file.stay': 'Stay time',
} satisfies Record<keyof typeof source, string>
