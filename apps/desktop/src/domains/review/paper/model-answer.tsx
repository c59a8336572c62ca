import type { QuestionSolution } from '@sands/contract/exam/question.model'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../marking.module.css'

/** What a good answer says, for the marker. Nothing when the author wrote none. */
export function ModelAnswer({ solution }: { solution: Pick<QuestionSolution, 'reference' | 'analysis'> }) {
  const t = useT()
  const parts = [
    { label: t('review.reference'), html: solution.reference },
    { label: t('review.analysis'), html: solution.analysis },
  ].filter(({ html }) => html !== '')
  if (parts.length === 0) return null
  return (
    <details open>
      <summary className={styles.quiet}>{t('review.model_answer')}</summary>
      {parts.map(({ label, html }) => (
        <div key={label}>
          <span className={styles.quiet}>{label}</span>
          <QuestionHtml html={html} />
        </div>
      ))}
    </details>
  )
}
