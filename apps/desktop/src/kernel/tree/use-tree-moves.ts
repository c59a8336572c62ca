import { attempt } from '@sands/web/call/attempt'
import { useState } from 'react'
import { afterMove, isSameSpot, type Spot, spotOf, type TreeThing } from './tree.ts'

interface TreeMovesInput<T extends TreeThing> {
  things: readonly T[]
  /** Throws the server's refusal, which the call layer has shown by then. */
  put: (thing: T, to: Spot<T>) => Promise<unknown>
  /** Reads the things anew. */
  refresh: () => Promise<unknown>
}

/** Moves within a tree, one at a time, and the last one taken back. `shown` has a move in it before the server has answered. */
export function useTreeMoves<T extends TreeThing>({ things, put, refresh }: TreeMovesInput<T>) {
  const [moving, setMoving] = useState<{ id: string; to: Spot<T> } | null>(null)
  const [moved, setMoved] = useState<{ id: string; name: string; from: Spot<T> } | null>(null)

  const carry = async (thing: T, to: Spot<T>): Promise<boolean> => {
    if (moving) return false
    setMoving({ id: thing.id, to })
    try {
      const { error } = await attempt(() => put(thing, to))
      return error === undefined
    } finally {
      await refresh()
      setMoving(null)
    }
  }

  return {
    shown: moving ? afterMove(things, moving.id, moving.to) : things,
    isMoving: moving !== null,
    moved,
    move: async (thing: T, to: Spot<T>): Promise<void> => {
      const from = spotOf(things, thing)
      if (isSameSpot(from, to) || to.beforeId === thing.id) return
      if (await carry(thing, to)) setMoved({ id: thing.id, name: thing.name, from })
    },
    undo: async (): Promise<void> => {
      const thing = things.find(({ id }) => id === moved?.id)
      if (!thing || !moved) return
      if (await carry(thing, moved.from)) setMoved(null)
    },
  }
}
export type TreeMoves<T extends TreeThing> = ReturnType<typeof useTreeMoves<T>>
