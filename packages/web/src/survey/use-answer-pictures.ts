import type { SurveyAnswer } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { MOST_PICTURES, type Question } from '@sands/rules/survey/question'
import { useEffect } from 'react'
import { attach, useDraft } from '../social/comment-drafts.ts'

interface PicturesAnswer {
  surveyId: string
  question: Question
  answer: SurveyAnswer | undefined
  onAnswer: (answer: SurveyAnswer | undefined) => void
  /** Pictures of a draft from the server. */
  pictures: NonNullable<SurveyDetails['draft']>['pictures']
}

/** The pictures that answer a question: those of a stored draft, and those that were added on this page. */
export function useAnswerPictures({ surveyId, question, answer, onAnswer, pictures: known }: PicturesAnswer) {
  const draftId = `survey ${surveyId} ${question.key}`
  const { pictures } = useDraft(draftId)
  const most = Math.min(question.max ?? MOST_PICTURES, MOST_PICTURES)
  const fileIds = answer?.fileIds ?? []
  const stored = known.filter(({ fileId }) => fileIds.includes(fileId))
  const storedIds = stored.map(({ fileId }) => fileId)
  const wanted = [...storedIds, ...pictures.flatMap(({ made }) => made?.id ?? [])]
  const wantedText = wanted.join()
  const isChanged = pictures.length > 0 && wantedText !== fileIds.join()
  // Uploads end at any time, also while the person answers another question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared as one text
  useEffect(() => {
    if (isChanged) onAnswer(wanted.length > 0 ? { fileIds: wanted } : undefined)
  }, [isChanged, wantedText])
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
