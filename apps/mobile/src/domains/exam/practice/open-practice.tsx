import { examLinks } from '@sands/contract/exam/exam.links'
import type { PracticePaper } from '@sands/contract/exam/practice.model'
import { type Answer, isAnswered } from '@sands/rules/exam/question'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { PRACTICE_SUBMIT } from '@sands/web/exam/practice/practice-calls'
import { questionKeyOf } from '@sands/web/exam/practice/practice-parts'
import { usePracticePaper } from '@sands/web/exam/practice/use-practice-paper'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { ReviewedPart } from '@sands/web/exam/question/review-list.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { QuestionText } from '../components/question-text.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Page } from '../../../kernel/ui/page/page.tsx'
import styles from '../pages/exam.module.css'
import { FavoriteButton } from './favorite-button.tsx'
import own from './practice.module.css'
import { asReviewed } from './reviewed.ts'

const NOTHING: Answer = {}
const LINES = { saved: 'exam.practice_saved', saving: 'exam.practice_saving', offline: 'exam.practice_offline' } as const

/** One question after the other. One by one, the review is shown as soon as an answer is final. */
export function OpenPractice({ paper }: { paper: PracticePaper }) {
  const t = useT()
  const navigate = useNavigate()
  const { parts, answers, reviews, line, change, check, flush } = usePracticePaper(paper)
  const firstOpen = parts.findIndex(({ key }) => !isAnswered(answers[key]?.answer))
  const [current, setCurrent] = useState(() => Math.max(0, firstOpen))
  const [isBusy, setBusy] = useState(false)
  const isStepwise = paper.mode === 'one_by_one'
  const part = parts[current]
  if (!part) return null
  const stored = answers[part.key]
  const review = reviews[questionKeyOf(part.key)]
  const question = paper.questions.find(({ key }) => key === questionKeyOf(part.key))
  const isFinal = isStepwise && stored?.isFinal === true
  const isLast = current === parts.length - 1

  const goTo = (index: number) => {
    setCurrent(index)
    window.scrollTo({ top: 0 })
  }

  const handIn = async () => {
    const open = parts.filter(({ key }) => !isAnswered(answers[key]?.answer)).length
    const text = open > 0 ? t('exam.commit_unanswered', { count: open }) : t('exam.commit_all')
    if (!(await ask({ title: t('exam.practice_hand_in_ask'), text, confirm: t('exam.practice_hand_in') }))) return
    setBusy(true)
    const isSaved = await flush()
    const { practiseRecordId } = paper
    const done = isSaved && (await attempt(() => call(PRACTICE_SUBMIT, { body: { practiseRecordId } })))
    setBusy(false)
    if (done && !done.error) await navigate(examLinks.practiceResult(practiseRecordId), { replace: true })
  }

  const checkNow = async () => {
    setBusy(true)
    await check(part.key)
    setBusy(false)
  }

  return (
    <Page
      title={paper.practiseName ?? t(paper.kind === 'favorite' ? 'exam.favorite_tab' : 'exam.wrong_book')}
      end={question && <FavoriteButton key={question.key} question={question} />}
      bottom={
        <div className={styles.steps}>
          <Button look="soft" disabled={current === 0} onClick={() => goTo(current - 1)}>
            {t('exam.previous')}
          </Button>
          {isStepwise && !isFinal ? (
            <Button busy={isBusy} disabled={!isAnswered(stored?.answer)} onClick={() => void checkNow()}>
              {t('exam.practice_check')}
            </Button>
          ) : isLast ? (
            <Button busy={isBusy} onClick={() => void handIn()}>
              {t('exam.practice_hand_in')}
            </Button>
          ) : (
            <Button onClick={() => goTo(current + 1)}>{t('exam.next')}</Button>
          )}
        </div>
      }
    >
      <div className={styles.stack}>
        <div className={styles.head}>
          <span className={styles.meta}>{`${part.number} / ${parts.length}`}</span>
          <span className={own.line} data-line={line} role="status">
            {t(LINES[line])}
          </span>
        </div>
        {review ? (
          <ReviewedPart part={part} question={asReviewed(review)} Html={QuestionText} />
        ) : (
          <QuestionCard
            key={part.key}
            part={part}
            answer={stored?.answer ?? NOTHING}
            isFlagged={false}
            isLocked={isFinal}
            canFlag={false}
            Html={QuestionText}
            onChange={(answer) => change(part.key, answer)}
          />
        )}
      </div>
    </Page>
  )
}
