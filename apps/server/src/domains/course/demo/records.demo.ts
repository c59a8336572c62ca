import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { LEARN_TYPES, percentOf, STUDY } from '@sands/rules/study'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { progress, studyDays, studyMonths, studyPeople, viewings } from '../../study/index.ts'
import { courseLearners, courses } from '../course.tables.ts'
import type { StudiedCourse, StudySession } from './study-sessions.demo.ts'

const AT_ONCE = 400
const EVER = '0001-01-01'
const PHONE_BROWSER = 2
const TIME_ZONE = 'Asia/Shanghai'
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
}

async function inParts<Row>(rows: readonly Row[], add: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await add(rows.slice(from, from + AT_ONCE))
}

/** The part of the courseware that was seen, rounded down to whole pages or pictures. */
function seenOf({ courseware: { form, total }, percent }: StudySession): { length: number; covered: string } {
  const part = (total * percent) / 100
  const length = percent === 100 ? total : form === 'media' ? Math.ceil(part) : Math.floor(part)
  const first = form === 'pages' || form === 'pictures' ? 1 : 0
  return { length, covered: length > 0 ? `{[${first},${first + length})}` : '{}' }
}

const endOf = ({ at, milliseconds }: StudySession): Date => new Date(at.getTime() + milliseconds)

function progressOf(studySession: StudySession, collegeId: CollegeId): typeof progress.$inferInsert {
  const { userId, courseware, at, milliseconds, percent } = studySession
  const { length, covered } = seenOf(studySession)
  const isFinished = percent === 100
  return {
    userId,
    learnType: LEARN_TYPES.courseware,
    learnId: asId<Id<'learn'>>(courseware.id),
    collegeId,
    covered,
    coveredLength: length,
    total: courseware.total,
    percent: percentOf(length, courseware.total),
    lastPartSeen: isFinished,
    position: length,
    studiedMs: milliseconds,
    startedAt: at,
    lastAt: endOf(studySession),
    finishedAt: isFinished ? endOf(studySession) : null,
  }
}

function viewingOf(studySession: StudySession, collegeId: CollegeId): typeof viewings.$inferInsert {
  const { userId, course, courseware, at, milliseconds } = studySession
  const end = endOf(studySession)
  return {
    userId,
    collegeId,
    learnType: LEARN_TYPES.courseware,
    learnId: asId<Id<'learn'>>(courseware.id),
    courseId: course?.id ?? null,
    form: courseware.form,
    total: courseware.total,
    threshold: STUDY.threshold,
    minSeconds: courseware.minSeconds,
    seekAhead: course?.seekAhead ?? true,
    capSeconds: STUDY.dailyCapMinutes * 60,
    isSound: courseware.type === 3,
    terminalType: PHONE_BROWSER,
    startedAt: at,
    contactAt: end.getTime(),
    lifeAt: end.getTime(),
    lastSeq: 1,
    endedAt: end,
    countedMs: milliseconds,
  }
}

async function addTimes({ tx, collegeId }: Place, studySessions: readonly StudySession[]): Promise<void> {
  const days = studySessions.map((studySession) => ({
    userId: studySession.userId,
    day: dayFormat.format(studySession.at),
    learnType: LEARN_TYPES.courseware,
    learnId: asId<Id<'learn'>>(studySession.courseware.id),
    collegeId,
    milliseconds: studySession.milliseconds,
    lastAt: endOf(studySession),
  }))
  await inParts(days, (part) => tx.insert(studyDays).values(part))
  const people = [...new Set(days.map(({ userId }) => userId))].map((userId) => ({ userId, timeZone: TIME_ZONE }))
  await inParts(people, (part) => tx.insert(studyPeople).values(part).onConflictDoNothing())
  const months = new Map<string, typeof studyMonths.$inferInsert>()
  for (const { userId, day, milliseconds, lastAt } of days)
    for (const month of [`${day.slice(0, 7)}-01`, EVER]) {
      const known = months.get(`${userId} ${month}`)
      const reachedAt = known && known.reachedAt > lastAt ? known.reachedAt : lastAt
      const sum = (known?.milliseconds ?? 0) + milliseconds
      months.set(`${userId} ${month}`, { collegeId, month, userId, milliseconds: sum, reachedAt })
    }
  // The rows may already exist, because other domains add their study time to the same months.
  await inParts([...months.values()], (part) =>
    tx
      .insert(studyMonths)
      .values(part)
      .onConflictDoUpdate({
        target: [studyMonths.userId, studyMonths.collegeId, studyMonths.month],
        set: {
          milliseconds: sql`${studyMonths.milliseconds} + excluded.milliseconds`,
          reachedAt: sql`greatest(${studyMonths.reachedAt}, excluded.reached_at)`,
        },
      }),
  )
}

/**
 * Whether a study session makes its person a learner of the course: the session was in this course, or with its
 * required courseware while the person could see the course.
 */
function isOf({ id, coursewares, people, until }: StudiedCourse): (studySession: StudySession) => boolean {
  const asked = new Set(coursewares.flatMap(({ courseware, isRequired }) => (isRequired ? courseware.id : [])))
  const meant = new Set(people)
  return ({ course, courseware, userId, at }) =>
    course?.id === id || (asked.has(courseware.id) && meant.has(userId) && at < until)
}

/** The learners of a course, with the time they finished it according to what they have finished anywhere. */
function learnersOf(
  course: StudiedCourse & { edition: number },
  studySessions: readonly StudySession[],
  finished: ReadonlyMap<string, Date>,
  collegeId: CollegeId,
): (typeof courseLearners.$inferInsert)[] {
  const own = Map.groupBy(studySessions.filter(isOf(course)), ({ userId }) => userId)
  const required = course.coursewares.filter(({ isRequired }) => isRequired)
  return [...own].flatMap(([userId, sat]) => {
    const [first, last] = [sat[0], sat.at(-1)]
    if (!first || !last) return []
    const opened = sat.findLast((studySession) => studySession.course?.id === course.id)
    const ends = required.map(({ courseware }) => finished.get(`${userId} ${courseware.id}`))
    const isFinished = ends.every((end) => end !== undefined)
    const lastEnd = Math.max(...ends.map((end) => end?.getTime() ?? 0))
    return {
      userId,
      courseId: course.id,
      collegeId,
      startedAt: first.at,
      lastAt: endOf(last),
      lastCoursewareId: opened?.courseware.id ?? null,
      finishedAt: isFinished ? new Date(Math.max(lastEnd, first.at.getTime())) : null,
      finishedEdition: isFinished ? course.edition : null,
    }
  })
}

/** Writes study sessions into all tables that record study. Returns the people who have opened each course. */
export async function recordStudySessions(
  place: Place,
  studied: readonly (StudiedCourse & { edition: number })[],
  studySessions: readonly StudySession[],
): Promise<ReadonlyMap<Id<'course'>, UserId[]>> {
  const { tx, collegeId } = place
  await inParts(studySessions, (part) =>
    tx.insert(progress).values(part.map((studySession) => progressOf(studySession, collegeId))),
  )
  await inParts(studySessions, (part) =>
    tx.insert(viewings).values(part.map((studySession) => viewingOf(studySession, collegeId))),
  )
  await addTimes(place, studySessions)
  const finished = new Map(
    studySessions
      .filter(({ percent }) => percent === 100)
      .map((studySession) => [`${studySession.userId} ${studySession.courseware.id}`, endOf(studySession)]),
  )
  const crowds = new Map<Id<'course'>, UserId[]>()
  for (const course of studied) {
    const rows = learnersOf(course, studySessions, finished, collegeId)
    crowds.set(
      course.id,
      rows.flatMap(({ userId, lastCoursewareId }) => (lastCoursewareId ? userId : [])),
    )
    if (rows.length === 0) continue
    await tx.insert(courseLearners).values(rows)
    const finishers = rows.filter(({ finishedAt }) => finishedAt).length
    await tx.update(courses).set({ learners: rows.length, finishers }).where(sql`${courses.id} = ${course.id}`)
  }
  return crowds
}
