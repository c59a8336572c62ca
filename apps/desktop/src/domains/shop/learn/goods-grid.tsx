import { GiftOutlined } from '@ant-design/icons'
import type { GoodsItem } from '@sands/contract/shop/shop.model'
import { shownAmount } from '@sands/web/shop/goods-price'
import { useT } from '../../../kernel/text.ts'
import { CardFacts, CoverCard, CoverCardBone } from '../../../kernel/ui/cover-card.tsx'
import { CoverPicture, NoCover } from '../../../kernel/ui/cover-picture.tsx'
import { useLegsText } from '../manage/price-text.ts'
import styles from '../shop.module.css'
import { orderPaths } from './order-paths.ts'

const BONES = [1, 2, 3, 4] as const

/** Goods with their covers and prices. */
export const GoodsGrid = ({ goods }: { goods: readonly GoodsItem[] }) => (
  <ul className={styles.grid}>
    {goods.map((each) => (
      <li key={each.id}>
        <GoodsCard goods={each} />
      </li>
    ))}
  </ul>
)

/** Bones of the same grid. */
export const GoodsBones = () => (
  <div className={styles.grid}>
    {BONES.map((place) => (
      <CoverCardBone key={place} />
    ))}
  </div>
)

function GoodsCard({ goods }: { goods: GoodsItem }) {
  const t = useT()
  const legsText = useLegsText()
  const badge = goods.isBought === 1 ? t('shop.purchased') : goods.isSoldOut === 1 ? t('shop.sold_out') : undefined
  return (
    <CoverCard
      to={orderPaths.goods(goods.id)}
      cover={
        <CoverPicture
          cover={null}
          url={goods.coverImgUrl}
          sizes="280px"
          none={<NoCover icon={<GiftOutlined aria-hidden />} />}
        />
      }
      badge={badge}
      title={goods.spuName}
    >
      <CardFacts>{legsText(shownAmount(goods), goods.currency)}</CardFacts>
      <CardFacts>{t('shop.bought_count', { count: goods.buyTotal })}</CardFacts>
    </CoverCard>
  )
}
