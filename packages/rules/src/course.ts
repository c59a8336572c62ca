import { COURSEWARE_TYPES, type CoursewareType, learnForm, wantsBeyondDay } from './study.ts'

/** A course that waits for its first publication is scheduled; one that waits for its next edition stays published. */
export const COURSE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const

/** The sort orders in the list of courses of the management. */
export const COURSE_SORTS = ['changed', 'title', 'learners', 'finishers'] as const
export type CourseSort = (typeof COURSE_SORTS)[number]

/** Problems that keep a course from being published, or that its author should consider. */
export const COURSE_FAULTS = [
  'no_title',
  'no_cover',
  'no_items',
  'nothing_required',
  'courseware_gone',
  'file_not_ready',
  'file_failed',
  'time_beyond_day',
  'time_beyond_medium',
  'pages_unknown',
  'category_gone',
  'lecturer_gone',
] as const
export type CourseFaultKind = (typeof COURSE_FAULTS)[number]

export interface CourseFault {
  kind: CourseFaultKind
  /** The course can be published despite a warning. */
  isWarning: boolean
  /** The key of the affected part of the catalogue; null for the course itself. */
  key: string | null
}

/** The facts about a courseware and its file that completion rules depend on. */
export interface CoursewareFacts {
  readonly courseWareType: CoursewareType
  /** Status of the file: 1 waiting, 2 in preparation, 3 ready, 4 failed. */
  readonly status: number
  /** In seconds. */
  readonly duration: number
  readonly pages: number
  readonly minSeconds: number
}

type TimedCourseware = Pick<CoursewareFacts, 'courseWareType' | 'duration' | 'minSeconds'>

interface FaultCourseware {
  readonly key: string
  readonly courseWareId: string
  readonly isRequired: boolean
}

export interface FaultDocument {
  readonly title: string
  readonly coverFileId: string | null
  readonly categoryId: string | null
  readonly lecturerIds: readonly string[]
  readonly chapters: readonly { readonly items: readonly FaultCourseware[] }[]
}

/** Which of the referenced courseware, categories and lecturers still exist. */
export interface FaultFacts {
  coursewareOf(courseWareId: string): CoursewareFacts | undefined
  isCategoryThere(id: string): boolean
  isLecturerThere(id: string): boolean
}

const READY = 3
const FAILED = 4

const fault = (kind: CourseFaultKind, key: string | null = null): CourseFault => ({ kind, isWarning: false, key })
const warning = (kind: CourseFaultKind, key: string | null = null): CourseFault => ({ kind, isWarning: true, key })

/**
 * Warnings about the minimum study time of a courseware. A time longer than one day can count, or longer than the
 * medium, can be reached by watching again, but authors rarely intend that.
 */
export function timeWarnings({ courseWareType, duration, minSeconds }: TimedCourseware): CourseFaultKind[] {
  const form = learnForm(courseWareType)
  const isBeyondMedium = form === 'media' && duration > 0 && minSeconds > duration
  return [
    ...(wantsBeyondDay({ form, total: duration * 1000, minSeconds }) ? (['time_beyond_day'] as const) : []),
    ...(isBeyondMedium ? (['time_beyond_medium'] as const) : []),
  ]
}

/** A link opens on another site, where study time cannot be measured. */
function timeFaults(courseware: CoursewareFacts, key: string): CourseFault[] {
  const isLink = courseware.courseWareType === COURSEWARE_TYPES.link
  if (isLink) return courseware.minSeconds > 0 ? [fault('time_beyond_medium', key)] : []
  return timeWarnings(courseware).map((kind) => warning(kind, key))
}

/** The faults of one courseware in a course. A courseware without pages to view can never be finished. */
export function coursewareFaults(courseware: CoursewareFacts, key: string): CourseFault[] {
  if (courseware.status === FAILED) return [fault('file_failed', key)]
  if (courseware.status !== READY) return [warning('file_not_ready', key), ...timeFaults(courseware, key)]
  const isPaged =
    learnForm(courseware.courseWareType) === 'pages' || learnForm(courseware.courseWareType) === 'pictures'
  if (isPaged && courseware.pages === 0) return [fault('pages_unknown', key)]
  return timeFaults(courseware, key)
}

/**
 * Everything about a course that its author should know before publishing it. Learners do not see deleted categories
 * and lecturers.
 */
export function courseFaults(document: FaultDocument, facts: FaultFacts): CourseFault[] {
  const { title, coverFileId, categoryId, lecturerIds, chapters } = document
  const entries = chapters.flatMap((chapter) => chapter.items)
  const coursewares = entries.flatMap(({ key, courseWareId }) => {
    const courseware = facts.coursewareOf(courseWareId)
    return courseware ? coursewareFaults(courseware, key) : [fault('courseware_gone', key)]
  })
  return [
    ...(title.trim() === '' ? [fault('no_title')] : []),
    ...(coverFileId === null ? [warning('no_cover')] : []),
    ...(entries.length === 0 ? [fault('no_items')] : []),
    // A course in which nothing is required could never be finished.
    ...(entries.length > 0 && !entries.some(({ isRequired }) => isRequired) ? [fault('nothing_required')] : []),
    ...coursewares,
    ...(categoryId !== null && !facts.isCategoryThere(categoryId) ? [warning('category_gone')] : []),
    ...(lecturerIds.every(facts.isLecturerThere) ? [] : [warning('lecturer_gone')]),
  ]
}

/** Whether the fault prevents publication. */
export const isBlocking = ({ isWarning }: Pick<CourseFault, 'isWarning'>): boolean => !isWarning

/** An editor says this often that it is open. */
export const EDITOR_TELLS_MS = 15_000
/** After so long without a word it is taken to be closed. */
export const EDITOR_SEEN_MS = 40_000
