import type { SurveyResults } from '@sands/contract/survey/results.model'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import styles from './results.module.css'

interface FiltersProps {
  data: SurveyResults
  department: string
  compare: string
  onEdition: (id: string) => void
  onCompare: (id: string) => void
  onDepartment: (id: string) => void
}

/** Which edition is shown, which one beside it, and of which department. */
export function ResultsFilters({ data, department, compare, onEdition, onCompare, onDepartment }: FiltersProps) {
  const t = useT()
  const { full } = useMoments()
  const { editions, edition, departments } = data
  // A department that is too small for the list may still be in the address.
  const hasDepartments = departments.length > 0 || department !== ''
  if (editions.length < 2 && !hasDepartments) return null
  const choices = editions.map(({ id, number, publishTime, replyCount }) => ({
    value: id,
    label: t('survey.manage_edition_option', { number, time: full(publishTime), count: replyCount }),
  }))
  const listed = (
    <search className={styles.filters} aria-label={t('survey.manage_results')}>
      {editions.length > 1 && (
        <Choice
          label={t('survey.manage_edition')}
          placeholder={t('survey.manage_edition')}
          clearable={false}
          value={edition?.id ?? ''}
          options={choices}
          onChange={onEdition}
        />
      )}
      {editions.length > 1 && (
        <Choice
          label={t('survey.manage_compare')}
          placeholder={t('survey.manage_compare_none')}
          value={compare}
          options={choices.filter(({ value }) => value !== edition?.id)}
          onChange={onCompare}
        />
      )}
      {hasDepartments && (
        <Choice
          label={t('survey.manage_department')}
          placeholder={t('survey.manage_department_any')}
          value={department}
          options={departments.map(({ id, name, replyCount }) => ({ value: id, label: `${name} (${replyCount})` }))}
          onChange={onDepartment}
        />
      )}
    </search>
  )
  return (
    <>
      {listed}
      {departments.length > 0 && (
        <p className={styles.note}>{t('survey.manage_department_note', { least: SMALLEST_GROUP })}</p>
      )}
    </>
  )
}
