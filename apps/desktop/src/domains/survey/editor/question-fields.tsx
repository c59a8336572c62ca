import {
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_OPTIONS,
  MOST_PICTURES,
  MOST_ROWS,
  MOST_STARS,
} from '@sands/rules/survey/question'
import { Input } from 'antd'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { BranchFields } from './branch-fields.tsx'
import { ChoiceList } from './choice-list.tsx'
import styles from './editor.module.css'
import { changeQuestion, type EditedQuestion } from './questionnaire-edit.ts'
import type { SurveyEditorState } from './survey-editor-state.ts'

interface QuestionFieldsProps {
  editor: SurveyEditorState
  question: EditedQuestion
}

/** Everything about one question. Which fields there are depends on its type. */
export function QuestionFields({ editor: { document, change }, question }: QuestionFieldsProps) {
  const t = useT()
  const { key, type, options, rows } = question
  const set = (patch: Partial<EditedQuestion>, about?: string) =>
    change({ questionnaire: changeQuestion(document.questionnaire, key, patch) }, about && `${key} ${about}`)
  const isChoice = type === 'single' || type === 'multiple'
  return (
    <div className={styles.fields}>
      <Field label={t('survey.manage_question_title')} required>
        {(field) => (
          <Input
            {...field}
            value={question.title}
            maxLength={LONGEST_TITLE}
            onChange={({ target }) => set({ title: target.value }, 'title')}
          />
        )}
      </Field>
      <Field label={t('survey.manage_question_note')}>
        {(field) => (
          <Input
            {...field}
            value={question.note}
            maxLength={LONGEST_NOTE}
            onChange={({ target }) => set({ note: target.value }, 'note')}
          />
        )}
      </Field>
      {type === 'matrix' && (
        <ChoiceList
          label={t('survey.manage_rows')}
          letter="r"
          most={MOST_ROWS}
          choices={rows}
          onChange={(next, about) => set({ rows: next }, about)}
        />
      )}
      {(isChoice || type === 'ranking' || type === 'matrix') && (
        <ChoiceList
          label={t(type === 'matrix' ? 'survey.manage_columns' : 'survey.manage_options')}
          letter="o"
          most={MOST_OPTIONS}
          choices={options}
          onChange={(next, about) => set({ options: next }, about)}
        />
      )}
      <Bounds question={question} set={set} />
      <SwitchLine
        label={t('survey.manage_required')}
        hint={t('survey.manage_required_hint')}
        checked={question.isRequired}
        onChange={(isRequired) => set({ isRequired })}
      />
      {isChoice && (
        <SwitchLine
          label={t('survey.manage_other')}
          hint={t('survey.manage_other_hint')}
          checked={question.hasOther}
          onChange={(hasOther) => set({ hasOther })}
        />
      )}
      {(isChoice || type === 'ranking') && (
        <SwitchLine
          label={t('survey.manage_shuffle_options')}
          hint={t('survey.manage_shuffle_options_hint')}
          checked={question.isShuffled}
          onChange={(isShuffled) => set({ isShuffled })}
        />
      )}
      <BranchFields
        form={document.questionnaire}
        at={key}
        branch={question.branch}
        onChange={(branch) => set({ branch })}
      />
    </div>
  )
}

const LIMITS = { rating: MOST_STARS, pictures: MOST_PICTURES } as const

function Bounds({
  question,
  set,
}: {
  question: EditedQuestion
  set: (patch: Partial<EditedQuestion>, about?: string) => void
}) {
  const t = useT()
  const { type, min, max, lowText, highText } = question
  if (type === 'rating' || type === 'pictures')
    return (
      <NumberField
        label={t(type === 'rating' ? 'survey.manage_stars' : 'survey.manage_pictures')}
        value={max ?? 5}
        least={type === 'rating' ? 2 : 1}
        most={LIMITS[type]}
        onChange={(value) => set({ max: value }, 'max')}
      />
    )
  if (type === 'scale')
    return (
      <div className={styles.pair}>
        <NumberField
          label={t('survey.manage_low')}
          value={min ?? 0}
          least={0}
          most={9}
          onChange={(value) => set({ min: value }, 'min')}
        />
        <NumberField
          label={t('survey.manage_high')}
          value={max ?? 10}
          least={1}
          most={10}
          onChange={(value) => set({ max: value }, 'max')}
        />
        <Field label={t('survey.manage_low_text')}>
          {(field) => (
            <Input
              {...field}
              value={lowText}
              maxLength={100}
              onChange={({ target }) => set({ lowText: target.value }, 'low')}
            />
          )}
        </Field>
        <Field label={t('survey.manage_high_text')}>
          {(field) => (
            <Input
              {...field}
              value={highText}
              maxLength={100}
              onChange={({ target }) => set({ highText: target.value }, 'high')}
            />
          )}
        </Field>
      </div>
    )
  if (type !== 'number' && type !== 'multiple') return null
  const numberOf = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text))
  return (
    <div className={styles.pair}>
      <Field label={t(type === 'number' ? 'survey.manage_least' : 'survey.manage_least_options')}>
        {(field) => (
          <Input
            {...field}
            type="number"
            value={min ?? ''}
            onChange={({ target }) => set({ min: numberOf(target.value) }, 'min')}
          />
        )}
      </Field>
      <Field label={t(type === 'number' ? 'survey.manage_most' : 'survey.manage_most_options')}>
        {(field) => (
          <Input
            {...field}
            type="number"
            value={max ?? ''}
            onChange={({ target }) => set({ max: numberOf(target.value) }, 'max')}
          />
        )}
      </Field>
    </div>
  )
}
