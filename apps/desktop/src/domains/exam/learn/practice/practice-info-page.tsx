import type { ExamArrival } from '@sands/contract/exam/exam.links'
import type { PracticeInfo } from '@sands/contract/exam/practice.model'
import { idIn } from '@sands/contract/kernel/id'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { examAddress } from '@sands/web/exam/exam-address'
import { PRACTICE_INFO } from '@sands/web/exam/practice/practice-calls'
import { practiceWord } from '@sands/web/exam/practice/practice-word'
import { usePracticeFacts } from '@sands/web/exam/practice/use-practice-facts'
import { useStartPractice } from '@sands/web/exam/practice/use-start-practice'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { Alert, Button, Skeleton } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import { Facts } from '../../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../../kernel/ui/page/gone-page.tsx'
import { usePageTitle } from '../../../../kernel/ui/page/use-page-title.ts'
import styles from '../exam-info.module.css'
import { examLearnPaths } from '../exam-learn-paths.ts'
import { PracticeTag } from './practice-tag.tsx'

const NOT_FOUND = 404

/** One practice: what it asks for, the attempts of the person, and the start. */
export function PracticeInfoPage() {
  const t = useT()
  const [search] = useSearchParams()
  const practiseId = idIn<'practice'>(search.get('practiseId'))
  const asked = useCall(PRACTICE_INFO, practiseId ? { query: { practiseId } } : null)
  const { data: practice, error } = asked
  usePageTitle(practice?.practiseName ?? t('exam.practice'))
  if (practice)
    return <Practice practice={practice} arrival={examAddress(search).arrival} onRefused={() => void asked.refetch()} />
  if (practiseId === undefined || (error instanceof CallError && error.status === NOT_FOUND))
    return (
      <GonePage words={error?.message} others={{ to: examLearnPaths.practices, label: t('exam.practice_show_all') }} />
    )
  if (error) return <FailureBlock page error={error} onRetry={() => void asked.refetch()} />
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.card}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}

interface PracticeProps {
  practice: PracticeInfo
  arrival: ExamArrival
  onRefused: () => void
}

function Practice({ practice, arrival, onRefused }: PracticeProps) {
  const t = useT()
  const navigate = useNavigate()
  const facts = usePracticeFacts(practice)
  const { isBusy, start } = useStartPractice({
    onStarted: (recordId) => navigate(examLearnPaths.practicePaper(recordId, arrival)),
    onRefused,
  })
  const { practiseId, practiseName, refusal, runningId, attempts } = practice
  const last = attempts.find(({ state }) => state === 'handed_in')
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <header className={styles.head}>
          <h1 className={styles.title}>{practiseName}</h1>
          <PracticeTag tagStatus={practice.tagStatus} />
        </header>
        {practice.introduction && <p>{practice.introduction}</p>}
        <Facts facts={facts} />
        {refusal && <Alert type="info" showIcon title={t(`exam.practice_reason_${refusal}`)} />}
        <div>
          {runningId !== null || refusal === null ? (
            <Button type="primary" size="large" loading={isBusy} onClick={() => void start(practiseId, arrival)}>
              {t(runningId === null ? practiceWord(practice) : 'exam.practice_continue')}
            </Button>
          ) : (
            last && (
              <LinkButton to={examLearnPaths.practiceResult(last.practiseRecordId, arrival)}>
                {t('exam.practice_view')}
              </LinkButton>
            )
          )}
        </div>
      </section>
      <Attempts attempts={attempts} />
    </div>
  )
}

function Attempts({ attempts }: Pick<PracticeInfo, 'attempts'>) {
  const t = useT()
  const moment = useMomentText()
  const done = attempts.filter(({ state }) => state === 'handed_in')
  if (done.length === 0) return null
  return (
    <Card title={t('exam.practice_my_attempts')}>
      <ul className={styles.attempts}>
        {done.map(({ practiseRecordId, number, handedInAt, accuracy }) => (
          <li key={practiseRecordId} className={styles.attempt}>
            <Link to={examLearnPaths.practiceResult(practiseRecordId)}>{t('exam.practice_attempt', { number })}</Link>
            <span className={styles.meta}>{handedInAt && moment(handedInAt)}</span>
            <span />
            <span className={styles.score}>{`${accuracy ?? 0}%`}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
