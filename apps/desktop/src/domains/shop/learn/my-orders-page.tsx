import type { OrderItem } from '@sands/contract/shop/order.model'
import { ORDER_STATES } from '@sands/rules/shop/order'
import { useCall } from '@sands/web/call/use-call'
import { Link } from 'react-router'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { OrderStateTag } from '../manage/order-state-tag.tsx'
import { useLegsText } from '../manage/price-text.ts'
import styles from '../shop.module.css'
import { orderPaths } from './order-paths.ts'

const ADDRESS = { ...pageValues, state: choiceValue(['', ...ORDER_STATES], '') }

/** The orders of the person. */
export function MyOrdersPage() {
  const t = useT()
  const [{ current, size, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-shopping/api/v1/order/page',
    { query: { ...(state && { state }), current, size } },
    { staleTime: 0 },
  )
  const columns = useColumns()
  return (
    <ManagePage
      title={t('shop.portal_orders')}
      actions={<LinkButton to={orderPaths.vouchers}>{t('shop.portal_vouchers')}</LinkButton>}
    >
      <search className={styles.filters} aria-label={t('shop.portal_orders')}>
        <Choice
          className={styles.choice}
          label={t('shop.manage_state')}
          placeholder={t('shop.manage_state')}
          value={state}
          options={ORDER_STATES.map((value) => ({ value, label: t(`shop.state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </search>
      <DataTable<OrderItem>
        label={t('shop.portal_orders')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={state !== ''}
            none={{ title: t('shop.orders_none_title'), text: t('shop.orders_none_text') }}
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

function useColumns(): readonly Column<OrderItem>[] {
  const t = useT()
  const { minute } = useMoments()
  const legsText = useLegsText()
  return [
    {
      key: 'order',
      title: t('shop.order_number'),
      keep: 'name',
      cell: ({ id, orderNo, goods }) => (
        <span className={styles.stacked}>
          <Link to={orderPaths.order(id)}>{goods.spuName}</Link>
          <span className={styles.quiet}>{orderNo}</span>
        </span>
      ),
    },
    {
      key: 'paid',
      title: t('shop.total'),
      keep: true,
      align: 'end',
      cell: (order) => <span className={styles.number}>{legsText(order, order.currency)}</span>,
    },
    { key: 'state', title: t('shop.manage_state'), keep: true, cell: ({ state }) => <OrderStateTag state={state} /> },
    { key: 'time', title: t('shop.order_time'), keep: true, cell: ({ createTime }) => minute(createTime) },
    {
      key: 'acts',
      title: t('shop.manage_acts'),
      cell: ({ id, state }) =>
        state === 'pending_pay' && (
          <LinkButton type="primary" size="small" to={orderPaths.pay(id)}>
            {t('shop.pay_now')}
          </LinkButton>
        ),
    },
  ]
}
