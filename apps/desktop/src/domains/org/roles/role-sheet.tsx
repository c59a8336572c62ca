import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import type { Role } from '@sands/contract/org/role.model'
import { reachOf } from '@sands/contract/rights'
import { useT } from '../../../kernel/text.ts'
import { rightGroups } from './rights.ts'
import styles from './roles.module.css'

/** The rights of a role, and the rights it does not have. */
export function RoleSheet({ role, text }: { role: Role; text: string }) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing else in it can have the focus
    <div className={styles.sheet} tabIndex={0}>
      <p className={styles.intro}>{role.rights.length > 0 ? text : `${text}${t('org.role_nothing')}`}</p>
      {rightGroups.map(({ domain, rights }) => (
        <section key={domain} className={styles.group}>
          <h2 className={styles.heading}>{t(`org.rights_${domain}`)}</h2>
          <ul className={styles.rights}>
            {rights.map((right) => {
              const isHeld = role.rights.includes(right)
              return (
                <li key={right} className={styles.right} data-held={isHeld}>
                  <span className={`${styles.mark} ${isHeld ? styles.yes : styles.no}`}>
                    {isHeld ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
                    <span className="visually-hidden">{isHeld ? t('org.right_yes') : t('org.right_no')}</span>
                  </span>
                  <span className={styles.rightWords}>
                    <span className={styles.rightName}>{t(`org.right.${right}`)}</span>
                    <span className={styles.quiet}>
                      {[t(`org.right.${right}.text`), t(`org.right_reach_${reachOf(right)}`)].join(' · ')}
                    </span>
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
