import type { ShowingState } from '@sands/contract/home/front.model'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from './promotion.module.css'
import type { Promotion, PromotionCalls, PromotionKind, PromotionValues } from './promotion.ts'
import { PromotionFilter } from './promotion-filter.tsx'
import { PromotionList } from './promotion-list.tsx'
import { useRemovePromotion } from './use-remove-promotion.ts'

interface PromotionBoardProps<Item extends Promotion, Draft extends PromotionValues> {
  kind: PromotionKind<Item, Draft>
  calls: PromotionCalls<Item, Draft>
  /** In order; undefined until loaded. */
  promotions: readonly Item[] | undefined
  state: ShowingState | ''
  /** The button that adds the first one. */
  add: ReactNode
  onState: (state: ShowingState | '') => void
  onOrder: (ids: readonly Item['id'][]) => void
  onOpen: (id: string) => void
}

/** The list with its loading, failed, empty and filled states, filtered by the state of the promotions. */
export function PromotionBoard<Item extends Promotion, Draft extends PromotionValues>(
  props: PromotionBoardProps<Item, Draft>,
) {
  const { kind, calls, promotions, state, add, onState, onOrder, onOpen } = props
  const t = useT()
  const remove = useRemovePromotion(kind, calls)
  if (!promotions && calls.list.isPending) return <BoardSkeleton label={t('kernel.loading')} />
  if (!promotions) {
    return (
      <div className={styles.card}>
        <FailureBlock error={calls.list.error} onRetry={() => void calls.list.refetch()} />
      </div>
    )
  }
  if (promotions.length === 0) {
    return (
      <div className={styles.card}>
        <StateBlock kind="empty" title={t(kind.words.none)} text={t(kind.words.noneText)} actions={add} />
      </div>
    )
  }
  const found = promotions.filter((promotion) => state === '' || promotion.state === state)
  return (
    <div className={styles.main}>
      <search className={styles.bar}>
        <PromotionFilter value={state} promotions={promotions} onChange={onState} />
        {state !== '' && found.length > 1 && <p className={styles.note}>{t('home.shown_sort_all')}</p>}
      </search>
      {found.length === 0 ? (
        <div className={styles.card}>
          <StateBlock
            kind="empty"
            title={t('home.shown_none_found')}
            text={t('home.shown_none_found_text')}
            actions={<Button onClick={() => onState('')}>{t('home.shown_show_all')}</Button>}
          />
        </div>
      ) : (
        <PromotionList
          label={t(kind.words.title)}
          kind={kind}
          promotions={found}
          onOrder={state === '' ? onOrder : undefined}
          onOpen={onOpen}
          onRemove={remove}
        />
      )}
    </div>
  )
}

function BoardSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} active title={false} paragraph={{ rows: 2, width: '100%' }} />
      ))}
    </div>
  )
}
