import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import { showToast, type ToastKind } from '@sands/web/toast/toast'
import { useEffect, useRef } from 'react'
import { useTerms } from '../slots.ts'
import { type DesktopText, useT } from '../text.ts'
import { isOver } from './batch-texts.ts'
import { isWatched } from './watched-batches.ts'

const NEWS: Partial<Record<Batch['state'], { text: DesktopText; kind: ToastKind }>> = {
  done: { text: 'ops.batch_told_done', kind: 'success' },
  failed: { text: 'ops.batch_told_failed', kind: 'error' },
}

/** Tells a person who is on another page that their batch has ended. */
export function useBatchNotifications(batches: readonly Batch[]): void {
  const t = useT()
  const { batches: names } = useTerms()
  const underWay = useRef<ReadonlySet<BatchId>>(new Set())
  useEffect(() => {
    for (const batch of batches) {
      const news = NEWS[batch.state]
      if (!news || !underWay.current.has(batch.id) || isWatched(batch.id)) continue
      const name = names.get(batch.kind)
      showToast(t(news.text, { kind: name ? t(name) : batch.kind }), { kind: news.kind })
    }
    underWay.current = new Set(batches.filter((batch) => !isOver(batch)).map(({ id }) => id))
  }, [batches, names, t])
}
