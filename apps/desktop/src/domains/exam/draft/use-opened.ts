import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'

interface Answer<Stored> {
  data: Stored | undefined
  dataUpdatedAt: number
  refetch: () => Promise<{ data: Stored | undefined; error: unknown }>
}

/** What an editor opens with. Data cached by an earlier visit may be old, so it waits for a fresh answer. */
export function useOpened<Stored>({ data, dataUpdatedAt, refetch }: Answer<Stored>) {
  const [openedAt] = useState(() => Date.now())
  const reload = async (): Promise<Stored | undefined> => {
    const answer = await refetch()
    if (!answer.error) return answer.data
    if (answer.error instanceof CallError) showToast(answer.error.msg, { kind: 'error' })
    return undefined
  }
  return { stored: dataUpdatedAt >= openedAt ? data : undefined, reload }
}
