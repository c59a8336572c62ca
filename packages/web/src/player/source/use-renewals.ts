import { useEffect, useEffectEvent, useRef } from 'react'
import { createRenewals, type RenewalParts, type Renewals } from './renewals.ts'

/** Renews the addresses of an element while it is mounted. */
export function useRenewals(
  element: HTMLMediaElement | null,
  { fileId, onFresh, onLost }: RenewalParts,
): { readonly current: Renewals | null } {
  const renewals = useRef<Renewals | null>(null)
  const fresh = useEffectEvent(onFresh)
  const lost = useEffectEvent(onLost)
  useEffect(() => {
    if (!element) return
    const made = createRenewals(element, { fileId, onFresh: (file) => fresh(file), onLost: (loss) => lost(loss) })
    renewals.current = made
    return made.stop
  }, [element, fileId])
  return renewals
}
