import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'

interface OrderInput<Id extends string> {
  store: (order: { ids: Id[]; seen: Id[] }) => Promise<unknown>
  /** Fetches the current data. */
  refresh: () => Promise<unknown>
}

/**
 * Shows a new order at once and stores it in the background; of several moves in a row only the last is stored. Each
 * order is sent together with the order it was based on: if somebody else has sorted meanwhile, theirs stays and is
 * shown.
 */
export function useOrder<Id extends string>({ store, refresh }: OrderInput<Id>) {
  const t = useT()
  const [order, setOrder] = useState<readonly Id[]>()
  const wanted = useRef<readonly Id[]>(undefined)
  const isStoring = useRef(false)

  const storeAll = async (first: readonly Id[]) => {
    let seen = first
    while (wanted.current) {
      const ids = wanted.current
      wanted.current = undefined
      await store({ ids: [...ids], seen: [...seen] })
      seen = ids
    }
  }
  const put = async (ids: readonly Id[], seen: readonly Id[]) => {
    setOrder(ids)
    wanted.current = ids
    if (isStoring.current) return
    isStoring.current = true
    try {
      await storeAll(seen)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      wanted.current = undefined
      showToast(error.msg || t('app_network_error'), { kind: 'error' })
    } finally {
      isStoring.current = false
    }
    await refresh()
    // The person may have moved another one while the list was fetched.
    if (!isStoring.current) setOrder(undefined)
  }
  return { order, put }
}
