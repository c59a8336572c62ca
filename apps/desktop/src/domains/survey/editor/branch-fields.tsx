import { DeleteOutlined } from '@ant-design/icons'
import type { Questionnaire } from '@sands/contract/survey/questionnaire.model'
import { type ConditionTest, MOST_CONDITIONS, OTHER, testsFor } from '@sands/rules/survey/question'
import { Button, Input, Select } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './editor.module.css'
import { type EditedQuestion, earlierQuestions } from './questionnaire-edit.ts'

type EditedBranch = EditedQuestion['branch']
type EditedCondition = EditedBranch['conditions'][number]

interface BranchFieldsProps {
  form: Questionnaire
  /** The key of the question or section that the branch shows. */
  at: string
  branch: EditedBranch
  onChange: (branch: EditedBranch) => void
}

const conditionOn = ({ key, type }: EditedQuestion): EditedCondition => ({
  question: key,
  test: testsFor(type)[0] ?? 'answered',
  options: [],
  value: null,
})

/** When a question or a section is shown: conditions on earlier questions. */
export function BranchFields({ form, at, branch, onChange }: BranchFieldsProps) {
  const t = useT()
  const earlier = earlierQuestions(form, at)
  const [first] = earlier
  const { conditions, match } = branch
  // What was moved to the first place may still have conditions, which can be removed.
  if (!first && conditions.length === 0) return null
  const set = (index: number, condition: EditedCondition) =>
    onChange({ ...branch, conditions: conditions.map((each, other) => (other === index ? condition : each)) })
  return (
    <fieldset className={styles.section} aria-label={t('survey.manage_branch')}>
      <p className={styles.quiet}>{t(conditions.length > 0 ? 'survey.manage_branch' : 'survey.manage_branch_none')}</p>
      {conditions.length > 1 && (
        <Select
          aria-label={t('survey.manage_branch')}
          className={styles.wide ?? ''}
          value={match}
          options={(['all', 'any'] as const).map((value) => ({ value, label: t(`survey.manage_match_${value}`) }))}
          onChange={(value) => onChange({ ...branch, match: value })}
        />
      )}
      {conditions.map((condition, index) => (
        <ConditionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id and are never sorted
          key={index}
          condition={condition}
          earlier={earlier}
          onChange={(next) => set(index, next)}
          onRemove={() => onChange({ ...branch, conditions: conditions.filter((_, other) => other !== index) })}
        />
      ))}
      {first && conditions.length < MOST_CONDITIONS && (
        <div>
          <Button
            type="link"
            onClick={() => onChange({ ...branch, conditions: [...conditions, conditionOn(earlier.at(-1) ?? first)] })}
          >
            {t('survey.manage_add_condition')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface ConditionFieldsProps {
  condition: EditedCondition
  earlier: readonly EditedQuestion[]
  onChange: (condition: EditedCondition) => void
  onRemove: () => void
}

function ConditionFields({ condition, earlier, onChange, onRemove }: ConditionFieldsProps) {
  const t = useT()
  const question = earlier.find(({ key }) => key === condition.question)
  const tests: readonly ConditionTest[] = question ? testsFor(question.type) : []
  const options = [
    ...(question?.options ?? []).map(({ key, text }) => ({ value: key, label: text || key })),
    ...(question?.hasOther ? [{ value: OTHER, label: t('survey.manage_other') }] : []),
  ]
  const { test, value } = condition
  return (
    <div className={styles.condition}>
      <Select
        aria-label={t('survey.manage_condition_question')}
        className={styles.wide ?? ''}
        value={condition.question}
        options={earlier.map(({ key, title }, index) => ({ value: key, label: `${index + 1}. ${title || key}` }))}
        onChange={(key) => {
          const next = earlier.find((each) => each.key === key)
          if (next) onChange(conditionOn(next))
        }}
      />
      <Select
        aria-label={t('survey.manage_condition_test')}
        value={test}
        options={tests.map((each) => ({ value: each, label: t(`survey.manage_test_${each}`) }))}
        onChange={(next) => onChange({ ...condition, test: next })}
      />
      {(test === 'any_of' || test === 'none_of') && (
        <Select
          mode="multiple"
          aria-label={t('survey.manage_condition_options')}
          className={styles.wide ?? ''}
          value={condition.options}
          options={options}
          onChange={(next) => onChange({ ...condition, options: next })}
        />
      )}
      {(test === 'at_least' || test === 'at_most') && (
        <Input
          type="number"
          aria-label={t('survey.manage_condition_value')}
          style={{ width: 96 }}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange({ ...condition, value: target.value === '' ? null : Number(target.value) })
          }
        />
      )}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('survey.manage_remove_condition')}
        onClick={onRemove}
      />
    </div>
  )
}
