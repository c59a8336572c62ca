import type { OrderState } from '@sands/rules/shop/order'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<OrderState, Tone>> = {
  pending_pay: 'warning',
  paid: 'success',
  to_ship: 'warning',
  shipped: 'info',
  done: 'success',
  cancelled: 'neutral',
  refund_requested: 'warning',
  refund_processing: 'info',
  refund_success: 'neutral',
  refund_failed: 'danger',
}

export function OrderStateTag({ state }: { state: OrderState }) {
  const t = useT()
  return <StateTag tone={TONES[state]}>{t(`shop.state_${state}`)}</StateTag>
}
