import type { SurveyAnswer, SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { checkReply, type ReplyFaultKind } from '@sands/rules/survey/reply'
import { visibleSections } from '@sands/rules/survey/visible'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '../call/call-error.ts'
import { useAct } from '../call/use-call.ts'
import { useT } from '../i18n/i18n.ts'
import { useDrafts } from '../social/comment-drafts.ts'
import { TASKS } from '../study/task-calls.ts'
import { dropDraft, firstDraft, keepDraft, readDraft } from './device-drafts.ts'
import { deviceToken } from './device-token.ts'
import { replyKey } from './reply-key.ts'
import { PAGE, SUBMIT } from './survey-calls.ts'
import { clearAnswerPictures, picturesDraftId, type UploadFault, uploadFault } from './use-answer-pictures.ts'
import { useServerDraft } from './use-server-draft.ts'

export interface SentSurvey {
  endText: string
  points: number
}

interface ReplyParts {
  onSent: (sent: SentSurvey) => void
  /** The server has refused the reply: the survey may have ended, or may have other questions. */
  onRefused: () => void
  /** Asks the person before `send` runs, because a reply that was sent cannot be changed. */
  confirm: (question: { title: string; text: string; action: string }, send: () => Promise<void>) => void
}

/** Why the answer to a question cannot be sent. */
export type AnswerFault = ReplyFaultKind | UploadFault

export type Reply = ReturnType<typeof useReply>

/** A reply while a person writes it. Every change is stored on the device, and for named surveys on the server too. */
export function useReply(survey: SurveyDetails, { onSent, onRefused, confirm }: ReplyParts) {
  const t = useT()
  const { investigationId, editionId, questionnaire, isAnonymous, isVisitor } = survey
  const [draft, setDraft] = useState(() => firstDraft(readDraft(survey.investigationId), survey.draft))
  // Two uploads may end before the page is rendered again: each adds to the answers of the other.
  const latest = useRef(draft)
  const [isTried, setTried] = useState(false)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const submit = useAct(SUBMIT)
  const queries = useQueryClient()
  const isSent = useRef(false)
  const saving = useServerDraft(survey, {
    onSaved: (answers, serverTime) => {
      const isOnServer = latest.current.answers === answers
      latest.current = { ...latest.current, serverTime, isOnServer }
      if (!isSent.current) keepDraft(investigationId, latest.current)
      setSavedAt(Date.now())
    },
  })
  const checked = checkReply(questionnaire, draft.answers)
  const sections = visibleSections(questionnaire, draft.answers)
  const questions = sections.flatMap((section) => section.questions)
  const pictureDrafts = useDrafts()
  const faults = new Map<string, AnswerFault>(checked.faults.map(({ question, kind }) => [question, kind]))
  for (const { key, type } of questions) {
    if (type !== 'pictures') continue
    const fault = uploadFault(pictureDrafts.get(picturesDraftId(investigationId, key))?.pictures ?? [])
    if (fault) faults.set(key, fault)
  }

  const answer = (question: string, value: SurveyAnswer | undefined) => {
    // The fields are still on the page when their pictures are cleared: that must not make a new draft.
    if (isSent.current) return
    const { [question]: _, ...others } = latest.current.answers
    const answers = value ? { ...others, [question]: value } : others
    const next = { ...latest.current, answers, savedAt: Date.now(), isOnServer: false }
    latest.current = next
    setDraft(next)
    keepDraft(investigationId, next)
    setSavedAt(isAnonymous || isVisitor ? next.savedAt : savedAt)
    saving.later(answers)
  }

  const deliver = async () => {
    await saving.stop()
    const answers = checked.answers as SurveyAnswers
    try {
      const sent = await submit.mutateAsync({
        body: { investigationId, editionId, key: replyKey(draft.key, answers), answers, ...deviceToken() },
      })
      isSent.current = true
      dropDraft(investigationId)
      clearAnswerPictures(investigationId, questionnaire)
      for (const list of [PAGE, TASKS]) void queries.invalidateQueries({ queryKey: [list] })
      onSent(sent)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!error.network) onRefused()
    }
  }

  /** Sends the reply after a question to the person. The key of the first question with a fault, if there is one. */
  const send = (): string | undefined => {
    setTried(true)
    const first = questions.find(({ key }) => faults.has(key))
    if (first) return first.key
    const open = questions.length - Object.keys(checked.answers).length
    const question = {
      title: t('survey.submit_title'),
      text: open > 0 ? t('survey.submit_unanswered', { count: open }) : t('survey.submit_text'),
      action: t('survey.submit'),
    }
    confirm(question, deliver)
    return undefined
  }

  return {
    answers: draft.answers,
    seed: draft.key,
    sections,
    /** The faults, shown after the person has tried to send. */
    faults: isTried ? faults : new Map<string, AnswerFault>(),
    answer,
    send,
    isSending: submit.isPending,
    savedAt,
  }
}
