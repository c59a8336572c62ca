import type { ManagedApplyItem } from '@sands/contract/apply/manage.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<ManagedApplyItem['phase'], Tone>> = {
  draft: 'neutral',
  upcoming: 'info',
  open: 'success',
  over: 'neutral',
  cancelled: 'danger',
}

export function PhaseTag({ phase }: Pick<ManagedApplyItem, 'phase'>) {
  const t = useT()
  return <StateTag tone={TONES[phase]}>{t(`apply.phase_${phase}`)}</StateTag>
}
