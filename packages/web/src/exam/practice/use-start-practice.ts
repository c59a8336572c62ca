import type { ExamArrival } from '@sands/contract/exam/exam.links'
import type { PracticeInfo } from '@sands/contract/exam/practice.model'
import type { Id } from '@sands/contract/kernel/schema'
import { useState } from 'react'
import { attempt } from '../../call/attempt.ts'
import { call } from '../../call/call.ts'
import { PRACTICE_REDO, PRACTICE_START } from './practice-calls.ts'

interface Starting {
  onStarted: (practiseRecordId: string) => unknown
  /** The practice has changed since it was shown. */
  onRefused?: () => unknown
}

/** Starts or continues an attempt, of a practice or of the wrong book. */
export function useStartPractice({ onStarted, onRefused }: Starting) {
  const [isBusy, setBusy] = useState(false)

  async function run(ask: () => Promise<{ practiseRecordId: string }>): Promise<void> {
    setBusy(true)
    const started = await attempt(ask)
    setBusy(false)
    await (started.error ? onRefused?.() : onStarted(started.data.practiseRecordId))
  }

  return {
    isBusy,
    start: (practiseId: PracticeInfo['practiseId'], { trainingId, globalIndex }: ExamArrival) =>
      run(() =>
        call(PRACTICE_START, {
          body: {
            practiseId,
            ...(trainingId && { trainingId }),
            ...(globalIndex && { globalIndex: Number(globalIndex) }),
          },
        }),
      ),
    redo: (kind: 'wrong' | 'favorite', categoryId?: Id<'questionCategory'>) =>
      run(() => call(PRACTICE_REDO, { body: { kind, ...(categoryId && { categoryId }) } })),
  }
}
