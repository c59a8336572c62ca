import { ScanOutlined } from '@ant-design/icons'
import type { ManagedVoucher } from '@sands/contract/shop/manage.model'
import { VOUCHER_STATES } from '@sands/rules/shop/shop'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../shop.module.css'
import { VoucherStateTag } from '../voucher-state-tag.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'

const ADDRESS = { ...pageValues, keyword: textValue(60), state: choiceValue(['', ...VOUCHER_STATES], '') }

/** Vouchers of services: whose they are, and which were redeemed. People of a merchant see those of their own. */
export function VouchersPage() {
  const t = useT()
  const viewer = useViewer()
  const [{ current, size, keyword, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-shopping/api/v1/manage/voucher/page',
    { query: { ...(keyword && { keyWord: keyword }), ...(state && { state }), current, size } },
    { staleTime: 0 },
  )
  const [isRedeeming, setRedeeming] = useState(false)
  const columns = useColumns()
  return (
    <ManagePage
      title={t('shop.manage_vouchers')}
      intro={t('shop.manage_vouchers_intro')}
      actions={
        may(viewer, 'shop.orders.ship') && (
          <Button icon={<ScanOutlined aria-hidden />} onClick={() => setRedeeming(true)}>
            {t('shop.manage_redeem')}
          </Button>
        )
      }
    >
      <search className={styles.filters} aria-label={t('shop.manage_vouchers')}>
        <KeywordField
          className={styles.keyword}
          label={t('shop.manage_orders_search')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('shop.manage_state')}
          placeholder={t('shop.manage_state')}
          value={state}
          options={VOUCHER_STATES.map((value) => ({ value, label: t(`shop.voucher_state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </search>
      <DataTable<ManagedVoucher>
        label={t('shop.manage_vouchers')}
        columns={columns}
        rowKey={({ orderId }) => orderId}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={keyword !== '' || state !== ''}
            none={{ title: t('shop.vouchers_none_title'), text: t('shop.manage_vouchers_none') }}
            notFound={{
              title: t('shop.manage_not_found'),
              text: t('shop.manage_not_found_text'),
              clear: { label: t('shop.show_all'), onClear: () => setAddress({ current: 1, keyword: '', state: '' }) },
            }}
          />
        }
      />
      <RedeemDialog isOpen={isRedeeming} onClose={() => setRedeeming(false)} onChanged={page.refetch} />
    </ManagePage>
  )
}

function useColumns(): readonly Column<ManagedVoucher>[] {
  const t = useT()
  const { minute } = useMoments()
  return [
    {
      key: 'goods',
      title: t('shop.manage_one'),
      keep: 'name',
      cell: ({ spuName, merchantName }) => (
        <span className={styles.stacked}>
          <span>{spuName}</span>
          <span className={styles.quiet}>{merchantName}</span>
        </span>
      ),
    },
    { key: 'buyer', title: t('shop.manage_buyer'), keep: true, cell: ({ buyerName }) => buyerName },
    { key: 'state', title: t('shop.manage_state'), keep: true, cell: ({ state }) => <VoucherStateTag state={state} /> },
    {
      key: 'code',
      title: t('shop.voucher'),
      keep: true,
      cell: ({ code, useTime, expireTime }) => (
        <span className={styles.stacked}>
          {code && <span className={styles.number}>{code}</span>}
          <span className={styles.quiet}>
            {useTime ? minute(useTime) : t('shop.voucher_until', { date: minute(expireTime) })}
          </span>
        </span>
      ),
    },
  ]
}
