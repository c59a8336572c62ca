import type { ManagedFaceItem } from '@sands/contract/face/manage.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<ManagedFaceItem['phase'], Tone>> = {
  draft: 'neutral',
  upcoming: 'info',
  running: 'success',
  ended: 'neutral',
  cancelled: 'danger',
}

export function PhaseTag({ phase }: Pick<ManagedFaceItem, 'phase'>) {
  const t = useT()
  return <StateTag tone={TONES[phase]}>{t(`face.phase_${phase}`)}</StateTag>
}
