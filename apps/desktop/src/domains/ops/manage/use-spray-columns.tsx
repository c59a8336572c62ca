import type { SignInSpray } from '@sands/contract/ops/audit.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'

export function useSprayColumns(): Column<SignInSpray>[] {
  const t = useT()
  const { full, number } = useMoments()
  return [
    { key: 'network', title: t('ops.spray_network'), keep: true, cell: ({ network }) => network },
    { key: 'accounts', title: t('ops.spray_accounts'), align: 'end', cell: ({ accounts }) => number(accounts) },
    { key: 'failures', title: t('ops.spray_failures'), align: 'end', cell: ({ failures }) => number(failures) },
    {
      key: 'signedIn',
      title: t('ops.spray_signed_in'),
      cell: ({ signedIn }) => (
        <StateTag tone={signedIn > 0 ? 'danger' : 'success'}>
          {t('ops.spray_signed_in_count', { count: signedIn })}
        </StateTag>
      ),
    },
    { key: 'names', title: t('ops.spray_names'), cell: ({ names }) => names.join(', ') },
    {
      key: 'lastAt',
      title: t('ops.spray_last'),
      cell: ({ lastAt }) => <time dateTime={lastAt}>{full(lastAt)}</time>,
    },
  ]
}
