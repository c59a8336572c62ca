import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import { practiceQuestionNum } from '@sands/rules/exam/practice-faults'
import { usePracticeFacts } from '@sands/web/exam/practice/use-practice-facts'
import { useT } from '../../../kernel/text.ts'
import styles from '../edit/edit.module.css'
import phone from '../paper/paper-preview.module.css'

/** What learners read about the practice before they start it. */
export function PracticePhone({ document }: { document: PracticeDocument }) {
  const t = useT()
  const facts = usePracticeFacts({
    ...document,
    startTime: document.opensAt,
    endTime: document.closesAt,
    questionNum: practiceQuestionNum(document),
    isRepeat: document.isRepeatable ? 1 : 0,
  })
  return (
    <figure className={phone.figure}>
      <figcaption className={phone.caption}>{t('exam.exam_preview')}</figcaption>
      <div className={phone.phone}>
        <div className={styles.phone}>
          <h3 className={styles.phoneTitle}>{document.title || t('exam.untitled')}</h3>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {document.introduction && <p>{document.introduction}</p>}
          <span className={styles.start} aria-hidden="true">
            {t('exam.practice_go')}
          </span>
        </div>
      </div>
    </figure>
  )
}
