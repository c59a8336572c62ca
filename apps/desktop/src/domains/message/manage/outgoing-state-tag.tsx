import type { OutgoingState } from '@sands/contract/message/send.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<OutgoingState, Tone>> = {
  scheduled: 'warning',
  sending: 'info',
  sent: 'success',
  cancelled: 'neutral',
}

export function OutgoingStateTag({ state }: { state: OutgoingState }) {
  return <StateTag tone={TONES[state]}>{useT()(`message.send_state_${state}`)}</StateTag>
}
