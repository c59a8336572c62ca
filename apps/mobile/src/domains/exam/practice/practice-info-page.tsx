import { examLinks } from '@sands/contract/exam/exam.links'
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
import { useT } from '@sands/web/i18n/i18n'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from '../pages/exam.module.css'
import own from './practice.module.css'
import { PracticeTag } from './practice-tag.tsx'

/** One practice: what it asks for, the attempts of the person, and the start. */
export function PracticeInfoPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const practiseId = idIn<'practice'>(search.get('practiseId'))
  const { arrival } = examAddress(search)
  const [isSharing, setSharing] = useState(false)
  const { ShareSheet } = useSlots()
  const fetched = useCall(PRACTICE_INFO, practiseId ? { query: { practiseId } } : null, { keep: true })
  const { data: practice } = fetched
  const { isBusy, start } = useStartPractice({
    onStarted: (recordId) => navigate(examLinks.practicePaper(recordId, arrival)),
    onRefused: fetched.refetch,
  })

  return (
    <Page
      title={practice?.practiseName ?? t('exam.practice')}
      end={
        practice && ShareSheet && <BarButton icon={Share2} label={t('kernel.share')} onClick={() => setSharing(true)} />
      }
      bottom={
        practice && (
          <Action practice={practice} isBusy={isBusy} onStart={() => void start(practice.practiseId, arrival)} />
        )
      }
    >
      <CachedNote at={fetched.cachedAt} />
      {content()}
      {isSharing && practice && ShareSheet && (
        <ShareSheet
          kind="practice"
          id={practice.practiseId}
          title={practice.practiseName}
          path={examLinks.practice(practice.practiseId)}
          onClose={() => setSharing(false)}
        />
      )}
    </Page>
  )

  function content() {
    if (practice) return <Practice practice={practice} />
    const isGone = fetched.error instanceof CallError && fetched.error.status === 404
    if (isGone || practiseId === undefined) return <ErrorPictureState kind="gone" text={fetched.error?.message} />
    if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
    return <RowsSkeleton rows={6} />
  }
}

function Action({ practice, isBusy, onStart }: { practice: PracticeInfo; isBusy: boolean; onStart: () => void }) {
  const t = useT()
  const [search] = useSearchParams()
  const last = practice.attempts.find(({ state }) => state === 'handed_in')
  if (practice.runningId === null && practice.refusal !== null) {
    if (!last) return null
    return (
      <ButtonLink block to={examLinks.practiceResult(last.practiseRecordId, examAddress(search).arrival)}>
        {t('exam.practice_view')}
      </ButtonLink>
    )
  }
  return (
    <Button block busy={isBusy} onClick={onStart}>
      {t(practice.runningId === null ? practiceWord(practice) : 'exam.practice_continue')}
    </Button>
  )
}

function Practice({ practice }: { practice: PracticeInfo }) {
  const t = useT()
  const { refusal } = practice
  const facts = usePracticeFacts(practice)
  return (
    <div className={styles.stack}>
      <section className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.title}>{practice.practiseName}</h2>
          <PracticeTag tagStatus={practice.tagStatus} />
        </div>
        {refusal && <p className={styles.reason}>{t(`exam.practice_reason_${refusal}`)}</p>}
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <Fact key={label} name={label} value={value} />
          ))}
        </dl>
        {practice.introduction && <p>{practice.introduction}</p>}
      </section>
      <Attempts attempts={practice.attempts} />
    </div>
  )
}

function Attempts({ attempts }: Pick<PracticeInfo, 'attempts'>) {
  const t = useT()
  const [search] = useSearchParams()
  const moment = useMomentText()
  const done = attempts.filter(({ state }) => state === 'handed_in')
  if (done.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('exam.practice_my_attempts')}</h2>
      <ul>
        {done.map(({ practiseRecordId, number, handedInAt, accuracy }) => (
          <li key={practiseRecordId}>
            <Link to={examLinks.practiceResult(practiseRecordId, examAddress(search).arrival)} className={own.row}>
              <span>
                {t('exam.practice_attempt', { number })}
                <span className={styles.block}>{handedInAt && moment(handedInAt)}</span>
              </span>
              <span className={styles.meta}>{`${accuracy ?? 0}%`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
