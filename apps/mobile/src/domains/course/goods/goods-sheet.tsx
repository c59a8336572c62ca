import type { CategoryGoods } from '@sands/contract/course/course.model'
import { JUMP } from '@sands/rules/jump'
import { useT } from '@sands/web/i18n/i18n'
import { useSlots } from '../../../kernel/slots.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { JumpLink } from '../../../kernel/ui/jump-link.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { CourseCover } from '../components/course-cover.tsx'
import { goodsPrice } from './goods-price.ts'
import styles from './goods-sheet.module.css'

const SHOP = '/shopIndex'
const TYPE_NAMES = { 1: 'course.goods_1', 2: 'course.goods_2', 3: 'course.goods_3' } as const

interface GoodsSheetProps {
  title: string
  goods: readonly CategoryGoods[]
  onClose: () => void
}

/** The goods of a category with their prices. */
export function GoodsSheet({ title, goods, onClose }: GoodsSheetProps) {
  const t = useT()
  const { hasScreen } = useSlots()
  return (
    <Sheet title={title} open onClose={onClose}>
      <ul className={styles.list}>
        {goods.map((one) => (
          <li key={one.id}>
            <GoodsRow goods={one} onJump={onClose} />
          </li>
        ))}
      </ul>
      {hasScreen(SHOP) && (
        <Link to={SHOP} className={styles.shop} onClick={onClose}>
          {t('course.goods_shop')}
        </Link>
      )}
    </Sheet>
  )
}

function GoodsRow({ goods, onJump }: { goods: CategoryGoods; onJump: () => void }) {
  const t = useT()
  const count = useCountText()
  const points = (amount: number) => t('course.goods_points', { count: amount })
  const { id, spuName, spuType, coverImgUrl, buyTotal } = goods
  return (
    <JumpLink
      jump={{ type: JUMP.goods, moduleId: id, link: null }}
      title={spuName}
      className={styles.row}
      onJump={onJump}
    >
      <span className={styles.cover}>
        <CourseCover course={{ cover: null, coverImgUrl, fileType: 1 }} sizes="112px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.type}>{t(TYPE_NAMES[spuType])}</span> {spuName}
        </span>
        <span className={styles.facts}>
          <span className={styles.price}>{goodsPrice(goods, points)}</span>
          <span>{t('course.goods_bought', { count: count(buyTotal) })}</span>
        </span>
      </span>
    </JumpLink>
  )
}
