import type { ApprovalState } from '@sands/rules/review/approval'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<ApprovalState, Tone>> = {
  waiting: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
}

export function ApprovalTag({ state }: { state: ApprovalState }) {
  const t = useT()
  return <StateTag tone={TONES[state]}>{t(`review.state_of_${state}`)}</StateTag>
}
