import type { Id } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { courseRefusal } from '../course.policy.ts'
import type { SaleSource } from '../sale.kind.ts'
import { type CoursewareOpening, locksOf } from './catalogue.policy.ts'
import { type CatalogueRow, catalogueRepo } from './catalogue.repo.ts'
import { type CoursewareRow, coursewareRepo } from './courseware.repo.ts'

type CourseRow = Awaited<ReturnType<typeof coursewareRepo.coursesForCourseware>>[number]

export interface OpenCourseware {
  courseware: CoursewareRow
  /** The course through which the courseware is open; null when it is open by itself. */
  course: CourseRow | null
  coursewares: readonly CatalogueRow[]
  locks: ReadonlyMap<Id<'courseware'>, CoursewareOpening | null>
}

interface Wanted {
  id: Id<'courseware'>
  courseId?: Id<'course'> | undefined
}

/**
 * Of several courses that contain the courseware, the one that is closest to being open gives the reason for the
 * refusal.
 */
function refusalOf(courses: readonly CourseRow[]) {
  const refusals = courses.map(courseRefusal)
  for (const refusal of ['course.not_for_you', 'course.not_published', 'course.deleted'] as const)
    if (refusals.includes(refusal)) return fail(refusal)
  return fail('course.not_published')
}

/**
 * Courseware is open through a published course that the viewer may see, or by itself if it has its own audience.
 * Without a given course, any of its courses will do; a course in which it is not locked comes first.
 */
export async function openCourseware(
  db: Db,
  viewer: Viewer,
  { id, courseId, closed }: Wanted & { closed: SaleSource['closed'] },
): Promise<OpenCourseware> {
  const courseware = await coursewareRepo.get(db, viewer, id)
  if (!courseware) throw fail('course.not_for_you')
  if (courseware.removedAt) throw fail('course.deleted')
  const all = await coursewareRepo.coursesForCourseware(db, viewer, id)
  const asked = courseId ? all.filter((course) => course.id === courseId) : all
  if (courseId && asked.length === 0) throw fail('course.deleted')
  const open = asked.filter((course) => !courseRefusal(course))
  if (!courseId && courseware.isForAll) return { courseware, course: null, coursewares: [], locks: new Map() }
  if (open.length === 0) throw refusalOf(asked)
  const openIds = open.map((course) => course.id)
  const catalogue = await catalogueRepo.forCourses(db, viewer.userId, openIds)
  const goods = await closed(db, viewer, openIds)
  const ways = open.map((course) => {
    const coursewares = catalogue.filter((row) => row.courseId === course.id)
    return {
      courseware,
      course,
      coursewares,
      locks: locksOf(coursewares, { isInOrder: course.isInOrder, goodsId: goods.get(course.id) }),
    }
  })
  const way = ways.find(({ locks }) => !locks.get(id)) ?? ways[0]
  if (!way) throw fail('course.deleted')
  return way
}
