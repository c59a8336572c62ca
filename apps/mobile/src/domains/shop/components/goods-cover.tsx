import { ShoppingBag } from 'lucide-react'
import styles from './goods-cover.module.css'

/** The picture of goods. It fills its place; goods without a picture show a sign. */
export function GoodsCover({ url }: { url: string | null }) {
  return (
    <span className={styles.cover}>
      {url ? <img src={url} alt="" loading="lazy" className={styles.image} /> : <ShoppingBag size={28} aria-hidden />}
    </span>
  )
}
