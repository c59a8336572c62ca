import type { GoodsState } from '@sands/rules/shop/shop'
import { useT } from '../../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<GoodsState, Tone>> = { draft: 'neutral', on_sale: 'success', off_sale: 'warning' }

export function GoodsStateTag({ state }: { state: GoodsState }) {
  const t = useT()
  return <StateTag tone={TONES[state]}>{t(`shop.manage_state_${state}`)}</StateTag>
}
