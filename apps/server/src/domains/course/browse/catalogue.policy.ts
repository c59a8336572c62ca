import type { Id } from '@sands/contract/kernel/schema'

export interface CataloguedCourseware {
  id: Id<'courseware'>
  title: string
  isRequired: boolean
  isFinished: boolean
}

export interface CoursewareOpening {
  beforeId: Id<'courseware'>
  beforeTitle: string
}

/** Where each opens after those before it, a piece is locked by the first required one before it that is not finished. */
export function locksOf(
  coursewares: readonly CataloguedCourseware[],
  isInOrder: boolean,
): ReadonlyMap<Id<'courseware'>, CoursewareOpening | null> {
  let open: CoursewareOpening | null = null
  const locks = new Map<Id<'courseware'>, CoursewareOpening | null>()
  for (const { id, title, isRequired, isFinished } of coursewares) {
    // What is finished stays open, however the catalogue has changed since.
    locks.set(id, isInOrder && !isFinished ? open : null)
    if (isRequired && !isFinished) open ??= { beforeId: id, beforeTitle: title }
  }
  return locks
}

/** Where a person goes on: the piece studied last while it is unfinished, else the first that is still asked for, else the first. */
export function continueWith(
  coursewares: readonly CataloguedCourseware[],
  lastId: Id<'courseware'> | null,
): CataloguedCourseware | undefined {
  const last = coursewares.find(({ id }) => id === lastId)
  if (last && !last.isFinished) return last
  return coursewares.find(({ isRequired, isFinished }) => isRequired && !isFinished) ?? coursewares[0]
}
