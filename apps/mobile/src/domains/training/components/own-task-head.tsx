import type { TrainingTask } from '@sands/contract/training/training.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import type { ReactNode } from 'react'
import styles from '../pages/training.module.css'

interface OwnTaskHeadProps {
  task: TrainingTask & { introduction: string }
  children?: ReactNode
}

/** The name, the state, the dates and the text of a task that has a screen of its own. */
export function OwnTaskHead({ task, children }: OwnTaskHeadProps) {
  const t = useT()
  const texts = useTrainingTexts()
  const due = texts.due(task)
  const decision = texts.decision(task)
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>{task.taskName}</h2>
      <p className={styles.meta}>
        {[
          texts.taskType(task.taskType),
          t(task.isRequired === 1 ? 'training.required' : 'training.optional'),
          t(`training.tag_${task.tagStatus}`),
        ].join(' · ')}
      </p>
      {task.dueTime && <p className={styles.meta}>{t('training.due_by', { time: texts.moment(task.dueTime) })}</p>}
      {due && <p className={styles.meta}>{due}</p>}
      {children}
      {task.introduction && <p className={styles.plain}>{task.introduction}</p>}
      {decision && <p role="status">{decision}</p>}
      {task.lock && <p role="status">{texts.lock(task.lock)}</p>}
    </section>
  )
}
