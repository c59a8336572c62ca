import { ExportOutlined, ScanOutlined } from '@ant-design/icons'
import { idIn } from '@sands/contract/kernel/id'
import type { BatchId } from '@sands/contract/kernel/schema'
import { ORDER_STATES } from '@sands/rules/shop/order'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { type AddressValue, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DaysField } from '../../../kernel/ui/form/day-field.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { ShipmentImport } from '../shipment/shipment-import.tsx'
import styles from '../shop.module.css'
import { OrderDrawer } from './order-drawer.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { type OrderLine, useOrderColumns } from './use-order-columns.tsx'

const PAGE = 'GET /sands-shopping/api/v1/manage/order/page'
const GET = 'GET /sands-shopping/api/v1/manage/order/get'
const dayValue: AddressValue<string> = {
  fallback: '',
  read: (text) => (/^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? text : undefined),
}
const ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  state: choiceValue(['', ...ORDER_STATES], ''),
  from: dayValue,
  to: dayValue,
  open: textValue(20),
}
const NO_FILTER = { current: 1, keyword: '', state: '', from: '', to: '' } as const

/** Orders of the college, with shipping, refunds and vouchers. */
export function OrdersPage() {
  const t = useT()
  const queries = useQueryClient()
  const viewer = useViewer()
  const mayShip = may(viewer, 'shop.orders.ship')
  // People of a merchant see only its orders, and export none.
  const seesAll = may(viewer, 'shop.orders.view')
  const [{ current, size, keyword, state, from, to, open }, setAddress] = useAddressQuery(ADDRESS)
  const filter = {
    ...{ ...(keyword && { keyWord: keyword }), ...(state && { state }) },
    ...{ ...(from && { from }), ...(to && { until: to }) },
  }
  const query = { ...filter, current, size }
  const page = useCall(PAGE, { query }, { staleTime: 0 })
  const openId = idIn<'order'>(open)
  const [isRedeeming, setRedeeming] = useState(false)
  const reload = useCallback(
    () =>
      Promise.all([queries.invalidateQueries({ queryKey: [PAGE] }), queries.invalidateQueries({ queryKey: [GET] })]),
    [queries],
  )
  const exporting = useAct('POST /sands-shopping/api/v1/manage/order/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const run = useRun(reload)
  const startExport = () => run(async () => setBatchId((await exporting.mutateAsync({ body: filter })).batchId))
  const columns = useOrderColumns(({ id }) => setAddress({ open: id }))
  return (
    <ManagePage
      title={t('shop.manage_orders')}
      intro={t(seesAll ? 'shop.manage_orders_intro' : 'shop.manage_own_orders_intro')}
      actions={
        <>
          {mayShip && (
            <>
              <Button icon={<ScanOutlined aria-hidden />} onClick={() => setRedeeming(true)}>
                {t('shop.manage_redeem')}
              </Button>
              <ShipmentImport onDone={() => void reload()} />
            </>
          )}
          {seesAll && (
            <Button
              icon={<ExportOutlined aria-hidden />}
              loading={exporting.isPending}
              disabled={page.data?.total === 0}
              onClick={() => void startExport()}
            >
              {t('shop.manage_export')}
            </Button>
          )}
        </>
      }
    >
      <search className={styles.filters} aria-label={t('shop.manage_orders')}>
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
          options={ORDER_STATES.map((value) => ({ value, label: t(`shop.state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
        <DaysField
          labels={{ from: t('shop.manage_from'), to: t('shop.manage_until') }}
          from={from}
          to={to}
          onChange={(next) => setAddress({ current: 1, ...next })}
        />
      </search>
      <DataTable<OrderLine>
        label={t('shop.manage_orders')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={[keyword, state, from, to].some((value) => value !== '')}
            none={{ title: t('shop.orders_none_title'), text: t('shop.manage_orders_none') }}
            notFound={{
              title: t('shop.manage_not_found'),
              text: t('shop.manage_not_found_text'),
              clear: { label: t('shop.show_all'), onClear: () => setAddress(NO_FILTER) },
            }}
          />
        }
      />
      <OrderDrawer id={openId} onClose={() => setAddress({ open: '' })} onChanged={reload} />
      <BatchDialog batchId={batchId} title={t('shop.batch_orders')} onClose={() => setBatchId(undefined)} />
      <RedeemDialog isOpen={isRedeeming} onClose={() => setRedeeming(false)} onChanged={reload} />
    </ManagePage>
  )
}
