import type { Id } from '../kernel/schema.ts'

const query = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

/** Where a task of a training came from; the floating task panel needs it. */
export interface ExamArrival {
  trainingId?: Id<'training'> | undefined
  globalIndex?: string | undefined
}

export const examLinks = {
  list: () => '/examList',
  info: (examId: string, arrival: ExamArrival = {}) => `/ExamInfo?${query({ examId, ...arrival })}`,
  paper: (examId: string, examRecordId: string, arrival: ExamArrival = {}) =>
    `/paper?${query({ examId, examRecordId, ...arrival })}`,
  commit: (examId: string, examRecordId: string, arrival: ExamArrival = {}) =>
    `/commit?${query({ examId, examRecordId, ...arrival })}`,
  result: (examId: string, examRecordId: string, arrival: ExamArrival = {}) =>
    `/result?${query({ examId, examRecordId, ...arrival })}`,
  practices: () => '/examPractise',
  practice: (practiseId: string, arrival: ExamArrival = {}) => `/ExamPractiseInfo?${query({ practiseId, ...arrival })}`,
  practicePaper: (practiseRecordId: string, arrival: ExamArrival = {}) =>
    `/examPractisePaper?${query({ practiseRecordId, ...arrival })}`,
  practiceResult: (practiseRecordId: string, arrival: ExamArrival = {}) =>
    `/examPractiseResult?${query({ practiseRecordId, ...arrival })}`,
  wrongBook: () => '/wrongBook',
  dailySet: () => '/dailySet',
  verify: (code: string) => `/verify?${query({ code })}`,
}
