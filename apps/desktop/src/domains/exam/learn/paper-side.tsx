import { isAnswered } from '@sands/rules/exam/question'
import { StoredLine } from '@sands/web/exam/attempt/stored-line.tsx'
import type { OpenAttempt } from '@sands/web/exam/attempt/use-attempt'
import { clockText } from '@sands/web/exam/exam-text'
import { AnswerSheet } from '@sands/web/exam/question/answer-sheet.tsx'
import type { PaperPart } from '@sands/web/exam/question/paper-parts'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useStore } from '@sands/web/store/store'
import { timeLeftText } from '@sands/web/study/task-words'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './paper.module.css'

interface PaperSideProps {
  open: OpenAttempt
  parts: readonly PaperPart[]
  /** Milliseconds; null without a limit. */
  left: number | null
  current: number
  onChoose: ((index: number) => void) | undefined
  onHandIn: () => void
}

const SOON_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** The clock, up to when everything is stored, the answer sheet and the way to hand in. */
export function PaperSide({ open, parts, left, current, onChoose, onHandIn }: PaperSideProps) {
  const t = useT()
  const [language] = useLanguage()
  const view = useStore(open.view)
  const { answers } = view.vault
  const answered = parts.filter(({ key }) => isAnswered(answers[key]?.answer)).length
  return (
    <aside className={styles.side} aria-label={t('exam.sheet')}>
      {left !== null && (
        <div className={styles.time}>
          <span className={styles.label}>{t('exam.time_left')}</span>
          <span className={styles.clock} data-soon={left < SOON_MS} role="timer" aria-label={t('exam.time_left')}>
            {left < DAY_MS ? clockText(left) : timeLeftText(left / 1000, localeOf(language))}
          </span>
        </div>
      )}
      <StoredLine view={view} className={styles.stored} />
      <div className={styles.sheet}>
        <div className={styles.sheetHead}>
          <h2 className={styles.section}>{t('exam.sheet')}</h2>
          <span className={styles.label}>{t('exam.receipt_count', { answered, total: parts.length })}</span>
        </div>
        <AnswerSheet
          parts={parts}
          answers={answers}
          refused={view.vault.refused}
          current={current}
          onChoose={onChoose}
        />
      </div>
      <Button type="primary" size="large" block disabled={view.line === 'read_only'} onClick={onHandIn}>
        {t('exam.hand_in')}
      </Button>
    </aside>
  )
}
