import { StarFilled, StarOutlined } from '@ant-design/icons'
import type { PracticeQuestion } from '@sands/contract/exam/practice.model'
import { useFavorite } from '@sands/web/exam/practice/use-favorite'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'

/** Adds the question to the favourites or takes it out. */
export function FavoriteButton({ question }: { question: Pick<PracticeQuestion, 'questionId' | 'isFavorite'> }) {
  const t = useT()
  const { isFavorite, toggle } = useFavorite(question)
  return (
    <Button
      icon={isFavorite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      aria-pressed={isFavorite}
      onClick={() => void toggle()}
    >
      {t(isFavorite ? 'exam.favorite_remove' : 'exam.favorite_add')}
    </Button>
  )
}
