import type { VoucherState } from '@sands/rules/shop/shop'
import { useT } from '../../kernel/text.ts'
import { StateTag, type Tone } from '../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<VoucherState, Tone>> = { usable: 'success', used: 'neutral', over: 'neutral' }

export function VoucherStateTag({ state }: { state: VoucherState }) {
  const t = useT()
  return <StateTag tone={TONES[state]}>{t(`shop.voucher_state_${state}`)}</StateTag>
}
