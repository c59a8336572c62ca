import { CheckOutlined } from '@ant-design/icons'
import type { Role } from '@sands/contract/org/role.model'
import { Fragment } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useRoleName } from '../manage/use-role-name.ts'
import { rightGroups } from './rights.ts'
import styles from './role-matrix.module.css'

/** A table of all rights and all roles. */
export function RoleMatrix({ roles }: { roles: readonly Role[] }) {
  const t = useT()
  const roleName = useRoleName()
  return (
    <Card title={t('org.roles_matrix')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.matrix}>
          <caption className="visually-hidden">{t('org.roles_matrix_intro')}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.side}>
                {t('org.right')}
              </th>
              {roles.map((role) => (
                <th key={role.id} scope="col">
                  {roleName(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rightGroups.map(({ domain, rights }) => (
              <Fragment key={domain}>
                <tr>
                  <th scope="rowgroup" colSpan={roles.length + 1} className={`${styles.side} ${styles.domain}`}>
                    {t(`org.rights_${domain}`)}
                  </th>
                </tr>
                {rights.map((right) => (
                  <tr key={right}>
                    <th scope="row" className={styles.side}>
                      {t(`org.right.${right}`)}
                      <span className={styles.text}>{t(`org.right.${right}.text`)}</span>
                    </th>
                    {roles.map((role) => (
                      <Cell key={role.id} isHeld={role.rights.includes(right)} />
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Cell({ isHeld }: { isHeld: boolean }) {
  const t = useT()
  return (
    <td className={isHeld ? styles.yes : styles.no}>
      {isHeld ? <CheckOutlined aria-hidden /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{isHeld ? t('org.right_yes') : t('org.right_no')}</span>
    </td>
  )
}
