import type { FeedbackCategory } from '@sands/contract/feedback/feedback.model'
import { FEEDBACK_STATES } from '@sands/rules/feedback'
import { Button, Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DaysField } from '../../../kernel/ui/form/day-field.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './feedback.module.css'
import { type FeedbackAddress, isFiltered } from './feedback-address.ts'

interface FeedbackFiltersProps {
  address: FeedbackAddress
  categories: readonly FeedbackCategory[]
  onChange: (patch: Partial<FeedbackAddress>) => void
  onClear: () => void
}

/** Every change goes into the address and returns to the first page. */
export function FeedbackFilters({ address, categories, onChange, onClear }: FeedbackFiltersProps) {
  const t = useT()
  const { keyword, state, category, mine, from, to } = address
  const change = (patch: Partial<FeedbackAddress>) => onChange({ current: 1, open: '', ...patch })
  return (
    <search className={styles.filters} aria-label={t('feedback.manage_list')}>
      <KeywordField
        className={styles.keyword}
        label={t('feedback.manage_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.choice}
        label={t('feedback.manage_state')}
        placeholder={t('feedback.manage_state_any')}
        value={state}
        options={FEEDBACK_STATES.map((value) => ({ value, label: t(`feedback.state_${value}`) }))}
        onChange={(next) => change({ state: next })}
      />
      <Choice
        className={styles.choice}
        label={t('feedback.manage_category')}
        placeholder={t('feedback.manage_category_any')}
        value={category}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => change({ category: next })}
      />
      <DaysField
        labels={{ from: t('feedback.manage_from'), to: t('feedback.manage_to') }}
        from={from}
        to={to}
        onChange={change}
      />
      <Checkbox checked={mine === '1'} onChange={({ target }) => change({ mine: target.checked ? '1' : '' })}>
        {t('feedback.manage_assignee_me')}
      </Checkbox>
      {isFiltered(address) && (
        <Button type="link" onClick={onClear}>
          {t('feedback.manage_clear')}
        </Button>
      )}
    </search>
  )
}
