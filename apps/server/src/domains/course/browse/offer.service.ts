import type { CourseSortType } from '@sands/contract/course/course.model'
import type { AudienceId, CollegeId, Id } from '@sands/contract/kernel/schema'
import { createKept } from '../../../kernel/kept.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { loadAudienceTests } from '../../org/index.ts'
import { offerRepo } from './offer.repo.ts'

export type CourseId = Id<'course'>
export type CategoryId = Id<'courseCategory'>
export type CategoryRow = Awaited<ReturnType<typeof offerRepo.categories>>[number]
type OfferedCourse = Awaited<ReturnType<typeof offerRepo.courses>>[number]

/** How many have begun a course changes all day; whoever sorts by it sees an order at most so old. */
const POPULARITY_MS = 10_000

export const SORTS = { published: 1, changed: 2, learners: 3 } as const satisfies Record<string, CourseSortType>

/** The courses that one person may see, as they are at this moment. */
export interface Offer {
  categories: readonly CategoryRow[]
  get(id: CourseId): OfferedCourse | undefined
  /** Newest first. */
  courses: readonly OfferedCourse[]
  sorted(sort: CourseSortType): Promise<readonly OfferedCourse[]>
  /** Courses in each category and below; a category without any is left out. */
  counts: ReadonlyMap<CategoryId, number>
  /** A category with everything below it; undefined when there is none. */
  below(id: CategoryId): ReadonlySet<CategoryId> | undefined
}

export interface Offers {
  of(viewer: Viewer): Promise<Offer>
}

interface CollegeOffer {
  for(audienceKeys: readonly string[]): Offer
}

/** What a category stands in, itself first. */
function linesOf(categories: readonly CategoryRow[]): ReadonlyMap<CategoryId, readonly CategoryId[]> {
  const lines = new Map<CategoryId, readonly CategoryId[]>()
  // Parents come before children.
  for (const { id, parentId } of categories) lines.set(id, [id, ...((parentId && lines.get(parentId)) || [])])
  return lines
}

/**
 * Which courses a college has is kept in memory until one of them changes, and for each set of audience keys which of them
 * are meant for it: lists, totals and counts cost the same however many courses there are.
 */
export function createOffers({ database, clock, broadcast }: Kernel): Offers {
  const popularity = createKept<{ ids: readonly CourseId[]; at: number }>({
    broadcast,
    clock,
    channel: 'course.changed',
    goodUntil: ({ at }) => at + POPULARITY_MS,
    load: async (key) => ({
      at: clock.now().getTime(),
      ids: await offerRepo.byLearners(database.primary, key as CollegeId),
    }),
  })

  async function load(collegeId: CollegeId): Promise<CollegeOffer> {
    const db = database.primary
    const [all, categories] = await Promise.all([offerRepo.courses(db, collegeId), offerRepo.categories(db, collegeId)])
    const audienceIds = [...new Set(all.flatMap(({ audienceId }) => audienceId ?? []))]
    const tests = await loadAudienceTests(db, audienceIds)
    const lines = linesOf(categories)
    const offers = new WeakMap<readonly string[], Offer>()

    function offerFor(keys: readonly string[]): Offer {
      const meant = new Map<AudienceId, boolean>([...tests].map(([id, test]) => [id, test(keys)]))
      const courses = all.filter(({ audienceId }) => audienceId === null || meant.get(audienceId) === true)
      const byId = new Map(courses.map((course) => [course.id, course]))
      const counts = new Map<CategoryId, number>()
      for (const { categoryId } of courses)
        for (const id of (categoryId && lines.get(categoryId)) || []) counts.set(id, (counts.get(id) ?? 0) + 1)
      const time = ({ changedAt }: OfferedCourse) => changedAt?.getTime() ?? 0
      let changed: readonly OfferedCourse[] | undefined
      let learned: { by: readonly CourseId[]; courses: readonly OfferedCourse[] } | undefined
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
      // The keys of a session are one array as long as they hold.
      for(keys) {
        const offer = offers.get(keys) ?? offerFor(keys)
        offers.set(keys, offer)
        return offer
      },
    }
  }

  const kept = createKept<CollegeOffer>({
    broadcast,
    clock,
    channel: 'course.changed',
    load: (key) => load(key as CollegeId),
  })

  return { of: async ({ collegeId, audienceKeys }) => (await kept.load(collegeId)).for(audienceKeys) }
}
