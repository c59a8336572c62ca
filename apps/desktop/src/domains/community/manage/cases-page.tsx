import type { ModerationCase } from '@sands/contract/community/moderation.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Checkbox } from 'antd'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { CASE_ADDRESS } from './case-address.ts'
import { CaseDrawer } from './case-drawer.tsx'
import styles from './community.module.css'

const CASES = 'GET /sands-lms/api/v1/community/case/page'

/** Content that waits for a moderator, oldest first. */
export function CasesPage() {
  const t = useT()
  const { minute } = useMoments()
  const [{ current, size, mine, open }, setAddress] = useAddressQuery(CASE_ADDRESS)
  const page = useCall(CASES, { query: { current, size, ...(mine && { isMine: 1 }) } }, { staleTime: 0 })
  const opened = page.data?.records.find(({ id }) => id === open)
  const columns: readonly Column<ModerationCase>[] = [
    {
      key: 'content',
      title: t('community.manage_content'),
      cell: ({ id, communityContent: { title, name } }) => (
        <span className={styles.stacked}>
          <Button type="link" className={styles.words ?? ''} onClick={() => setAddress({ open: id })}>
            {title}
          </Button>
          <span className={styles.quiet}>{name}</span>
        </span>
      ),
    },
    {
      key: 'cause',
      title: t('community.manage_cause'),
      keep: 'name',
      cell: ({ cause, reports }) => (
        <span className={styles.stacked}>
          {t(`community.manage_cause_${cause}`)}
          {reports.length > 0 && (
            <span className={styles.quiet}>{t('community.manage_report_count', { count: reports.length })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'time',
      title: t('community.manage_since'),
      keep: true,
      cell: ({ createTime }) => <time dateTime={createTime}>{minute(createTime)}</time>,
    },
    {
      key: 'claim',
      title: t('community.manage_claimed_by'),
      keep: 'name',
      cell: ({ claimedByName }) =>
        claimedByName === null ? (
          <span className={styles.quiet}>{t('community.manage_unclaimed')}</span>
        ) : (
          <StateTag tone="info">{claimedByName}</StateTag>
        ),
    },
  ]
  return (
    <ManagePage title={t('community.manage_cases')} intro={t('community.manage_cases_intro')}>
      <Checkbox
        checked={mine === '1'}
        onChange={({ target }) => setAddress({ mine: target.checked ? '1' : '', current: 1 })}
      >
        {t('community.manage_only_mine')}
      </Checkbox>
      <DataTable<ModerationCase>
        label={t('community.manage_cases')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={mine === '1'}
            none={{ title: t('community.manage_no_cases'), text: t('community.manage_no_cases_text') }}
            notFound={{
              title: t('community.manage_no_cases'),
              text: t('community.manage_none_mine_text'),
              clear: { label: t('community.manage_show_all'), onClear: () => setAddress({ mine: '', current: 1 }) },
            }}
          />
        }
      />
      <CaseDrawer found={opened} onClose={() => setAddress({ open: '' })} onChanged={page.refetch} />
    </ManagePage>
  )
}
