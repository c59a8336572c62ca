import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { visibleQuestions } from '@sands/rules/survey/visible'
import { answerLines } from '@sands/web/survey/answer-lines'
import { useT } from '../../../kernel/text.ts'
import styles from './survey-learn.module.css'

interface SentReplyProps {
  name: string
  reply: NonNullable<SurveyDetails['reply']>
}

/** The reply that the person has sent to a named survey, for reading. */
export function SentReply({ name, reply }: SentReplyProps) {
  const t = useT()
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{name}</h1>
      <dl className={styles.sent}>
        {visibleQuestions(reply.questionnaire, reply.answers).map((question, index) => {
          const answer = reply.answers[question.key]
          const pictures = reply.pictures.filter(({ fileId }) => answer?.fileIds?.includes(fileId))
          return (
            <div key={question.key}>
              <dt>
                {index + 1}. {question.title}
              </dt>
              <dd>
                {!answer && t('survey.not_answered')}
                {answer &&
                  answerLines(question, answer, t('survey.other_option')).map((line) => <p key={line}>{line}</p>)}
                {pictures.map(({ fileId, picture }) => (
                  <img key={fileId} src={picture.sizes[0]?.url ?? picture.url} alt="" className={styles.picture} />
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
