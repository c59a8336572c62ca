import type { CourseCategoryNode } from '@sands/contract/course/course.model'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { ChevronRight, ShoppingBag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MissingSheet } from '../../../kernel/ui/missing.tsx'
import styles from './goods-banner.module.css'

const GoodsSheet = lazyPart(async () => (await import('./goods-sheet.tsx')).GoodsSheet, MissingSheet)

/** The goods of the chosen category; hidden when there are none. */
export function GoodsBanner({ category }: { category: CourseCategoryNode['id'] }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  const { data } = useCall(
    'POST /sands-lms/api/v1/online-class-summary/classGoods',
    { body: { classificationId: category } },
    { silent: true },
  )
  if (!data || data.goodsInfo.length === 0) return null
  return (
    <>
      <button type="button" className={styles.banner} onClick={() => setOpened(true)}>
        <ShoppingBag size={20} aria-hidden className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.title}>{t('course.goods')}</span>
          <span className={styles.count}>{t('course.goods_count', { count: data.goodsInfo.length })}</span>
        </span>
        <ChevronRight size={16} aria-hidden className={styles.icon} />
      </button>
      <Suspense>
        {opened && <GoodsSheet title={data.categoryName} goods={data.goodsInfo} onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  )
}
