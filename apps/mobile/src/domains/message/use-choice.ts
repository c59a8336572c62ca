import type { Message } from '@sands/contract/message/message.model'
import { useLayer } from '@sands/web/layer/layer'
import { useState } from 'react'

/** The selected messages of a list. A message that is no longer listed is no longer selected. */
export function useChoice(listed: readonly Message[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const chosen = ids ? listed.filter(({ id }) => ids.has(id)) : []
  useLayer(ids !== null, () => setIds(null))
  const all = chosen.length > 0 && chosen.length === listed.length
  return {
    choosing: ids !== null,
    chosen,
    all,
    has: (message: Message) => (ids ? ids.has(message.id) : null),
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    toggle: ({ id }: Message) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    toggleAll: () => setIds(all ? new Set() : new Set(listed.map(({ id }) => id))),
  }
}
