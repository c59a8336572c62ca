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
  /** The goods that open it. */
  goodsId?: Id<'goods'>
}

interface CourseLocks {
  isInOrder: boolean
  /** The goods that open the course to this person; undefined when it is open. */
  goodsId?: Id<'goods'> | undefined
}

/** A course that has to be bought can be tried: its first courseware is open. */
function saleLocks(coursewares: readonly CataloguedCourseware[], goodsId: Id<'goods'>) {
  const [first] = coursewares
  const lock = first ? { beforeId: first.id, beforeTitle: first.title, goodsId } : null
  return new Map(coursewares.map(({ id }) => [id, id === first?.id ? null : lock]))
}

/**
 * In a course studied in order, courseware is locked by the first unfinished required courseware before it. A course
 * that has to be bought is locked except for its first courseware.
 */
export function locksOf(
  coursewares: readonly CataloguedCourseware[],
  { isInOrder, goodsId }: CourseLocks,
): ReadonlyMap<Id<'courseware'>, CoursewareOpening | null> {
  if (goodsId) return saleLocks(coursewares, goodsId)
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
