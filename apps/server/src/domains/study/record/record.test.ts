import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aCourseware } from '../../../testing/coursewares.ts'
import { addCrowd } from '../../../testing/crowd.ts'
import { useSands } from '../../../testing/sands.ts'
import { aSitting, forgetStudy } from '../../../testing/studying.ts'

const SIMPLE = 'POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo'
const OVERVIEW = 'POST /sands-lms/api/v1/dailyStudyRecords/overview'
const DETAIL = 'POST /sands-lms/api/v1/dailyStudyRecords/detail'
const RANK = 'POST /sands-lms/api/v1/dailyStudyRecords/rank'
const FIVE_MINUTES = 300_001

describe('study records', () => {
  const sands = useSands()
  let collegeId: CollegeId
  beforeAll(async () => {
    collegeId = (await sands.signIn('learner')).session.collegeId
    await forgetStudy(db())
  })
  const db = () => sands.server.kernel.database.primary
  const noon = (day: string) => sands.clock.set(new Date(`${day}T12:00:00+08:00`))

  /** Studies courseware for the given seconds, ending now. */
  async function study(client: SignedIn, learnId: string, seconds: number): Promise<void> {
    const sitting = aSitting(client, sands.clock)
    await sitting.open(learnId)
    const { data } = await sitting.play(0, seconds * 1000)
    expect(data.uncounted).toEqual([])
  }

  it('add up by day, week, month and in total, and count consecutive days', async () => {
    const film = await aCourseware(db(), { collegeId, seconds: 600 })
    // A Sunday, the Monday after it, and the Wednesday of that week.
    for (const [day, seconds] of [
      ['2026-05-31', 10],
      ['2026-06-01', 20],
      ['2026-06-03', 30],
    ] as const) {
      noon(day)
      await study(await sands.signIn('learner'), film.id, seconds)
    }
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(OVERVIEW, { body: {} })
    expect(data).toMatchObject({ today: 30, week: 50, month: 50, total: 60, studyDays: 3, streakDays: 1 })
    expect(data.weekDays).toEqual(
      [20, 0, 30, 0, 0, 0, 0].map((seconds, index) => ({ day: `2026-06-0${index + 1}`, seconds })),
    )
    noon('2026-06-04')
    const next = await sands.signIn('learner')
    expect((await next.call(OVERVIEW, { body: {} })).data).toMatchObject({ today: 0, streakDays: 1 })
    await study(next, film.id, 5)
    expect((await next.call(OVERVIEW, { body: {} })).data).toMatchObject({ today: 5, streakDays: 2, total: 65 })
    expect((await next.call(SIMPLE, { body: {} })).data).toMatchObject({
      totalStudyDuringTime: 65,
      totalPoints: expect.any(Number),
      user: { userName: 'learner', sysUserLabel: { teamLearningLabel: 0 } },
    })
    const manager = await sands.signIn('manager')
    expect((await manager.call(OVERVIEW, { body: {} })).data).toMatchObject({ total: 0, studyDays: 0, streakDays: 0 })
  })

  it('show what the time was spent on, most first, also for deleted content', async () => {
    noon('2026-06-10')
    const teacher = await sands.signIn('teacher')
    const [small, large] = [
      await aCourseware(db(), { collegeId, seconds: 600 }),
      await aCourseware(db(), { collegeId, seconds: 600 }),
    ]
    await study(teacher, small.id, 10)
    await study(teacher, large.id, 40)
    await db().execute(sql`update courses set state = 'withdrawn' where id = ${large.courseId}`)
    const detail = (body: { from: string; until: string; current?: number; size?: number }) =>
      teacher.call(DETAIL, { body })
    const { data } = await detail({ from: '2026-06-01', until: '2026-06-30' })
    expect(data.days).toEqual([{ day: '2026-06-10', seconds: 50 }])
    expect(data.contents.total).toBe(2)
    expect(data.contents.records.map(({ learnId, seconds }) => ({ learnId, seconds }))).toEqual([
      { learnId: large.id, seconds: 40 },
      { learnId: small.id, seconds: 10 },
    ])
    const [gone, there] = data.contents.records
    expect(gone).toMatchObject({ link: null })
    expect(gone?.title).toMatch(/^A piece/)
    expect(there?.link).toContain(small.id)
    const second = await detail({ from: '2026-06-01', until: '2026-06-30', current: 2, size: 1 })
    expect(second.data.contents).toMatchObject({ total: 2, records: [{ learnId: small.id }] })
    expect((await detail({ from: '2026-06-11', until: '2026-06-30' })).data).toMatchObject({
      days: [],
      contents: { total: 0, records: [] },
    })
    expect(await detail({ from: '2026-06-30', until: '2026-06-01' })).toFailWith('kernel.invalid_field')
    expect(await detail({ from: '2025-01-01', until: '2026-06-01' })).toFailWith('kernel.invalid_field')
    expect(await detail({ from: 'June', until: '2026-06-01' })).toFailWith('kernel.invalid_field')
  })

  it('require a signed-in person', async () => {
    const visitor = sands.visitor()
    expect(await visitor.call(SIMPLE, { body: {} })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(OVERVIEW, { body: {} })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(DETAIL, { body: { from: '2026-06-01', until: '2026-06-02' } })).toFailWith(
      'kernel.not_signed_in',
    )
    expect(await visitor.call(RANK, { body: { period: 'month', scope: 'college' } })).toFailWith('kernel.not_signed_in')
  })
})

describe('study ranks', () => {
  const sands = useSands()
  const db = () => sands.server.kernel.database.primary
  let collegeId: CollegeId
  let learnerId: UserId

  beforeAll(async () => {
    const learner = await sands.signIn('learner')
    collegeId = learner.session.collegeId
    learnerId = (await learner.call('GET /sands-user/api/v1/auth/validate-token')).data.userId
    await addCrowd(db(), { collegeId, people: 700 })
  })

  const month = '2026-07-01'
  const give = (userName: string, seconds: number, reachedAt = '2026-07-02T00:00:00Z') =>
    db().execute(sql`
      insert into study_months (college_id, month, user_id, milliseconds, reached_at)
      select ${collegeId}, ${month}::date, id, ${seconds * 1000}, ${reachedAt} from users where user_name = ${userName}
      on conflict (user_id, college_id, month) do update set milliseconds = excluded.milliseconds`)
  const rank = (client: SignedIn, rest: { scope?: 'college' | 'department'; current?: number; size?: number } = {}) =>
    client.call(RANK, { body: { period: 'month', scope: 'college', ...rest } })
  /** Lets the cached board expire. */
  const later = async (userName = 'learner') => {
    sands.clock.advance(FIVE_MINUTES)
    return sands.signIn(userName)
  }

  it('order everyone who has studied, equal times share a place, and everyone sees their own place', async () => {
    sands.clock.set(new Date('2026-07-15T12:00:00+08:00'))
    await forgetStudy(db())
    await give('manager', 300)
    await give('teacher', 200, '2026-07-03T00:00:00Z')
    await give('author', 200, '2026-07-02T00:00:00Z')
    await give('learner', 100)
    await give('reviewer', 0)
    const learner = await sands.signIn('learner')
    const { data } = await rank(learner)
    expect(data.ranks.records.map((row) => [row.rank, row.seconds])).toEqual([
      [1, 300],
      [2, 200],
      [2, 200],
      [4, 100],
    ])
    const { rows } = await db().execute<{
      name: string
    }>(sql`select name from users where user_name in ('author', 'teacher')
      order by user_name`)
    expect(data.ranks.records.slice(1, 3).map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
    expect(data.ranks.records[3]).toMatchObject({ userId: learnerId })
    expect(data.ranks.records[3]?.departmentName).not.toBe('')
    expect(data).toMatchObject({ people: 4, mine: { rank: 4, seconds: 100, toNext: 100 } })
    const manager = await sands.signIn('manager')
    expect((await rank(manager)).data.mine).toEqual({ rank: 1, seconds: 300, toNext: null })
    const auditor = await sands.signIn('auditor')
    expect((await rank(auditor)).data.mine).toEqual({ rank: null, seconds: 0, toNext: null })
    expect((await learner.call(SIMPLE, { body: {} })).data.monthRank).toBe(4)
    expect((await auditor.call(SIMPLE, { body: {} })).data.monthRank).toBeNull()
  })

  it('leave out people who were disabled or have left the college', async () => {
    await db().execute(sql`update users set status = 'disabled' where user_name = 'manager'`)
    await db().execute(sql`delete from memberships where college_id = ${collegeId}
      and user_id = (select id from users where user_name = 'author')`)
    const { data } = await rank(await later())
    expect(data.people).toBe(2)
    expect(data.mine).toEqual({ rank: 2, seconds: 100, toNext: 100 })
    await db().execute(sql`update users set status = 'active' where user_name = 'manager'`)
  })

  it('of a department include all departments below it', async () => {
    const { rows } = await db().execute<{ ids: string[] }>(sql`
      with own as (select department_id from memberships where user_id = ${learnerId} and college_id = ${collegeId})
      select array_agg(m.user_id::text) as ids from memberships m join departments d on d.id = m.department_id
      where d.college_id = ${collegeId} and d.path @> array[(select department_id from own)]`)
    const inside = new Set(rows[0]?.ids)
    const learner = await later()
    const [whole, own] = [(await rank(learner)).data, (await rank(learner, { scope: 'department' })).data]
    const expected = whole.ranks.records.filter(({ userId }) => inside.has(userId))
    expect(own.ranks.records.map(({ userId }) => userId)).toEqual(expected.map(({ userId }) => userId))
    expect(own.mine.rank).toBe(1 + expected.filter(({ seconds }) => seconds > 100).length)
    // A person without study time still has a department; a person without a department has no department rank.
    const auditor = await sands.signIn('auditor')
    expect((await rank(auditor, { scope: 'department' })).data.mine.rank).toBeNull()
    await db().execute(sql`update memberships set department_id = null where user_id = ${learnerId}`)
    expect((await rank(await later(), { scope: 'department' })).data).toMatchObject({
      people: 0,
      ranks: { total: 0 },
      mine: { rank: null, seconds: 100, toNext: null },
    })
  })

  it('end after 500, and people further down still see their own place', async () => {
    await db().execute(sql`
      insert into study_months (college_id, month, user_id, milliseconds, reached_at)
      select ${collegeId}, ${month}::date, id, 1000000 + id * 1000, now() from users where user_name like 'crowd%'`)
    const learner = await later()
    const last = await rank(learner, { current: 25, size: 20 })
    expect(last.data.ranks).toMatchObject({ total: 500 })
    expect(last.data.ranks.records.map((row) => row.rank)).toEqual(
      Array.from({ length: 20 }, (_, index) => 481 + index),
    )
    expect((await rank(learner, { current: 26, size: 20 })).data.ranks.records).toEqual([])
    expect(last.data).toMatchObject({ people: 703, mine: { rank: 703, seconds: 100 } })
    expect(last.data.mine.toNext).toBe(100)
  })

  it('are rebuilt at most once a minute, and return the time of the last rebuild', async () => {
    const learner = await later()
    const before = (await rank(learner)).data
    await give('learner', 5000)
    expect((await rank(learner)).data).toMatchObject({ mine: { seconds: 100 }, asOf: before.asOf })
    sands.clock.advance(61_000)
    // The first request afterwards gets the old board at once.
    await rank(learner)
    await expect.poll(async () => (await rank(learner)).data.mine.seconds).toBe(5000)
  })

  it('of this month use the time zone in which the person studies, wherever they look from; total ranks stay', async () => {
    sands.clock.set(new Date('2026-07-31T23:30:00+08:00'))
    await db().execute(sql`insert into study_months (college_id, month, user_id, milliseconds, reached_at)
      values (${collegeId}, '0001-01-01', ${learnerId}, 9000, now())`)
    const learner = await sands.signIn('learner')
    const inZone = (timeZone: string, period: 'month' | 'total') =>
      learner.call(RANK, { body: { period, scope: 'college' }, headers: { 'x-time-zone': timeZone } })
    expect((await inZone('Asia/Shanghai', 'month')).data.mine.seconds).toBe(5000)
    expect((await inZone('Pacific/Auckland', 'month')).data.mine.rank).toBeNull()
    expect((await inZone('Pacific/Auckland', 'total')).data.mine).toMatchObject({ rank: 1, seconds: 9 })
    // A person who has studied has a stored time zone.
    await db().execute(sql`insert into study_people (user_id, time_zone) values (${learnerId}, 'Asia/Shanghai')
      on conflict (user_id) do update set time_zone = excluded.time_zone`)
    expect((await inZone('Pacific/Auckland', 'month')).data.mine.seconds).toBe(5000)
  })
})
