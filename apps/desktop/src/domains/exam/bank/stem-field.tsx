import { withRuns } from '@sands/rules/exam/blanks'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from './bank.module.css'
import { InsertMedia } from './insert-media.tsx'
import { fromTokens, toTokens } from './media-tokens.ts'
import { type Part, withStem } from './question-edit.ts'

const MOST_STEM = 20_000

interface StemFieldProps {
  part: Part
  label: string
  isMaterial?: boolean
  onChange: (part: Part) => void
  onBusy: (isBusy: boolean) => void
}

/** The text of a question. Blanks are typed as underscores, sound and video stand as tokens. */
export function StemField({ part, label, isMaterial = false, onChange, onBusy }: StemFieldProps) {
  const t = useT()
  const shown = toTokens(withRuns(part.body.stem))
  const set = (html: string) => {
    const stem = fromTokens(html)
    onChange(isMaterial ? { ...part, body: { ...part.body, stem } } : withStem(part, stem))
  }
  return (
    <div className={styles.low}>
      <RichTextField
        label={label}
        hint={part.type === 'fill' ? t('exam.question_fill_hint') : t('exam.question_formula_hint')}
        most={MOST_STEM}
        value={shown}
        onChange={set}
        onBusy={onBusy}
      />
      <InsertMedia onInsert={(token) => set(`${shown}<p>${token}</p>`)} />
    </div>
  )
}
