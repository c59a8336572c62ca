import type { FeedbackState } from '@sands/rules/feedback'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<FeedbackState, Tone>> = {
  new: 'warning',
  in_progress: 'info',
  answered: 'success',
  closed: 'neutral',
}

export function FeedbackStateTag({ state }: { state: FeedbackState }) {
  const t = useT()
  return <StateTag tone={TONES[state]}>{t(`feedback.state_${state}`)}</StateTag>
}
