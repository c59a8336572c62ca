import { DownOutlined, UpOutlined } from '@ant-design/icons'
import {
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_QUESTIONS,
  QUESTION_TYPES,
  type QuestionType,
  questionsOf,
} from '@sands/rules/survey/question'
import { Button, Input } from 'antd'
import type { ComponentProps } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { announce } from '../../../kernel/ui/announce.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import type { PointerPlace } from '../../../kernel/ui/list/follow-pointer.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { BranchFields } from './branch-fields.tsx'
import styles from './editor.module.css'
import { QuestionRow } from './question-row.tsx'
import { moveQuestion, moveSection, placeBeside } from './questionnaire-arrange.ts'
import { aNewQuestion, changeSection, type EditedSection, questionKeys } from './questionnaire-edit.ts'
import { sectionAt } from './section-at.ts'
import type { SurveyEditorState } from './survey-editor-state.ts'
import type { Arrange } from './use-arrange.ts'

interface SectionCardProps {
  editor: SurveyEditorState
  section: EditedSection
  index: number
  /** Undefined for the only section. */
  handle: ComponentProps<'button'> | undefined
  /** The key of the open question. */
  open: string | undefined
  onOpen: (key: string | undefined) => void
  onArrange: Arrange
}

/** One section: its texts, its questions and when it is shown. */
export function SectionCard({ editor, section, index, handle, open, onOpen, onArrange }: SectionCardProps) {
  const t = useT()
  const { document, change, survey } = editor
  const { questionnaire } = document
  const { key, questions } = section
  const set = (patch: Partial<EditedSection>, about?: string) =>
    change({ questionnaire: changeSection(questionnaire, key, (before) => ({ ...before, ...patch })) }, about)
  const isOnly = questionnaire.sections.length === 1
  const move = (at: number, to: { section: string; index: number } | undefined, isFocused = false): boolean => {
    const question = questions[at]
    if (!question || !to) return false
    onArrange(moveQuestion(questionnaire, question.key, to), ...(isFocused ? [question.key] : []))
    if (to.section !== key) {
      const number = questionnaire.sections.findIndex((each) => each.key === to.section) + 1
      announce(t('survey.manage_moved_to_section', { number }))
    }
    return true
  }
  const sort = useDragSort({
    count: questions.length,
    onMove: (from, to) => void move(from, { section: key, index: to }),
    onDropElsewhere: (from, at: PointerPlace) => {
      const to = sectionAt(at)
      return to !== undefined && to.section !== key && move(from, to)
    },
    onLeave: (from, way) => move(from, placeBeside(questionnaire, key, way), true),
  })
  const add = (type: QuestionType) => {
    const question = aNewQuestion(type, questionKeys(questionnaire))
    set({ questions: [...questions, question] })
    onOpen(question.key)
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
        isOnly ? undefined : (
          <div className={styles.sectionTools}>
            {questions.length === 0 && (
              <Button danger type="text" onClick={remove}>
                {t('survey.manage_remove_section')}
              </Button>
            )}
            <Button
              type="text"
              icon={<UpOutlined aria-hidden />}
              aria-label={t('survey.manage_section_up', { number: index + 1 })}
              disabled={index === 0}
              data-arranger={`${key} up`}
              onClick={() => onArrange(moveSection(questionnaire, index, index - 1), `${key} up`, `${key} down`)}
            />
            <Button
              type="text"
              icon={<DownOutlined aria-hidden />}
              aria-label={t('survey.manage_section_down', { number: index + 1 })}
              disabled={index === questionnaire.sections.length - 1}
              data-arranger={`${key} down`}
              onClick={() => onArrange(moveSection(questionnaire, index, index + 1), `${key} down`, `${key} up`)}
            />
            {handle && <SortHandle {...handle} low />}
          </div>
        )
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
        <ol
          className={styles.list}
          data-section={key}
          data-empty={questions.length === 0}
          aria-label={t('survey.manage_section_number', { number: index + 1 })}
        >
          {questions.map((question, at) => (
            <li key={question.key} className={styles.question} data-fault={faulty.has(question.key)} {...sort.row(at)}>
              <QuestionRow
                editor={editor}
                question={question}
                handle={questions.length > 1 || !isOnly ? sort.handle(at, question.title || question.key) : undefined}
                section={key}
                onSection={(to) => {
                  const found = questionnaire.sections.find((each) => each.key === to)
                  if (found) move(at, { section: to, index: found.questions.length })
                }}
                isOpen={open === question.key}
                onToggle={() => onOpen(open === question.key ? undefined : question.key)}
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
        {(index > 0 || section.branch.conditions.length > 0) && (
          <BranchFields form={questionnaire} at={key} branch={section.branch} onChange={(branch) => set({ branch })} />
        )}
      </div>
    </PartCard>
  )
}
