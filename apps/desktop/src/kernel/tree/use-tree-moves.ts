import { attempt } from '@sands/web/call/attempt'
import { useState } from 'react'
import { afterMove, isSameSpot, type Spot, spotOf, type TreeItem } from './tree.ts'

interface TreeMovesInput<T extends TreeItem> {
  items: readonly T[]
  /** Throws the error that the server returned, which the call layer has already shown. */
  put: (item: T, to: Spot<T>) => Promise<unknown>
  /** Reads the items again. */
  refresh: () => Promise<unknown>
}

/**
 * Moves items in a tree, one at a time, and can undo the last move. `shown` includes a move before the server has
 * answered.
 */
export function useTreeMoves<T extends TreeItem>({ items, put, refresh }: TreeMovesInput<T>) {
  const [moving, setMoving] = useState<{ id: string; to: Spot<T> } | null>(null)
  const [moved, setMoved] = useState<{ id: string; name: string; from: Spot<T> } | null>(null)

  const carry = async (item: T, to: Spot<T>): Promise<boolean> => {
    if (moving) return false
    setMoving({ id: item.id, to })
    try {
      const { error } = await attempt(() => put(item, to))
      return error === undefined
    } finally {
      await refresh()
      setMoving(null)
    }
  }

  return {
    shown: moving ? afterMove(items, moving.id, moving.to) : items,
    isMoving: moving !== null,
    moved,
    move: async (item: T, to: Spot<T>): Promise<void> => {
      const from = spotOf(items, item)
      if (isSameSpot(from, to) || to.beforeId === item.id) return
      if (await carry(item, to)) setMoved({ id: item.id, name: item.name, from })
    },
    undo: async (): Promise<void> => {
      const item = items.find(({ id }) => id === moved?.id)
      if (!item || !moved) return
      if (await carry(item, moved.from)) setMoved(null)
    },
  }
}
export type TreeMoves<T extends TreeItem> = ReturnType<typeof useTreeMoves<T>>
