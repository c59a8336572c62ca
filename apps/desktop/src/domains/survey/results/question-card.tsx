import type { Id } from '@sands/contract/kernel/schema'
import type { QuestionResult } from '@sands/contract/survey/results.model'
import type { Question } from '@sands/rules/survey/question'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { barsOf } from './bars-of.ts'
import styles from './results.module.css'
import { TextsList } from './texts-list.tsx'

interface QuestionCardProps {
  number: number
  question: Question
  result: QuestionResult
  survey: { id: Id<'survey'>; editionId?: Id<'surveyEdition'> }
}

/** The results of one question: a bar for each option inside a table, so that the numbers can be read too. */
export function QuestionCard({ number, question, result, survey }: QuestionCardProps) {
  const t = useT()
  const bars = barsOf(question, result, t('survey.manage_other'))
  const title = `${number}. ${question.title}`
  const { average, answered, averagePlaces } = result
  return (
    <Card title={title}>
      <p className={styles.note}>
        {t('survey.manage_answered', { count: answered })}
        {average !== null && ` · ${t('survey.manage_average', { value: average })}`}
      </p>
      {bars.length > 0 && (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('survey.manage_option')}</th>
              <th scope="col">{t('survey.manage_chart')}</th>
              <th scope="col">{t('survey.manage_count')}</th>
              {question.type === 'ranking' && <th scope="col">{t('survey.manage_place')}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, count, share }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className={styles.chart}>
                  <div className={styles.track}>
                    <div className={styles.bar} style={{ width: `${share * 100}%` }} />
                  </div>
                  <span>{Math.round(share * 100)}%</span>
                </td>
                <td>{count}</td>
                {question.type === 'ranking' && <td>{averagePlaces[key] ?? '—'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(question.type === 'text' || question.hasOther) && answered > 0 && (
        <TextsList survey={survey} question={question.key} label={title} />
      )}
    </Card>
  )
}
