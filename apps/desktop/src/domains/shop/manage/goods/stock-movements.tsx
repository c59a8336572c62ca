import type { Id } from '@sands/contract/kernel/schema'
import type { StockEntry } from '@sands/contract/shop/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../../kernel/moment.ts'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import styles from '../../shop.module.css'

const SIZE = 20
const PARTS_MOST = 50

type MovementId = StockEntry['id']

/** Everything that changed the stock, newest first. Older changes follow on request. */
export function StockMovements({ id }: { id: Id<'goods'> }) {
  const t = useT()
  const [after, setAfter] = useState<readonly MovementId[]>([])
  const parts = [undefined, ...after]
  return (
    <section aria-label={t('shop.manage_movements')}>
      {parts.map((before, place) => (
        <Part
          key={before ?? 'first'}
          id={id}
          before={before}
          onMore={
            place === parts.length - 1 && parts.length < PARTS_MOST
              ? (last) => setAfter((known) => [...known, last])
              : undefined
          }
        />
      ))}
      {parts.length >= PARTS_MOST && (
        <p className={styles.quiet}>{t('shop.manage_movements_most', { count: PARTS_MOST * SIZE })}</p>
      )}
    </section>
  )
}

interface PartProps {
  id: Id<'goods'>
  before: MovementId | undefined
  /** Missing when the next part is shown already. */
  onMore: ((last: MovementId) => void) | undefined
}

function Part({ id, before, onMore }: PartProps) {
  const t = useT()
  const { minute } = useMoments()
  const page = useCall(
    'GET /sands-shopping/api/v1/manage/stock/page',
    { query: { id, size: SIZE, ...(before && { before }) } },
    // A part with another one after it stays as it is: a newer one would end before the next begins.
    { staleTime: onMore ? 0 : Number.POSITIVE_INFINITY },
  )
  if (!page.data)
    return page.error ? <FailureBlock error={page.error} onRetry={() => void page.refetch()} /> : <Skeleton active />
  const { records } = page.data
  const last = records.length === SIZE ? records.at(-1) : undefined
  return (
    <>
      <ul className={styles.list}>
        {records.map((entry) => (
          <li key={entry.id} className={styles.stacked}>
            <span className={styles.number}>
              {t(`shop.manage_move_${entry.kind}`)} {entry.amount > 0 ? `+${entry.amount}` : entry.amount} →{' '}
              {entry.stockAfter}
            </span>
            <span className={styles.quiet}>
              {[minute(entry.time), entry.by, entry.orderNo, entry.note].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {onMore && last && <Button onClick={() => onMore(last.id)}>{t('shop.manage_movements_more')}</Button>}
    </>
  )
}
