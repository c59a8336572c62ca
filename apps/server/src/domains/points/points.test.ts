import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { collegeId, signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { courseId, coursewareId, signInNew, study } from '../../testing/study.ts'
import { aPublishedSurvey, aSurveyQuestion, reply } from '../../testing/surveys.ts'
import { upload } from '../../testing/upload.ts'
import { verifyLedger } from './index.ts'

const INDEX = 'GET /sands-shopping/api/v1/integral/user-integral/index'
const PAGE = 'GET /sands-shopping/api/v1/integral/user-integral/page'
const RANK = 'POST /sands-lms/api/v1/dailyStudyRecords/points-rank'
const COMMENT = 'POST /sands-system/api/v1/comment/create'
const UNCOMMENT = 'POST /sands-system/api/v1/comment/delete'
const TAKE_DOWN = 'POST /sands-system/api/v1/manage/comment/remove'
const PUT_BACK = 'POST /sands-system/api/v1/manage/comment/restore'
const AVATAR = 'POST /sands-user/api/v1/user/change-avatar'
const ARTICLE = 3
const COURSE = 1

describe('points of a learner', () => {
  const sands = useSands()
  let course: string
  let article: string

  beforeAll(async () => {
    // Noon in Shanghai of the next day: no test crosses the end of a day, and nobody has earned anything on it.
    const day = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10)
    sands.clock.set(new Date(`${day}T04:00:00Z`))
    course = await courseId(sands, '商品陈列的七个细节')
    const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
      `select id from articles where title = '橱窗只有七秒：一面玻璃怎么讲完一个季节'`,
    )
    article = rows[0]?.id ?? ''
  })

  let people = 5
  /** Another person in each test, so that no cap is used up. */
  const somebody = () => {
    people += 1
    return sands.signIn(`staff${String(people).padStart(2, '0')}`)
  }
  const indexOf = async (person: SignedIn) => (await person.call(INDEX)).data
  const entriesOf = async (person: SignedIn) =>
    (await person.call(PAGE)).data.entries.records.map(({ type, points }) => ({ type, points }))
  const later = (minutes: number) => sands.clock.advance(minutes * 60_000)

  async function comment(person: SignedIn, module: 1 | 3 = ARTICLE) {
    later(5)
    const answer = await person.call(COMMENT, {
      body: { commentModule: module, commentModuleId: module === ARTICLE ? article : course, content: 'well said' },
    })
    expect(answer).toSucceed()
    return answer.data.id
  }

  it('begin with the sign-in of the day, which is paid once', async () => {
    const person = await somebody()
    const { balance, earnedToday } = await indexOf(person)
    expect(earnedToday).toBe(1)
    expect((await entriesOf(person))[0]).toEqual({ type: 'login', points: 1 })
    const again = await sands.signIn(`staff${String(people).padStart(2, '0')}`)
    expect(await indexOf(again)).toMatchObject({ balance, available: balance, held: 0, earnedToday: 1 })
  })

  it('need a session', async () => {
    expect(await sands.visitor().call(INDEX)).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(RANK, { body: { period: 'month', scope: 'college' } })).toFailWith(
      'kernel.not_signed_in',
    )
  })

  it('are earned by comments up to the cap of the day, and again the next day', async () => {
    const person = await somebody()
    const before = (await indexOf(person)).balance
    for (let times = 0; times < 7; times++) await comment(person)
    expect((await indexOf(person)).balance).toBe(before + 5)
    const way = (await indexOf(person)).ways.find(({ type }) => type === 'newsComment')
    expect(way).toMatchObject({ points: 1, dailyCap: 5, earnedToday: 5 })
    later(24 * 60)
    const nextDay = await sands.signIn(`staff${String(people).padStart(2, '0')}`)
    await comment(nextDay)
    expect(await indexOf(nextDay)).toMatchObject({ balance: before + 7, earnedToday: 2 })
  })

  it('wait for the cool-down between two comments', async () => {
    const person = await somebody()
    const before = (await indexOf(person)).balance
    await comment(person)
    const body = { commentModule: ARTICLE, commentModuleId: article, content: 'and this' } as const
    expect(await person.call(COMMENT, { body })).toSucceed()
    expect((await indexOf(person)).balance).toBe(before + 1)
  })

  it('are taken back with the comment, and come back when a moderator puts it back', async () => {
    const person = await somebody()
    const moderator = await signInWith(sands, 'staff20', { rights: ['social.comments.moderate'], college: '沙丘学院' })
    const before = (await indexOf(person)).balance
    const id = await comment(person, COURSE)
    expect((await indexOf(person)).balance).toBe(before + 3)
    expect(await moderator.call(TAKE_DOWN, { body: { id, reason: 'off topic' } })).toSucceed()
    expect((await indexOf(person)).balance).toBe(before)
    expect(await moderator.call(PUT_BACK, { body: { id } })).toSucceed()
    expect((await indexOf(person)).balance).toBe(before + 3)
    expect(await person.call(UNCOMMENT, { body: { id } })).toSucceed()
    expect((await indexOf(person)).balance).toBe(before)
    const { records } = (await person.call(PAGE, { query: { category: 'community' } })).data.entries
    // Newest first; the demo company may have paid the person for a comment before.
    expect(records.slice(0, 4).map(({ points, isReversal }) => [points, isReversal])).toEqual([
      [-3, true],
      [3, false],
      [-3, true],
      [3, false],
    ])
  })

  it('follow the avatar: earned with it, taken back without it, never more than once', async () => {
    const person = await somebody()
    const before = (await indexOf(person)).balance
    const fileId = (await upload(person, await aJpeg(), { purpose: 'avatar' })).data.id as never
    for (const wanted of [fileId, fileId]) expect(await person.call(AVATAR, { body: { fileId: wanted } })).toSucceed()
    expect((await indexOf(person)).balance).toBe(before + 10)
    expect(await person.call(AVATAR, { body: { fileId: null } })).toSucceed()
    expect((await indexOf(person)).balance).toBe(before)
  })

  it('are listed by category and month with the content and their sums', async () => {
    const person = await somebody()
    await comment(person, COURSE)
    const month = sands.clock.now().toISOString().slice(0, 7)
    const here = (await person.call(PAGE, { query: { category: 'community', month } })).data
    expect(here.earned).toBeGreaterThanOrEqual(3)
    expect(here.spent).toBe(0)
    expect(here.entries.records[0]).toMatchObject({ type: 'courseReview', title: '商品陈列的七个细节', points: 3 })
    expect((await person.call(PAGE, { query: { category: 'shop' } })).data.entries.records).toEqual([])
    expect((await person.call(PAGE, { query: { month: '2020-01' } })).data.entries.total).toBe(0)
  })

  it('refuse a category and a month that do not exist', async () => {
    const person = await somebody()
    for (const query of [{ category: 'luck' }, { month: '2026-13' }])
      expect(await person.call(PAGE, { query: query as never })).toFailWith('kernel.invalid_field')
  })

  it('belong to one college and one person', async () => {
    const [learner, emma] = [await sands.signIn('learner'), await sands.signIn('emma')]
    const ids = async (person: SignedIn) => (await person.call(PAGE)).data.entries.records.map(({ id }) => id)
    const own = new Set(await ids(learner))
    expect(own.size).toBeGreaterThan(0)
    expect((await ids(emma)).filter((id) => own.has(id))).toEqual([])
  })

  it('rank people by what they earned, the most first', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(RANK, { body: { period: 'total', scope: 'college' } })
    const points = data.ranks.records.map((row) => row.points)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(data.people).toBeGreaterThan(10)
    expect(data.mine.rank).not.toBeNull()
  })

  it('are shown with study time on the my page', async () => {
    const learner = await sands.signIn('learner')
    const summary = await learner.call('POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo', { body: {} })
    expect(summary.data.totalPoints).toBe((await indexOf(learner)).balance)
  })

  it('of the demo company add up to the journal', async () => {
    const found = await verifyLedger(sands.server.kernel.database.primary)
    expect(found.differences).toEqual([])
    expect(found.postings).toBeGreaterThan(100)
    expect(found.legs).toBe(found.postings * 2)
  })

  it('are earned by finished courseware, and by a course with its own points', async () => {
    const { pool } = sands.server.kernel.database
    // A course is paid once, so it takes somebody who has not finished this one.
    const { rows } = await pool.query<{ name: string }>(
      `select u.user_name as name from users u
       join point_accounts a on a.user_id = u.id and a.college_id = $1
       where u.user_name like 'staff%' and not exists (
         select from point_occurrences o where o.account_id = a.id and o.cause = $2)
       order by u.user_name limit 1`,
      [await collegeId(sands, '沙丘学院'), `course ${course}`],
    )
    const name = rows[0]?.name ?? ''
    const person = await signInNew(sands, name)
    await pool.query('update courses set points = 12 where id = $1', [course])
    await pool.query(
      `update point_occurrences set revoked_at = at
       where account_id = (select id from point_accounts where user_id = $1 and college_id = $2)`,
      [await userId(sands, name), await collegeId(sands, '沙丘学院')],
    )
    const before = (await indexOf(person)).balance
    const sit = async (title: string, to: number) =>
      study(sands, person, {
        id: await coursewareId(sands, title),
        courseId: course as never,
        from: 1,
        to,
        seconds: 60,
      })
    await sit('入口与动线', 4)
    const afterFirst = (await entriesOf(person))[0]
    expect(afterFirst).toEqual({ type: expect.stringMatching(/^(document|picture)$/), points: expect.any(Number) })
    await sit('货架上的层次', 5)
    await sit('换季陈列记录', 3)
    const earned = (await entriesOf(person)).slice(0, 4)
    expect(earned.filter(({ type }) => type === 'course')).toEqual([{ type: 'course', points: 12 }])
    expect((await indexOf(person)).balance).toBe(before + earned.reduce((sum, { points }) => sum + points, 0))
  })

  it('are not earned when the transaction of their cause fails', async () => {
    const person = await somebody()
    const { database, events } = sands.server.kernel
    const before = (await indexOf(person)).balance
    const owner = { userId: await userId(sands, `staff${String(people).padStart(2, '0')}`), ...person.session }
    const at = sands.clock.now()
    const raised = database.transaction(async (tx) => {
      await events.emit(tx, 'points.deserved', { ...owner, type: 'appDownload', cause: 'phone', at })
      throw new Error('the download failed')
    })
    await expect(raised).rejects.toThrow('the download failed')
    expect((await indexOf(person)).balance).toBe(before)
    await database.transaction((tx) =>
      events.emit(tx, 'points.deserved', { ...owner, type: 'appDownload', cause: 'phone', at }),
    )
    expect((await indexOf(person)).balance).toBe(before + 20)
  })

  it('are earned with the native app: once for the first version, then for newer ones', async () => {
    const person = await somebody()
    const { database, events } = sands.server.kernel
    const id = await userId(sands, `staff${String(people).padStart(2, '0')}`)
    const before = (await indexOf(person)).balance
    const signIn = (app: string | null) =>
      database.transaction((tx) =>
        events.emit(tx, 'auth.signed-in', {
          ...{ userId: id, collegeId: person.session.collegeId, timeZone: null, agreedIn: null, app },
          at: sands.clock.now(),
        }),
      )
    const gained = async () => (await indexOf(person)).balance - before
    await signIn(null)
    expect(await gained()).toBe(0)
    await signIn('3.9.0')
    await signIn('3.9.0')
    expect(await gained()).toBe(20)
    await signIn('3.10.0')
    await signIn('3.9.5')
    expect(await gained()).toBe(25)
    // Soon after the last one an upgrade pays nothing.
    await signIn('4.0')
    expect(await gained()).toBe(25)
  })

  it('are taken back when a pass is lost, and earned again when it comes back', async () => {
    const person = await somebody()
    const { database, events } = sands.server.kernel
    const owner = { userId: await userId(sands, `staff${String(people).padStart(2, '0')}`), ...person.session }
    const exam = { ...owner, examId: '4711' as never, at: sands.clock.now() }
    const before = (await indexOf(person)).balance
    const pass = () =>
      database.transaction((tx) => events.emit(tx, 'exam.passed', { ...exam, points: 9, certificateId: null }))
    const lose = () => database.transaction((tx) => events.emit(tx, 'exam.pass-lost', exam))
    await pass()
    expect((await indexOf(person)).balance).toBe(before + 9)
    await lose()
    await lose()
    expect((await indexOf(person)).balance).toBe(before)
    await pass()
    expect((await indexOf(person)).balance).toBe(before + 9)
  })

  it('are earned with a named reply to a survey, and not with an anonymous one', async () => {
    const manager = await sands.signIn('admin')
    const person = await somebody()
    const questions = [aSurveyQuestion('q1')]
    for (const isAnonymous of [false, true]) {
      const survey = await aPublishedSurvey(manager, questions, { points: 4, isAnonymous })
      const { data } = await reply(person, survey, { q1: { options: ['b1'] } })
      expect(data.points).toBe(isAnonymous ? 0 : 4)
    }
    expect((await entriesOf(person)).filter(({ type }) => type === 'survey')).toEqual([{ type: 'survey', points: 4 }])
  })
})

describe('the database', () => {
  const sands = useSands()

  it('refuses legs that do not sum to zero, and changes of the journal', async () => {
    const { pool } = sands.server.kernel.database
    const refused = (sql: string) => expect(pool.query(sql)).rejects
    await refused(`insert into point_legs (journal_id, account_id, amount, at)
      select journal_id, account_id, 5, at from point_legs limit 1`).toThrow('do not sum to zero')
    await refused('update point_legs set amount = amount + 1').toThrow('append-only')
    await refused('delete from point_journal').toThrow('append-only')
  })
})
