import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { LEARN_TYPES, percentOf, STUDY } from '@sands/rules/study'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { progress, studyDays, studyMonths, studyPeople, viewings } from '../../study/index.ts'
import { courseLearners, courses } from '../course.tables.ts'
import type { Sitting, StudiedCourse } from './sittings.demo.ts'

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

/** How much of the piece was seen, in whole pages and pictures. */
function seenOf({ piece: { form, total }, percent }: Sitting): { length: number; covered: string } {
  const part = (total * percent) / 100
  const length = percent === 100 ? total : form === 'media' ? Math.ceil(part) : Math.floor(part)
  const first = form === 'pages' || form === 'pictures' ? 1 : 0
  return { length, covered: length > 0 ? `{[${first},${first + length})}` : '{}' }
}

const endOf = ({ at, milliseconds }: Sitting): Date => new Date(at.getTime() + milliseconds)

function progressOf(sitting: Sitting, collegeId: CollegeId): typeof progress.$inferInsert {
  const { userId, piece, at, milliseconds, percent } = sitting
  const { length, covered } = seenOf(sitting)
  const isFinished = percent === 100
  return {
    userId,
    learnType: LEARN_TYPES.courseware,
    learnId: piece.id as string as Id<'learn'>,
    collegeId,
    covered,
    coveredLength: length,
    total: piece.total,
    percent: percentOf(length, piece.total),
    lastPartSeen: isFinished,
    position: length,
    studiedMs: milliseconds,
    startedAt: at,
    lastAt: endOf(sitting),
    finishedAt: isFinished ? endOf(sitting) : null,
  }
}

function viewingOf(sitting: Sitting, collegeId: CollegeId): typeof viewings.$inferInsert {
  const { userId, course, piece, at, milliseconds } = sitting
  const end = endOf(sitting)
  return {
    userId,
    collegeId,
    learnType: LEARN_TYPES.courseware,
    learnId: piece.id as string as Id<'learn'>,
    courseId: course?.id ?? null,
    form: piece.form,
    total: piece.total,
    threshold: STUDY.threshold,
    minSeconds: piece.minSeconds,
    seekAhead: course?.seekAhead ?? true,
    capSeconds: STUDY.dailyCapMinutes * 60,
    isSound: piece.type === 3,
    terminalType: PHONE_BROWSER,
    startedAt: at,
    contactAt: end.getTime(),
    lifeAt: end.getTime(),
    lastSeq: 1,
    endedAt: end,
    countedMs: milliseconds,
  }
}

async function addTimes({ tx, collegeId }: Place, sittings: readonly Sitting[]): Promise<void> {
  const days = sittings.map((sitting) => ({
    userId: sitting.userId,
    day: dayFormat.format(sitting.at),
    learnType: LEARN_TYPES.courseware,
    learnId: sitting.piece.id as string as Id<'learn'>,
    collegeId,
    milliseconds: sitting.milliseconds,
    lastAt: endOf(sitting),
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
  // Other things that people study count there, too.
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

/** Whether a sitting makes its person a learner of a course: in it, or with something that it asks for while they could see it. */
function isOf({ id, pieces, people, until }: StudiedCourse): (sitting: Sitting) => boolean {
  const asked = new Set(pieces.flatMap(({ piece, isRequired }) => (isRequired ? piece.id : [])))
  const meant = new Set(people)
  return ({ course, piece, userId, at }) =>
    course?.id === id || (asked.has(piece.id) && meant.has(userId) && at < until)
}

/** What becomes of a course for those who have begun it, by what they have finished anywhere. */
function learnersOf(
  course: StudiedCourse & { edition: number },
  sittings: readonly Sitting[],
  finished: ReadonlyMap<string, Date>,
  collegeId: CollegeId,
): (typeof courseLearners.$inferInsert)[] {
  const own = Map.groupBy(sittings.filter(isOf(course)), ({ userId }) => userId)
  const required = course.pieces.filter(({ isRequired }) => isRequired)
  return [...own].flatMap(([userId, sat]) => {
    const [first, last] = [sat[0], sat.at(-1)]
    if (!first || !last) return []
    const opened = sat.findLast((sitting) => sitting.course?.id === course.id)
    const ends = required.map(({ piece }) => finished.get(`${userId} ${piece.id}`))
    const isFinished = ends.every((end) => end !== undefined)
    const lastEnd = Math.max(...ends.map((end) => end?.getTime() ?? 0))
    return {
      userId,
      courseId: course.id,
      collegeId,
      startedAt: first.at,
      lastAt: endOf(last),
      lastCoursewareId: opened?.piece.id ?? null,
      finishedAt: isFinished ? new Date(Math.max(lastEnd, first.at.getTime())) : null,
      finishedEdition: isFinished ? course.edition : null,
    }
  })
}

/** Writes down what people have studied, in all the places that tell of it. Gives back who has opened which course. */
export async function recordSittings(
  place: Place,
  studied: readonly (StudiedCourse & { edition: number })[],
  sittings: readonly Sitting[],
): Promise<ReadonlyMap<Id<'course'>, UserId[]>> {
  const { tx, collegeId } = place
  await inParts(sittings, (part) => tx.insert(progress).values(part.map((sitting) => progressOf(sitting, collegeId))))
  await inParts(sittings, (part) => tx.insert(viewings).values(part.map((sitting) => viewingOf(sitting, collegeId))))
  await addTimes(place, sittings)
  const finished = new Map(
    sittings
      .filter(({ percent }) => percent === 100)
      .map((sitting) => [`${sitting.userId} ${sitting.piece.id}`, endOf(sitting)]),
  )
  const crowds = new Map<Id<'course'>, UserId[]>()
  for (const course of studied) {
    const rows = learnersOf(course, sittings, finished, collegeId)
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
