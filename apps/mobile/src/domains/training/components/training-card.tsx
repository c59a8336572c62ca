import { trainingLinks } from '@sands/contract/training/training.links'
import type { TrainingItem } from '@sands/contract/training/training.model'
import { useT } from '@sands/web/i18n/i18n'
import { ProgressBar } from '@sands/web/progress/progress-bar.tsx'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './training-card.module.css'

const ARCHIVED = 5

/** One project in a list: how far it is, when it is due and what comes next. */
export function TrainingCard({ training }: { training: TrainingItem }) {
  const t = useT()
  const texts = useTrainingTexts()
  const { trainingId: id, progress, status, nextTask } = training
  const due = texts.due(training)
  return (
    <li>
      <Link to={status === ARCHIVED ? trainingLinks.archived(id) : trainingLinks.detail(id)} className={styles.card}>
        <span className={styles.head}>
          <span className={styles.name}>{training.trainingName}</span>
          <span className={styles.tag} data-tag={training.tagStatus}>
            {t(`training.tag_${training.tagStatus}`)}
          </span>
        </span>
        <span className={styles.head}>
          <span className={styles.meta}>{texts.window(training.startTime, training.endTime)}</span>
          {due && (
            <span className={styles.meta} data-late={training.overdueStatus !== 100}>
              {due}
            </span>
          )}
        </span>
        <span className={styles.progress}>
          <ProgressBar label={t('training.progress')} done={progress.done} total={Math.max(progress.total, 1)} thin />
          <span className={styles.meta}>{t('training.done_of', { done: progress.done, total: progress.total })}</span>
        </span>
        {nextTask && <span className={styles.next}>{t('training.next', { name: nextTask.taskName })}</span>}
      </Link>
    </li>
  )
}
