import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from './promotion.module.css'
import type { Promotion, PromotionKind, PromotionValues } from './promotion.ts'
import { PromotionRow } from './promotion-row.tsx'
import { usePromotionWords } from './use-promotion-words.ts'

interface PromotionListProps<Item extends Promotion, Draft extends PromotionValues> {
  label: string
  kind: PromotionKind<Item, Draft>
  promotions: readonly Item[]
  /** Without this callback the order cannot be changed. */
  onOrder: ((ids: readonly Item['id'][]) => void) | undefined
  onOpen: (id: string) => void
  onRemove: (promotion: Item) => void
}

/** All promotions in the order in which people see them. */
export function PromotionList<Item extends Promotion, Draft extends PromotionValues>(
  props: PromotionListProps<Item, Draft>,
) {
  const { label, kind, promotions, onOrder, onOpen, onRemove } = props
  const words = usePromotionWords(promotions)
  const ids = promotions.map(({ id }) => id)
  const sort = useDragSort({ count: promotions.length, onMove: (from, to) => onOrder?.(moved(ids, from, to)) })
  const isSortable = onOrder !== undefined && promotions.length > 1
  return (
    <ol className={styles.list} aria-label={label}>
      {promotions.map((promotion, index) => {
        const name = kind.nameOf(promotion)
        return (
          <li key={promotion.id} className={styles.row} {...sort.row(index)}>
            <PromotionRow
              promotion={promotion}
              name={name}
              words={words}
              handle={isSortable ? sort.handle(index, name) : undefined}
              thumb={kind.Thumb && <kind.Thumb promotion={promotion} />}
              onOpen={() => onOpen(promotion.id)}
              onRemove={() => onRemove(promotion)}
            />
          </li>
        )
      })}
    </ol>
  )
}
