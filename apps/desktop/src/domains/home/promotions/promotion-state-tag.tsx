import type { ShowingState } from '@sands/contract/home/front.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<ShowingState, Tone>> = { waiting: 'warning', running: 'success', over: 'neutral' }

export function PromotionStateTag({ state }: { state: ShowingState }) {
  return <StateTag tone={TONES[state]}>{useT()(`home.shown_${state}`)}</StateTag>
}
