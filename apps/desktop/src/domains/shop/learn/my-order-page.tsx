import { courseLinks } from '@sands/contract/course/course.links'
import type { OrderDetail } from '@sands/contract/shop/order.model'
import { OPENING } from '@sands/rules/shop/order'
import { useMoments } from '../../../kernel/moment.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { OrderStateTag } from '../manage/order-state-tag.tsx'
import { useLegsText } from '../manage/price-text.ts'
import styles from '../shop.module.css'
import { MyOrderActs } from './my-order-acts.tsx'
import { MyRefunds } from './my-refunds.tsx'
import { orderPaths } from './order-paths.ts'
import { useOwnOrder } from './use-own-order.tsx'
import { VoucherCode } from './voucher-code.tsx'

const COURSE = 1

/** An order of the person: what was bought, where it is, and what can be done now. */
export function MyOrderPage() {
  const { order, refetch, missing } = useOwnOrder()
  return order ? <Order order={order} onChanged={refetch} /> : missing
}

function Order({ order, onChanged }: { order: OrderDetail; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const { full, day } = useMoments()
  const { portalAddressOf } = useSlots()
  const legsText = useLegsText()
  const { address, courseId, goods, history, invoice, merchant, voucher } = order
  const place = address && [address.province, address.city, address.district, address.detail].join(' ')
  const isOver = order.state === 'cancelled' || order.state === 'refund_success'
  const isBoughtAgain = isOver || (order.state === 'done' && goods.spuType !== COURSE)
  const course = courseId && OPENING.includes(order.state) ? portalAddressOf(courseLinks.course(courseId)) : undefined
  return (
    <ManagePage
      title={goods.spuName}
      actions={
        <>
          {order.state === 'pending_pay' && (
            <LinkButton type="primary" to={orderPaths.pay(order.id)}>
              {t('shop.pay_now')}
            </LinkButton>
          )}
          {course && (
            <LinkButton type="primary" to={course}>
              {t('shop.to_course')}
            </LinkButton>
          )}
          {isBoughtAgain && <LinkButton to={orderPaths.goods(goods.id)}>{t('shop.buy_again')}</LinkButton>}
        </>
      }
    >
      <Card title={t('shop.order')}>
        <div className={styles.form}>
          <Facts
            facts={[
              { label: t('shop.manage_state'), value: <OrderStateTag state={order.state} /> },
              { label: t('shop.order_number'), value: order.orderNo },
              { label: t('shop.total'), value: legsText(order, order.currency) },
              { label: t('shop.order_time'), value: full(order.createTime) },
              ...(order.payTime ? [{ label: t('shop.order_paid'), value: full(order.payTime) }] : []),
              ...(merchant ? [{ label: t('shop.merchant'), value: merchant.name }] : []),
              ...(address ? [{ label: t('shop.address'), value: `${address.name} ${address.phone} ${place}` }] : []),
              ...(order.trackingNumber
                ? [{ label: t('shop.order_tracking'), value: `${order.carrier} ${order.trackingNumber}` }]
                : []),
              ...(voucher
                ? [
                    {
                      label: t('shop.voucher'),
                      value: voucher.isUsed === 1 ? voucher.code : <VoucherCode code={voucher.code} />,
                    },
                    {
                      label: t('shop.portal_voucher_state'),
                      value:
                        voucher.isUsed === 1
                          ? t('shop.voucher_used')
                          : t('shop.voucher_until', { date: day(voucher.expireTime) }),
                    },
                  ]
                : []),
              ...(invoice ? [{ label: t('shop.order_invoice'), value: `${invoice.title} ${invoice.taxNumber}` }] : []),
            ]}
          />
          <MyOrderActs order={order} onChanged={onChanged} />
        </div>
      </Card>
      {order.refunds.length > 0 && <MyRefunds order={order} />}
      <Card title={t('shop.order_steps')}>
        <ul className={styles.list}>
          {history.map(({ state, step, time }) => (
            <li key={`${step} ${time}`} className={styles.quiet}>
              {full(time)} · {t(`shop.state_${state}`)}
            </li>
          ))}
        </ul>
      </Card>
    </ManagePage>
  )
}
