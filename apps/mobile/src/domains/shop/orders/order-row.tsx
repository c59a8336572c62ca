import type { OrderItem } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Link } from 'react-router'
import { GoodsCover } from '../components/goods-row.tsx'
import { usePriceText } from '../price-text.ts'
import styles from './order.module.css'

export function OrderRow({ order }: { order: OrderItem }) {
  const t = useT()
  const price = usePriceText()
  const timeAgo = useTimeAgo()
  return (
    <li>
      <Link to={shopLinks.order(order.id)} className={styles.row}>
        <GoodsCover url={order.goods.coverImgUrl} />
        <span className={styles.words}>
          <span className={styles.name}>{order.goods.spuName}</span>
          <span className={styles.price}>{price(order)}</span>
          <span className={styles.facts}>
            <span>{t(`shop.state_${order.state}`)}</span>
            <time dateTime={order.createTime}>{timeAgo(order.createTime)}</time>
          </span>
        </span>
      </Link>
    </li>
  )
}
