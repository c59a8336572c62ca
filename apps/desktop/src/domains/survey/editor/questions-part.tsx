import {
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_QUESTIONS,
  MOST_SECTIONS,
  QUESTION_TYPES,
  type QuestionType,
  questionsOf,
} from '@sands/rules/survey/question'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { BranchFields } from './branch-fields.tsx'
import styles from './editor.module.css'
import { QuestionRow } from './question-row.tsx'
import { addSection, aNewQuestion, changeSection, type EditedSection, questionKeys } from './questionnaire-edit.ts'
import type { SurveyEditorState } from './survey-editor-state.ts'

/** The sections with their questions, sorted by dragging. */
export function QuestionsPart({ editor }: { editor: SurveyEditorState }) {
  const t = useT()
  const { document, change } = editor
  const { questionnaire } = document
  const { sections } = questionnaire
  return (
    <>
      {sections.map((section, index) => (
        <SectionCard key={section.key} editor={editor} section={section} index={index} />
      ))}
      {sections.length < MOST_SECTIONS && (
        <Button onClick={() => change({ questionnaire: addSection(questionnaire) })}>
          {t('survey.manage_add_section')}
        </Button>
      )}
    </>
  )
}

function SectionCard({ editor, section, index }: { editor: SurveyEditorState; section: EditedSection; index: number }) {
  const t = useT()
  const { document, change, survey } = editor
  const { questionnaire } = document
  const [open, setOpen] = useState<string>()
  const { key, questions } = section
  const set = (patch: Partial<EditedSection>, about?: string) =>
    change({ questionnaire: changeSection(questionnaire, key, (before) => ({ ...before, ...patch })) }, about)
  const sort = useDragSort({
    count: questions.length,
    onMove: (from, to) => set({ questions: [...moved(questions, from, to)] }),
  })
  const add = (type: QuestionType) => {
    const question = aNewQuestion(type, questionKeys(questionnaire))
    set({ questions: [...questions, question] })
    setOpen(question.key)
  }
  const remove = () =>
    change({
      questionnaire: { ...questionnaire, sections: questionnaire.sections.filter((each) => each.key !== key) },
    })
  const faulty = new Set(survey.faults.map(({ at }) => at))
  return (
    <PartCard
      title={t('survey.manage_section_number', { number: index + 1 })}
      action={
        questionnaire.sections.length > 1 && questions.length === 0 ? (
          <Button danger type="text" onClick={remove}>
            {t('survey.manage_remove_section')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.section}>
        <Field label={t('survey.manage_section_title')}>
          {(field) => (
            <Input
              {...field}
              value={section.title}
              maxLength={LONGEST_TITLE}
              onChange={({ target }) => set({ title: target.value }, `${key} title`)}
            />
          )}
        </Field>
        <Field label={t('survey.manage_section_text')} hint={t('survey.manage_section_text_hint')}>
          {(field) => (
            <Input.TextArea
              {...field}
              rows={2}
              value={section.text}
              maxLength={LONGEST_NOTE}
              onChange={({ target }) => set({ text: target.value }, `${key} text`)}
            />
          )}
        </Field>
        <ol className={styles.list} aria-label={t('survey.manage_section_number', { number: index + 1 })}>
          {questions.map((question, at) => (
            <li key={question.key} className={styles.question} data-fault={faulty.has(question.key)} {...sort.row(at)}>
              <QuestionRow
                editor={editor}
                question={question}
                handle={questions.length > 1 ? sort.handle(at, question.title || question.key) : undefined}
                isOpen={open === question.key}
                onToggle={() => setOpen(open === question.key ? undefined : question.key)}
              />
            </li>
          ))}
        </ol>
        {questionsOf(questionnaire).length < MOST_QUESTIONS && (
          <fieldset className={styles.add} aria-label={t('survey.manage_add_question')}>
            {QUESTION_TYPES.map((type) => (
              <Button key={type} size="small" onClick={() => add(type)}>
                + {t(`survey.type_${type}`)}
              </Button>
            ))}
          </fieldset>
        )}
        <SwitchLine
          label={t('survey.manage_shuffle_questions')}
          hint={t('survey.manage_shuffle_questions_hint')}
          checked={section.isShuffled}
          onChange={(isShuffled) => set({ isShuffled })}
        />
        {index > 0 && (
          <BranchFields form={questionnaire} at={key} branch={section.branch} onChange={(branch) => set({ branch })} />
        )}
      </div>
    </PartCard>
  )
}
