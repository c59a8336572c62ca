import type { DailyAnswer, DailyQuestion, DailySet } from '@sands/contract/exam/practice.model'
import { type Answer, isAnswered } from '@sands/rules/exam/question'
import { scoreAnswer } from '@sands/rules/exam/score'
import { useCall } from '@sands/web/call/use-call'
import { randomId } from '@sands/web/device/random-id'
import { wireAnswer } from '@sands/web/exam/attempt/wire-answer'
import { DAILY_ANSWER, DAILY_SET } from '@sands/web/exam/practice/practice-calls'
import { practiceParts } from '@sands/web/exam/practice/practice-parts'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { ReviewedPart } from '@sands/web/exam/question/review-list.tsx'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { isOnline } from '@sands/web/offline/connectivity'
import { enqueue } from '@sands/web/outbox/outbox'
import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { QuestionText } from '../components/question-text.tsx'
import styles from '../pages/exam.module.css'
import { asReviewed } from './reviewed.ts'

const NOTHING: Answer = {}

/** The verdict on this device, by the same rule as on the server. */
function reviewOf(question: DailyQuestion, answer: Answer) {
  const { type } = question.body
  const key = question.solution?.key?.key ?? {}
  const verdict = type === 'material' ? 'unanswered' : scoreAnswer(type, key, answer).verdict
  const row = { questionKey: question.key, answer: wireAnswer(answer), verdict, score: null, maxScore: 0, comment: null }
  return { isRight: verdict === 'right', reviewed: asReviewed({ ...question, answers: [row] }) }
}

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
  const parts = useMemo(() => practiceParts(set.questions), [set.questions])
  const [current, setCurrent] = useState(0)
  const [answer, setAnswer] = useState<Answer>(NOTHING)
  const [isChecked, setChecked] = useState(false)
  const [right, setRight] = useState(0)
  const part = parts[current]
  const question = set.questions[current]
  if (!part || !question) return <Done right={right} total={parts.length} />
  const review = reviewOf(question, answer)

  const check = async () => {
    setChecked(true)
    if (review.isRight) setRight(right + 1)
    const { questionId, versionId } = question
    const given: DailyAnswer = {
      key: randomId(),
      questionId,
      versionId,
      answer: wireAnswer(answer),
      madeAt: new Date().toISOString(),
    }
    await enqueue({ key: DAILY_ANSWER, body: { answers: [given] }, label: t('exam.daily_act'), lane: DAILY_ANSWER })
  }
  const goOn = () => {
    setCurrent(current + 1)
    setAnswer(NOTHING)
    setChecked(false)
    window.scrollTo({ top: 0 })
  }

  return (
    <Page
      title={t('exam.daily')}
      bottom={
        isChecked ? (
          <Button block onClick={goOn}>
            {t('exam.next')}
          </Button>
        ) : (
          <Button block disabled={!isAnswered(answer)} onClick={() => void check()}>
            {t('exam.practice_check')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <span className={styles.meta}>{`${part.number} / ${parts.length}`}</span>
        {isChecked ? (
          <ReviewedPart part={part} question={review.reviewed} Html={QuestionText} />
        ) : (
          <QuestionCard
            key={part.key}
            part={part}
            answer={answer}
            isFlagged={false}
            isLocked={false}
            canFlag={false}
            Html={QuestionText}
            onChange={setAnswer}
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
