import type { QuestionResult } from '@sands/contract/survey/results.model'
import { OTHER, type Question } from '@sands/rules/survey/question'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { AnswerPictures } from './answer-pictures.tsx'
import { type Bar, barsOf, dateLengthOf } from './bars-of.ts'
import { type ComparedQuestion, compareBars } from './compare.ts'
import styles from './results.module.css'
import type { ShownAnswers } from './shown-answers.ts'
import { TextsList } from './texts-list.tsx'

/** Another edition beside this one; without `same` it did not ask this question. */
export interface Compared {
  number: number
  same: ComparedQuestion | undefined
}

interface QuestionCardProps {
  number: number
  question: Question
  result: QuestionResult
  answers: ShownAnswers
  compared: Compared | undefined
}

/** The results of one question: a bar for each option inside a table, so that the numbers can be read too. */
export function QuestionCard({ number, question, result, answers, compared }: QuestionCardProps) {
  const t = useT()
  const words = { other: t('survey.manage_other'), rest: t('survey.manage_other_values') }
  const same = compared?.same?.result.isTooFew ? undefined : compared?.same
  const dateLength = dateLengthOf(result, ...(same ? [same.result] : []))
  const bars = barsOf(question, result, words, dateLength)
  const rows = compareBars(bars, same ? barsOf(same.question, same.result, words, dateLength) : [])
  const title = `${number}. ${question.title}`
  const { average, answered, averagePlaces } = result
  const written = question.type === 'text' ? answered : (result.counts[OTHER] ?? 0)
  const isRanking = question.type === 'ranking'
  if (result.isTooFew)
    return (
      <Card title={title}>
        <p className={styles.note}>{t('survey.manage_too_few', { least: SMALLEST_GROUP })}</p>
      </Card>
    )
  return (
    <Card title={title}>
      <p className={styles.note}>
        {t('survey.manage_answered', { count: answered })}
        {average !== null && ` · ${t('survey.manage_average', { value: average })}`}
      </p>
      {compared && <ComparedNote compared={compared} />}
      {rows.length > 0 && (
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('survey.manage_option')}</th>
              <th scope="col">{t('survey.manage_chart')}</th>
              <th scope="col">{t('survey.manage_count')}</th>
              {isRanking && <th scope="col">{t('survey.manage_place')}</th>}
              {same && compared && (
                <th scope="col">{t('survey.manage_compare_column', { number: compared.number })}</th>
              )}
              {same && <th scope="col">{t('survey.manage_count')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, own, other: before }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <ShareCells bar={own} />
                {isRanking && <td>{averagePlaces[key] ?? '—'}</td>}
                {same && <ShareCells bar={before} isOther />}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {written > 0 && <TextsList answers={answers} question={question.key} label={title} />}
      {question.type === 'pictures' && answered > 0 && (
        <AnswerPictures answers={answers} question={question.key} label={title} />
      )}
    </Card>
  )
}

function ComparedNote({ compared: { number, same } }: { compared: Compared }) {
  const t = useT()
  if (!same) return <p className={styles.note}>{t('survey.manage_compare_missing', { number })}</p>
  const { answered, average, isTooFew } = same.result
  if (isTooFew)
    return <p className={styles.note}>{t('survey.manage_compare_too_few', { number, least: SMALLEST_GROUP })}</p>
  return (
    <p className={styles.note}>
      {t('survey.manage_compare_answered', { number, count: answered })}
      {average !== null && ` · ${t('survey.manage_average', { value: average })}`}
    </p>
  )
}

function ShareCells({ bar, isOther = false }: { bar: Bar | null; isOther?: boolean }) {
  if (!bar)
    return (
      <>
        <td>—</td>
        <td>—</td>
      </>
    )
  return (
    <>
      <td>
        <div className={styles.chart}>
          <div className={styles.track}>
            <div className={styles.bar} data-other={isOther || undefined} style={{ width: `${bar.share * 100}%` }} />
          </div>
          <span>{Math.round(bar.share * 100)}%</span>
        </div>
      </td>
      <td>{bar.count}</td>
    </>
  )
}
