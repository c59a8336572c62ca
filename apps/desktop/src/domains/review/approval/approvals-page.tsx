import type { ApprovalItem } from '@sands/contract/review/approval.model'
import { APPROVAL_KINDS, DECIDE_MOST } from '@sands/rules/review/approval'
import { useCall } from '@sands/web/call/use-call'
import { APPROVAL_PAGE } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { Button, Tabs } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from './approval.module.css'
import { APPROVAL_ADDRESS, APPROVAL_TABS } from './approval-address.ts'
import { ApprovalDrawer } from './approval-drawer.tsx'
import { ApprovalTag } from './approval-tags.tsx'
import { DeputyDialog } from './deputy-dialog.tsx'
import { ManyBar } from './many-bar.tsx'

/** Requests that wait for the person, many at once; those they decided and those they asked. */
export function ApprovalsPage() {
  const t = useT()
  const { minute } = useMoments()
  const [{ current, size, tab, kind, id }, setAddress] = useAddressQuery(APPROVAL_ADDRESS)
  const page = useCall(APPROVAL_PAGE, { query: { tab, current, size, ...(kind && { kind }) } }, { staleTime: 0 })
  // With what they are: the choice may span pages, and is shown before it is decided.
  const [picked, setPicked] = useState<ReadonlyMap<string, ApprovalItem>>(new Map())
  const pick = (ids: readonly string[]) => {
    if (ids.length > DECIDE_MOST) return showToast(t('review.choose_most', { most: DECIDE_MOST }))
    setPicked(
      new Map(
        ids.flatMap((each) => {
          const item = picked.get(each) ?? page.data?.records.find((record) => record.id === each)
          return item ? [[each, item] as const] : []
        }),
      ),
    )
  }
  const [isAway, setAway] = useState(false)
  const columns: readonly Column<ApprovalItem>[] = [
    {
      key: 'request',
      title: t('review.request'),
      keep: 'name',
      cell: (approval) => (
        <span className={styles.stacked}>
          <Button type="link" className={styles.words ?? ''} onClick={() => setAddress({ id: approval.id })}>
            {approval.title}
          </Button>
          <span className={styles.quiet}>
            {[
              t(`review.kind_${approval.kind}`),
              approval.forName === null ? '' : t('review.for_name', { name: approval.forName }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    { key: 'asker', title: t('review.asker'), keep: 'name', cell: ({ askerName }) => askerName },
    {
      key: 'time',
      title: t('review.asked_time'),
      cell: ({ createTime }) => <time dateTime={createTime}>{minute(createTime)}</time>,
    },
    {
      key: 'state',
      title: t('review.progress'),
      keep: true,
      cell: ({ state, step, steps }) => (
        <span className={styles.stacked}>
          <ApprovalTag state={state} />
          {state === 'waiting' && steps > 1 && (
            <span className={styles.quiet}>{t('review.step_of', { step, steps })}</span>
          )}
        </span>
      ),
    },
  ]
  return (
    <ManagePage
      title={t('review.approvals_page')}
      intro={t('review.approvals_intro')}
      actions={<Button onClick={() => setAway(true)}>{t('review.deputy_set')}</Button>}
    >
      <Tabs
        activeKey={tab}
        items={APPROVAL_TABS.map((key) => ({ key, label: t(`review.tab_${key}`) }))}
        onChange={(next) => {
          pick([])
          setAddress({ tab: APPROVAL_TABS.find((known) => known === next) ?? 'todo', current: 1 })
        }}
      />
      <search className={styles.bar} aria-label={t('review.approvals_page')}>
        <Choice
          className={styles.choice}
          label={t('review.kind')}
          placeholder={t('review.kind_any')}
          value={kind}
          options={APPROVAL_KINDS.map((value) => ({ value, label: t(`review.kind_${value}`) }))}
          onChange={(next) => setAddress({ kind: next, current: 1 })}
        />
      </search>
      <ManyBar chosen={[...picked.values()]} onNone={() => pick([])} onChanged={page.refetch} />
      <DataTable<ApprovalItem>
        label={t('review.approvals_page')}
        columns={columns}
        rowKey={(approval) => approval.id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        {...(tab === 'todo' && {
          selection: { chosen: [...picked.keys()], onChange: pick, nameOf: ({ title }: ApprovalItem) => title },
        })}
        empty={
          <EmptyList
            isNarrowed={kind !== ''}
            none={{ title: t(`review.${tab}_none`), text: t(`review.${tab}_none_text`) }}
            notFound={{
              title: t(`review.${tab}_none`),
              text: t('review.nothing_here'),
              clear: { label: t('review.show_all'), onClear: () => setAddress({ kind: '', current: 1 }) },
            }}
          />
        }
      />
      <ApprovalDrawer id={id} onClose={() => setAddress({ id: '' })} onChanged={page.refetch} />
      <DeputyDialog isOpen={isAway} onClose={() => setAway(false)} />
    </ManagePage>
  )
}
