import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { isFiltered, LECTURER_KINDS, type LecturerAddress } from './lecturer-address.ts'
import styles from './lecturers.module.css'

interface LecturerFiltersProps {
  address: LecturerAddress
  onChange: (patch: Partial<LecturerAddress>) => void
  onClear: () => void
}

/** The filters. Every change goes into the address and returns to the first page. */
export function LecturerFilters({ address, onChange, onClear }: LecturerFiltersProps) {
  const t = useT()
  const { keyword, kind } = address
  const change = (patch: Partial<LecturerAddress>) => onChange({ current: 1, ...patch })
  return (
    <search className={styles.filters} aria-label={t('lecturer.manage_lecturers')}>
      <KeywordField
        className={styles.keyword}
        label={t('lecturer.search_hint')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.choice}
        label={t('lecturer.kinds')}
        placeholder={t('lecturer.kinds')}
        value={kind}
        options={LECTURER_KINDS.map((value) => ({ value, label: t(`lecturer.kind_${value}`) }))}
        onChange={(next) => change({ kind: next })}
      />
      {isFiltered(address) && (
        <>
          <Button type="link" onClick={onClear}>
            {t('lecturer.manage_clear')}
          </Button>
          <p className={styles.quiet}>{t('lecturer.manage_order_whole')}</p>
        </>
      )}
    </search>
  )
}
