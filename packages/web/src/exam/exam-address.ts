import type { ExamArrival } from '@sands/contract/exam/exam.links'
import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'

export interface ExamAddress {
  examId: Id<'exam'> | ''
  examRecordId: Id<'examAttempt'> | ''
  arrival: ExamArrival
}

const INDEX = /^\d{1,4}$/

/** The parameters that all pages of an exam pass on. An id that is none is empty. */
export function examAddress(search: URLSearchParams): ExamAddress {
  const id = (name: string) => {
    const value = search.get(name) ?? ''
    return isId(value) ? value : ''
  }
  const globalIndex = search.get('globalIndex') ?? ''
  return {
    examId: id('examId') as Id<'exam'> | '',
    examRecordId: id('examRecordId') as Id<'examAttempt'> | '',
    arrival: {
      trainingId: id('trainingId') || undefined,
      globalIndex: INDEX.test(globalIndex) ? globalIndex : undefined,
    },
  }
}
