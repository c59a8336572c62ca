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

/** In a course studied in order, courseware is locked by the first unfinished required courseware before it. */
export function locksOf(
  coursewares: readonly CataloguedCourseware[],
  isInOrder: boolean,
): ReadonlyMap<Id<'courseware'>, CoursewareOpening | null> {
  let open: CoursewareOpening | null = null
  const locks = new Map<Id<'courseware'>, CoursewareOpening | null>()
  for (const { id, title, isRequired, isFinished } of coursewares) {
    // Finished courseware stays open even if the catalogue changes later.
    locks.set(id, isInOrder && !isFinished ? open : null)
    if (isRequired && !isFinished) open ??= { beforeId: id, beforeTitle: title }
  }
  return locks
}

/**
 * The courseware with which a person continues: the last one studied if it is unfinished, else the first unfinished
 * required one, else the first.
 */
export function continueWith(
  coursewares: readonly CataloguedCourseware[],
  lastId: Id<'courseware'> | null,
): CataloguedCourseware | undefined {
  const last = coursewares.find(({ id }) => id === lastId)
  if (last && !last.isFinished) return last
  return coursewares.find(({ isRequired, isFinished }) => isRequired && !isFinished) ?? coursewares[0]
}
