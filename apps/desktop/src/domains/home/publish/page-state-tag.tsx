import type { DecorationState } from '@sands/contract/home/decoration.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<DecorationState, Tone>> = {
  draft: 'info',
  scheduled: 'warning',
  current: 'success',
  past: 'neutral',
  withdrawn: 'neutral',
}

export function PageStateTag({ state }: { state: DecorationState }) {
  return <StateTag tone={TONES[state]}>{useT()(`home.page_state_${state}`)}</StateTag>
}
