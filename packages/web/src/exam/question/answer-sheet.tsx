import { isAnswered } from '@sands/rules/exam/question'
import { useT } from '../../i18n/i18n.ts'
import type { Answer, Vault } from '../answer.ts'
import styles from './answer-sheet.module.css'
import type { PaperPart } from './paper-parts.ts'

interface AnswerSheetProps {
  parts: readonly PaperPart[]
  answers: Readonly<Record<string, { answer: Answer; isFlagged?: boolean }>>
  refused?: Vault['refused']
  current: number
  /** Undefined where the order cannot be left. */
  onChoose?: ((index: number) => void) | undefined
}

const NONE: Vault['refused'] = {}

/** All numbers of a paper: which are answered, which are marked for later. */
export function AnswerSheet({ parts, answers, refused = NONE, current, onChoose }: AnswerSheetProps) {
  const t = useT()
  return (
    <ol className={styles.sheet}>
      {parts.map(({ key, number }, index) => {
        const state = refused[key] ? 'refused' : isAnswered(answers[key]?.answer) ? 'answered' : 'open'
        const isFlagged = answers[key]?.isFlagged === true
        const words = [t('exam.question', { number }), t(`exam.sheet_${state}`), isFlagged ? t('exam.flag') : '']
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.number}
              data-state={state}
              data-flagged={isFlagged || undefined}
              aria-current={index === current || undefined}
              aria-label={words.filter(Boolean).join(', ')}
              disabled={!onChoose}
              onClick={() => onChoose?.(index)}
            >
              {number}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
