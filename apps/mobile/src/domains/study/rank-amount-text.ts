import { compactPoints } from '@sands/rules/points/points'
import { useT } from '@sands/web/i18n/i18n'
import { useStudyTimeText } from './study-time-text.ts'
import type { RankOrder } from './use-ranks.ts'

/** Study time or points, as the ranks show them. */
export function useRankAmountText(by: RankOrder): (amount: number) => string {
  const t = useT()
  const time = useStudyTimeText()
  return (amount) => (by === 'time' ? time(amount) : t('study.rank_points', { points: compactPoints(amount) }))
}
