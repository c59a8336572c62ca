import type { ExamArrival } from '@sands/contract/exam/exam.links'
import type { Answer } from '@sands/web/exam/answer'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import { useExamEnd } from '@sands/web/exam/attempt/use-exam-end'
import { useHandIn } from '@sands/web/exam/attempt/use-hand-in'
import { useLeaving } from '@sands/web/exam/attempt/use-leaving'
import { furthestPart, paperParts } from '@sands/web/exam/question/paper-parts'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { useStore } from '@sands/web/store/store'
import { Alert, Button, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { examLearnPaths } from './exam-learn-paths.ts'
import { HandInDialog } from './hand-in-dialog.tsx'
import styles from './paper.module.css'
import { PaperSide } from './paper-side.tsx'
import { QuestionText } from './question-text.tsx'
import { SealedOffer } from './sealed-offer.tsx'
import { useGoOn } from './use-go-on.ts'

interface PaperProps {
  open: OpenAttempt
  arrival: ExamArrival
  onTakeOver: () => void
}

const NOTHING: Answer = {}

/** A paper being answered: the questions, and beside them the clock, what is stored, and the answer sheet. */
export function Paper({ open, arrival, onTakeOver }: PaperProps) {
  const t = useT()
  const navigate = useNavigate()
  const { paper, sender } = open
  const { vault, line } = useStore(open.view)
  const { answers } = vault
  const parts = useMemo(() => paperParts(paper.sections), [paper.sections])
  const [current, setCurrent] = useState(() => (paper.isOneWay ? furthestPart(parts, vault) : 0))
  const [isAll, setAll] = useState(false)
  const [isHandingIn, setHandingIn] = useState(false)
  usePageTitle(paper.examName)
  const { isBusy, handIn } = useHandIn(open, () =>
    navigate(examLearnPaths.result(paper.examId, paper.examRecordId, arrival), { replace: true }),
  )
  const left = useExamEnd(open, () => void handIn())
  const leaves = useLeaving(open, () => void handIn())
  const goOn = useGoOn(open, { parts, current, onNext: () => setCurrent(current + 1) })
  const isLocked = line === 'read_only' || line === 'over'
  const shown = isAll ? parts : parts.slice(current, current + 1)

  const choose = (index: number) => {
    setCurrent(index)
    if (isAll) document.getElementById(`question-${index + 1}`)?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className={styles.paper}>
      <header className={styles.head}>
        <h1 className={styles.title}>{paper.examName}</h1>
        {!paper.isOneWay && (
          <Segmented
            aria-label={t('exam.learn_view')}
            value={isAll ? 'all' : 'one'}
            options={[
              { value: 'one', label: t('exam.one_view') },
              { value: 'all', label: t('exam.all_view') },
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
        )}
      </header>
      <div className={styles.questions}>
        {line === 'read_only' && (
          <Alert
            type="warning"
            showIcon
            title={t('exam.line_read_only')}
            action={<Button onClick={onTakeOver}>{t('exam.take_over')}</Button>}
          />
        )}
        {line === 'offline' && vault.pending.length > 0 && left === 0 && (
          <SealedOffer open={open} count={vault.pending.length} />
        )}
        {paper.leaveLimit !== null && leaves > 0 && (
          <Alert type="warning" showIcon title={t('exam.leave_count', { count: leaves, limit: paper.leaveLimit })} />
        )}
        {shown.map((part, index) => (
          <div key={part.key} className={styles.question}>
            {part.sectionTitle && part.sectionTitle !== shown[index - 1]?.sectionTitle && (
              <h2 className={styles.section}>{part.sectionTitle}</h2>
            )}
            <QuestionCard
              part={part}
              answer={answers[part.key]?.answer ?? NOTHING}
              isFlagged={answers[part.key]?.isFlagged ?? false}
              isLocked={isLocked}
              refusal={vault.refused[part.key]}
              examRecordId={paper.examRecordId}
              Html={QuestionText}
              onChange={(answer, isFlagged) => sender.change(part.key, answer, isFlagged)}
            />
          </div>
        ))}
        {!isAll && (
          <div className={styles.steps}>
            {!paper.isOneWay && (
              <Button size="large" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
                {t('exam.previous')}
              </Button>
            )}
            {current < parts.length - 1 && (
              <Button size="large" type="primary" onClick={goOn}>
                {t('exam.next')}
              </Button>
            )}
          </div>
        )}
      </div>
      <PaperSide
        open={open}
        parts={parts}
        left={left}
        current={isAll ? -1 : current}
        onChoose={paper.isOneWay ? undefined : choose}
        onHandIn={() => setHandingIn(true)}
      />
      <HandInDialog
        open={isHandingIn ? open : null}
        parts={parts}
        isBusy={isBusy}
        onHandIn={() => void handIn()}
        onClose={() => setHandingIn(false)}
      />
    </div>
  )
}
