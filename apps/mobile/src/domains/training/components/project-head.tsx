import type { TrainingDetail } from '@sands/contract/training/training.model'
import { useT } from '@sands/web/i18n/i18n'
import { ProgressBar } from '@sands/web/progress/progress-bar.tsx'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './project-head.module.css'

const COVER_RATIO = '16 / 9'

/** The cover, the state, the dates and the progress of a project. */
export function ProjectHead({ training }: { training: TrainingDetail }) {
  const t = useT()
  const texts = useTrainingTexts()
  const { cover, progress } = training
  const due = texts.due(training)
  const facts = [
    training.ownerName && t('training.owner', { name: training.ownerName }),
    t('training.member_count', { count: training.memberNum }),
    t('training.task_count', { count: training.taskNum }),
  ].filter(Boolean)
  return (
    <section className={styles.head} aria-label={training.trainingName}>
      {cover && <Picture picture={cover} alt="" sizes="100vw" ratio={COVER_RATIO} first />}
      <div className={styles.body}>
        <div className={styles.row}>
          <span className={styles.meta}>{texts.window(training.startTime, training.endTime)}</span>
          <span className={styles.meta}>{t(`training.status_${statusOf(training.status)}`)}</span>
        </div>
        <p className={styles.meta}>{facts.join(' · ')}</p>
        {training.isMember === 1 && (
          <>
            <ProgressBar label={t('training.progress')} done={progress.done} total={Math.max(progress.total, 1)} />
            <div className={styles.row}>
              <span className={styles.meta}>
                {t('training.done_of', { done: progress.done, total: progress.total })}
              </span>
              {training.finishTime ? (
                <span className={styles.done}>
                  {t('training.finished', { time: texts.moment(training.finishTime) })}
                </span>
              ) : (
                due && (
                  <span className={styles.meta} data-late={training.overdueStatus !== 100}>
                    {due}
                  </span>
                )
              )}
            </div>
          </>
        )}
      </div>
    </section>
  )
}

const STATUSES = [2, 3, 4, 5] as const
const statusOf = (status: number) => STATUSES.find((known) => known === status) ?? 2
