import type { ShowingState } from '@sands/contract/home/front.model'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from './shown.module.css'
import type { ShownCalls, ShownKind, ShownThing, ShownValues } from './shown.ts'
import { ShownFilter } from './shown-filter.tsx'
import { ShownList } from './shown-list.tsx'
import { useRemoveShown } from './use-remove-shown.ts'

interface ShownBoardProps<Thing extends ShownThing, Draft extends ShownValues> {
  kind: ShownKind<Thing, Draft>
  calls: ShownCalls<Thing, Draft>
  /** In order; undefined while they are not known. */
  things: readonly Thing[] | undefined
  state: ShowingState | ''
  /** What makes the first one. */
  add: ReactNode
  onState: (state: ShowingState | '') => void
  onOrder: (ids: readonly Thing['id'][]) => void
  onOpen: (id: string) => void
}

/** The list with its four states, narrowed to those in one state. */
export function ShownBoard<Thing extends ShownThing, Draft extends ShownValues>(props: ShownBoardProps<Thing, Draft>) {
  const { kind, calls, things, state, add, onState, onOrder, onOpen } = props
  const t = useT()
  const remove = useRemoveShown(kind, calls)
  if (!things && calls.list.isPending) return <BoardSkeleton label={t('kernel.loading')} />
  if (!things) {
    return (
      <div className={styles.card}>
        <FailureBlock error={calls.list.error} onRetry={() => void calls.list.refetch()} />
      </div>
    )
  }
  if (things.length === 0) {
    return (
      <div className={styles.card}>
        <StateBlock kind="empty" title={t(kind.words.none)} text={t(kind.words.noneText)} actions={add} />
      </div>
    )
  }
  const found = things.filter((thing) => state === '' || thing.state === state)
  return (
    <div className={styles.main}>
      <search className={styles.bar}>
        <ShownFilter value={state} things={things} onChange={onState} />
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
        <ShownList
          label={t(kind.words.title)}
          kind={kind}
          things={found}
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
