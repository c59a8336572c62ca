import type { PracticeAnswer, PracticeReview } from '@sands/contract/exam/practice.model'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../call/call.ts'
import { onReturn } from '../../offline/connectivity.ts'
import { createStore, useStore } from '../../store/store.ts'
import type { Answer } from '../answer.ts'
import { wireAnswer } from '../attempt/wire-answer.ts'
import { createAnswerSender, type PracticeLine } from './answer-sender.ts'
import { answerStorage } from './answer-storage.ts'
import { PRACTICE_ANSWER } from './practice-calls.ts'
import { practiceParts } from './practice-parts.ts'
import type { OpenPracticeAttempt } from './use-practice-attempt.ts'

const known = <V extends object>(rows: readonly V[], keyOf: (row: V) => string): Readonly<Record<string, V>> =>
  Object.fromEntries(rows.map((row) => [keyOf(row), row]))

/** Answers of this device that are newer than those of the server. A final answer of the server stays. */
const newerAnswers = (stored: readonly PracticeAnswer[], given: readonly PracticeAnswer[]): PracticeAnswer[] =>
  given.filter(({ questionKey, madeAt }) => {
    const there = stored.find((answer) => answer.questionKey === questionKey)
    return !there || (!there.isFinal && there.madeAt <= madeAt)
  })

/** An attempt in progress: its parts, answers and reviews, and the line that says whether all is saved. */
export function usePracticePaper({ owner, paper, given, waiting }: OpenPracticeAttempt, onClosed: () => void) {
  const parts = useMemo(() => practiceParts(paper.questions), [paper.questions])
  const [answers, setAnswers] = useState(() =>
    known<PracticeAnswer>([...paper.answers, ...newerAnswers(paper.answers, given)], ({ questionKey }) => questionKey),
  )
  const [reviews, setReviews] = useState(() => known<PracticeReview>(paper.reviews, ({ key }) => key))
  const { practiseRecordId } = paper
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sender for one attempt, with what the server lacked when it opened
  const { line, own, sender } = useMemo(() => {
    const state = createStore<PracticeLine>('saved')
    const own = new Map(given.map((answer) => [answer.questionKey, answer]))
    return {
      line: state,
      own,
      sender: createAnswerSender({
        line: state,
        waiting: [...newerAnswers(paper.answers, given), ...waiting],
        store: (pending) =>
          void answerStorage().then((storage) =>
            storage.put({ owner, practiseRecordId, given: [...own.values()], waiting: pending }),
          ),
        send: (batch) =>
          call(PRACTICE_ANSWER, {
            body: { practiseRecordId, answers: batch, sentAt: new Date().toISOString() },
            quiet: true,
            owner,
          }),
        onSaved: (save) => setReviews((before) => ({ ...before, ...known(save.reviews, ({ key }) => key) })),
        onClosed,
      }),
    }
  }, [practiseRecordId])
  useEffect(() => {
    sender.begin()
    const forget = onReturn(() => void sender.flush())
    return () => {
      forget()
      sender.close()
      void sender.flush()
    }
  }, [sender])

  const change = (questionKey: string, answer: Answer, isFinal = false) => {
    const row = { questionKey, answer: wireAnswer(answer), isFinal, madeAt: new Date().toISOString() }
    setAnswers((before) => ({ ...before, [questionKey]: row }))
    own.set(questionKey, row)
    sender.change(row)
  }

  return {
    parts,
    answers,
    reviews,
    line: useStore(line),
    change,
    /** One by one: the answer cannot change any more, and the review is shown. */
    check: async (questionKey: string) => {
      change(questionKey, answers[questionKey]?.answer ?? {}, true)
      return sender.flush()
    },
    flush: () => sender.flush(),
    /** After handing in, the device needs its copy no more. */
    forget: async () => (await answerStorage()).remove(owner, practiseRecordId),
  }
}
