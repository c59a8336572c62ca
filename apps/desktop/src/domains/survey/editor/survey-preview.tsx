import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import type { SurveyAnswer, SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDraft } from '@sands/contract/survey/survey.model'
import type { Question } from '@sands/rules/survey/question'
import { visibleSections } from '@sands/rules/survey/visible'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { SmallPhone } from '../../../kernel/ui/page/small-phone.tsx'
import { ANSWER_FIELDS } from '../learn/answer-fields.ts'
import styles from './editor.module.css'

const SAMPLE_FILE = asId<FileId>('0')

/** The survey as people see it. Every question can be answered, so that branches show and hide their questions. */
export function SurveyPreview({ document }: { document: SurveyDraft }) {
  const t = useT()
  const [answers, setAnswers] = useState<SurveyAnswers>({})
  const sections = visibleSections(document.questionnaire, answers)
  let number = 0
  return (
    <SmallPhone caption={t('survey.manage_preview')} title={document.name}>
      <div className={styles.screen}>
        {document.intro && <p className={styles.quiet}>{document.intro}</p>}
        {sections.map(({ section, questions }) => (
          <div key={section.key} className={styles.section}>
            {section.title && <p className={styles.shownTitle}>{section.title}</p>}
            {section.text && <p className={styles.quiet}>{section.text}</p>}
            {questions.map((question) => {
              number += 1
              const labelId = `preview-${question.key}`
              return (
                <div key={question.key} className={styles.shown}>
                  <p id={labelId} className={styles.shownTitle}>
                    {number}. {question.title || t('survey.manage_untitled')} {question.isRequired && '*'}
                  </p>
                  <TriedAnswer
                    // Another type has another kind of answer.
                    key={question.type}
                    question={question}
                    answer={answers[question.key]}
                    labelId={labelId}
                    onAnswer={(answer) => setAnswers((before) => withAnswer(before, question.key, answer))}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </SmallPhone>
  )
}

function withAnswer(before: SurveyAnswers, key: string, answer: SurveyAnswer | undefined): SurveyAnswers {
  const { [key]: _, ...others } = before
  return answer ? { ...others, [key]: answer } : others
}

interface TriedAnswerProps {
  question: Question
  answer: SurveyAnswer | undefined
  labelId: string
  onAnswer: (answer: SurveyAnswer | undefined) => void
}

/** Nothing is uploaded for a preview: a box stands for a picture. */
function TriedAnswer(props: TriedAnswerProps) {
  const t = useT()
  const { question, answer, onAnswer } = props
  const Field = ANSWER_FIELDS[question.type]
  if (question.type !== 'pictures') return <Field {...props} seed="" surveyId="" pictures={[]} />
  return (
    <Checkbox
      checked={answer?.fileIds !== undefined}
      onChange={({ target }) => onAnswer(target.checked ? { fileIds: [SAMPLE_FILE] } : undefined)}
    >
      {t('survey.manage_preview_picture')}
    </Checkbox>
  )
}
