import type { CallQuery } from '@sands/contract/calls'
import { usePages } from '@sands/web/call/use-call'
import type { ReactNode } from 'react'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/page/states.tsx'
import { GoodsCard } from './goods-card.tsx'
import styles from './goods-list.module.css'

export const GOODS_PAGE = 'GET /sands-shopping/api/v1/goods/page'
const PAGE_SIZE = 20

/** Goods page by page, with loading, failed, empty and filled states. */
export function GoodsList({ filter, empty }: { filter: CallQuery<typeof GOODS_PAGE>; empty: ReactNode }) {
  const pages = usePages(GOODS_PAGE, { ...filter, size: PAGE_SIZE }, { keep: true })
  const goods = pages.data?.pages.flatMap(({ records }) => records)
  if (!goods) {
    if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    return <RowsSkeleton rows={6} />
  }
  if (goods.length === 0) return empty
  return (
    <>
      <ul className={styles.grid}>
        {goods.map((one) => (
          <GoodsCard key={one.id} goods={one} />
        ))}
      </ul>
      <ListEnd pages={pages} />
    </>
  )
}
