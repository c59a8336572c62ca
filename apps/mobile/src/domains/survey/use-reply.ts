import type { SurveyAnswer, SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { checkReply, type ReplyFaultKind } from '@sands/rules/survey/reply'
import { visibleSections } from '@sands/rules/survey/visible'
import { call } from '@sands/web/call/call'
import { CallError } from '@sands/web/call/call-error'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../kernel/ui/float/ask.ts'
import { type DeviceDraft, dropDraft, keepDraft, newDraft, readDraft } from './device-drafts.ts'
import { deviceToken } from './device-token.ts'
import { DRAFT, SUBMIT } from './survey-calls.ts'

const SAVE_AFTER_MS = 1500

/** The newer one of the drafts on this device and on the server. */
function firstDraft({ investigationId, draft }: SurveyDetails): DeviceDraft {
  const own = readDraft(investigationId)
  if (!draft) return own ?? newDraft({})
  return own && own.savedAt >= Date.parse(draft.saveTime)
    ? own
    : { ...newDraft(draft.answers), key: own?.key ?? newDraft({}).key }
}

/** A reply while a person writes it. Every change is stored on the device, and for named surveys on the server too. */
export function useReply(survey: SurveyDetails, onSent: (sent: { endText: string; points: number }) => void) {
  const t = useT()
  const { investigationId, editionId, questionnaire, isAnonymous, isVisitor } = survey
  const [draft, setDraft] = useState(() => firstDraft(survey))
  const [isTried, setTried] = useState(false)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const submit = useAct(SUBMIT)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const checked = checkReply(questionnaire, draft.answers)
  const sections = visibleSections(questionnaire, draft.answers)
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)

  const saveOnServer = (answers: SurveyAnswers) => {
    clearTimeout(timer.current)
    if (isAnonymous || isVisitor) return
    timer.current = setTimeout(() => {
      // The draft is safe on this device; the next change tries again.
      call(DRAFT, { body: { investigationId, editionId, answers }, quiet: true, silent: true }).then(
        () => setSavedAt(Date.now()),
        () => undefined,
      )
    }, SAVE_AFTER_MS)
  }

  const answer = (question: string, value: SurveyAnswer | undefined) => {
    const { [question]: _, ...others } = draft.answers
    const answers = value ? { ...others, [question]: value } : others
    const next = { ...draft, answers, savedAt: Date.now() }
    setDraft(next)
    keepDraft(investigationId, next)
    setSavedAt(isAnonymous || isVisitor ? next.savedAt : savedAt)
    saveOnServer(answers)
  }

  const send = async (): Promise<string | undefined> => {
    setTried(true)
    const [first] = checked.faults
    if (first) return first.question
    const open = count - Object.keys(checked.answers).length
    const isSure = await ask({
      title: t('survey.submit_title'),
      text: open > 0 ? t('survey.submit_unanswered', { count: open }) : t('survey.submit_text'),
      confirm: t('survey.submit'),
    })
    if (!isSure) return undefined
    clearTimeout(timer.current)
    const answers = checked.answers as SurveyAnswers
    try {
      const sent = await submit.mutateAsync({
        body: { investigationId, editionId, key: draft.key, answers, ...deviceToken() },
      })
      dropDraft(investigationId)
      onSent(sent)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
    return undefined
  }

  const faults = new Map<string, ReplyFaultKind>(
    isTried ? checked.faults.map(({ question, kind }) => [question, kind]) : [],
  )
  return {
    answers: draft.answers,
    seed: draft.key,
    sections,
    faults,
    answer,
    send,
    isSending: submit.isPending,
    savedAt,
  }
}
