import type { SurveyAnswer } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { MOST_PICTURES, type Question } from '@sands/rules/survey/question'
import { useEffect, useRef } from 'react'
import { type Attached, attach, clearDraft, useDraft } from '../social/comment-drafts.ts'

interface PicturesAnswer {
  surveyId: string
  question: Question
  answer: SurveyAnswer | undefined
  onAnswer: (answer: SurveyAnswer | undefined) => void
  /** Pictures of a draft from the server. */
  pictures: NonNullable<SurveyDetails['draft']>['pictures']
}

export const picturesDraftId = (surveyId: string, questionKey: string): string => `survey ${surveyId} ${questionKey}`

/** A reply with such a picture cannot be sent yet. */
export type UploadFault = 'uploading' | 'not_uploaded'

export function uploadFault(pictures: readonly Attached[]): UploadFault | undefined {
  if (pictures.some(({ state }) => state === 'failed')) return 'not_uploaded'
  return pictures.some(({ state }) => state === 'sending') ? 'uploading' : undefined
}

/** Forgets the pictures that were added on this page: the next reply starts without them. */
export function clearAnswerPictures(surveyId: string, { sections }: Pick<SurveyDetails['questionnaire'], 'sections'>) {
  for (const { questions } of sections)
    for (const { key, type } of questions) if (type === 'pictures') clearDraft(picturesDraftId(surveyId, key))
}

/** The pictures that answer a question: those of a stored draft, and those that were added on this page. */
export function useAnswerPictures({ surveyId, question, answer, onAnswer, pictures: known }: PicturesAnswer) {
  const draftId = picturesDraftId(surveyId, question.key)
  const { pictures } = useDraft(draftId)
  const most = Math.min(question.max ?? MOST_PICTURES, MOST_PICTURES)
  const fileIds = answer?.fileIds ?? []
  const madeIds = pictures.flatMap(({ made }) => made?.id ?? [])
  // A picture of this page is also in the draft from the server once that was saved and loaded again.
  const stored = known.filter(({ fileId }) => fileIds.includes(fileId) && !madeIds.includes(fileId))
  const storedIds = stored.map(({ fileId }) => fileId)
  const lastMadeIds = useRef(madeIds)
  // Uploads end at any time, also while the person answers another question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared as texts
  useEffect(() => {
    const removed = lastMadeIds.current.filter((id) => !madeIds.includes(id))
    lastMadeIds.current = madeIds
    if (pictures.length === 0 && removed.length === 0) return
    const wanted = [...storedIds.filter((id) => !removed.includes(id)), ...madeIds]
    if (wanted.join() !== fileIds.join()) onAnswer(wanted.length > 0 ? { fileIds: wanted } : undefined)
  }, [madeIds.join(), storedIds.join(), fileIds.join()])
  return {
    draftId,
    pictures,
    stored,
    most,
    canAdd: stored.length + pictures.length < most,
    add: (files: readonly File[]) => attach(draftId, [...files], most - stored.length),
    removeStored: () => {
      const left = fileIds.filter((id) => !storedIds.includes(id))
      onAnswer(left.length > 0 ? { fileIds: left } : undefined)
    },
  }
}
