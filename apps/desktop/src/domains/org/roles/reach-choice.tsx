import type { Reach } from '@sands/contract/rights'
import { Radio } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './roles.module.css'

interface ReachChoiceProps {
  value: Reach
  onChange: (reach: Reach) => void
  collegeName: string
}

/** Where a role is valid: a department, the college, or the whole company. */
export function ReachChoice({ value, onChange, collegeName }: ReachChoiceProps) {
  const t = useT()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('org.grant_reach')}</legend>
      <Radio.Group
        className={styles.reach ?? ''}
        value={value}
        onChange={({ target }) => onChange(target.value as Reach)}
        options={[
          { value: 'college', label: t('org.grant_reach_college', { college: collegeName }) },
          { value: 'department', label: t('org.grant_reach_department') },
          { value: 'company', label: t('org.grant_reach_company') },
        ]}
      />
    </fieldset>
  )
}
