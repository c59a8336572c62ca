import type { ExamArrival } from '@sands/contract/exam/exam.links'

const search = (words: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(words).filter((word): word is [string, string] => word[1] !== undefined),
  ).toString()

/** Pages of the exam domain in the learner portal, relative to /desktop. */
export const examLearnPaths = {
  exams: '/exam',
  exam: (examId: string, arrival: ExamArrival = {}) => `/exam/info?${search({ examId, ...arrival })}`,
  paper: (examId: string, examRecordId: string, arrival: ExamArrival = {}) =>
    `/exam/paper?${search({ examId, examRecordId, ...arrival })}`,
  result: (examId: string, examRecordId: string, arrival: ExamArrival = {}) =>
    `/exam/result?${search({ examId, examRecordId, ...arrival })}`,
  practices: '/practice',
  practice: (practiseId: string, arrival: ExamArrival = {}) => `/practice/info?${search({ practiseId, ...arrival })}`,
  practicePaper: (practiseRecordId: string, arrival: ExamArrival = {}) =>
    `/practice/paper?${search({ practiseRecordId, ...arrival })}`,
  practiceResult: (practiseRecordId: string, arrival: ExamArrival = {}) =>
    `/practice/result?${search({ practiseRecordId, ...arrival })}`,
  wrongBook: '/practice/wrong-book',
  dailySet: '/practice/daily',
}
