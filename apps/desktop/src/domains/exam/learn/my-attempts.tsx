import type { AttemptItem, ExamInfo } from '@sands/contract/exam/attempt.model'
import type { ExamArrival } from '@sands/contract/exam/exam.links'
import { scoreText } from '@sands/web/exam/exam-text'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './exam-info.module.css'
import { examLearnPaths } from './exam-learn-paths.ts'

/** The attempts that were handed in, newest first. */
export function MyAttempts({ exam, arrival }: { exam: ExamInfo; arrival: ExamArrival }) {
  const t = useT()
  const moment = useMomentText()
  const handedIn = exam.attempts.filter(({ submittedAt, state }) => submittedAt !== null && state !== 'in_progress')
  if (handedIn.length === 0) return null
  return (
    <Card title={t('exam.my_attempts')}>
      <ul className={styles.attempts}>
        {handedIn.map((attempt) => (
          <li key={attempt.examRecordId} className={styles.attempt}>
            <Link to={examLearnPaths.result(exam.examId, attempt.examRecordId, arrival)}>
              {t('exam.attempt', { number: attempt.number })}
            </Link>
            <span className={styles.meta}>{attempt.submittedAt && moment(attempt.submittedAt)}</span>
            <Verdict attempt={attempt} />
            <span className={styles.score}>{attempt.score === null ? '' : scoreText(attempt.score)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Verdict({ attempt: { state, isQualified } }: { attempt: AttemptItem }) {
  const t = useT()
  if (state !== 'finished') return <StateTag tone="warning">{t('exam.status_3')}</StateTag>
  if (isQualified === null) return null
  return (
    <StateTag tone={isQualified === 1 ? 'success' : 'danger'}>
      {t(isQualified === 1 ? 'exam.status_4' : 'exam.status_5')}
    </StateTag>
  )
}
