import type { HomeworkAttempt, HomeworkInfo } from '@sands/contract/training/homework.model'
import { WorkFile } from '@sands/web/training/work-file.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from '../marking.module.css'

const TONES = { handed_in: 'warning', returned: 'danger', passed: 'success' } as const

interface HandInViewProps {
  attempt: HomeworkAttempt
  info: Pick<HomeworkInfo, 'fullScore'>
}

/** What a member handed in, and the mark if it has one. */
export function HandInView({ attempt, info }: HandInViewProps) {
  const t = useT()
  const moments = useMoments()
  const { files, score, comment } = attempt
  return (
    <section className={styles.question} aria-label={t('review.hand_in_number', { number: attempt.number })}>
      <div className={styles.head}>
        <span className={styles.title}>{t('review.hand_in_number', { number: attempt.number })}</span>
        <StateTag tone={TONES[attempt.state]}>{t(`review.hand_in_${attempt.state}`)}</StateTag>
        {attempt.lateMinutes > 0 && (
          <StateTag tone="warning">{t('review.hand_in_late', { minutes: attempt.lateMinutes })}</StateTag>
        )}
        <time className={styles.quiet} dateTime={attempt.submitTime}>
          {moments.minute(attempt.submitTime)}
        </time>
      </div>
      {attempt.content && <div className={styles.answer}>{attempt.content}</div>}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('review.files')}>
          {files.map((file) => (
            <li key={file.id}>
              <WorkFile file={file} inWork={t('review.file_in_work')} />
            </li>
          ))}
        </ul>
      )}
      {score !== null && <p>{t('review.hand_in_score', { score, full: info.fullScore })}</p>}
      {comment && (
        <p className={styles.quiet}>{t('review.hand_in_comment', { name: attempt.reviewerName ?? '', comment })}</p>
      )}
    </section>
  )
}
