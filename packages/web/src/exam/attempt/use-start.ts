import type { ExamInfo } from '@sands/contract/exam/attempt.model'
import type { ExamArrival } from '@sands/contract/exam/exam.links'
import type { Id } from '@sands/contract/kernel/schema'
import { useState } from 'react'
import { CallError, call } from '../../call/call.ts'
import { EXAM_START } from '../exam-calls.ts'

interface Start {
  examId: Id<'exam'> | undefined
  arrival: ExamArrival
  onStarted: (examRecordId: Id<'examAttempt'>) => unknown
  /** The call has told the reason; the page shows what is true now. */
  onRefused: () => void
}

/** Whether the person may open a paper now: the one in progress, or a new one. */
export const isStartable = ({ runningId, refusal }: Pick<ExamInfo, 'runningId' | 'refusal'>): boolean =>
  runningId !== null || refusal === null

/** The text of the button that opens the paper. */
export const startText = ({ runningId, attempts }: Pick<ExamInfo, 'runningId' | 'attempts'>) =>
  runningId ? 'exam.continue' : attempts.length > 0 ? 'exam.again' : 'exam.go'

/** Starts an exam, or continues the attempt in progress. */
export function useStart({ examId, arrival: { trainingId, globalIndex }, onStarted, onRefused }: Start) {
  const [isBusy, setBusy] = useState(false)
  const place = Number(globalIndex ?? '')
  const start = async (password: string) => {
    if (examId === undefined || isBusy) return
    setBusy(true)
    try {
      const { examRecordId } = await call(EXAM_START, {
        body: {
          examId,
          ...(password && { password }),
          ...(trainingId && { trainingId }),
          ...(globalIndex && Number.isInteger(place) && { globalIndex: place }),
        },
      })
      await onStarted(examRecordId)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onRefused()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}
