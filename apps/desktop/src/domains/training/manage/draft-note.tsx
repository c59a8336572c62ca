import type { ProjectTaskName } from '@sands/rules/training/task-type'
import { useHref } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { useContentMaker } from './make-content.tsx'
import styles from './training.module.css'

/** Says that the content of a task is not published, and opens its page beside the project. */
export function DraftNote({ kind, id }: { kind: ProjectTaskName | undefined; id: string }) {
  const t = useT()
  const edit = useContentMaker(kind)?.edit
  return (
    <span className={styles.draft}>
      <StateTag tone="warning">{t('training.task_draft')}</StateTag>
      {edit && <Complete to={edit(id)} />}
    </span>
  )
}

/** In a window of its own, so that nothing typed in the project is lost. */
function Complete({ to }: { to: string }) {
  const t = useT()
  return (
    <a href={useHref(to)} target="_blank" rel="noopener">
      {t('training.task_complete')}
    </a>
  )
}
