import type { ManagedTrainingItem } from '@sands/contract/training/manage.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<ManagedTrainingItem['state'], Tone>> = {
  not_published: 'neutral',
  not_started: 'info',
  running: 'success',
  ended: 'neutral',
  archived: 'neutral',
  recalled: 'warning',
  deleted: 'danger',
}

export function ProjectStateTag({
  project,
}: {
  project: Pick<ManagedTrainingItem, 'state' | 'isChanged' | 'publishAt'>
}) {
  const t = useT()
  return (
    <>
      <StateTag tone={TONES[project.state]}>{t(`training.state_${project.state}`)}</StateTag>{' '}
      {project.publishAt && <StateTag tone="info">{t('training.state_scheduled')}</StateTag>}
      {project.isChanged && <StateTag tone="warning">{t('training.state_changed')}</StateTag>}
    </>
  )
}
