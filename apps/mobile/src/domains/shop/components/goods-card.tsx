import { shopLinks } from '@sands/contract/shop/shop.links'
import type { GoodsItem } from '@sands/contract/shop/shop.model'
import { useT } from '@sands/web/i18n/i18n'
import { shownAmount } from '@sands/web/shop/goods-price'
import { Link } from '../../../kernel/ui/link.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { usePriceText } from '../price-text.ts'
import styles from './goods-card.module.css'
import { GoodsCover } from './goods-cover.tsx'

/** Goods in the grid of the shop: cover, name, price and how many were bought. */
export function GoodsCard({ goods }: { goods: GoodsItem }) {
  const t = useT()
  const price = usePriceText()
  const count = useCountText()
  const { id, spuName, spuType, coverImgUrl, buyTotal, isSoldOut, isBought } = goods
  return (
    <li className={styles.item}>
      <Link to={shopLinks.goods(id)} className={styles.card}>
        <span className={styles.picture}>
          <GoodsCover url={coverImgUrl} />
          {isSoldOut === 1 && <span className={styles.soldOut}>{t('shop.sold_out')}</span>}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{spuName}</span>
          <span className={styles.price}>{price(shownAmount(goods))}</span>
          <span className={styles.facts}>
            <span>{t(`shop.type_${spuType}`)}</span>
            <span>{t('shop.bought_count', { count: count(buyTotal) })}</span>
            {isBought === 1 && <span className={styles.bought}>{t('shop.purchased')}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}
