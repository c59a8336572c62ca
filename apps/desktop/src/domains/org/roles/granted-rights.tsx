import type { Reach, Right } from '@sands/contract/rights'
import { useT } from '../../../kernel/text.ts'
import { broughtBy } from './rights.ts'
import styles from './roles.module.css'

/** The rights that the grant gives: some rights of a role need a whole college, or the whole company. */
export function GrantedRights({ rights, reach }: { rights: readonly Right[]; reach: Reach }) {
  const t = useT()
  const brought = broughtBy(rights, reach)
  return (
    <div className={styles.brought} role="status">
      {brought.length === 0 ? (
        t('org.grant_brings_none')
      ) : (
        <>
          <p>{t('org.grant_brings', { count: brought.length })}</p>
          <ul className={styles.tags}>
            {brought.map((right) => (
              <li key={right} className={styles.tag}>
                {t(`org.right.${right}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
