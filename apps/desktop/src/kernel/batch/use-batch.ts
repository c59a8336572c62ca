import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import { useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isOver } from './batch-texts.ts'
import { watchBatch } from './watched-batches.ts'

const LOOK_AGAIN_MS = 1000
const PAGE = 'GET /sands-system/api/v1/ops/batch/page'

/** One batch, polled every second until it ends. `onDone` is called once then, with any result. */
export function useBatch(batchId: BatchId, onDone?: (batch: Batch) => void) {
  const queries = useQueryClient()
  const [over, setOver] = useState(false)
  const answer = useCall(
    'GET /sands-system/api/v1/ops/batch/get',
    { query: { id: batchId } },
    { refetchInterval: over ? false : LOOK_AGAIN_MS, staleTime: 0, silent: true },
  )
  const batch = answer.data
  const ended = batch !== undefined && isOver(batch)

  useEffect(() => setOver(ended), [ended])
  useEffect(() => watchBatch(batchId), [batchId])

  // The tray learns of a new batch, and of its end, at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again whenever one of them changes
  useEffect(() => void queries.invalidateQueries({ queryKey: [PAGE] }), [queries, batchId, ended])

  const tell = useRef(onDone)
  useEffect(() => {
    tell.current = onDone
  }, [onDone])
  const told = useRef<BatchId | null>(null)
  useEffect(() => {
    if (!batch || !ended || told.current === batchId) return
    told.current = batchId
    tell.current?.(batch)
  }, [batch, ended, batchId])

  return answer
}
