import type { OwnVoucher } from '@sands/contract/shop/order.model'
import { VOUCHER_STATES } from '@sands/rules/shop/shop'
import { useCall } from '@sands/web/call/use-call'
import { Link } from 'react-router'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../shop.module.css'
import { VoucherStateTag } from '../voucher-state-tag.tsx'
import { orderPaths } from './order-paths.ts'

const ADDRESS = { ...pageValues, state: choiceValue(['', ...VOUCHER_STATES], '') }

/** Vouchers of services that the person has bought. */
export function VouchersPage() {
  const t = useT()
  const [{ current, size, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-shopping/api/v1/voucher/page',
    { query: { ...(state && { state }), current, size } },
    { staleTime: 0 },
  )
  const columns = useColumns()
  return (
    <ManagePage title={t('shop.portal_vouchers')}>
      <search className={styles.filters} aria-label={t('shop.portal_vouchers')}>
        <Choice
          className={styles.choice}
          label={t('shop.manage_state')}
          placeholder={t('shop.manage_state')}
          value={state}
          options={VOUCHER_STATES.map((value) => ({ value, label: t(`shop.voucher_state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </search>
      <DataTable<OwnVoucher>
        label={t('shop.portal_vouchers')}
        columns={columns}
        rowKey={({ orderId }) => orderId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={state !== ''}
            none={{ title: t('shop.vouchers_none_title'), text: t('shop.vouchers_none_text') }}
            notFound={{
              title: t('shop.manage_not_found'),
              text: t('shop.manage_not_found_text'),
              clear: { label: t('shop.show_all'), onClear: () => setAddress({ current: 1, state: '' }) },
            }}
          />
        }
      />
    </ManagePage>
  )
}

function useColumns(): readonly Column<OwnVoucher>[] {
  const t = useT()
  const { minute } = useMoments()
  return [
    {
      key: 'goods',
      title: t('shop.manage_one'),
      keep: 'name',
      cell: ({ orderId, spuName, merchantName }) => (
        <span className={styles.stacked}>
          <Link to={orderPaths.order(orderId)}>{spuName}</Link>
          <span className={styles.quiet}>{merchantName}</span>
        </span>
      ),
    },
    {
      key: 'code',
      title: t('shop.voucher'),
      keep: true,
      cell: ({ code, state, expireTime }) => (
        <span className={styles.stacked}>
          {state === 'usable' && <span className={styles.number}>{code}</span>}
          <span className={styles.quiet}>{t('shop.voucher_until', { date: minute(expireTime) })}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('shop.manage_state'),
      keep: true,
      cell: ({ state }) => <VoucherStateTag state={state} />,
    },
  ]
}
