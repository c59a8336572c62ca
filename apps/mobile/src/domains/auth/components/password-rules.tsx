import type { PasswordFault } from '@sands/rules/password'
import { useT } from '@sands/web/i18n/i18n'
import { Check, Circle } from 'lucide-react'
import styles from './password-rules.module.css'

const RULES = ['length', 'digit', 'letter', 'symbol', 'space'] as const satisfies readonly PasswordFault[]

/** Each rule is ticked off while the person types. */
export function PasswordRules({ faults, matches }: { faults: readonly PasswordFault[]; matches: boolean }) {
  const t = useT()
  // An empty password has no spaces, but must not get a tick for that.
  const untouched = faults.length === RULES.length - 1 && !faults.includes('space')
  const rules = [
    ...RULES.map((rule) => ({
      name: t(`auth.rule_${rule}`),
      met: !faults.includes(rule) && !(rule === 'space' && untouched),
    })),
    { name: t('auth.rule_match'), met: matches },
  ]
  return (
    <ul className={styles.rules} aria-label={t('auth.password_rules')}>
      {rules.map(({ name, met }) => (
        <li key={name} className={met ? styles.met : styles.unmet}>
          {met ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
          {name}
          <span className="visually-hidden">{t(met ? 'auth.rule_met' : 'auth.rule_unmet')}</span>
        </li>
      ))}
    </ul>
  )
}
