import type { DailySet } from '@sands/contract/exam/practice.model'
import { useCall } from '@sands/web/call/use-call'
import { DAILY_SET } from '@sands/web/exam/practice/practice-calls'
import { useDailySet } from '@sands/web/exam/practice/use-daily-set'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { ReviewedPart } from '@sands/web/exam/question/review-list.tsx'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { QuestionText } from '../components/question-text.tsx'
import styles from '../pages/exam.module.css'

/** The set of the day. It is stored on the device, so it can be answered without a network. */
export function DailyPage() {
  const t = useT()
  const fetched = useCall(DAILY_SET, {}, { keep: true })
  // The set that was opened stays until it is done: a new answer of the server must not change it.
  const [opened, setOpened] = useState<DailySet>()
  const set = opened ?? fetched.data
  if (opened) return <OpenSet set={opened} />
  return (
    <Page
      title={t('exam.daily')}
      bottom={
        set &&
        set.questions.length > 0 && (
          <Button block onClick={() => setOpened(set)}>
            {t('exam.daily_start')}
          </Button>
        )
      }
    >
      <CachedNote at={fetched.cachedAt} />
      {content()}
    </Page>
  )

  function content() {
    if (!set) {
      if (fetched.isError) return <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      return <RowsSkeleton rows={3} />
    }
    if (set.questions.length === 0) return <NothingDue set={set} />
    return (
      <section className={`${styles.card} ${styles.center}`}>
        <span className={styles.number}>{set.questions.length}</span>
        <p>{t('exam.daily_text', { count: set.due })}</p>
      </section>
    )
  }
}

function NothingDue({ set }: { set: DailySet }) {
  const t = useT()
  const moment = useMomentText()
  const text = set.nextDueAt ? t('exam.daily_next', { at: moment(set.nextDueAt) }) : t('exam.daily_none_text')
  return <EmptyState title={t('exam.daily_none')} text={text} />
}

function OpenSet({ set }: { set: DailySet }) {
  const t = useT()
  const daily = useDailySet(set)
  const { part, reviewed, isChecked, total } = daily
  if (!part || !reviewed) return <Done right={daily.right} total={total} />
  return (
    <Page
      title={t('exam.daily')}
      bottom={
        isChecked ? (
          <Button block onClick={daily.goOn}>
            {t('exam.next')}
          </Button>
        ) : (
          <Button block disabled={!daily.isAnswered} onClick={() => void daily.check()}>
            {t('exam.practice_check')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <h2 className={styles.meta}>{`${part.number} / ${total}`}</h2>
        {isChecked ? (
          <ReviewedPart part={part} question={reviewed} Html={QuestionText} />
        ) : (
          <QuestionCard
            key={part.key}
            part={part}
            answer={daily.answer}
            isFlagged={false}
            isLocked={false}
            canFlag={false}
            Html={QuestionText}
            onChange={daily.setAnswer}
          />
        )}
      </div>
    </Page>
  )
}

function Done({ right, total }: { right: number; total: number }) {
  const t = useT()
  return (
    <Page title={t('exam.daily')}>
      <section className={`${styles.card} ${styles.center}`}>
        <span className={styles.sign} data-tone="success" aria-hidden>
          <CircleCheck size={40} />
        </span>
        <h2 className={styles.title}>{t('exam.daily_done')}</h2>
        <p className={styles.meta}>{t('exam.daily_done_text', { right, total })}</p>
        {!isOnline() && <p className={styles.meta}>{t('exam.daily_waiting')}</p>}
      </section>
    </Page>
  )
}
