import { DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { questionsOf } from '@sands/rules/survey/question'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import styles from './editor.module.css'
import { QuestionFields } from './question-fields.tsx'
import { type EditedQuestion, removeQuestion } from './questionnaire-edit.ts'
import type { SurveyEditorState } from './survey-editor-state.ts'

interface QuestionRowProps {
  editor: SurveyEditorState
  question: EditedQuestion
  handle: ComponentProps<'button'> | undefined
  /** The key of its section. */
  section: string
  onSection: (key: string) => void
  isOpen: boolean
  onToggle: () => void
}

/** A question in the list: its number, title and type; open, also its fields. */
export function QuestionRow({ editor, question, handle, section, onSection, isOpen, onToggle }: QuestionRowProps) {
  const t = useT()
  const { questionnaire } = editor.document
  const number = questionsOf(questionnaire).findIndex(({ key }) => key === question.key) + 1
  const title = question.title || t('survey.manage_untitled')
  const remove = () => editor.change({ questionnaire: removeQuestion(questionnaire, question.key) })
  return (
    <>
      <div className={styles.head}>
        {handle && <SortHandle {...handle} data-arranger={question.key} low />}
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={onToggle}>
          {number}. {title}
        </button>
        <span className={styles.type}>{t(`survey.type_${question.type}`)}</span>
        {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('survey.manage_remove_question', { title })}
          onClick={remove}
        />
      </div>
      {isOpen && questionnaire.sections.length > 1 && (
        <div className={styles.move}>
          <Choice
            label={t('survey.manage_move_question', { title })}
            placeholder={t('survey.manage_section_title')}
            clearable={false}
            value={section}
            options={questionnaire.sections.map((each, index) => ({
              value: each.key,
              label: [t('survey.manage_section_number', { number: index + 1 }), each.title].filter(Boolean).join(' · '),
            }))}
            onChange={onSection}
          />
        </div>
      )}
      {isOpen && <QuestionFields editor={editor} question={question} />}
    </>
  )
}
