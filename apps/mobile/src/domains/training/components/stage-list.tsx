import type { TrainingStage } from '@sands/contract/training/training.model'
import type { Cached } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import type { UseQueryResult } from '@tanstack/react-query'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './stage-list.module.css'
import { TaskRow } from './task-row.tsx'

/** The stages of a project with their tasks. */
export function StageList({ tasks }: { tasks: UseQueryResult<TrainingStage[]> & Cached }) {
  const t = useT()
  const texts = useTrainingTexts()
  const { data: stages } = tasks
  if (!stages) {
    if (tasks.isError) return <ErrorState error={tasks.error} onRetry={() => void tasks.refetch()} />
    return <RowsSkeleton rows={4} />
  }
  return (
    <div className={styles.stages}>
      {stages.map((stage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage has no other id, and the order changes with a publication only
        <section key={index} className={styles.stage}>
          {stages.length > 1 && (
            <h2 className={styles.name}>{t('training.stage', { number: index + 1, name: stage.name })}</h2>
          )}
          {stage.openTime && (
            <p className={styles.meta}>{t('training.lock_opens_at', { time: texts.moment(stage.openTime) })}</p>
          )}
          <ul>
            {stage.tasks.map((task) => (
              <TaskRow key={task.trainingTaskId} task={task} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
