import type { DailySet } from '@sands/contract/exam/practice.model'
import { useCall } from '@sands/web/call/use-call'
import { DAILY_SET } from '@sands/web/exam/practice/practice-calls'
import { useDailySet } from '@sands/web/exam/practice/use-daily-set'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { ReviewedPart } from '@sands/web/exam/question/review-list.tsx'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { examLearnPaths } from '../exam-learn-paths.ts'
import styles from '../paper.module.css'
import { QuestionText } from '../question-text.tsx'

/** The set of the day: questions of the wrong book that are due. */
export function DailyPage() {
  const t = useT()
  const asked = useCall(DAILY_SET, {}, { staleTime: 0 })
  // The set that was opened stays until it is done: a new answer of the server must not change it.
  const [opened, setOpened] = useState<DailySet>()
  return <ManagePage title={t('exam.daily')}>{content()}</ManagePage>

  function content() {
    const { data: set, error } = asked
    if (opened) return <OpenSet set={opened} />
    if (!set) {
      if (error) return <FailureBlock error={error} onRetry={() => void asked.refetch()} />
      return <Skeleton active paragraph={{ rows: 5 }} />
    }
    if (set.questions.length === 0) return <NothingDue set={set} />
    return (
      <StateBlock
        kind="empty"
        title={t('exam.daily_text', { count: set.due })}
        text={t('exam.daily_none_text')}
        actions={
          <Button type="primary" size="large" onClick={() => setOpened(set)}>
            {t('exam.daily_start')}
          </Button>
        }
      />
    )
  }
}

function NothingDue({ set }: { set: DailySet }) {
  const t = useT()
  const moment = useMomentText()
  const text = set.nextDueAt ? t('exam.daily_next', { at: moment(set.nextDueAt) }) : t('exam.daily_none_text')
  return (
    <StateBlock
      kind="empty"
      title={t('exam.daily_none')}
      text={text}
      actions={<LinkButton to={examLearnPaths.practices}>{t('exam.practice_show_all')}</LinkButton>}
    />
  )
}

function OpenSet({ set }: { set: DailySet }) {
  const t = useT()
  const daily = useDailySet(set)
  const { part, reviewed, isChecked, total, right } = daily
  if (!part || !reviewed)
    return (
      <StateBlock
        kind="empty"
        title={t('exam.daily_done')}
        text={t('exam.daily_done_text', { right, total })}
        actions={<LinkButton to={examLearnPaths.practices}>{t('exam.practice_show_all')}</LinkButton>}
      />
    )
  return (
    <div className={styles.questions}>
      <h2 className={styles.label}>{`${part.number} / ${total}`}</h2>
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
      <div className={styles.steps}>
        {isChecked ? (
          <Button size="large" type="primary" onClick={daily.goOn}>
            {t('exam.next')}
          </Button>
        ) : (
          <Button size="large" type="primary" disabled={!daily.isAnswered} onClick={() => void daily.check()}>
            {t('exam.practice_check')}
          </Button>
        )}
      </div>
    </div>
  )
}
