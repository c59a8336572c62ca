import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { MadeCourseware } from './coursewares.demo.ts'
import { seededRandom } from './random.demo.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The demo company is in the time zone UTC+8. */
const EAST_MS = 8 * HOUR_MS

export interface StudiedCourse {
  id: Id<'course'>
  coursewares: readonly { courseware: MadeCourseware; isRequired: boolean }[]
  /** The period in which people could study the course. */
  from: Date
  until: Date
  interest: number
  stamina: number
  people: readonly UserId[]
  seekAhead: boolean
  learner: readonly [finished: number, percent: number] | undefined
}

/** One study session of one person with one courseware. */
export interface StudySession {
  userId: UserId
  course: StudiedCourse | null
  courseware: MadeCourseware
  at: Date
  milliseconds: number
  /** The percentage of the courseware seen at the end of the session; 100 means finished. */
  percent: number
}

/** A time between 8 and 21 o'clock of that day, but not in the future. */
function within(day: number, random: () => number, now: Date): number {
  const midnight = Math.floor((day + EAST_MS) / DAY_MS) * DAY_MS - EAST_MS
  const at = midnight + 8 * HOUR_MS + random() * 13 * HOUR_MS
  const latest = now.getTime() - 20 * MINUTE_MS
  return at <= latest ? at : latest - random() * 30 * MINUTE_MS
}

/** The study time varies around the typical time, and is never below the required minimum. */
const timeFor = ({ minutes, minSeconds }: MadeCourseware, random: () => number): number =>
  Math.round(Math.max(minSeconds * 1000 + 5000, minutes * MINUTE_MS * (0.7 + random() * 0.8)))

function walk(course: StudiedCourse, userId: UserId, random: () => number, now: Date): StudySession[] {
  const studySessions: StudySession[] = []
  const last = Math.min(course.until.getTime(), now.getTime())
  let at = within(course.from.getTime() + random() * (last - course.from.getTime() - HOUR_MS), random, now)
  for (const { courseware, isRequired } of course.coursewares) {
    if (!isRequired && random() > 0.6) continue
    if (at > last - 20 * MINUTE_MS) break
    const milliseconds = timeFor(courseware, random)
    const goesOn = random() < course.stamina
    const percent = goesOn ? 100 : Math.round(20 + random() * 60)
    if (goesOn || courseware.form !== 'link')
      studySessions.push({ userId, course, courseware, at: new Date(at), milliseconds, percent })
    if (!goesOn) break
    at = random() < 0.6 ? at + milliseconds + MINUTE_MS : within(at + (1 + random() * 3) * DAY_MS, random, now)
  }
  return studySessions
}

/**
 * The study sessions of the account `learner`, which most visitors of the demo use: a little nearly every day until
 * today, with courseware in every state.
 */
function walkLearner(
  userId: UserId,
  { courses, alone, now }: { courses: readonly StudiedCourse[]; alone: readonly MadeCourseware[]; now: Date },
): StudySession[] {
  const random = seededRandom('learner')
  const steps = courses
    .flatMap((course) => (course.learner ? [{ course, done: course.learner }] : []))
    .toSorted((one, other) => one.course.from.getTime() - other.course.from.getTime())
    .flatMap(({ course, done: [finished, percent] }) =>
      course.coursewares.slice(0, finished + (percent > 0 ? 1 : 0)).map(({ courseware }, index) => ({
        course,
        courseware,
        percent: index < finished ? 100 : percent,
      })),
    )
  const all = [...alone.map((courseware) => ({ course: null, courseware, percent: 45 })), ...steps]
  return all.map(({ course, courseware, percent }, index) => {
    const days = 40 * (1 - index / Math.max(1, all.length - 1)) ** 1.7
    const earliest = (course?.from.getTime() ?? 0) + HOUR_MS
    const latest = Math.min(course?.until.getTime() ?? now.getTime(), now.getTime()) - HOUR_MS
    const wanted = Math.min(latest, Math.max(earliest, now.getTime() - days * DAY_MS))
    // Later courseware of the catalogue is studied later on the same day.
    const at = Math.min(latest, wanted + index * MINUTE_MS)
    return { userId, course, courseware, at: new Date(at), milliseconds: timeFor(courseware, random), percent }
  })
}

/** All study sessions, one for each person and courseware, in chronological order. */
export function studySessionsOf({
  courses,
  alone,
  learner,
  newcomer,
  now,
}: {
  courses: readonly StudiedCourse[]
  alone: readonly MadeCourseware[]
  learner: UserId | undefined
  newcomer: UserId | undefined
  now: Date
}): StudySession[] {
  const studySessions = learner ? walkLearner(learner, { courses, alone, now }) : []
  for (const course of courses) {
    const random = seededRandom(`study ${course.id}`)
    for (const userId of course.people)
      if (userId !== learner && userId !== newcomer && random() < course.interest)
        studySessions.push(...walk(course, userId, random, now))
  }
  const seen = new Set<string>()
  return studySessions
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .filter(({ userId, courseware }) => {
      const key = `${userId} ${courseware.id}`
      return !seen.has(key) && seen.add(key)
    })
}
