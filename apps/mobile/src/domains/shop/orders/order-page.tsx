import type { OrderDetail } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { useCall } from '@sands/web/call/use-call'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { MissingOrder } from '../components/missing.tsx'
import { useIdInAddress } from '../id-in-address.ts'
import { usePriceText } from '../price-text.ts'
import { AddressLines } from './address-lines.tsx'
import styles from './order.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderedGoods } from './ordered-goods.tsx'
import { PayLeft } from './pay-left.tsx'
import { RefundList } from './refund-list.tsx'
import { useRenew } from './use-renew.ts'
import { VoucherCode } from './voucher-code.tsx'

/** One order: state, steps, address, tracking, voucher, refund and invoice, and what the buyer may do. */
export function OrderPage() {
  const t = useT()
  const { id, isValid } = useIdInAddress<'order'>('id')
  const asked = useCall('GET /sands-shopping/api/v1/order/get', { query: { id } }, { enabled: isValid })
  const { data: order, refetch } = asked
  const renew = useRenew()
  return (
    <Page title={t('shop.order')} bottom={order && <OrderActions order={order} onChanged={renew} />}>
      {order ? <OrderContent order={order} /> : waiting()}
    </Page>
  )

  function waiting() {
    if (!isValid || asked.isError) return <MissingOrder error={asked.error} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={6} />
  }
}

function OrderContent({ order }: { order: OrderDetail }) {
  const t = useT()
  const price = usePriceText()
  const [language] = useLanguage()
  const format = dateFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  const time = (at: string) => format.format(new Date(at))
  const { address, voucher, invoice, refunds, history, carrier, trackingNumber } = order
  return (
    <div className={styles.stack}>
      <section className={styles.panel}>
        <h2 className={styles.state}>{t(`shop.state_${order.state}`)}</h2>
        {order.state === 'pending_pay' && order.expireTime && <PayLeft until={order.expireTime} />}
        <Link to={shopLinks.goods(order.goods.id)} className={styles.goodsLink}>
          <OrderedGoods cover={order.goods.coverImgUrl} name={order.goods.spuName} price={price(order)} />
        </Link>
      </section>
      <ListGroup>
        <ListRow label={t('shop.order_number')} detail={order.orderNo} isWhole />
        <ListRow label={t('shop.order_time')} detail={time(order.createTime)} />
        {order.payTime && <ListRow label={t('shop.order_paid')} detail={time(order.payTime)} />}
        {trackingNumber && <ListRow label={t('shop.order_tracking')} detail={`${carrier} ${trackingNumber}`} />}
        {invoice && <ListRow label={t('shop.order_invoice')} detail={`${invoice.title} ${invoice.taxNumber}`} />}
      </ListGroup>
      {voucher && (
        <ListGroup
          title={t('shop.voucher')}
          note={voucher.isUsed ? t('shop.voucher_used') : t('shop.voucher_until', { date: time(voucher.expireTime) })}
        >
          <li>
            {voucher.isUsed === 1 ? (
              <span className={styles.code}>{voucher.code}</span>
            ) : (
              <VoucherCode code={voucher.code} />
            )}
          </li>
        </ListGroup>
      )}
      {address && (
        <ListGroup title={t('shop.address')}>
          <li className={styles.address}>
            <AddressLines address={address} />
          </li>
        </ListGroup>
      )}
      {refunds.length > 0 && <RefundList order={order} time={time} />}
      <section>
        <h2 className={styles.heading}>{t('shop.order_steps')}</h2>
        <ol className={styles.steps}>
          {history.map(({ step, state, time: at }) => (
            <li key={`${step} ${at}`} className={styles.step}>
              <span>{t(`shop.state_${state}`)}</span>
              <time dateTime={at}>{time(at)}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
