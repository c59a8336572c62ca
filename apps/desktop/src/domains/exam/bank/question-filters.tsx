import { DIFFICULTIES, QUESTION_TYPES } from '@sands/rules/exam/question'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './bank.module.css'
import { isFiltered, type QuestionAddress } from './question-address.ts'
import { useQuestionCategories } from './use-question-categories.ts'

interface QuestionFiltersProps {
  address: QuestionAddress
  onChange: (patch: Partial<QuestionAddress>) => void
  onClear: () => void
}

/** What narrows the bank. Every change begins at the first page again. */
export function QuestionFilters({ address, onChange, onClear }: QuestionFiltersProps) {
  const t = useT()
  const { options, isPending } = useQuestionCategories()
  const tags = useCall('GET /sands-lms/api/v1/manage/question/tags')
  const change = (patch: Partial<QuestionAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('exam.bank')}
      clear={{ label: t('exam.manage_clear'), onClear }}
      isNarrowed={isFiltered(address)}
    >
      <KeywordField
        className={styles.keyword}
        label={t('exam.bank_keyword')}
        keyword={address.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <Choice
        className={styles.choice}
        label={t('exam.bank_type')}
        placeholder={t('exam.bank_type_any')}
        value={address.type}
        options={QUESTION_TYPES.map((value) => ({ value, label: t(`exam.type_${value}`) }))}
        onChange={(type) => change({ type })}
      />
      <Choice
        className={styles.choice}
        label={t('exam.bank_category')}
        placeholder={t('exam.bank_category_any')}
        loading={isPending}
        value={options.some(({ value }) => value === address.category) ? address.category : ''}
        options={options}
        onChange={(category) => change({ category })}
      />
      <Choice
        className={styles.choice}
        label={t('exam.bank_difficulty')}
        placeholder={t('exam.bank_difficulty_any')}
        value={address.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: t(`exam.difficulty_${value}`) }))}
        onChange={(difficulty) => change({ difficulty })}
      />
      <Choice
        className={styles.choice}
        label={t('exam.bank_tag')}
        placeholder={t('exam.bank_tag_any')}
        loading={tags.isPending}
        value={address.tag}
        options={(tags.data ?? []).map((value) => ({ value, label: value }))}
        onChange={(tag) => change({ tag })}
      />
    </FilterBar>
  )
}
