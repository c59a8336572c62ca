import type { CourseDocument, DraftChapter, DraftCourseware } from '@sands/contract/course/manage.model'
import { randomId } from '@sands/web/device/random-id'
import { type Neighbours, placeAmong } from '../../../kernel/file/chosen-order.ts'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'

export type CourseEdit = (before: CourseDocument) => CourseDocument

export const setFields =
  (patch: Partial<CourseDocument>): CourseEdit =>
  (before) => ({ ...before, ...patch })

const onChapters =
  (change: (chapters: readonly DraftChapter[]) => DraftChapter[]): CourseEdit =>
  (before) => ({ ...before, chapters: change(before.chapters) })

const newChapter = (title: string, entries: DraftCourseware[] = []): DraftChapter => ({
  key: randomId(),
  title,
  items: entries,
})

export const entriesOf = ({ chapters }: Pick<CourseDocument, 'chapters'>): DraftCourseware[] =>
  chapters.flatMap(({ items: entries }) => entries)

type CoursewareId = DraftCourseware['courseWareId']
const ALONE: Neighbours<CoursewareId> = { earlier: [], later: [] }

/**
 * Adds courseware at the end, or beside its neighbours. Courseware that is already in the course is not added again.
 */
export const addCourseware =
  (courseWareId: CoursewareId, neighbours = ALONE): CourseEdit =>
  (before) => {
    if (entriesOf(before).some((entry) => entry.courseWareId === courseWareId)) return before
    const entry = { key: randomId(), courseWareId, isRequired: true }
    const chapters = before.chapters.length > 0 ? before.chapters : [newChapter('')]
    const coursewareIds = ({ items: entries }: DraftChapter) => entries.map((each) => each.courseWareId)
    const holds = (ids: readonly CoursewareId[]) => (chapter: DraftChapter) =>
      coursewareIds(chapter).some((id) => ids.includes(id))
    const { earlier, later } = neighbours
    const home = chapters.findLast(holds(earlier)) ?? chapters.find(holds(later)) ?? chapters.at(-1)
    const put = (chapter: DraftChapter): DraftChapter => ({
      ...chapter,
      items: chapter.items.toSpliced(placeAmong(coursewareIds(chapter), neighbours), 0, entry),
    })
    return { ...before, chapters: chapters.map((chapter) => (chapter === home ? put(chapter) : chapter)) }
  }

export const changeCourseware = (key: string, patch: Partial<Pick<DraftCourseware, 'isRequired'>>): CourseEdit =>
  onChapters((chapters) =>
    chapters.map((chapter) => ({
      ...chapter,
      items: chapter.items.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)),
    })),
  )

export const removeCourseware = (key: string): CourseEdit =>
  onChapters((chapters) =>
    chapters.map((chapter) => ({ ...chapter, items: chapter.items.filter((entry) => entry.key !== key) })),
  )

/** The first chapter takes in the existing courseware; further chapters are added at the end. */
export const addChapter = (nameOf: (place: number) => string): CourseEdit =>
  onChapters((chapters) => {
    const [only, ...more] = chapters
    if (only && more.length === 0 && only.title === '') {
      const first = { ...only, title: nameOf(1) }
      return only.items.length > 0 ? [first, newChapter(nameOf(2))] : [first]
    }
    return [...chapters, newChapter(nameOf(chapters.length + 1))]
  })

export const renameChapter = (key: string, title: string): CourseEdit =>
  onChapters((chapters) => chapters.map((chapter) => (chapter.key === key ? { ...chapter, title } : chapter)))

/** Its courseware moves to the chapter before, or else to the one after. The last chapter only loses its name. */
export const removeChapter = (key: string): CourseEdit =>
  onChapters((chapters) => {
    const at = chapters.findIndex((chapter) => chapter.key === key)
    const gone = chapters[at]
    if (!gone) return [...chapters]
    if (chapters.length === 1) return gone.items.length > 0 ? [{ ...gone, title: '' }] : []
    const rest = chapters.filter((chapter) => chapter !== gone)
    const heir = Math.max(0, at - 1)
    return rest.map((chapter, index) => {
      if (index !== heir) return chapter
      return { ...chapter, items: at === 0 ? [...gone.items, ...chapter.items] : [...chapter.items, ...gone.items] }
    })
  })

export const moveChapter = (from: number, to: number): CourseEdit => onChapters((chapters) => moved(chapters, from, to))
