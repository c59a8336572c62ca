import type { CallKey } from '@sands/contract/calls'
import { type OutboxItem, useOutbox } from '@sands/web/outbox/outbox'
import { useEffect, useRef } from 'react'

/** The writes of a call that wait in the outbox. Fetches the list again as soon as one of them was sent. */
export function usePending(key: CallKey, refetch: () => unknown): readonly OutboxItem[] {
  const items = useOutbox().filter((item) => item.key === key)
  const before = useRef(items.length)
  useEffect(() => {
    if (items.length < before.current) void refetch()
    before.current = items.length
  }, [items.length, refetch])
  return items
}

/** The text of a waiting write. */
export function contentOf({ body }: Pick<OutboxItem, 'body'>): string {
  const content: unknown = Reflect.get(body, 'content')
  return typeof content === 'string' ? content : ''
}
