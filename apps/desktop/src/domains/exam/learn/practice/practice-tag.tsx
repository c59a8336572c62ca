import type { TagStatus } from '@sands/contract/study/study.model'
import { useT } from '../../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<TagStatus, Tone>> = {
  100: 'info',
  200: 'info',
  300: 'warning',
  400: 'success',
  500: 'neutral',
  600: 'neutral',
}

/** The state of a practice for the person, in a word. */
export function PracticeTag({ tagStatus }: { tagStatus: TagStatus }) {
  const t = useT()
  return <StateTag tone={TONES[tagStatus]}>{t(`exam.practice_tag_${tagStatus}`)}</StateTag>
}
