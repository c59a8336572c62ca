import type { ManagedSurveyItem } from '@sands/contract/survey/survey.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<ManagedSurveyItem['phase'], Tone>> = {
  draft: 'neutral',
  not_started: 'info',
  running: 'success',
  expired: 'warning',
  ended: 'warning',
  archived: 'neutral',
}

export function PhaseTag({ phase }: Pick<ManagedSurveyItem, 'phase'>) {
  const t = useT()
  return <StateTag tone={TONES[phase]}>{t(`survey.phase_${phase}`)}</StateTag>
}
