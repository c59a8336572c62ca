import { shopLinks } from '@sands/contract/shop/shop.links'
import type { GoodsItem } from '@sands/contract/shop/shop.model'
import { useT } from '@sands/web/i18n/i18n'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { shownAmount } from '../goods-price.ts'
import { usePriceText } from '../price-text.ts'
import styles from './goods-row.module.css'

/** Goods in a list: cover, type, name, price and how many were bought. */
export function GoodsRow({ goods }: { goods: GoodsItem }) {
  const t = useT()
  const price = usePriceText()
  const count = useCountText()
  const { id, spuName, spuType, coverImgUrl, buyTotal, isSoldOut, isBought } = goods
  return (
    <li>
      <Link to={shopLinks.goods(id)} className={styles.row}>
        <GoodsCover url={coverImgUrl} />
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.type}>{t(`shop.type_${spuType}`)}</span> {spuName}
          </span>
          <span className={styles.facts}>
            <span className={styles.price}>{price(shownAmount(goods))}</span>
            <span>{t('shop.bought_count', { count: count(buyTotal) })}</span>
            {isBought === 1 && <span>{t('shop.purchased')}</span>}
            {isSoldOut === 1 && <span>{t('shop.sold_out')}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}

export function GoodsCover({ url }: { url: string | null }) {
  return (
    <span className={styles.cover}>
      {url ? <img src={url} alt="" loading="lazy" className={styles.image} /> : <ShoppingBag size={28} aria-hidden />}
    </span>
  )
}
