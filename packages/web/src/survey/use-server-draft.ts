import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../call/call.ts'
import { DRAFT } from './survey-calls.ts'

const SAVE_AFTER_MS = 1500

interface ServerDraftParts {
  onSaved: (answers: SurveyAnswers, saveTime: string) => void
}

/** Stores the draft of a named survey on the server, shortly after the last change or when the page is left. */
export function useServerDraft(
  { investigationId, editionId, isAnonymous, isVisitor }: SurveyDetails,
  { onSaved }: ServerDraftParts,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<SurveyAnswers>(undefined)
  const onTheWay = useRef(Promise.resolve())

  const save = () => {
    clearTimeout(timer.current)
    const answers = waiting.current
    waiting.current = undefined
    if (!answers) return
    // One at a time, so that an older draft never replaces a newer one.
    onTheWay.current = onTheWay.current
      .then(() => call(DRAFT, { body: { investigationId, editionId, answers }, quiet: true, silent: true }))
      .then(
        ({ saveTime }) => onSaved(answers, saveTime),
        // The draft is safe on this device; the next change tries again.
        () => undefined,
      )
  }
  const saveOnLeaving = useEffectEvent(save)
  useEffect(() => () => saveOnLeaving(), [])

  return {
    later(answers: SurveyAnswers) {
      if (isAnonymous || isVisitor) return
      clearTimeout(timer.current)
      waiting.current = answers
      timer.current = setTimeout(save, SAVE_AFTER_MS)
    },
    /** Sends no more, and waits for what is on the way: a draft that arrived after its reply would come back. */
    stop(): Promise<void> {
      clearTimeout(timer.current)
      waiting.current = undefined
      return onTheWay.current
    },
  }
}
