import type { ShowingState } from '@sands/contract/home/front.model'
import { Segmented } from 'antd'
import { useT } from '../../../kernel/text.ts'

export const STATES = ['waiting', 'running', 'over'] as const satisfies readonly ShowingState[]

interface PromotionFilterProps {
  value: ShowingState | ''
  promotions: readonly { readonly state: ShowingState }[]
  onChange: (state: ShowingState | '') => void
}

/** Filters the promotions by state, with the number in each. */
export function PromotionFilter({ value, promotions, onChange }: PromotionFilterProps) {
  const t = useT()
  const labelOf = (state: ShowingState | '') =>
    t('home.shown_counted', {
      state: t(state === '' ? 'home.shown_all' : `home.shown_${state}`),
      count: promotions.filter((promotion) => state === '' || promotion.state === state).length,
    })
  return (
    <Segmented<ShowingState | ''>
      aria-label={t('home.shown_state')}
      value={value}
      options={(['', ...STATES] as const).map((state) => ({ value: state, label: labelOf(state) }))}
      onChange={onChange}
    />
  )
}
