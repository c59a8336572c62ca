import { GoodsCover } from '../components/goods-cover.tsx'
import styles from './order.module.css'

/** What an order is about: picture, name and price. */
export function OrderedGoods({ cover, name, price }: { cover: string | null; name: string; price: string }) {
  return (
    <span className={styles.goods}>
      <span className={styles.cover}>
        <GoodsCover url={cover} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{price}</span>
      </span>
    </span>
  )
}
