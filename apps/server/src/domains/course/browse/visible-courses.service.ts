import type { CourseSortType } from '@sands/contract/course/course.model'
import { asId } from '@sands/contract/kernel/id'
import type { AudienceId, CollegeId, Id } from '@sands/contract/kernel/schema'
import { createCache } from '../../../kernel/cache.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { loadAudienceTests } from '../../org/index.ts'
import { visibleCoursesRepo } from './visible-courses.repo.ts'

export type CourseId = Id<'course'>
export type CategoryId = Id<'courseCategory'>
export type CategoryRow = Awaited<ReturnType<typeof visibleCoursesRepo.categories>>[number]
type VisibleCourse = Awaited<ReturnType<typeof visibleCoursesRepo.courses>>[number]

/** The number of learners changes all day. The order by learners may be this old. */
const POPULARITY_MS = 10_000

export const SORTS = { published: 1, changed: 2, learners: 3 } as const satisfies Record<string, CourseSortType>

/** The courses that one person may see, as they are at this moment. */
export interface VisibleCourses {
  categories: readonly CategoryRow[]
  get(id: CourseId): VisibleCourse | undefined
  /** Newest first. */
  courses: readonly VisibleCourse[]
  sorted(sort: CourseSortType): Promise<readonly VisibleCourse[]>
  /** The number of courses in each category and below it; categories without courses are left out. */
  counts: ReadonlyMap<CategoryId, number>
  /** The category and all its subcategories; undefined for an unknown category. */
  below(id: CategoryId): ReadonlySet<CategoryId> | undefined
}

export interface VisibleCoursesService {
  forViewer(viewer: Viewer): Promise<VisibleCourses>
}

interface CollegeCourses {
  withKeys(audienceKeys: readonly string[]): VisibleCourses
}

/** For each category, the category itself and all categories above it. */
function linesOf(categories: readonly CategoryRow[]): ReadonlyMap<CategoryId, readonly CategoryId[]> {
  const lines = new Map<CategoryId, readonly CategoryId[]>()
  // The list contains parents before children.
  for (const { id, parentId } of categories) lines.set(id, [id, ...((parentId && lines.get(parentId)) || [])])
  return lines
}

/**
 * Caches the courses of a college until one of them changes, and for each set of audience keys the courses visible with
 * it. So lists, totals and counts cost the same for any number of courses.
 */
export function createVisibleCourses({ database, clock, broadcast }: Kernel): VisibleCoursesService {
  const popularity = createCache<{ ids: readonly CourseId[]; at: number }>({
    broadcast,
    clock,
    channel: 'course.changed',
    goodUntil: ({ at }) => at + POPULARITY_MS,
    load: async (key) => ({
      at: clock.now().getTime(),
      ids: await visibleCoursesRepo.byLearners(database.primary, asId<CollegeId>(key)),
    }),
  })

  async function load(collegeId: CollegeId): Promise<CollegeCourses> {
    const db = database.primary
    const [all, categories] = await Promise.all([
      visibleCoursesRepo.courses(db, collegeId),
      visibleCoursesRepo.categories(db, collegeId),
    ])
    const audienceIds = [...new Set(all.flatMap(({ audienceId }) => audienceId ?? []))]
    const tests = await loadAudienceTests(db, audienceIds)
    const lines = linesOf(categories)
    const visibleCourses = new WeakMap<readonly string[], VisibleCourses>()

    function visibleCoursesFor(keys: readonly string[]): VisibleCourses {
      const meant = new Map<AudienceId, boolean>([...tests].map(([id, test]) => [id, test(keys)]))
      const courses = all.filter(({ audienceId }) => audienceId === null || meant.get(audienceId) === true)
      const byId = new Map(courses.map((course) => [course.id, course]))
      const counts = new Map<CategoryId, number>()
      for (const { categoryId } of courses)
        for (const id of (categoryId && lines.get(categoryId)) || []) counts.set(id, (counts.get(id) ?? 0) + 1)
      const time = ({ changedAt }: VisibleCourse) => changedAt?.getTime() ?? 0
      let changed: readonly VisibleCourse[] | undefined
      let learned: { by: readonly CourseId[]; courses: readonly VisibleCourse[] } | undefined
      return {
        categories,
        courses,
        counts,
        get: (id) => byId.get(id),
        async sorted(sort) {
          if (sort === SORTS.published) return courses
          if (sort === SORTS.learners) {
            const { ids: by } = await popularity.load(collegeId)
            if (learned?.by !== by) learned = { by, courses: by.flatMap((id) => byId.get(id) ?? []) }
            return learned.courses
          }
          changed ??= courses.toSorted((one, other) => time(other) - time(one))
          return changed
        },
        below(id) {
          if (!lines.has(id)) return undefined
          return new Set([...lines].filter(([, line]) => line.includes(id)).map(([category]) => category))
        },
      }
    }

    return {
      // A session uses the same array of audience keys until the keys change, so the array itself can be the cache key.
      withKeys(keys) {
        const visible = visibleCourses.get(keys) ?? visibleCoursesFor(keys)
        visibleCourses.set(keys, visible)
        return visible
      },
    }
  }

  const cache = createCache<CollegeCourses>({
    broadcast,
    clock,
    channel: 'course.changed',
    load: (key) => load(asId<CollegeId>(key)),
  })

  return { forViewer: async ({ collegeId, audienceKeys }) => (await cache.load(collegeId)).withKeys(audienceKeys) }
}
