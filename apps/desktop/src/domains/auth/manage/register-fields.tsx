import type { WaysChoice } from '@sands/contract/auth/ways.model'
import { REGISTER_WAYS } from '@sands/rules/auth/register'
import { Select } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './ways.module.css'

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const MOST = 20

interface RegisterFieldsProps {
  choice: WaysChoice
  onChange: (next: Partial<WaysChoice>) => void
}

/** Whether people outside can make their own account, and which. */
export function RegisterFields({ choice, onChange }: RegisterFieldsProps) {
  const t = useT()
  return (
    <div className={styles.area}>
      <Field label={t('auth.ways_register')} hint={t(`auth.ways_register_${choice.registerBy}_text`)}>
        {(field) => (
          <Select
            {...field}
            className={styles.wide ?? ''}
            value={choice.registerBy}
            options={REGISTER_WAYS.map((value) => ({ value, label: t(`auth.ways_register_${value}`) }))}
            onChange={(registerBy) => onChange({ registerBy })}
          />
        )}
      </Field>
      {choice.registerBy === 'domain' && (
        <Field label={t('auth.ways_domains')} hint={t('auth.ways_domains_hint')}>
          {(field) => (
            <Select
              {...field}
              className={styles.wide ?? ''}
              mode="tags"
              open={false}
              tokenSeparators={[',', ' ']}
              value={choice.registerDomains}
              onChange={(domains: string[]) =>
                onChange({
                  registerDomains: domains
                    .map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))
                    .filter((domain, index, all) => DOMAIN.test(domain) && all.indexOf(domain) === index)
                    .slice(0, MOST),
                })
              }
            />
          )}
        </Field>
      )}
    </div>
  )
}
