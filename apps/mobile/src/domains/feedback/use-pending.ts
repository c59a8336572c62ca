import type { CallKey } from '@sands/contract/calls'
import { refetchAfterWrite } from '@sands/web/call/refetch-after-write'
import { type OutboxItem, useOutbox } from '@sands/web/outbox/outbox'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** The writes of a call that wait in the outbox. Loads what shows them again as soon as one of them was sent. */
export function usePending(key: CallKey, shownBy: CallKey): readonly OutboxItem[] {
  const queries = useQueryClient()
  const items = useOutbox().filter((item) => item.key === key)
  const before = useRef(items.length)
  useEffect(() => {
    if (items.length < before.current) void refetchAfterWrite(queries, { queryKey: [shownBy] })
    before.current = items.length
  }, [items.length, queries, shownBy])
  return items
}

/** The text of a waiting write. */
export function contentOf({ body }: Pick<OutboxItem, 'body'>): string {
  const content: unknown = Reflect.get(body, 'content')
  return typeof content === 'string' ? content : ''
}
