import type { Id } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { IsTaskLocked } from '../../study/index.ts'
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

/** What can keep content closed that is for the person. */
export interface Locks {
  closed: SaleSource['closed']
  isTaskLocked: IsTaskLocked
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

/** The courses without those that only a project opens to the person, and whose task is still locked. */
async function withoutLockedTasks(
  db: Db,
  viewer: Viewer,
  { courses, isTaskLocked }: Pick<Locks, 'isTaskLocked'> & { courses: readonly CourseRow[] },
): Promise<CourseRow[]> {
  const open: CourseRow[] = []
  for (const course of courses)
    if (
      course.isPublishedForThem ||
      !(await isTaskLocked(db, viewer, { type: PROJECT_TASKS.course, refId: course.id }))
    )
      open.push(course)
  return open
}

/**
 * Courseware is open through a published course that the viewer may see, or by itself if it has its own audience.
 * Without a given course, any of its courses will do; a course in which it is not locked comes first.
 */
export async function openCourseware(
  db: Db,
  viewer: Viewer,
  { id, courseId }: Wanted,
  { closed, isTaskLocked }: Locks,
): Promise<OpenCourseware> {
  const courseware = await coursewareRepo.get(db, viewer, id)
  if (!courseware) throw fail('course.not_for_you')
  if (courseware.removedAt) throw fail('course.deleted')
  const all = await coursewareRepo.coursesForCourseware(db, viewer, id)
  const asked = courseId ? all.filter((course) => course.id === courseId) : all
  if (courseId && asked.length === 0) throw fail('course.deleted')
  const visible = asked.filter((course) => !courseRefusal(course))
  const isAlone = !courseId && courseware.isForAll
  if (
    isAlone &&
    (courseware.isPublishedForThem || !(await isTaskLocked(db, viewer, { type: PROJECT_TASKS.courseware, refId: id })))
  )
    return { courseware, course: null, coursewares: [], locks: new Map() }
  if (visible.length === 0) throw isAlone ? fail('training.task_locked') : refusalOf(asked)
  const open = await withoutLockedTasks(db, viewer, { courses: visible, isTaskLocked })
  if (open.length === 0) throw fail('training.task_locked')
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
