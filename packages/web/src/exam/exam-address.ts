import type { ExamArrival } from '@sands/contract/exam/exam.links'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { taskArrival } from '../study/task-arrival.ts'

export interface ExamAddress {
  examId: Id<'exam'> | undefined
  examRecordId: Id<'examAttempt'> | undefined
  arrival: ExamArrival
}

/** The parameters that all pages of an exam pass on. Texts that cannot be ids are left out. */
export const examAddress = (search: URLSearchParams): ExamAddress => ({
  examId: idIn<'exam'>(search.get('examId')),
  examRecordId: idIn<'examAttempt'>(search.get('examRecordId')),
  arrival: taskArrival(search),
})
