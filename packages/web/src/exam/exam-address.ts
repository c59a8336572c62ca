import type { ExamArrival } from '@sands/contract/exam/exam.links'
import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'
import { taskArrival } from '../study/task-arrival.ts'

export interface ExamAddress {
  examId: Id<'exam'> | ''
  examRecordId: Id<'examAttempt'> | ''
  arrival: ExamArrival
}

/** The parameters that all pages of an exam pass on. An id that is none is empty. */
export function examAddress(search: URLSearchParams): ExamAddress {
  const id = (name: string) => {
    const value = search.get(name) ?? ''
    return isId(value) ? value : ''
  }
  return {
    examId: id('examId') as Id<'exam'> | '',
    examRecordId: id('examRecordId') as Id<'examAttempt'> | '',
    arrival: taskArrival(search),
  }
}
