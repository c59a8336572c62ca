import { isAnswered } from '@sands/rules/exam/question'
import { useState } from 'react'
import { attempt } from '../../call/attempt.ts'
import { call } from '../../call/call.ts'
import { useT } from '../../i18n/i18n.ts'
import { showToast } from '../../toast/toast.ts'
import { PRACTICE_SUBMIT } from './practice-calls.ts'
import { questionKeyOf } from './practice-parts.ts'
import type { OpenPracticeAttempt } from './use-practice-attempt.ts'
import { usePracticePaper } from './use-practice-paper.ts'

/** The text of the line that says whether all is saved. */
export const PRACTICE_LINES = {
  saved: 'exam.practice_saved',
  saving: 'exam.practice_saving',
  offline: 'exam.practice_offline',
} as const

interface Practising {
  open: OpenPracticeAttempt
  /** Another device has handed in. */
  onClosed: () => void
  onHandedIn: () => unknown
}

/** One question after the other. One by one, the review is shown as soon as an answer is final. */
export function useOpenPractice({ open, onClosed, onHandedIn }: Practising) {
  const t = useT()
  const { paper } = open
  const practice = usePracticePaper(open, onClosed)
  const { parts, answers, reviews, check, flush, forget } = practice
  const isStepwise = paper.mode === 'one_by_one'
  const isDone = (key: string) => (isStepwise ? answers[key]?.isFinal === true : isAnswered(answers[key]?.answer))
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      parts.findIndex(({ key }) => !isDone(key)),
    ),
  )
  const [isBusy, setBusy] = useState(false)
  const part = parts[current]
  const stored = part && answers[part.key]
  const isFinal = isStepwise && stored?.isFinal === true

  const busy = async (run: () => Promise<unknown>) => {
    setBusy(true)
    await run()
    setBusy(false)
  }

  return {
    ...practice,
    current,
    part,
    stored,
    isBusy,
    isFinal,
    /** The answer must be confirmed before the next question. */
    isToCheck: isStepwise && !isFinal,
    isLast: current === parts.length - 1,
    unanswered: parts.filter(({ key }) => !isAnswered(answers[key]?.answer)).length,
    question: part && paper.questions.find(({ key }) => key === questionKeyOf(part.key)),
    review: part && reviews[questionKeyOf(part.key)],
    goTo: (index: number) => {
      setCurrent(index)
      window.scrollTo({ top: 0 })
    },
    checkNow: () => busy(async () => part && check(part.key)),
    handIn: () =>
      busy(async () => {
        if (!(await flush())) return showToast(t('exam.practice_hand_in_offline'), { kind: 'error' })
        const { practiseRecordId } = paper
        const done = await attempt(() => call(PRACTICE_SUBMIT, { body: { practiseRecordId } }))
        if (done.error) return
        await forget()
        await onHandedIn()
      }),
  }
}
