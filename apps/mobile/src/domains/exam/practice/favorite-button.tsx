import type { PracticeQuestion } from '@sands/contract/exam/practice.model'
import { useFavorite } from '@sands/web/exam/practice/use-favorite'
import { useT } from '@sands/web/i18n/i18n'
import { Star } from 'lucide-react'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'

/** Adds the question to the favourites or takes it out. */
export function FavoriteButton({ question }: { question: Pick<PracticeQuestion, 'questionId' | 'isFavorite'> }) {
  const t = useT()
  const { isFavorite, toggle } = useFavorite(question)
  return (
    <BarButton
      icon={Star}
      label={t(isFavorite ? 'exam.favorite_remove' : 'exam.favorite_add')}
      pressed={isFavorite}
      onClick={() => void toggle()}
    />
  )
}
