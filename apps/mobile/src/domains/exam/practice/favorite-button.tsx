import type { PracticeQuestion } from '@sands/contract/exam/practice.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { FAVORITE_SET } from '@sands/web/exam/practice/practice-calls'
import { useT } from '@sands/web/i18n/i18n'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'

/** Adds the question to the favourites or takes it out: shown at once, taken back when the server refuses. */
export function FavoriteButton({ question }: { question: Pick<PracticeQuestion, 'questionId' | 'isFavorite'> }) {
  const t = useT()
  const [isFavorite, setFavorite] = useState(question.isFavorite === 1)
  const { questionId } = question
  const toggle = async () => {
    setFavorite(!isFavorite)
    const { error } = await attempt(() => call(FAVORITE_SET, { body: { questionId, isFavorite: isFavorite ? 0 : 1 } }))
    if (error) setFavorite(isFavorite)
  }
  return (
    <BarButton
      icon={Star}
      label={t(isFavorite ? 'exam.favorite_remove' : 'exam.favorite_add')}
      pressed={isFavorite}
      onClick={() => void toggle()}
    />
  )
}
