import { COURSEWARE_TYPES, type CoursewareType, learnForm, wantsBeyondDay } from './study.ts'

/** A course that waits for its first hour is scheduled; one that waits for its next edition is published. */
export const COURSE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const

/** What those who make courses can put their list in order by. */
export const COURSE_SORTS = ['changed', 'title', 'learners', 'finishers'] as const
export type CourseSort = (typeof COURSE_SORTS)[number]

/** What keeps a course from being published, or should make its author think. */
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
  /** It can be published all the same. */
  isWarning: boolean
  /** The item it is about. */
  key: string | null
}

/** What a rule of completion hangs on: the piece, and the file it is made of. */
export interface CoursewareFacts {
  readonly courseWareType: CoursewareType
  /** Of the file: 1 waits, 2 in work, 3 ready, 4 could not be made. */
  readonly status: number
  /** Seconds. */
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

/** What is there, of what a course names. */
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
 * What an author should know about the time that a piece wants. One that is longer than a day brings, or than the medium,
 * can be met by watching again, if hardly by somebody who meant to.
 */
export function timeWarnings({ courseWareType, duration, minSeconds }: TimedCourseware): CourseFaultKind[] {
  const form = learnForm(courseWareType)
  const isBeyondMedium = form === 'media' && duration > 0 && minSeconds > duration
  return [
    ...(wantsBeyondDay({ form, total: duration * 1000, minSeconds }) ? (['time_beyond_day'] as const) : []),
    ...(isBeyondMedium ? (['time_beyond_medium'] as const) : []),
  ]
}

/** A link opens elsewhere, where nobody can tell how long it is read. */
function timeFaults(courseware: CoursewareFacts, key: string): CourseFault[] {
  const isLink = courseware.courseWareType === COURSEWARE_TYPES.link
  if (isLink) return courseware.minSeconds > 0 ? [fault('time_beyond_medium', key)] : []
  return timeWarnings(courseware).map((kind) => warning(kind, key))
}

/** What is wrong with one piece where it stands. Nobody can finish what has no pages that could be seen. */
export function coursewareFaults(courseware: CoursewareFacts, key: string): CourseFault[] {
  if (courseware.status === FAILED) return [fault('file_failed', key)]
  if (courseware.status !== READY) return [warning('file_not_ready', key), ...timeFaults(courseware, key)]
  const isPaged =
    learnForm(courseware.courseWareType) === 'pages' || learnForm(courseware.courseWareType) === 'pictures'
  if (isPaged && courseware.pages === 0) return [fault('pages_unknown', key)]
  return timeFaults(courseware, key)
}

/**
 * Everything about a course that its author should know before it is published. A category or lecturer that is gone is left
 * out of what learners see.
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
    // A course without anything required could never be finished.
    ...(entries.length > 0 && !entries.some(({ isRequired }) => isRequired) ? [fault('nothing_required')] : []),
    ...coursewares,
    ...(categoryId !== null && !facts.isCategoryThere(categoryId) ? [warning('category_gone')] : []),
    ...(lecturerIds.every(facts.isLecturerThere) ? [] : [warning('lecturer_gone')]),
  ]
}

/** Whether it cannot be published like this. */
export const isBlocking = ({ isWarning }: Pick<CourseFault, 'isWarning'>): boolean => !isWarning
