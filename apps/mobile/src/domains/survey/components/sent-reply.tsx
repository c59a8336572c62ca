import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { visibleQuestions } from '@sands/rules/survey/visible'
import { useT } from '@sands/web/i18n/i18n'
import { answerLines } from '@sands/web/survey/answer-lines'
import { PictureGrid } from '../../../kernel/ui/picture-grid.tsx'
import styles from './sent-reply.module.css'

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
              {answer &&
                answerLines(question, answer, t('survey.other_option')).map((line) => <p key={line}>{line}</p>)}
              {pictures.length > 0 && <PictureGrid pictures={pictures.map(({ picture }) => picture)} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
