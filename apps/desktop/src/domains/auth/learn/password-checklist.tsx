import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { type PasswordFault, passwordFaults } from '@sands/rules/password'
import { type DesktopText, useT } from '../../../kernel/text.ts'
import styles from './password-checklist.module.css'

const RULES: readonly { fault: PasswordFault; label: DesktopText }[] = [
  { fault: 'length', label: 'auth.rule_length' },
  { fault: 'digit', label: 'auth.rule_digit' },
  { fault: 'letter', label: 'auth.rule_letter' },
  { fault: 'symbol', label: 'auth.rule_symbol' },
  { fault: 'space', label: 'auth.rule_space' },
]

/** The password rules, point by point, while typing. */
export function PasswordChecklist({ password, id }: { password: string; id: string }) {
  const t = useT()
  const faults = passwordFaults(password)
  return (
    <ul id={id} className={styles.list}>
      {RULES.map(({ fault, label }) => {
        const met = password !== '' && !faults.includes(fault)
        return (
          <li key={fault} className={met ? styles.met : undefined}>
            {met ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
            <span>{t(label)}</span>
            {met && <span className="visually-hidden">{t('auth.rule_met')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
