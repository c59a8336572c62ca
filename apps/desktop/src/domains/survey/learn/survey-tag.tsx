import type { SurveyCard } from '@sands/contract/survey/survey.model'
import { type StatusTone, statusText } from '@sands/web/survey/status-text'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<StatusTone, Tone>> = {
  waiting: 'warning',
  going: 'info',
  done: 'success',
  over: 'neutral',
}

/** The state of a survey for the person, in a word. */
export function SurveyTag({ survey }: { survey: Pick<SurveyCard, 'status' | 'phase'> }) {
  const t = useT()
  const { text, tone } = statusText(survey)
  return <StateTag tone={TONES[tone]}>{t(text)}</StateTag>
}
