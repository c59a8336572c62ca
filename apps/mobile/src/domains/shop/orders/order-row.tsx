import type { OrderItem } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Link } from '../../../kernel/ui/link.tsx'
import { usePriceText } from '../price-text.ts'
import styles from './order.module.css'
import { OrderedGoods } from './ordered-goods.tsx'

export function OrderRow({ order }: { order: OrderItem }) {
  const t = useT()
  const price = usePriceText()
  const timeAgo = useTimeAgo()
  return (
    <li>
      <Link to={shopLinks.order(order.id)} className={styles.order}>
        <span className={styles.facts}>
          <time dateTime={order.createTime}>{timeAgo(order.createTime)}</time>
          <span className={styles.tag}>{t(`shop.state_${order.state}`)}</span>
        </span>
        <OrderedGoods cover={order.goods.coverImgUrl} name={order.goods.spuName} price={price(order)} />
      </Link>
    </li>
  )
}
