import type { CourseHit, CourseSortType, FoundCourse } from '@sands/contract/course/course.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { wholeCharacters } from '@sands/rules/radicals'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CourseService } from './course.service.ts'
import { apart, excerptOf, wordsOf } from './excerpt.codec.ts'
import { type FoundHit, searchRepo } from './search.repo.ts'
import type { CourseId, VisibleCourses, VisibleCoursesService } from './visible-courses.service.ts'

const MOST_SUGGESTED = 10
const MOST_HITS = 3

export interface SearchService {
  search(
    viewer: Viewer,
    request: PageRequest & { keyWord: string; sortType?: CourseSortType },
  ): Promise<PageOf<FoundCourse>>
  suggest(viewer: Viewer, keyWord: string): Promise<{ id: CourseId; title: string }[]>
}

/** One match for each place and courseware, best first. */
function presentHits(hits: readonly FoundHit[], words: readonly string[]): CourseHit[] {
  const seen = new Set<string>()
  return hits
    .flatMap(({ place, courseware_id: courseWareId, text }) => {
      const key = `${place} ${courseWareId}`
      const excerpt = seen.has(key) ? undefined : excerptOf(text, words)
      seen.add(key)
      return excerpt ? { place, courseWareId, ...excerpt } : []
    })
    .slice(0, MOST_HITS)
}

/** A single letter occurs in nearly every text, so it has to begin a word of the title. */
const isLetter = (word: string): boolean => /^[\x21-\x7e]$/.test(word)
const beginsWord = (title: string, letter: string): boolean => ` ${title.toLowerCase()}`.includes(` ${letter}`)

export function createSearchService(
  { database }: Pick<Kernel, 'database'>,
  { visibleCourses, courses }: { visibleCourses: VisibleCoursesService; courses: Pick<CourseService, 'items'> },
): SearchService {
  const db = database.primary

  async function found(viewer: Viewer, visible: VisibleCourses, words: readonly string[]): Promise<CourseId[]> {
    const letters = words.filter(isLetter)
    const whole = words.filter((word) => !isLetter(word))
    const ids =
      whole.length > 0 ? await searchRepo.find(db, viewer.collegeId, whole) : visible.courses.map(({ id }) => id)
    return ids.filter((id) => {
      const course = visible.get(id)
      return course && letters.every((letter) => beginsWord(course.title, letter))
    })
  }

  /**
   * Chinese words are written together. If no course contains the typed text as a whole, the search looks for each word
   * separately.
   */
  async function foundBy(viewer: Viewer, visible: VisibleCourses, typed: readonly string[]) {
    const courseIds = await found(viewer, visible, typed)
    const words = courseIds.length > 0 ? typed : apart(typed)
    if (words.length === typed.length) return { words: typed, courseIds }
    return { words, courseIds: await found(viewer, visible, words) }
  }

  async function inOrder(visible: VisibleCourses, ids: readonly CourseId[], sortType: CourseSortType | undefined) {
    if (!sortType) return ids
    const wanted = new Set(ids)
    return (await visible.sorted(sortType)).filter(({ id }) => wanted.has(id)).map(({ id }) => id)
  }

  return {
    async search(viewer, { keyWord, sortType, ...request }) {
      const visible = await visibleCourses.forViewer(viewer)
      const { words, courseIds } = await foundBy(viewer, visible, wordsOf(wholeCharacters(keyWord)))
      const ids = await inOrder(visible, courseIds, sortType)
      const { offset, size } = pageWindow(request)
      const shown = ids.slice(offset, offset + size)
      if (shown.length === 0) return pageOf([], ids.length, request)
      const [items, hits] = await Promise.all([
        courses.items(viewer, shown),
        searchRepo.hits(db, viewer.collegeId, { words, ids: shown }),
      ])
      const byCourse = Map.groupBy(hits, ({ course_id }) => course_id)
      const records = items.map((item) => ({ ...item, hits: presentHits(byCourse.get(item.id) ?? [], words) }))
      return pageOf(records, ids.length, request)
    },

    async suggest(viewer, keyWord) {
      const typed = keyWord.trim().toLowerCase()
      const { courses: visibleList } = await visibleCourses.forViewer(viewer)
      const places = visibleList.flatMap(({ id, title }) => {
        const place = title.toLowerCase().indexOf(typed)
        return place < 0 ? [] : { id, title, place }
      })
      // Titles that begin with the typed text come first; within both groups the newest courses come first.
      return places
        .toSorted((one, other) => Number(one.place > 0) - Number(other.place > 0))
        .slice(0, MOST_SUGGESTED)
        .map(({ id, title }) => ({ id, title }))
    },
  }
}
