import { examLinks } from '@sands/contract/exam/exam.links'
import { isAnswered } from '@sands/rules/exam/question'
import type { Answer } from '@sands/web/exam/answer'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import { useExamEnd } from '@sands/web/exam/attempt/use-exam-end'
import { useLeaving } from '@sands/web/exam/attempt/use-leaving'
import { AnswerSheet } from '@sands/web/exam/question/answer-sheet.tsx'
import { furthestPart, type PaperPart, paperParts } from '@sands/web/exam/question/paper-parts'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { useStore } from '@sands/web/store/store'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { WindowedList } from '../../../kernel/ui/list/windowed-list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import styles from '../pages/exam.module.css'
import { preloadPaper } from '../preload-paper.ts'
import { useExamAddress } from '../use-exam-address.ts'
import { PaperBar } from './paper-bar.tsx'
import { PaperSteps } from './paper-steps.tsx'
import { QuestionText } from './question-text.tsx'
import { SealedOffer } from './sealed-offer.tsx'

const NOTHING: Answer = {}
/** More questions than this are drawn only near the screen. */
const WHOLE_PAPER = 15
const QUESTION_PX = 360

/** An open paper: one question or all of them. */
export function Paper({ open, onTakeOver }: { open: OpenAttempt; onTakeOver: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { arrival } = useExamAddress()
  const { paper, sender } = open
  const view = useStore(open.view)
  const { vault, line } = view
  const parts = useMemo(() => paperParts(paper.sections), [paper.sections])
  const [current, setCurrent] = useState(() => (paper.isOneWay ? furthestPart(parts, vault) : 0))
  const [isAll, setAll] = useState(false)
  const [target, setTarget] = useState<{ index: number }>()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const commitLink = examLinks.commit(paper.examId, paper.examRecordId, arrival)
  const commit = () => void navigate(commitLink)
  const end = () => void navigate(commitLink, { replace: true })
  const left = useExamEnd(open, end)
  const leaves = useLeaving(open, end)
  useEffect(() => void preloadPaper(paper), [paper])
  const isLocked = line === 'read_only' || line === 'over'
  const part = parts[current]

  const choose = (index: number) => {
    setSheetOpen(false)
    setCurrent(index)
    setTarget({ index })
  }

  const goOn = async () => {
    const next = parts[current + 1]
    if (!next) return
    if (paper.isOneWay && !isLocked) {
      const isLeftOpen = part && !isAnswered(vault.answers[part.key]?.answer)
      const question = { title: t('exam.one_way_ask'), text: t('exam.one_way_text'), confirm: t('exam.next') }
      if (isLeftOpen && !(await ask(question))) return
      // Tells the server that the learner is there: from now on earlier questions are closed.
      const known = open.view.get().vault.answers[next.key]
      sender.change(next.key, known?.answer ?? NOTHING, known?.isFlagged ?? false)
    }
    setCurrent(current + 1)
    window.scrollTo({ top: 0 })
  }

  const card = (shown: PaperPart) => (
    <QuestionCard
      key={shown.key}
      part={shown}
      answer={vault.answers[shown.key]?.answer ?? NOTHING}
      isFlagged={vault.answers[shown.key]?.isFlagged ?? false}
      isLocked={isLocked}
      refusal={vault.refused[shown.key]}
      examRecordId={paper.examRecordId}
      Html={QuestionText}
      onChange={(answer, isFlagged) => sender.change(shown.key, answer, isFlagged)}
    />
  )

  return (
    <Page
      title={paper.examName}
      bottom={
        <PaperSteps
          isAll={isAll}
          isFirst={current === 0 || paper.isOneWay}
          isLast={current >= parts.length - 1}
          onBack={() => setCurrent(current - 1)}
          onNext={() => void goOn()}
          onSheet={() => setSheetOpen(true)}
          onCommit={commit}
        />
      }
    >
      <PaperBar view={view} left={left} />
      <div className={styles.stack}>
        {line === 'read_only' && <Button onClick={onTakeOver}>{t('exam.take_over')}</Button>}
        {line === 'offline' && vault.pending.length > 0 && left === 0 && (
          <SealedOffer open={open} count={vault.pending.length} />
        )}
        {paper.leaveLimit !== null && leaves > 0 && (
          <p className={styles.warning} role="status">
            {t('exam.leave_count', { count: leaves, limit: paper.leaveLimit })}
          </p>
        )}
        <div className={styles.head}>
          <span className={styles.meta}>{part && !isAll && `${part.number} / ${parts.length}`}</span>
          {!paper.isOneWay && (
            <button type="button" className={styles.switch} onClick={() => setAll(!isAll)}>
              {t(isAll ? 'exam.one_view' : 'exam.all_view')}
            </button>
          )}
        </div>
        {isAll ? (
          <WindowedList
            items={parts}
            keyOf={({ key }) => key}
            estimate={QUESTION_PX}
            wholeUpTo={WHOLE_PAPER}
            className={styles.questions}
            target={target}
          >
            {card}
          </WindowedList>
        ) : (
          part && card(part)
        )}
      </div>
      <Sheet title={t('exam.sheet')} open={isSheetOpen} onClose={() => setSheetOpen(false)}>
        <AnswerSheet
          parts={parts}
          answers={vault.answers}
          refused={vault.refused}
          current={current}
          onChoose={paper.isOneWay ? undefined : choose}
        />
      </Sheet>
    </Page>
  )
}
