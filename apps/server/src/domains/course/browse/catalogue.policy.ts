import type { Id } from '@sands/contract/kernel/schema'

export interface CataloguePiece {
  id: Id<'courseware'>
  title: string
  isRequired: boolean
  isFinished: boolean
}

export interface PieceLock {
  beforeId: Id<'courseware'>
  beforeTitle: string
}

/** Where each opens after those before it, a piece is locked by the first required one before it that is not finished. */
export function locksOf(
  pieces: readonly CataloguePiece[],
  isInOrder: boolean,
): ReadonlyMap<Id<'courseware'>, PieceLock | null> {
  let open: PieceLock | null = null
  const locks = new Map<Id<'courseware'>, PieceLock | null>()
  for (const { id, title, isRequired, isFinished } of pieces) {
    // What is finished stays open, however the catalogue has changed since.
    locks.set(id, isInOrder && !isFinished ? open : null)
    if (isRequired && !isFinished) open ??= { beforeId: id, beforeTitle: title }
  }
  return locks
}

/** Where a person goes on: the piece studied last while it is unfinished, else the first that is still asked for, else the first. */
export function continueWith(
  pieces: readonly CataloguePiece[],
  lastId: Id<'courseware'> | null,
): CataloguePiece | undefined {
  const last = pieces.find(({ id }) => id === lastId)
  if (last && !last.isFinished) return last
  return pieces.find(({ isRequired, isFinished }) => isRequired && !isFinished) ?? pieces[0]
}
