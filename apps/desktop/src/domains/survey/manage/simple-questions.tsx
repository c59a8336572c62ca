import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { LONGEST_TITLE, MOST_OPTIONS } from '@sands/rules/survey/question'
import { Button, Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { aNewQuestion, type EditedQuestion } from '../editor/questionnaire-edit.ts'
import styles from './surveys.module.css'

/** The types that need no more than a title and options. */
const SIMPLE_TYPES = ['rating', 'single', 'multiple', 'text'] as const
type SimpleType = (typeof SIMPLE_TYPES)[number]

export interface SimpleQuestion {
  key: string
  type: SimpleType
  title: string
  /** One in each line. */
  options: string
}

const MOST_SIMPLE = 20
const LONGEST_OPTIONS = 5000

const hasOptions = (type: SimpleType) => type === 'single' || type === 'multiple'

/** Whether the survey could be published with these questions. */
export const isComplete = (questions: readonly SimpleQuestion[]): boolean =>
  questions.length > 0 &&
  questions.every(({ type, title, options }) => title.trim() && (!hasOptions(type) || linesOf(options).length > 1))

const linesOf = (options: string): string[] =>
  options
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_OPTIONS)

/** The questions as the questionnaire stores them. */
export const questionsFrom = (simple: readonly SimpleQuestion[]): EditedQuestion[] =>
  simple.map(({ type, title, options }, index) => ({
    ...aNewQuestion(type, []),
    key: `q${index + 1}`,
    title: title.trim(),
    isRequired: true,
    ...(hasOptions(type) && { options: linesOf(options).map((text, at) => ({ key: `o${at + 1}`, text })) }),
  }))

interface SimpleQuestionsProps {
  questions: readonly SimpleQuestion[]
  onChange: (questions: readonly SimpleQuestion[]) => void
}

/** Short questions, one below the other. */
export function SimpleQuestions({ questions, onChange }: SimpleQuestionsProps) {
  const t = useT()
  const change = (key: string, patch: Partial<SimpleQuestion>) =>
    onChange(questions.map((each) => (each.key === key ? { ...each, ...patch } : each)))
  return (
    <>
      <ol className={styles.simple} aria-label={t('survey.manage_question_title')}>
        {questions.map(({ key, type, title, options }, index) => (
          <li key={key} className={styles.simpleRow}>
            <Field label={t('survey.manage_question_number', { number: index + 1 })} required>
              {(field) => (
                <Input
                  {...field}
                  maxLength={LONGEST_TITLE}
                  value={title}
                  onChange={({ target }) => change(key, { title: target.value })}
                />
              )}
            </Field>
            <div className={styles.simpleActs}>
              <Choice<SimpleType>
                className={styles.choice}
                clearable={false}
                label={t('survey.make_type', { number: index + 1 })}
                placeholder={t('survey.make_type', { number: index + 1 })}
                value={type}
                options={SIMPLE_TYPES.map((value) => ({ value, label: t(`survey.type_${value}`) }))}
                onChange={(next) => change(key, { type: next || type })}
              />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('survey.manage_remove_question', { title: title || String(index + 1) })}
                onClick={() => onChange(questions.filter((each) => each.key !== key))}
              />
            </div>
            {hasOptions(type) && (
              <Field label={t('survey.make_options')} required>
                {(field) => (
                  <Input.TextArea
                    {...field}
                    rows={3}
                    maxLength={LONGEST_OPTIONS}
                    value={options}
                    onChange={({ target }) => change(key, { options: target.value })}
                  />
                )}
              </Field>
            )}
          </li>
        ))}
      </ol>
      {questions.length < MOST_SIMPLE && (
        <div>
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => onChange([...questions, { key: nextOf(questions), type: 'rating', title: '', options: '' }])}
          >
            {t('survey.manage_add_question')}
          </Button>
        </div>
      )}
    </>
  )
}

const nextOf = (questions: readonly SimpleQuestion[]): string =>
  String(Math.max(0, ...questions.map(({ key }) => Number(key))) + 1)
