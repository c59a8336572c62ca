import type { HomeworkAttempt as Attempt, Homework } from '@sands/contract/training/homework.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { WorkFile } from '@sands/web/training/work-file.tsx'
import styles from '../pages/training.module.css'

interface HomeworkAttemptProps {
  attempt: Attempt
  homework: Pick<Homework, 'fullScore' | 'rubric'>
}

/** One hand-in with its files and its mark. */
export function HomeworkAttempt({ attempt, homework }: HomeworkAttemptProps) {
  const t = useT()
  const texts = useTrainingTexts()
  const { rubric } = attempt
  return (
    <li className={styles.card}>
      <h3 className={styles.meta}>
        {t('training.attempt', { number: attempt.number, time: texts.moment(attempt.submitTime) })}
      </h3>
      <p role="status">{t(`training.homework_${attempt.state}`)}</p>
      {attempt.lateMinutes > 0 && (
        <p className={styles.meta}>{t('training.homework_late', { minutes: attempt.lateMinutes })}</p>
      )}
      {attempt.score !== null && (
        <p className={styles.name}>
          {t('training.homework_score', { score: attempt.score, full: homework.fullScore })}
        </p>
      )}
      {rubric && (
        <ul>
          {homework.rubric.map(({ key, text, points }) => (
            <li key={key} className={styles.meta}>
              {t('training.rubric_points', { text, points: rubric[key] ?? 0, full: points })}
            </li>
          ))}
        </ul>
      )}
      {attempt.comment && (
        <p className={styles.plain}>
          {t(attempt.state === 'returned' ? 'training.return_reason' : 'training.review_comment', {
            name: attempt.reviewerName ?? '',
            comment: attempt.comment,
          })}
        </p>
      )}
      {attempt.content && <p className={styles.plain}>{attempt.content}</p>}
      {attempt.files.length > 0 && (
        <ul className={styles.files}>
          {attempt.files.map((file) => (
            <li key={file.id}>
              <WorkFile file={file} inWork={t('training.file_in_work')} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
