import type { RightReason } from '@sands/contract/org/role.model'
import { useT } from '../../../kernel/text.ts'
import { useViewer } from '../../../kernel/viewer.ts'
import { whyNot } from './rights.ts'
import styles from './roles.module.css'
import { useGrantWords } from './use-grant-words.ts'

/** Every grant that gives the right, and every grant that would with a wider reach. */
export function Reasons({ reason }: { reason: RightReason }) {
  const t = useT()
  const { collegeId } = useViewer()
  const words = useGrantWords()
  const { right, through, notThrough } = reason
  if (through.length === 0 && notThrough.length === 0) {
    return <span className={styles.quiet}>{t('org.why_not_named')}</span>
  }
  return (
    <ul className={styles.reasons}>
      {through.map((grant) => (
        <li key={grant.id}>
          {t('org.why_through', { role: words.role(grant), place: words.place(grant) })}{' '}
          <span className={styles.quiet}>{words.given(grant)}</span>
        </li>
      ))}
      {notThrough.map((grant) => (
        <li key={grant.id} className={styles.quiet}>
          {t(`org.why_not_${whyNot(right, grant, collegeId)}`, {
            role: words.role(grant),
            place: words.place(grant),
          })}
        </li>
      ))}
    </ul>
  )
}
