import type { Grant } from '@sands/contract/org/role.model'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './roles.module.css'
import { useGrantWords } from './use-grant-words.ts'

/** Without `askTake` the grants are only shown. */
export function useGrantColumns(askTake?: (grant: Grant) => void): Column<Grant>[] {
  const t = useT()
  const words = useGrantWords()
  const columns: Column<Grant>[] = [
    {
      key: 'person',
      title: t('org.grant_person'),
      keep: 'name',
      cell: ({ userId, userName }) => <Link to={`/manage/org/why?userId=${userId}`}>{userName}</Link>,
    },
    { key: 'role', title: t('org.grant_role'), cell: (grant) => words.role(grant) },
    { key: 'place', title: t('org.grant_place'), cell: (grant) => words.place(grant) },
    { key: 'by', title: t('org.grant_by'), keep: 'name', cell: (grant) => words.by(grant) },
    {
      key: 'at',
      title: t('org.grant_at'),
      cell: (grant) => <span className={styles.time}>{words.at(grant)}</span>,
    },
  ]
  if (!askTake) return columns
  return [
    ...columns,
    {
      key: 'acts',
      title: t('manage.acts'),
      align: 'end',
      cell: (grant) =>
        grant.mayRevoke && (
          <Button
            size="small"
            danger
            aria-label={t('org.grant_take_of', { name: grant.userName, role: words.role(grant) })}
            onClick={() => askTake(grant)}
          >
            {t('org.grant_take')}
          </Button>
        ),
    },
  ]
}
