import type { SurveyDraft } from '@sands/contract/survey/survey.model'
import { OTHER, type Question } from '@sands/rules/survey/question'
import { axisOf } from '@sands/rules/survey/tally'
import { visibleSections } from '@sands/rules/survey/visible'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { SmallPhone } from '../../../kernel/ui/page/small-phone.tsx'
import styles from './editor.module.css'

type Chosen = Readonly<Record<string, { options: string[] }>>

/** The survey as people see it. Choices can be tried out, so that branches show and hide their questions. */
export function SurveyPreview({ document }: { document: SurveyDraft }) {
  const t = useT()
  const [chosen, setChosen] = useState<Chosen>({})
  const sections = visibleSections(document.questionnaire, chosen)
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
              return (
                <div key={question.key} className={styles.shown}>
                  <p className={styles.shownTitle}>
                    {number}. {question.title || t('survey.manage_untitled')} {question.isRequired && '*'}
                  </p>
                  <ShownAnswer
                    question={question}
                    chosen={chosen[question.key]?.options ?? []}
                    onChoose={(options) => setChosen({ ...chosen, [question.key]: { options } })}
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

interface ShownAnswerProps {
  question: Question
  chosen: readonly string[]
  onChoose: (options: string[]) => void
}

function ShownAnswer({ question, chosen, onChoose }: ShownAnswerProps) {
  const t = useT()
  const { type, options, rows, hasOther, key } = question
  if (type === 'single' || type === 'multiple') {
    const shown = [...options, ...(hasOther ? [{ key: OTHER, text: t('survey.manage_other') }] : [])]
    const toggle = (option: string) => {
      if (type === 'single') return onChoose([option])
      onChoose(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option])
    }
    return shown.map((option) => (
      <label key={option.key} className={styles.shownOption}>
        <input
          type={type === 'single' ? 'radio' : 'checkbox'}
          name={`preview ${key}`}
          checked={chosen.includes(option.key)}
          onChange={() => toggle(option.key)}
        />
        {option.text}
      </label>
    ))
  }
  if (type === 'rating' || type === 'scale') return <p className={styles.quiet}>{axisOf(question).join('  ')}</p>
  if (type === 'matrix')
    return rows.map((row) => (
      <p key={row.key} className={styles.shownOption}>
        {row.text}: {options.map(({ text }) => text).join(' / ')}
      </p>
    ))
  if (type === 'ranking')
    return options.map((option, index) => (
      <p key={option.key} className={styles.shownOption}>
        {index + 1}. {option.text}
      </p>
    ))
  return <p className={styles.quiet}>{t(`survey.type_${type}`)}</p>
}
