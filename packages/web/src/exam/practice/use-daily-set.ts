import type { DailyAnswer, DailyQuestion, DailySet } from '@sands/contract/exam/practice.model'
import { isAnswered } from '@sands/rules/exam/question'
import { scoreAnswer } from '@sands/rules/exam/score'
import { useMemo, useState } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { enqueue } from '../../outbox/outbox.ts'
import type { Answer } from '../answer.ts'
import { wireAnswer } from '../attempt/wire-answer.ts'
import { DAILY_ANSWER } from './practice-calls.ts'
import { asReviewed, practiceParts } from './practice-parts.ts'

const NOTHING: Answer = {}

/** The verdict on this device, by the same rule as on the server. */
function reviewOf(question: DailyQuestion, answer: Answer) {
  const { type } = question.body
  const key = question.solution?.key?.key ?? {}
  const verdict = type === 'material' ? 'unanswered' : scoreAnswer(type, key, answer, 'none').verdict
  const row = {
    questionKey: question.key,
    answer: wireAnswer(answer),
    verdict,
    score: null,
    maxScore: 0,
    comment: null,
  }
  return { isRight: verdict === 'right', reviewed: asReviewed({ ...question, answers: [row] }) }
}

/** A daily set being answered. Each answer goes through the outbox, so it also counts without a network. */
export function useDailySet({ questions }: Pick<DailySet, 'questions'>) {
  const t = useT()
  const parts = useMemo(() => practiceParts(questions), [questions])
  const [current, setCurrent] = useState(0)
  const [answer, setAnswer] = useState<Answer>(NOTHING)
  const [isChecked, setChecked] = useState(false)
  const [right, setRight] = useState(0)
  const question = questions[current]
  const review = question && reviewOf(question, answer)

  return {
    part: parts[current],
    question,
    reviewed: review?.reviewed,
    total: parts.length,
    answer,
    setAnswer,
    isAnswered: isAnswered(answer),
    isChecked,
    right,
    check: async () => {
      if (!question) return
      setChecked(true)
      if (review?.isRight) setRight(right + 1)
      const { questionId, versionId, dueAt } = question
      const given: DailyAnswer = {
        questionId,
        versionId,
        dueAt,
        answer: wireAnswer(answer),
        madeAt: new Date().toISOString(),
      }
      await enqueue({ key: DAILY_ANSWER, body: { answers: [given] }, label: t('exam.daily_act'), lane: DAILY_ANSWER })
    },
    goOn: () => {
      setCurrent(current + 1)
      setAnswer(NOTHING)
      setChecked(false)
      window.scrollTo({ top: 0 })
    },
  }
}
