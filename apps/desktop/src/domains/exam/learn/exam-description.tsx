import type { ExamInfo } from '@sands/contract/exam/attempt.model'
import { useExamFacts } from '@sands/web/exam/use-exam-facts'
import { HtmlContent } from '@sands/web/html/html-content.tsx'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { TextLink } from '../../../kernel/ui/text-link.tsx'
import styles from './exam-info.module.css'
import { ExamStatusTag } from './exam-status-tag.tsx'

/** What a person must know before they start, and why they cannot. */
export function ExamDescription({ exam, children }: { exam: ExamInfo; children: ReactNode }) {
  const t = useT()
  const { facts, rules, reason } = useExamFacts(exam)
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h1 className={styles.title}>{exam.examName}</h1>
        <ExamStatusTag status={exam.examStatus} />
      </header>
      {exam.coverUrl && <img className={styles.cover} src={exam.coverUrl} alt="" />}
      {exam.introduction && <HtmlContent html={exam.introduction} Anchor={TextLink} />}
      <Facts facts={facts} />
      {rules.length > 0 && (
        <div className={styles.rules}>
          <h2 className={styles.heading}>{t('exam.rules')}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
      {reason && <Alert type="info" showIcon title={reason} />}
      {children}
    </section>
  )
}
