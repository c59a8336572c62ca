import type { CallData } from '@sands/contract/calls'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { RowOpener } from '../../../kernel/ui/list/row-opener.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from '../shop.module.css'
import { OrderStateTag } from './order-state-tag.tsx'
import { useLegsText } from './price-text.ts'

export type OrderLine = CallData<'GET /sands-shopping/api/v1/manage/order/page'>['records'][number]

export function useOrderColumns(onOpen: (order: OrderLine) => void): readonly Column<OrderLine>[] {
  const t = useT()
  const { minute } = useMoments()
  const legsText = useLegsText()
  return [
    {
      key: 'order',
      title: t('shop.order_number'),
      keep: 'name',
      cell: (order) => (
        <span className={styles.stacked}>
          <RowOpener onOpen={() => onOpen(order)}>{order.orderNo}</RowOpener>
          <span className={styles.quiet}>{order.goods.spuName}</span>
        </span>
      ),
    },
    { key: 'buyer', title: t('shop.manage_buyer'), cell: ({ buyerName }) => buyerName },
    { key: 'merchant', title: t('shop.merchant'), cell: ({ merchantName }) => merchantName },
    {
      key: 'paid',
      title: t('shop.total'),
      keep: true,
      align: 'end',
      cell: (order) => <span className={styles.number}>{legsText(order, order.currency)}</span>,
    },
    { key: 'state', title: t('shop.manage_state'), keep: true, cell: ({ state }) => <OrderStateTag state={state} /> },
    { key: 'time', title: t('shop.order_time'), keep: true, cell: ({ createTime }) => minute(createTime) },
  ]
}
