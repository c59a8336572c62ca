import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { shuffled } from '@sands/rules/survey/shuffle'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { shortPoint } from '@sands/web/survey/stored-points'
import { type SentSurvey, useReply } from '@sands/web/survey/use-reply'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { QuestionField } from './question-field.tsx'
import styles from './survey-learn.module.css'

interface ReplyFormProps {
  survey: SurveyDetails
  onSent: (sent: SentSurvey) => void
  onRefused: () => void
}

/** All visible questions by section, the state of the draft, and the button that sends the reply. */
export function ReplyForm({ survey, onSent, onRefused }: ReplyFormProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const confirm = useConfirm()
  const reply = useReply(survey, {
    onSent,
    onRefused,
    confirm: (question, run) => confirm({ ...question, run }),
  })
  const send = () => {
    const fault = reply.send()
    if (fault) document.getElementById(fault)?.scrollIntoView({ block: 'start' })
  }
  const place = survey.isAnonymous || survey.isVisitor ? 'survey.saved_device' : 'survey.saved'
  let number = 0
  return (
    <>
      <header className={styles.card}>
        <h1 className={styles.title}>{survey.name}</h1>
        <p className={styles.quiet}>{t(shortPoint(survey))}</p>
      </header>
      {reply.sections.map(({ section, questions }) => (
        <section key={section.key} className={styles.card}>
          {section.title && <h2 className={styles.heading}>{section.title}</h2>}
          {section.text && <p className={styles.text}>{section.text}</p>}
          {(section.isShuffled ? shuffled(questions, reply.seed + section.key) : questions).map((question) => {
            number += 1
            return (
              <QuestionField
                key={question.key}
                number={number}
                isInTitled={section.title !== ''}
                question={question}
                seed={reply.seed}
                surveyId={survey.investigationId}
                pictures={survey.draft?.pictures ?? []}
                answer={reply.answers[question.key]}
                fault={reply.faults.get(question.key)}
                onAnswer={(answer) => reply.answer(question.key, answer)}
              />
            )
          })}
        </section>
      ))}
      <footer className={styles.foot}>
        <Button type="primary" size="large" loading={reply.isSending} onClick={send}>
          {t('survey.submit')}
        </Button>
        {reply.savedAt !== null && (
          <p className={styles.quiet} role="status">
            {t(place, { time: timeAgo(new Date(reply.savedAt).toISOString()) })}
          </p>
        )}
      </footer>
    </>
  )
}
