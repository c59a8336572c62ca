import type { ExamInfo } from '@sands/contract/exam/attempt.model'
import { useExamFacts } from '@sands/web/exam/use-exam-facts'
import { useT } from '@sands/web/i18n/i18n'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import styles from '../pages/exam.module.css'
import { StatusTag } from './status-tag.tsx'

/** What a person must know before they start, and why they cannot. */
export function ExamFacts({ exam }: { exam: ExamInfo }) {
  const t = useT()
  const { facts, rules, reason } = useExamFacts(exam)
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{exam.examName}</h2>
        <StatusTag status={exam.examStatus} />
      </div>
      {reason && <p className={styles.reason}>{reason}</p>}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <Fact key={label} name={label} value={value} />
        ))}
      </dl>
      {rules.length > 0 && (
        <>
          <h3 className={styles.title}>{t('exam.rules')}</h3>
          <ul>
            {rules.map((rule) => (
              <li key={rule} className={styles.meta}>
                {rule}
              </li>
            ))}
          </ul>
        </>
      )}
      {exam.introduction && <HtmlText html={exam.introduction} />}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
