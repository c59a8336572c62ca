import type { CallBody } from '@sands/contract/calls'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearningUpdate } from '@sands/contract/study/learning.model'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { aCourseware, type CoursewareOptions } from '../../../testing/coursewares.ts'
import { startSands, useSands } from '../../../testing/sands.ts'
import { aSitting, forgetStudy } from '../../../testing/studying.ts'
import type { LearnKind } from '../learn.kind.ts'
import { createLearningService } from './learning.service.ts'

const CREATE = 'POST /sands-lms/api/v1/learning-details/create'
const UPDATE = 'POST /sands-lms/api/v1/learning-details/update'
const FINISH = 'POST /sands-lms/api/v1/learning-details/finish'
const PAGE = 'POST /sands-lms/api/v1/learning-details/page'
const PROGRESS = 'POST /sands-lms/api/v1/learning-details/progress'
const UNCOUNTED = 'GET /sands-lms/api/v1/learning-details/uncounted'
const OVERVIEW = 'POST /sands-lms/api/v1/dailyStudyRecords/overview'
const DETAIL = 'POST /sands-lms/api/v1/dailyStudyRecords/detail'
const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('studying', () => {
  const sands = useSands()
  let collegeId: CollegeId
  let otherCollegeId: CollegeId

  beforeAll(async () => {
    const learner = await sands.signIn('learner')
    const emma = await sands.signIn('emma')
    collegeId = learner.session.collegeId
    otherCollegeId = emma.session.collegeId
    await forgetStudy(db())
  })

  const db = () => sands.server.kernel.database.primary
  const courseware = (options: Partial<CoursewareOptions> = {}) =>
    aCourseware(db(), { collegeId, seconds: 600, ...options })
  const noon = (day: string) => sands.clock.set(new Date(`${day}T12:00:00+08:00`))
  const sit = (client: SignedIn, timeZone = 'Asia/Shanghai') =>
    aSitting(client, sands.clock, { 'x-time-zone': timeZone })
  const progressOf = async (client: SignedIn, learnId: string) =>
    (await client.call(PROGRESS, { body: { learnType: 2, learnIds: [learnId] } })).data[0]
  const uncountedOf = async (client: SignedIn, learnId: string) =>
    (await client.call(UNCOUNTED, { query: { learnType: 2, learnId } })).data.map(({ reason, seconds, times }) => ({
      reason,
      seconds,
      times,
    }))
  async function days(userName: string): Promise<Record<string, number>> {
    const { rows } = await db().execute<{ day: string; seconds: number }>(
      sql`select day::text, round(sum(milliseconds) / 1000.0)::int as seconds from study_days join users on users.id = user_id
        where user_name = ${userName} group by day order by day`,
    )
    return Object.fromEntries(rows.map(({ day, seconds }) => [day, seconds]))
  }

  it('counts what was seen, and every call returns the same numbers', async () => {
    noon('2026-03-02')
    const learner = await sands.signIn('learner')
    const film = await courseware()
    const sitting = sit(learner)
    const opened = await sitting.open(film.id, { courseId: film.courseId })
    expect(opened).toSucceed()
    expect(opened.data).toMatchObject({
      terms: {
        form: 'media',
        threshold: 95,
        minSeconds: 0,
        seekAhead: 1,
        dailyCapSeconds: 7200,
        promptAfterSeconds: 600,
        promptWaitSeconds: 60,
      },
      progress: { percent: 0, isFinished: 0, covered: [], total: 600_000, seconds: 0, position: 0 },
    })
    await sitting.play(0, 5000)
    await sitting.play(5000, 10_000)
    sands.clock.advance(MINUTE)
    const { data } = await sitting.play(60_000, 120_000)

    expect(data).toMatchObject({
      ackSeq: 3,
      uncounted: [],
      progress: {
        percent: 11,
        covered: [
          [0, 10_000],
          [60_000, 120_000],
        ],
        missing: ['parts_missing', 'end_not_seen'],
        seconds: 70,
        todaySeconds: 70,
      },
    })
    expect(await progressOf(learner, film.id)).toMatchObject(data.progress)
    const { data: records } = await learner.call(PAGE, { body: { learnType: 2, learnId: film.id } })
    expect(records).toMatchObject({ total: 1, records: [{ learnId: film.id, seconds: 70, isOffline: 0 }] })
    expect(records.records[0]?.title).toMatch(/^A piece of/)
    expect((await learner.call(OVERVIEW, { body: {} })).data.today).toBe(70)
  })

  it('stores with each viewing how the person came there', async () => {
    noon('2026-03-02')
    const auditor = await sands.signIn('auditor')
    const film = await courseware()
    const origins = [{ channel: 5, trainingId: '12345' as Id<'training'> }, { channel: 0 }, {}]
    for (const origin of origins) {
      sands.clock.advance(MINUTE)
      expect(await sit(auditor).open(film.id, origin)).toSucceed()
    }
    const { records } = (await auditor.call(PAGE, { body: { learnType: 2, learnId: film.id } })).data
    expect(records.map(({ channel, trainingId }) => ({ channel, trainingId }))).toEqual([
      { channel: undefined, trainingId: undefined },
      { channel: 0, trainingId: undefined },
      { channel: 5, trainingId: '12345' },
    ])
    expect(await sit(auditor).open(film.id, { channel: 100 })).toFailWith('kernel.invalid_field')
    expect(await sit(auditor).open(film.id, { trainingId: 'x' as Id<'training'> })).toFailWith('kernel.invalid_field')
  })

  it('is finished by the server, by threshold and end, and emits the event once', async () => {
    noon('2026-03-03')
    const manager = await sands.signIn('manager')
    const film = await courseware({ seconds: 20 })
    const heard: string[] = []
    sands.server.kernel.events.on('study.finished', async (_tx, { learnId }) => {
      if (learnId === film.id) heard.push(learnId)
    })
    const sitting = sit(manager)
    await sitting.open(film.id, { courseId: film.courseId })
    expect((await sitting.play(0, 10_000)).data.progress.isFinished).toBe(0)
    // The finish call does not decide whether the courseware is finished.
    const early = await manager.call(FINISH, {
      body: {
        learningDetailId: sitting.detail()?.learningDetailId ?? ('1' as LearningUpdate['learningDetailId']),
        seq: 2,
        segments: [],
        signOfLife: 1,
      },
    })
    expect(early.data.progress).toMatchObject({ isFinished: 0, missing: ['parts_missing', 'end_not_seen'] })
    await sitting.tell([])
    const done = await sitting.play(10_000, 20_000)
    expect(done.data.progress).toMatchObject({ percent: 100, isFinished: 1, missing: [] })
    await sitting.play(0, 10_000)
    expect(heard).toEqual([film.id])
    const { rows } = await db().execute(sql`select percent, covered_length, finished_at is not null as finished
      from progress where learn_id = ${film.id}`)
    expect(rows).toEqual([{ percent: 100, covered_length: 20_000, finished: true }])
  })

  it('accepts an update again whose answer was lost, and counts it once', async () => {
    noon('2026-03-04')
    const teacher = await sands.signIn('teacher')
    const film = await courseware()
    const sitting = sit(teacher)
    await sitting.open(film.id)
    sands.clock.advance(5000)
    const segments = [sitting.played(0, 5000)]
    const body = {
      learningDetailId: sitting.detail()?.learningDetailId,
      seq: 1,
      segments,
      signOfLife: 1,
    } as CallBody<typeof UPDATE>
    const all = await Promise.all(Array.from({ length: 10 }, () => teacher.call(UPDATE, { body })))
    for (const answer of all) expect(answer.data).toMatchObject({ ackSeq: 1, progress: { seconds: 5 } })
    expect(all.filter(({ data }) => data.uncounted.length === 0)).toHaveLength(1)
    sands.clock.advance(MINUTE)
    const again = await teacher.call(UPDATE, { body })

    expect(again.data).toMatchObject({ ackSeq: 1, uncounted: [{ segment: -1, reason: 'old' }] })
    expect(again.data.progress).toMatchObject({ covered: [[0, 5000]], seconds: 5 })
    // A repeated update is not shown to the person as uncounted time.
    expect(await uncountedOf(teacher, film.id)).toEqual([])
  })

  it('refuses an update that arrives after a later one', async () => {
    const teacher = await sands.signIn('teacher')
    const film = await courseware()
    const sitting = sit(teacher)
    await sitting.open(film.id)
    sands.clock.advance(10_000)
    await sitting.tell([sitting.played(5000, 10_000)], { seq: 2 })
    const late = await sitting.tell([sitting.played(0, 5000)], { seq: 1 })

    expect(late.data).toMatchObject({ ackSeq: 2, uncounted: [{ segment: -1, reason: 'old' }] })
    expect(late.data.progress.covered).toEqual([[5000, 10_000]])
  })

  it('returns why time was not counted, at once and afterwards', async () => {
    noon('2026-03-05')
    const author = await sands.signIn('author')
    const film = await courseware({ seekAhead: false })
    const sitting = sit(author)
    await sitting.open(film.id, { courseId: film.courseId })
    sands.clock.advance(10_000)
    const future = new Date(sands.clock.now().getTime() + HOUR).toISOString()
    const { data } = await sitting.tell([
      sitting.played(0, 2000),
      sitting.played(0, 60_000),
      sitting.played(2000, 4000, { at: future }),
      sitting.played(599_000, 700_000),
      sitting.played(300_000, 301_000),
      sitting.played(2000, 4000, { visible: 0 }),
    ])
    expect(data.uncounted).toEqual([
      { segment: 1, reason: 'too_fast' },
      { segment: 2, reason: 'future' },
      { segment: 3, reason: 'beyond_end' },
      { segment: 4, reason: 'skipped_ahead' },
      { segment: 5, reason: 'hidden' },
    ])
    expect(data.progress).toMatchObject({ covered: [[0, 2000]], seconds: 2 })

    expect((await uncountedOf(author, film.id)).toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'beyond_end', seconds: 101, times: 1 },
      { reason: 'future', seconds: 2, times: 1 },
      { reason: 'hidden', seconds: 2, times: 1 },
      { reason: 'skipped_ahead', seconds: 1, times: 1 },
      { reason: 'too_fast', seconds: 60, times: 1 },
    ])
    sands.clock.advance(31 * 24 * HOUR)
    const later = await sands.signIn('author')
    expect(await uncountedOf(later, film.id)).toEqual([])
  })

  it('stops counting without a sign of life, and continues after one', async () => {
    noon('2026-03-06')
    const author = await sands.signIn('author')
    const film = await courseware({ seconds: 3600 })
    const sitting = sit(author)
    await sitting.open(film.id)
    sands.clock.advance(12 * MINUTE)
    const silent = await sitting.tell([sitting.played(0, 5000)], { signOfLife: 0 })
    expect(silent.data.uncounted).toEqual([{ segment: 0, reason: 'no_sign_of_life' }])
    expect((await sitting.play(0, 5000)).data.uncounted).toEqual([])
  })

  it('counts audio that plays in the background to its end, and then only after a sign of life', async () => {
    noon('2026-03-08')
    const author = await sands.signIn('author')
    const sound = await courseware({ type: 3, seconds: 3600 })
    const sitting = sit(author)
    expect((await sitting.open(sound.id)).data.terms.promptAfterSeconds).toBe(600)
    sands.clock.advance(20 * MINUTE)
    const { data } = await sitting.tell([sitting.played(0, 20 * MINUTE, { visible: 0 })], { signOfLife: 0 })
    expect(data).toMatchObject({ uncounted: [], progress: { seconds: 1200 } })
    sands.clock.advance(40 * MINUTE)
    const toEnd = sitting.played(20 * MINUTE, 60 * MINUTE, { visible: 0 })
    expect((await sitting.tell([toEnd], { signOfLife: 0 })).data.uncounted).toEqual([])
    for (const from of [0, 50 * MINUTE]) {
      sands.clock.advance(10 * MINUTE)
      const again = sitting.played(from, from + 10 * MINUTE, { visible: 0 })
      const silent = await sitting.tell([again], { signOfLife: 0 })
      expect(silent.data).toMatchObject({
        uncounted: [{ segment: 0, reason: 'no_sign_of_life' }],
        progress: { seconds: 3600 },
      })
    }
    expect((await sitting.play(0, 5000)).data.uncounted).toEqual([])
  })

  it('stops counting for the day at the daily cap of one courseware', async () => {
    noon('2026-03-07')
    const reviewer = await sands.signIn('reviewer')
    const film = await courseware()
    const sitting = sit(reviewer)
    await sitting.open(film.id)
    await sitting.play(0, 5000)
    await db().execute(sql`update study_days set milliseconds = 7198000 where learn_id = ${film.id}`)
    const last = await sitting.play(5000, 10_000)
    expect(last.data).toMatchObject({
      uncounted: [{ segment: 0, reason: 'daily_cap' }],
      progress: { covered: [[0, 7000]], seconds: 7, todaySeconds: 7200 },
    })
    const over = await sitting.play(7000, 12_000)
    expect(over.data).toMatchObject({
      uncounted: [{ segment: 0, reason: 'daily_cap' }],
      progress: { covered: [[0, 7000]], seconds: 7, todaySeconds: 7200 },
    })
    expect(await uncountedOf(reviewer, film.id)).toEqual([{ reason: 'daily_cap', seconds: 8, times: 2 }])
    const other = sit(reviewer)
    await other.open((await courseware()).id)
    expect((await other.play(0, 5000)).data.uncounted).toEqual([])
    noon('2026-03-08')
    const tomorrow = sit(await sands.signIn('reviewer'))
    await tomorrow.open(film.id)
    expect((await tomorrow.play(0, 5000)).data).toMatchObject({ uncounted: [], progress: { todaySeconds: 5 } })
  })

  it('requires every page of a document and its minimum time', async () => {
    noon('2026-03-09')
    const learner = await sands.signIn('learner')
    const paper = await courseware({ type: 2, pages: 3, minSeconds: 10 })
    const sitting = sit(learner)
    expect((await sitting.open(paper.id)).data.progress.total).toBe(3)
    for (const page of [1, 2, 3]) await sitting.play(page, page + 1, { milliseconds: 2000 })
    expect((await progressOf(learner, paper.id))?.missing).toEqual(['time_too_short'])
    const { data } = await sitting.play(3, 4, { milliseconds: 5000 })
    expect(data.progress).toMatchObject({ isFinished: 1, covered: [[1, 4]], percent: 100 })
  })

  it('finishes a link when it is opened', async () => {
    const learner = await sands.signIn('learner')
    const link = await courseware({ type: 5 })
    const sitting = sit(learner)
    expect((await sitting.open(link.id)).data.progress.missing).toEqual(['not_opened'])
    expect((await sitting.play(0, 1, { milliseconds: 0 })).data.progress.isFinished).toBe(1)
  })

  it('continues on the device that took over, and never counts twice', async () => {
    noon('2026-03-10')
    const phone = await sands.signIn('auditor')
    const desktop = await sands.signIn('auditor')
    const film = await courseware()
    const onPhone = sit(phone)
    const atDesktop = sit(desktop)
    await onPhone.open(film.id)
    await onPhone.play(0, 5000)
    sands.clock.advance(5000)
    const unsent = [onPhone.played(5000, 10_000)]
    sands.clock.advance(1000)
    await atDesktop.open(film.id)
    // What the phone played before the takeover still counts.
    expect((await onPhone.tell(unsent)).data.uncounted).toEqual([])
    for (let count = 0; count < 3; count += 1) {
      sands.clock.advance(5000)
      const from = 10_000 + count * 5000
      const [one, other] = await Promise.all([
        onPhone.tell([onPhone.played(from, from + 5000)]),
        atDesktop.tell([atDesktop.played(from, from + 5000)]),
      ])
      expect(one.data.uncounted).toEqual([{ segment: 0, reason: 'elsewhere' }])
      expect(other.data.uncounted).toEqual([])
    }
    expect(await progressOf(desktop, film.id)).toMatchObject({ covered: [[0, 25_000]], seconds: 25 })
    expect(await days('auditor')).toEqual({ '2026-03-10': 25 })
  })

  it('is counted once when two processes get the same update', async () => {
    noon('2026-03-11')
    const other = await startSands({
      database: { url: sands.databaseUrl, drop: async () => undefined },
      clock: sands.clock,
    })
    const here = await sands.signIn('staff07')
    const there = await other.signIn('staff07')
    const film = await courseware()
    const sitting = sit(here)
    await sitting.open(film.id)
    const learningDetailId = sitting.detail()?.learningDetailId ?? ('1' as LearningUpdate['learningDetailId'])
    for (let seq = 1; seq <= 6; seq += 1) {
      sands.clock.advance(5000)
      const segments = [sitting.played((seq - 1) * 5000, seq * 5000)]
      const body = { learningDetailId, seq, segments, signOfLife: 1 } as const
      const answers = await Promise.all([here.call(UPDATE, { body }), there.call(UPDATE, { body })])
      for (const answer of answers) expect(answer.data).toMatchObject({ ackSeq: seq, progress: { seconds: seq * 5 } })
    }
    await other.close()
    expect(await progressOf(here, film.id)).toMatchObject({ covered: [[0, 30_000]], seconds: 30 })
    expect(await days('staff07')).toEqual({ '2026-03-11': 30 })
  })

  it('continues after the server restarts in the middle of a viewing', async () => {
    noon('2026-03-12')
    const film = await courseware()
    const database = { url: sands.databaseUrl, drop: async () => undefined }
    const first = await startSands({ database, clock: sands.clock })
    const before = await first.signIn('staff08')
    const sitting = sit(before)
    await sitting.open(film.id)
    await sitting.play(0, 5000)
    await first.close()
    const second = await startSands({ database, clock: sands.clock })
    const after = await second.signIn('staff08')
    sands.clock.advance(5000)
    const { data } = await after.call(UPDATE, {
      body: {
        learningDetailId: sitting.detail()?.learningDetailId ?? ('1' as LearningUpdate['learningDetailId']),
        seq: 2,
        segments: [sitting.played(5000, 10_000)],
        signOfLife: 1,
      },
    })
    await second.close()
    expect(data).toMatchObject({ ackSeq: 2, uncounted: [], progress: { covered: [[0, 10_000]], seconds: 10 } })
  })

  it('is stored for each of many people who study at once', async () => {
    noon('2026-03-13')
    const film = await courseware()
    const names = ['staff01', 'staff02', 'staff03', 'staff04', 'staff05', 'staff06']
    const sittings = await Promise.all(names.map(async (name) => sit(await sands.signIn(name))))
    await Promise.all(sittings.map((sitting) => sitting.open(film.id)))
    for (let count = 0; count < 4; count += 1) {
      sands.clock.advance(5000)
      const answers = await Promise.all(
        sittings.map((sitting) => sitting.tell([sitting.played(count * 5000, (count + 1) * 5000)])),
      )
      for (const answer of answers) expect(answer.data).toMatchObject({ ackSeq: count + 1, uncounted: [] })
    }
    for (const name of names) expect(await days(name)).toEqual({ '2026-03-13': 20 })
  })

  it("is stored for the others when one person's update cannot be stored", async () => {
    noon('2026-03-14')
    const film = await courseware({ seconds: 10 })
    const people = await Promise.all(['staff01', 'staff02', 'staff03'].map((name) => sands.signIn(name)))
    const sittings = people.map((person) => sit(person))
    for (const sitting of sittings) await sitting.open(film.id)
    const [unlucky] = people
    const { data: unluckyOne } = await (unlucky as SignedIn).call('GET /sands-user/api/v1/auth/validate-token')
    let isUnlucky = true
    sands.server.kernel.events.on('study.finished', async (_tx, { userId, learnId }) => {
      if (isUnlucky && learnId === film.id && userId === unluckyOne.userId) throw new Error('unlucky')
    })
    sands.clock.advance(10_000)
    const tell = () => Promise.all(sittings.map((sitting) => sitting.tell([sitting.played(0, 10_000)], { seq: 1 })))
    const [one, ...others] = await tell()
    expect(one).toFailWith('kernel.unexpected')
    for (const answer of others) expect(answer.data.progress.isFinished).toBe(1)
    // Nothing of the failed update was stored: sent again, it counts.
    isUnlucky = false
    const [again] = await tell()
    expect(again?.data).toMatchObject({ uncounted: [], progress: { isFinished: 1, seconds: 10 } })
  })

  it("belongs to the day in the person's time zone, and travelling changes no total", async () => {
    sands.clock.hold(new Date('2026-03-15T23:59:50+08:00'))
    const emma = await sands.signIn('emma')
    const film = await courseware({ collegeId: otherCollegeId })
    const home = sit(emma)
    await home.open(film.id)
    await home.play(0, 5000)
    await home.play(5000, 9000)
    sands.clock.advance(2000)
    await home.play(9000, 14_000)
    sands.clock.advance(1000)
    const away = sit(emma, 'America/New_York')
    await away.open(film.id)
    const { data } = await away.play(14_000, 19_000)

    expect(await days('emma')).toEqual({ '2026-03-15': 14, '2026-03-16': 5 })
    expect(data.progress).toMatchObject({ covered: [[0, 19_000]], seconds: 19 })
    // In New York, where she continues, it is still the day before; her study there and at home counts for that day.
    for (const timeZone of ['Asia/Shanghai', 'Europe/London', 'America/New_York', 'Pacific/Auckland']) {
      const headers = { 'x-time-zone': timeZone }
      const overview = (await emma.call(OVERVIEW, { body: {}, headers })).data
      expect(overview).toMatchObject({ day: '2026-03-15', today: 14, week: 14, total: 19, studyDays: 2, streakDays: 2 })
      const body = { from: '2026-03-09', until: '2026-03-15' }
      const detail = (await emma.call(DETAIL, { body, headers })).data
      expect(detail.days).toEqual([{ day: '2026-03-15', seconds: 14 }])
      expect(overview.weekDays.at(-1)).toEqual({ day: '2026-03-15', seconds: 14 })
      expect(detail.contents.records.map(({ seconds }) => seconds)).toEqual([14])
      const progress = (await emma.call(PROGRESS, { body: { learnType: 2, learnIds: [film.id] }, headers })).data
      expect(progress).toMatchObject([{ seconds: 19, todaySeconds: 14 }])
    }
  })

  it('continues while the person visits another college, and stays in its own college', async () => {
    noon('2026-03-17')
    const learner = await sands.signIn('learner')
    const film = await courseware()
    const sitting = sit(learner)
    await sitting.open(film.id)
    await sitting.play(0, 5000)
    const before = (await learner.call(OVERVIEW, { body: {} })).data.total
    const move = (to: CollegeId) => learner.call(CONFIG, { body: { clientType: 3, collegeId: to, switchCollege: 1 } })
    expect(await move(otherCollegeId)).toSucceed()
    expect((await sitting.play(5000, 10_000)).data).toMatchObject({ uncounted: [], progress: { seconds: 10 } })
    expect(await progressOf(learner, film.id)).toBeUndefined()
    expect((await learner.call(PAGE, { body: { learnType: 2, learnId: film.id } })).data.total).toBe(0)
    expect(await sit(learner).open(film.id)).toFailWith('study.gone')
    expect(await move(collegeId)).toSucceed()
    expect(await progressOf(learner, film.id)).toMatchObject({ covered: [[0, 10_000]], seconds: 10 })
    expect((await learner.call(OVERVIEW, { body: {} })).data.total).toBe(before + 5)
  })

  it('taken offline counts when it is sent later, but no more than the time that passed and was not counted elsewhere', async () => {
    noon('2026-03-18')
    const staff = await sands.signIn('staff09')
    const [taken, other] = [await courseware({ seconds: 7200 }), await courseware({ seconds: 7200 })]
    const offline = sit(staff)
    const online = sit(staff)
    expect((await offline.open(taken.id, { isOffline: 1 })).data.progress.percent).toBe(0)
    await online.open(other.id)
    await online.play(0, 30 * MINUTE)
    sands.clock.advance(30 * MINUTE)
    const half = [offline.played(0, 30 * MINUTE)]
    const back = await offline.tell(half)
    expect(back.data).toMatchObject({ uncounted: [], progress: { seconds: 1800 } })
    const more = await offline.tell([offline.played(30 * MINUTE, 60 * MINUTE)])
    expect(more.data.uncounted).toEqual([{ segment: 0, reason: 'elsewhere' }])
    expect(await days('staff09')).toEqual({ '2026-03-18': 3600 })
    const { data } = await staff.call(PAGE, { body: {} })
    expect(data.records.map(({ isOffline, seconds }) => ({ isOffline, seconds }))).toEqual([
      { isOffline: 0, seconds: 1800 },
      { isOffline: 1, seconds: 1800 },
    ])
  })

  it('taken offline before the desktop was used is counted when it is sent after it', async () => {
    noon('2026-03-23')
    const [phone, desktop] = await Promise.all([sands.signIn('staff11'), sands.signIn('staff11')])
    const [taken, other] = [await courseware({ seconds: 7200, minSeconds: 1800 }), await courseware({ seconds: 7200 })]
    const offline = sit(phone)
    await offline.open(taken.id, { isOffline: 1 })
    sands.clock.advance(30 * MINUTE)
    const waiting = [offline.played(0, 30 * MINUTE)]
    const online = sit(desktop)
    await online.open(other.id)
    await online.play(0, 30 * MINUTE)
    sands.clock.advance(5 * MINUTE)
    expect((await offline.tell(waiting)).data).toMatchObject({ uncounted: [], progress: { seconds: 1800 } })
    expect(await days('staff11')).toEqual({ '2026-03-23': 3600 })
  })

  it('taken offline in many viewings counts the time that passed only once', async () => {
    noon('2026-03-24')
    const staff = await sands.signIn('staff12')
    const films = await Promise.all(Array.from({ length: 4 }, () => courseware({ seconds: 1200 })))
    const sittings = films.map(() => sit(staff))
    for (const [index, film] of films.entries()) await sittings[index]?.open(film.id, { isOffline: 1 })
    sands.clock.advance(20 * MINUTE)
    // All of them at once at the highest speed: only half of the films fit into the time that passed.
    const fast = { rate: 2, milliseconds: 10 * MINUTE }
    const answers = await Promise.all(sittings.map((sitting) => sitting.tell([sitting.played(0, 20 * MINUTE, fast)])))
    expect(answers.filter(({ data }) => data.progress.isFinished === 1)).toHaveLength(2)
    expect(answers.flatMap(({ data }) => data.uncounted.map(({ reason }) => reason))).toContain('elsewhere')
    const again = sittings.map((sitting) =>
      sitting.tell([sitting.played(0, 20 * MINUTE, { rate: 2, milliseconds: 0 })]),
    )
    for (const { data } of await Promise.all(again))
      expect(data.uncounted).toEqual([{ segment: 0, reason: 'too_fast' }])
    expect((await days('staff12'))['2026-03-24']).toBeLessThanOrEqual(20 * 60)
  })

  it('has one day at a time, whatever time zone an app sends', async () => {
    // At this moment it is yesterday on one of the two islands and tomorrow on the other.
    sands.clock.set(new Date('2026-03-25T18:30:00+08:00'))
    const staff = await sands.signIn('staff13')
    const film = await courseware()
    const home = sit(staff)
    await home.open(film.id)
    await home.play(0, 5000)
    await db().execute(sql`update study_days set milliseconds = 7200000 where learn_id = ${film.id}`)
    const playIn = async (timeZone: string) => {
      const sitting = sit(await sands.signIn('staff13'), timeZone)
      await sitting.open(film.id)
      return (await sitting.play(5000, 10_000)).data.uncounted
    }
    const full = [{ segment: 0, reason: 'daily_cap' }]
    expect(await playIn('Asia/Shanghai')).toEqual(full)
    // A person may travel to another time zone once a day.
    expect(await playIn('Pacific/Pago_Pago')).toEqual([])
    await db().execute(sql`update study_days set milliseconds = 7200000 where learn_id = ${film.id}`)
    expect(await playIn('Pacific/Kiritimati')).toEqual(full)
    expect(await days('staff13')).toEqual({ '2026-03-24': 7200, '2026-03-25': 7200 })
    sands.clock.advance(24 * HOUR)
    expect(await playIn('Pacific/Kiritimati')).toEqual([])
  })

  it('keeps the coverage that still exists when the file has another length', async () => {
    noon('2026-03-19')
    const learner = await sands.signIn('learner')
    const film = await courseware({ seconds: 100 })
    const sitting = sit(learner)
    await sitting.open(film.id)
    await sitting.play(0, 80_000)
    await db().execute(sql`update files set duration = 50 where id = ${film.fileId}`)
    const shorter = await sit(learner).open(film.id)
    expect(shorter.data.progress).toMatchObject({ covered: [[0, 50_000]], total: 50_000, percent: 99, seconds: 80 })
    await db().execute(sql`update files set duration = 200 where id = ${film.fileId}`)
    const longer = sit(learner)
    expect((await longer.open(film.id)).data.progress).toMatchObject({ covered: [[0, 50_000]], percent: 25 })
    // A page that was opened before still reports parts of the old file.
    expect(await progressOf(learner, film.id)).toMatchObject({
      total: 200_000,
      missing: ['parts_missing', 'end_not_seen'],
    })
  })

  it('refuses the viewing of another person, and one that is too old', async () => {
    noon('2026-03-20')
    const [learner, manager] = await Promise.all([sands.signIn('learner'), sands.signIn('manager')])
    const film = await courseware()
    const sitting = sit(learner)
    await sitting.open(film.id)
    sands.clock.advance(5000)
    const body = {
      learningDetailId: sitting.detail()?.learningDetailId ?? ('1' as LearningUpdate['learningDetailId']),
      seq: 1,
      segments: [sitting.played(0, 5000)],
      signOfLife: 1 as const,
    }
    // Calls the service directly, so that both requests are in one batch:
    // the forged one neither counts nor harms the other.
    const [one, other] = await Promise.all(
      [learner, manager].map((person) => person.call('GET /sands-user/api/v1/auth/validate-token')),
    )
    const learning = createLearningService(sands.server.kernel, [])
    const as = (userId: UserId | undefined) => ({ userId, timeZone: 'Asia/Shanghai' }) as Viewer
    const [own, forged] = await Promise.allSettled([
      learning.update(as(one?.data.userId), body),
      learning.update(as(other?.data.userId), { ...body, seq: 2 }),
    ])
    expect(own).toMatchObject({ value: { ackSeq: 1, progress: { seconds: 5 } } })
    expect(forged).toMatchObject({ reason: { errorName: 'study.viewing_unknown' } })
    expect(await manager.call(UPDATE, { body: { ...body, seq: 2 } })).toFailWith('study.viewing_unknown')
    expect(await manager.call(FINISH, { body })).toFailWith('study.viewing_unknown')
    expect(await progressOf(manager, film.id)).toBeUndefined()
    const unknown = '999999999999' as LearningUpdate['learningDetailId']
    expect(await learner.call(UPDATE, { body: { ...body, learningDetailId: unknown } })).toFailWith(
      'study.viewing_unknown',
    )
    sands.clock.advance(91 * 24 * HOUR)
    const later = await sands.signIn('learner')
    expect(await later.call(UPDATE, { body: { ...body, seq: 2 } })).toFailWith('study.viewing_unknown')
  })

  it('starts only with content that exists, is ready and is open', async () => {
    noon('2026-03-21')
    const learner = await sands.signIn('learner')
    const open = (learnId: string) => sit(learner).open(learnId)
    expect(await open('999999999999')).toFailWith('study.gone')
    expect(await open((await courseware({ state: 'draft' })).id)).toFailWith('study.gone')
    expect(await open((await courseware({ collegeId: otherCollegeId })).id)).toFailWith('study.gone')
    const raw = await courseware()
    await db().execute(sql`update files set status = 2 where id = ${raw.fileId}`)
    expect(await open(raw.id)).toFailWith('study.not_ready')
    const [first, second] = [await courseware(), await courseware()]
    await db().execute(sql`update courses set is_in_order = true where id = ${first.courseId}`)
    await db().execute(sql`insert into course_items (course_id, courseware_id, chapter_id, is_required, sort)
      select ${first.courseId}, ${second.id}, chapter_id, true, 1 from course_items where course_id = ${first.courseId}`)
    expect(await sit(learner).open(second.id, { courseId: first.courseId })).toFailWith('study.locked')
  })

  it("counts the reading of an article by the server's clock, whatever is claimed", async () => {
    noon('2026-03-22')
    const staff = await sands.signIn('staff10')
    const { userId } = (await staff.call('GET /sands-user/api/v1/auth/validate-token')).data
    const viewer = { userId, collegeId, timeZone: 'Asia/Shanghai' } as Viewer
    const articles: LearnKind = {
      type: 3,
      terms: async () => ({ form: 'text', total: 1, threshold: 100, minSeconds: 0, seekAhead: true, isSound: false }),
      describe: async () => [],
    }
    const learning = createLearningService(sands.server.kernel, [articles])
    const read = (seconds: number) => learning.read(viewer, { articleId: '7', seconds })
    // The server did not see the reading start: it accepts one minute of it.
    expect(await read(10)).toEqual({ seconds: 10 })
    sands.clock.advance(15_000)
    expect(await read(15)).toEqual({ seconds: 25 })
    expect((await read(3600)).seconds).toBe(25)
    sands.clock.advance(HOUR)
    expect(await read(3600)).toEqual({ seconds: 85 })
    // Two reports at once, from one page or from two: both are judged, and nothing counts twice.
    sands.clock.advance(20_000)
    const both = await Promise.all([read(15), read(5)])
    expect(Math.max(...both.map(({ seconds }) => seconds))).toBe(105)
    sands.clock.advance(5000)
    expect(await read(10)).toEqual({ seconds: 110 })
    expect((await staff.call(UNCOUNTED, { query: { learnType: 3, learnId: '7' } })).data).toEqual([])
    const { rows } = await db().execute(sql`select count(*)::int as viewings, max(percent) as percent from viewings
      join progress using (user_id, learn_type, learn_id) where user_id = ${userId} and learn_type = 3`)
    expect(rows).toEqual([{ viewings: 2, percent: 100 }])
  })

  it('requires a signed-in person and a valid request', async () => {
    const learner = await sands.signIn('learner')
    const visitor = sands.visitor()
    const clientTime = sands.clock.now().toISOString()
    const create = { learnType: 2 as const, learnId: '1', terminalType: 2, clientTime }
    const update = {
      learningDetailId: '1' as LearningUpdate['learningDetailId'],
      seq: 1,
      segments: [],
      signOfLife: 1 as const,
    }
    for (const answer of [
      await visitor.call(CREATE, { body: create }),
      await visitor.call(UPDATE, { body: update }),
      await visitor.call(FINISH, { body: update }),
      await visitor.call(PAGE, { body: {} }),
      await visitor.call(PROGRESS, { body: { learnType: 2, learnIds: ['1'] } }),
      await visitor.call(UNCOUNTED, { query: { learnType: 2, learnId: '1' } }),
    ])
      expect(answer).toFailWith('kernel.not_signed_in')
    const segment = { from: 0, to: 1, rate: 1, milliseconds: 1, visible: 1 as const, at: clientTime }
    for (const wrong of [
      { ...update, seq: 0 },
      { ...update, segments: [{ ...segment, rate: 4 }] },
      { ...update, segments: [{ ...segment, from: -1 }] },
      { ...update, segments: [{ ...segment, at: 'yesterday' }] },
      { ...update, segments: Array.from({ length: 121 }, () => segment) },
    ])
      expect(await learner.call(UPDATE, { body: wrong })).toFailWith('kernel.invalid_field')
    expect(await learner.call(CREATE, { body: { ...create, learnType: 9 as 2 } })).toFailWith('kernel.invalid_field')
    expect(await learner.call(PROGRESS, { body: { learnType: 2, learnIds: [] } })).toFailWith('kernel.invalid_field')
  })
})
