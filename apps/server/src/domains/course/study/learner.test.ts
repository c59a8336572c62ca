import type { ManagedCourse, ManagedCourseware } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { LEARN_STATUS } from '@sands/rules/study'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aChapter, aCourseware, aFile, aPublishedCourse, aPublisher } from '../../../testing/course-authoring.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { departmentId, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change, signInNew, study } from '../../../testing/study.ts'
import { aSitting } from '../../../testing/studying.ts'
import { findLearners } from './learner.jobs.ts'
import { tellFinishers } from './tell-finishers.jobs.ts'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const MINE = 'GET /sands-lms/api/v1/course/my-page'
const DESKTOP = 'GET /sands-lms/api/v1/manage/course/page'
const REPORT = 'GET /sands-lms/api/v1/manage/course/report'
const ROWS = 'GET /sands-lms/api/v1/manage/course/report/page'
const COURSES = 'GET /sands-lms/api/v1/manage/course/report/courses'
const PERSON = 'GET /sands-lms/api/v1/manage/course/report/person'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/course/withdraw'

/** The account that `signInNew` signs in. */
const STAFF = 'staff04'
const PAGES = 4
const MINUTE_MS = 60_000
let courses = 0

describe('the record of a learner', () => {
  const sands = useSands()
  let manager: SignedIn
  let teacher: SignedIn
  let person: SignedIn
  let one: ManagedCourseware
  let two: ManagedCourseware

  const courseware = async (title: string) =>
    aCourseware(sands, manager, {
      title,
      courseWareType: 2,
      fileId: await aFile(sands, { kind: 'document', duration: 0, pages: PAGES }),
    })
  const course = (coursewares: readonly string[], rest: Parameters<typeof aPublishedCourse>[1] = {}) => {
    courses += 1
    return aPublishedCourse(manager, { title: `Number ${courses} of them`, chapters: [aChapter(coursewares)], ...rest })
  }
  const read = (id: Id<'courseware'>, courseId: Id<'course'>, { to = PAGES + 1, as = person } = {}) =>
    study(sands, as, { id, courseId, from: 1, to, seconds: 60 })
  const mineOf = async (client: SignedIn) => (await client.call(MINE, { query: { size: 100 } })).data.records

  beforeAll(async () => {
    manager = await aPublisher(sands)
    teacher = await sands.signIn('teacher')
  })

  beforeEach(async () => {
    person = await signInNew(sands)
    ;[one, two] = [await courseware('One'), await courseware('Two')]
    sands.clock.advance(MINUTE_MS)
  })

  /** Collects what every screen and report says about this person and this course. */
  async function everywhere({ id, title }: ManagedCourse) {
    const staff = await userId(sands, STAFF)
    const list = (await person.call(LIST, { body: { ids: [id] } })).data.records[0]
    const detail = (await person.call(DETAIL, { body: { id } })).data
    const mine = (await mineOf(person)).find((record) => record.id === id)
    const desktop = (await manager.call(DESKTOP, { query: { keyWord: title } })).data.records.find(
      (row) => row.id === id,
    )
    const report = (await teacher.call(REPORT, { query: { courseId: id } })).data
    const row = (await teacher.call(ROWS, { query: { courseId: id, keyWord: STAFF } })).data.records[0]
    const overview = (await teacher.call(COURSES, { query: { keyWord: title } })).data.records.find(
      (is) => is.id === id,
    )
    const { data: own } = await teacher.call(PERSON, { query: { userId: staff, size: 100 } })
    const named = own.courses.records.find(({ courseId }) => courseId === id)
    const counted = async (state: 'finished' | 'in_progress') =>
      (await teacher.call(ROWS, { query: { courseId: id, state } })).data.total
    const states = { finished: await counted('finished'), inProgress: await counted('in_progress') }
    expect(own.person).toMatchObject({
      started: own.courses.total,
      finished: own.courses.records.filter(({ state }) => state === 'finished').length,
    })
    return {
      percent: {
        list: list?.percent,
        detail: detail.percent,
        mine: mine?.percent,
        row: row?.percent,
        named: named?.percent,
      },
      status: { list: list?.learnStatus, detail: detail.learnStatus },
      finished: { mine: mine?.isFinished, row: row?.state, named: named?.state },
      learners: {
        list: list?.learnNum,
        desktop: desktop?.learnNum,
        report: report.started,
        overview: overview?.started,
        rows: states.finished + states.inProgress,
        coursewares: report.items[0]?.started,
      },
      finishers: {
        desktop: desktop?.finishNum,
        report: report.finished,
        overview: overview?.finished,
        rows: states.finished,
      },
      seconds: { mine: mine?.seconds, report: report.seconds, row: row?.seconds, named: named?.seconds },
      finishTimes: [...new Set([detail.finishTime, mine?.finishTime, row?.finishTime, named?.finishTime])],
    }
  }

  const IN_PROGRESS = (percent: number, seconds: number) => ({
    percent: { list: percent, detail: percent, mine: percent, row: percent, named: percent },
    status: { list: LEARN_STATUS.inProgress, detail: LEARN_STATUS.inProgress },
    finished: { mine: 0, row: 'in_progress', named: 'in_progress' },
    learners: { list: 1, desktop: 1, report: 1, overview: 1, rows: 1, coursewares: 1 },
    finishers: { desktop: 0, report: 0, overview: 0, rows: 0 },
    seconds: { mine: seconds, report: seconds, row: seconds, named: seconds },
    finishTimes: [null],
  })
  const FINISHED = (seconds: number) => ({
    percent: { list: 100, detail: 100, mine: 100, row: 100, named: 100 },
    status: { list: LEARN_STATUS.learned, detail: LEARN_STATUS.learned },
    finished: { mine: 1, row: 'finished', named: 'finished' },
    learners: { list: 1, desktop: 1, report: 1, overview: 1, rows: 1, coursewares: 1 },
    finishers: { desktop: 1, report: 1, overview: 1, rows: 1 },
    seconds: { mine: seconds, report: seconds, row: seconds, named: seconds },
    finishTimes: [expect.any(String)],
  })
  const NOTHING = {
    percent: { list: 0, detail: 0, mine: undefined, row: 0, named: undefined },
    status: { list: LEARN_STATUS.fresh, detail: LEARN_STATUS.fresh },
    finished: { mine: undefined, row: 'not_started', named: undefined },
    learners: { list: 0, desktop: 0, report: 0, overview: 0, rows: 0, coursewares: 0 },
    finishers: { desktop: 0, report: 0, overview: 0, rows: 0 },
    seconds: { mine: undefined, report: 0, row: 0, named: undefined },
    finishTimes: [null, undefined],
  }

  it('is the same on all screens and reports, also for a course whose courseware was studied in another course', async () => {
    const opened = await course([one.id, two.id])
    const other = await course([one.id, two.id])
    expect(await everywhere(other)).toEqual(NOTHING)

    await read(one.id, opened.id)
    expect(await everywhere(other)).toEqual(IN_PROGRESS(50, 60))
    expect(await everywhere(opened)).toEqual(IN_PROGRESS(50, 60))

    await read(two.id, opened.id)
    expect(await everywhere(other)).toEqual(FINISHED(120))
    expect(await everywhere(opened)).toEqual(FINISHED(120))
  })

  it('does not include courses outside the person’s audiences, nor courses in which the courseware is optional', async () => {
    const opened = await course([one.id])
    const included = [{ kind: 'user' as const, id: await userId(sands, 'author') }]
    const others = await course([one.id], { audience: { included, excluded: [] } })
    const extra = await course([`-${one.id}`, two.id])
    await read(one.id, opened.id)

    expect(await everywhere(extra)).toEqual(NOTHING)
    expect((await mineOf(person)).map(({ id }) => id)).not.toContain(others.id)
    expect((await teacher.call(REPORT, { query: { courseId: others.id } })).data).toMatchObject({
      audience: 1,
      started: 0,
      finished: 0,
      seconds: 0,
      items: [{ started: 0, finished: 0 }],
    })
    expect((await teacher.call(ROWS, { query: { courseId: others.id } })).data.total).toBe(1)
  })

  it('includes a course that is published after its courseware was studied', async () => {
    const opened = await course([one.id])
    await read(one.id, opened.id)
    const half = await course([one.id, two.id])
    const whole = await course([one.id])
    expect(await everywhere(half)).toEqual(IN_PROGRESS(50, 60))
    expect(await everywhere(whole)).toEqual(FINISHED(60))
  })

  it('is reported once for everybody whom the publication finished, by a job that may run again', async () => {
    await read(one.id, (await course([one.id])).id)
    const told: string[] = []
    const job = tellFinishers(sands.server.kernel)
    sands.server.kernel.events.on('course.finished', async (_, event) => void told.push(event.courseId))
    const later = await course([one.id])
    await expect.poll(() => told).toEqual([later.id])
    // What it pays is stored when the job has ended.
    await runJobs(sands)

    const finished = 'select college_id, finished_at from course_learners where course_id = $1'
    const { rows } = await change(sands, finished, later.id)
    const [{ college_id: collegeId, finished_at: at }] = rows
    const paid = async () => (await change(sands, 'select count(*) from point_journal')).rows
    const before = await paid()
    await job.run({ courseId: later.id, collegeId, points: 0, at: at.toISOString() })
    expect(told).toEqual([later.id, later.id])
    expect(await paid()).toEqual(before)
  })

  it('does not include a course whose audience the person enters later, until the job of the next night', async () => {
    const opened = await course([one.id, two.id])
    const id = await departmentId(sands, '人力资源部')
    const included = [{ kind: 'department' as const, id, withChildren: true }]
    const theirs = await course([one.id, two.id], { audience: { included, excluded: [] } })
    await read(one.id, opened.id)
    await read(two.id, opened.id)
    const staff = await userId(sands, STAFF)
    const { rows } = await change(sands, 'select department_id from memberships where user_id = $1', staff)
    await change(sands, 'update memberships set department_id = $2 where user_id = $1', staff, id)
    person = await sands.signIn(STAFF)
    expect(await everywhere(theirs)).toEqual(NOTHING)

    await findLearners(sands.server.kernel).run({})
    const found = await everywhere(theirs)
    expect(found).toEqual(FINISHED(120))
    await findLearners(sands.server.kernel).run({})
    expect(await everywhere(theirs)).toEqual(found)
    await change(sands, 'update memberships set department_id = $2 where user_id = $1', staff, rows[0].department_id)
  })

  it('is finished also for a course that was withdrawn before its last courseware was finished', async () => {
    const opened = await course([one.id, two.id])
    const other = await course([one.id, two.id])
    await read(one.id, opened.id)
    expect(await manager.call(WITHDRAW, { body: { id: other.id, version: other.version } })).toSucceed()
    await read(two.id, opened.id)
    expect((await mineOf(person)).find(({ id }) => id === other.id)).toMatchObject({ percent: 100, isAvailable: 0 })
    expect((await teacher.call(REPORT, { query: { courseId: other.id } })).data).toMatchObject({ finished: 1 })
  })

  it('counts each of several people who start at the same moment once, in all courses with the courseware', async () => {
    const both = await course([two.id, one.id])
    const shared = [await course([one.id]), both, await course([one.id, two.id])]
    const crowd = await Promise.all(
      ['staff05', 'staff06', 'staff07', 'staff08', 'staff09', 'staff10'].map((name) => sands.signIn(name)),
    )
    const started = await Promise.all(
      crowd.flatMap((client, place) =>
        [one, two].map(({ id }) =>
          aSitting(client, sands.clock).open(id, { courseId: (id === one.id && shared[place % 3]?.id) || both.id }),
        ),
      ),
    )
    for (const answer of started) expect(answer).toSucceed()
    for (const { id } of shared)
      expect((await teacher.call(REPORT, { query: { courseId: id } })).data).toMatchObject({ started: crowd.length })
  })

  it('shows the time of the last study by one rule, and sorts by the time it shows', async () => {
    const shown = await course([one.id, two.id])
    const other = await course([two.id])
    const early = await sands.signIn('staff05')
    // This person opens the courseware first, and continues after the other has stopped.
    const sitting = aSitting(early, sands.clock)
    await sitting.open(one.id, { courseId: shown.id })
    await read(one.id, shown.id)
    sands.clock.advance(10 * MINUTE_MS)
    const since = sands.clock.now().toISOString()
    await sitting.tell([sitting.played(1, 2, { milliseconds: 5000 })])

    const rows = async () =>
      (await teacher.call(ROWS, { query: { courseId: shown.id, state: 'in_progress' } })).data.records
    const [first, second] = await rows()
    expect([first?.userName, second?.userName]).toEqual(['staff05', STAFF])
    expect(first?.lastTime && first.lastTime >= since).toBe(true)

    // Another courseware, studied through another course.
    sands.clock.advance(MINUTE_MS)
    await read(two.id, other.id, { to: 3 })
    const records = await rows()
    expect(records.map(({ userName }) => userName)).toEqual([STAFF, 'staff05'])
    const mine = await mineOf(person)
    const { data } = await teacher.call(PERSON, { query: { userId: await userId(sands, STAFF), size: 100 } })
    const last = records[0]?.lastTime
    expect(last && first?.lastTime && last > first.lastTime).toBe(true)
    expect(mine.map(({ id, lastTime }) => [id, lastTime])).toEqual([
      [other.id, last],
      [shown.id, last],
    ])
    expect(data.courses.records.map(({ courseId, lastTime }) => [courseId, lastTime])).toEqual([
      [other.id, last],
      [shown.id, last],
    ])
  })
})
