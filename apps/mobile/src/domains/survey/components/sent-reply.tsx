import type { SurveyAnswer } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { OTHER, type Question } from '@sands/rules/survey/question'
import { visibleQuestions } from '@sands/rules/survey/visible'
import { useT } from '@sands/web/i18n/i18n'
import { PictureGrid } from '../../../kernel/ui/picture-grid.tsx'
import styles from './sent-reply.module.css'

/** What the person answered to a question, as lines of text. */
function linesOf({ options, rows }: Question, answer: SurveyAnswer, other: string): string[] {
  const nameOf = (choices: Question['options'], key: string) =>
    key === OTHER ? `${other}: ${answer.other ?? ''}` : (choices.find((choice) => choice.key === key)?.text ?? '')
  if (answer.options) return answer.options.map((key) => nameOf(options, key))
  if (answer.rows)
    return Object.entries(answer.rows).map(([row, column]) => `${nameOf(rows, row)}: ${nameOf(options, column)}`)
  return [answer.text ?? answer.date ?? answer.number].flatMap((value) => (value === undefined ? [] : String(value)))
}

/** The reply that the person has sent to a named survey, for reading. */
export function SentReply({ reply }: { reply: NonNullable<SurveyDetails['reply']> }) {
  const t = useT()
  return (
    <dl className={styles.list}>
      {visibleQuestions(reply.questionnaire, reply.answers).map((question, index) => {
        const answer = reply.answers[question.key]
        const pictures = reply.pictures.filter(({ fileId }) => answer?.fileIds?.includes(fileId))
        return (
          <div key={question.key} className={styles.item}>
            <dt className={styles.question}>
              {index + 1}. {question.title}
            </dt>
            <dd className={styles.answer}>
              {!answer && t('survey.not_answered')}
              {answer && linesOf(question, answer, t('survey.other_option')).map((line) => <p key={line}>{line}</p>)}
              {pictures.length > 0 && <PictureGrid pictures={pictures.map(({ picture }) => picture)} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
