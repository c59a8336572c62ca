import type { Role } from '@sands/contract/org/role.model'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { roleCodeOf, useRoleName } from '../manage/use-role-name.ts'
import styles from './roles.module.css'

export interface RoleActs {
  onCopy: (role: Role) => void
  askDelete: (role: Role) => void
}

/** Without `acts` the roles are only shown. */
export function useRoleColumns({ onOpen, acts }: { onOpen: (role: Role) => void; acts?: RoleActs }): Column<Role>[] {
  const t = useT()
  const roleName = useRoleName()
  const columns: Column<Role>[] = [
    {
      key: 'role',
      title: t('org.grant_role'),
      cell: (role) => {
        const code = roleCodeOf(role.code)
        return (
          <span className={styles.role}>
            <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(role)}>
              {roleName(role)}
            </Button>
            <span className={styles.quiet}>{code ? t(`org.role.${code}.text`) : t('org.role_own_text')}</span>
          </span>
        )
      },
    },
    {
      key: 'kind',
      title: t('org.role_kind'),
      cell: ({ code }) => (
        <StateTag tone={code ? 'neutral' : 'info'}>{code ? t('org.role_built_in') : t('org.role_own')}</StateTag>
      ),
    },
    {
      key: 'rights',
      title: t('org.role_right_count'),
      cell: ({ rights }) => t('org.role_right_number', { count: rights.length }),
    },
    {
      key: 'people',
      title: t('org.role_people'),
      cell: (role) =>
        role.people > 0 ? (
          <Link
            to={`/manage/org/grants?role=${role.id}`}
            aria-label={t('org.role_people_of', { name: roleName(role), count: role.people })}
          >
            {t('org.role_people_number', { count: role.people })}
          </Link>
        ) : (
          t('org.role_people_number', { count: 0 })
        ),
    },
  ]
  if (!acts) return columns
  return [
    ...columns,
    {
      key: 'acts',
      title: t('manage.acts'),
      align: 'end',
      cell: (role) => <Acts role={role} name={roleName(role)} onOpen={onOpen} acts={acts} />,
    },
  ]
}

interface ActsProps {
  role: Role
  name: string
  onOpen: (role: Role) => void
  acts: RoleActs
}

function Acts({ role, name, onOpen, acts }: ActsProps) {
  const t = useT()
  const isOwn = role.code === null
  return (
    <span className={styles.acts}>
      {isOwn && (
        <Button size="small" aria-label={t('org.role_edit_of', { name })} onClick={() => onOpen(role)}>
          {t('org.role_edit')}
        </Button>
      )}
      <Button size="small" aria-label={t('org.role_copy_of', { name })} onClick={() => acts.onCopy(role)}>
        {t('org.role_copy')}
      </Button>
      {isOwn && role.people === 0 && (
        <Button size="small" danger aria-label={t('org.role_delete_of', { name })} onClick={() => acts.askDelete(role)}>
          {t('org.role_delete')}
        </Button>
      )}
    </span>
  )
}
