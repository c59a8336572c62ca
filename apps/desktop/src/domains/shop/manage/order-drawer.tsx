import type { Id } from '@sands/contract/kernel/schema'
import type { ManagedOrder } from '@sands/contract/shop/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from '../shop.module.css'
import { OrderActs } from './order-acts.tsx'
import { OrderStateTag } from './order-state-tag.tsx'
import { useLegsText } from './price-text.ts'
import { ShipForm } from './ship-form.tsx'

interface OrderDrawerProps {
  id: Id<'order'> | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** One order in full, and what can be done with it now. */
export function OrderDrawer({ id, onClose, onChanged }: OrderDrawerProps) {
  const t = useT()
  const { data, error, refetch } = useCall(
    'GET /sands-shopping/api/v1/manage/order/get',
    id ? { query: { id } } : null,
    { staleTime: 0 },
  )
  const order = data?.id === id ? data : undefined
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size={560}
      title={order?.orderNo ?? t('shop.order')}
      destroyOnHidden
    >
      {order ? (
        <Whole key={order.id} order={order} onChanged={onChanged} />
      ) : error ? (
        <FailureBlock error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  )
}

function Whole({ order, onChanged }: { order: ManagedOrder; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const { full } = useMoments()
  const legsText = useLegsText()
  const { address, buyer, invoice, merchant, refunds, history } = order
  const place = address && [address.province, address.city, address.district, address.detail].join(' ')
  return (
    <div className={styles.form}>
      <Facts
        facts={[
          { label: t('shop.manage_one'), value: order.goods.spuName },
          { label: t('shop.manage_state'), value: <OrderStateTag state={order.state} /> },
          { label: t('shop.manage_buyer'), value: [buyer.name, buyer.postName].filter(Boolean).join(' · ') },
          { label: t('shop.total'), value: legsText(order, order.currency) },
          { label: t('shop.order_time'), value: full(order.createTime) },
          ...(order.payTime ? [{ label: t('shop.order_paid'), value: full(order.payTime) }] : []),
          ...(merchant ? [{ label: t('shop.merchant'), value: merchant.name }] : []),
          ...(address ? [{ label: t('shop.address'), value: `${address.name} ${address.phone} ${place}` }] : []),
          ...(order.trackingNumber
            ? [{ label: t('shop.order_tracking'), value: `${order.carrier} ${order.trackingNumber}` }]
            : []),
          ...(invoice ? [{ label: t('shop.order_invoice'), value: `${invoice.title} ${invoice.taxNumber}` }] : []),
        ]}
      />
      {refunds.length > 0 && (
        <section aria-label={t('shop.manage_refunds')}>
          <h2 className={styles.heading}>{t('shop.manage_refunds')}</h2>
          <ul className={styles.list}>
            {refunds.map((refund) => (
              <li key={refund.id} className={styles.stacked}>
                <span>
                  {legsText(refund, order.currency)} · {t(`shop.manage_refund_${refund.state}`)}
                </span>
                <span className={styles.quiet}>{[refund.reason, refund.note].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('shop.order_steps')}>
        <h2 className={styles.heading}>{t('shop.order_steps')}</h2>
        <ul className={styles.list}>
          {history.map(({ state, step, time }) => (
            <li key={`${step} ${time}`} className={styles.quiet}>
              {full(time)} · {t(`shop.state_${state}`)}
            </li>
          ))}
        </ul>
      </section>
      {order.state === 'to_ship' && <ShipForm order={order} onChanged={onChanged} />}
      <OrderActs order={order} onChanged={onChanged} />
    </div>
  )
}
