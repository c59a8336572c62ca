import type { ChannelState } from '@sands/rules/message/channel'
import type { Tone } from '../../../kernel/ui/state-tag.tsx'

export const DELIVERY_TONES: Readonly<Record<ChannelState, Tone>> = {
  waiting: 'info',
  held: 'warning',
  sent: 'success',
  failed: 'danger',
  bounced: 'danger',
  skipped: 'neutral',
}
