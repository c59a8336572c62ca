import type { CallKey } from '@sands/contract/calls'
import { type OutboxItem, useOutbox } from '@sands/web/outbox/outbox'
import { useEffect, useRef } from 'react'

/** What waits in the outbox for a call. Asks for the list again as soon as something of it has arrived. */
export function usePending(key: CallKey, refetch: () => unknown): readonly OutboxItem[] {
  const items = useOutbox().filter((item) => item.key === key)
  const before = useRef(items.length)
  useEffect(() => {
    if (items.length < before.current) void refetch()
    before.current = items.length
  }, [items.length, refetch])
  return items
}

/** The text of something that waits. */
export function contentOf({ body }: Pick<OutboxItem, 'body'>): string {
  const content: unknown = Reflect.get(body, 'content')
  return typeof content === 'string' ? content : ''
}
