import type { ManagedUser } from '@sands/contract/org/people.model'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { Avatar } from '../../../../kernel/ui/avatar.tsx'
import type { Column } from '../../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { useRoleName } from '../use-role-name.ts'
import styles from './people.module.css'

export function usePeopleColumns({ onOpen }: { onOpen: (id: string) => void }): Column<ManagedUser>[] {
  const t = useT()
  const roleName = useRoleName()
  return [
    {
      key: 'person',
      title: t('org.person'),
      keep: 'name',
      cell: (person) => (
        <div className={styles.person}>
          <Avatar person={person} />
          <div className={styles.words}>
            <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(person.id)}>
              {person.name}
            </Button>
            <span className={styles.quiet}>{person.userName}</span>
          </div>
        </div>
      ),
    },
    {
      key: 'place',
      title: t('org.place'),
      cell: ({ department, post }) => (
        <div className={`${styles.words} ${styles.place}`}>
          <span>{department?.name ?? t('org.not_set')}</span>
          {post && <span className={styles.quiet}>{post.name}</span>}
        </div>
      ),
    },
    {
      key: 'contact',
      title: t('org.contact'),
      keep: true,
      cell: ({ mobile, email }) => (
        <div className={styles.words}>
          {mobile && <span>{mobile}</span>}
          {email && (
            <span className={styles.address} title={email}>
              {email}
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'marks',
      title: t('org.roles_and_labels'),
      cell: ({ roles, labels }) => (
        <div className={styles.tags}>
          {roles.map((role) => (
            <span key={role.id} className={styles.tag} data-kind="role">
              {roleName(role)}
            </span>
          ))}
          {labels.map(({ id, name }) => (
            <span key={id} className={styles.tag}>
              {name}
            </span>
          ))}
        </div>
      ),
    },
    {
      key: 'status',
      title: t('org.status'),
      cell: ({ status, hasPassword }) => (
        <div className={styles.states}>
          {status === 'active' ? (
            <StateTag tone="success">{t('org.status_active')}</StateTag>
          ) : (
            <StateTag tone="neutral">{t('org.status_disabled')}</StateTag>
          )}
          {!hasPassword && <StateTag tone="warning">{t('org.password_none')}</StateTag>}
        </div>
      ),
    },
  ]
}
