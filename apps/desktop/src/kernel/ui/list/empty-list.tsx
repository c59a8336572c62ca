import { Button } from 'antd'
import type { ReactNode } from 'react'
import { StateBlock } from '../page/state-block.tsx'

interface EmptyListProps {
  /** Filters are set and match nothing, although the list may have rows. */
  isNarrowed: boolean
  none: { title: string; text: string; actions?: ReactNode }
  notFound: { title: string; text?: string; clear?: { label: string; onClear: () => void } }
}

/** A list without rows: because there are none, or because no row matches the filters. */
export function EmptyList({ isNarrowed, none, notFound: { clear, ...words } }: EmptyListProps) {
  if (!isNarrowed) return <StateBlock kind="empty" {...none} />
  return (
    <StateBlock
      kind="empty"
      {...words}
      {...(clear && { actions: <Button onClick={clear.onClear}>{clear.label}</Button> })}
    />
  )
}
