import type { PracticeQuestion } from '@sands/contract/exam/practice.model'
import { useState } from 'react'
import { attempt } from '../../call/attempt.ts'
import { call } from '../../call/call.ts'
import { FAVORITE_SET } from './practice-calls.ts'

/** Whether a question is a favourite: changed at once, and changed back when the server refuses. */
export function useFavorite(question: Pick<PracticeQuestion, 'questionId' | 'isFavorite'>) {
  const [isFavorite, setFavorite] = useState(question.isFavorite === 1)
  const { questionId } = question
  const toggle = async () => {
    setFavorite(!isFavorite)
    const { error } = await attempt(() => call(FAVORITE_SET, { body: { questionId, isFavorite: isFavorite ? 0 : 1 } }))
    if (error) setFavorite(isFavorite)
  }
  return { isFavorite, toggle }
}
