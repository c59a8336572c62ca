import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import { shuffled } from '@sands/rules/survey/shuffle'
import type { Reply } from '@sands/web/survey/use-reply'
import { QuestionField } from './question-field.tsx'
import styles from './reply-form.module.css'

/** All visible questions, by section. */
export function ReplyForm({ survey, reply }: { survey: SurveyDetails; reply: Reply }) {
  let number = 0
  return reply.sections.map(({ section, questions }) => (
    <div key={section.key} className={styles.section}>
      {section.title && <h2 className={styles.title}>{section.title}</h2>}
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
    </div>
  ))
}
