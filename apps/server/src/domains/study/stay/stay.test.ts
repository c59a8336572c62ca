import type { UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { startSands, useSands } from '../../../testing/sands.ts'
import { createStayService } from './stay.service.ts'

const BEAT = 'POST /sands-user/api/v1/user/user-stay-duration/saveDuration'

describe('a heartbeat', () => {
  const sands = useSands()

  const beat = (client: SignedIn, seconds: number, timeZone = 'Asia/Shanghai') =>
    client.call(BEAT, {
      body: { stayDateTime: sands.clock.now().toISOString(), stayDuration: seconds, terminalType: 2 },
      headers: { 'x-time-zone': timeZone },
    })
  async function days(userName: string): Promise<Record<string, number>> {
    const { rows } = await sands.server.kernel.database.primary.execute<{ day: string; seconds: string }>(
      sql`select day::text, round(milliseconds / 1000.0) as seconds from stay_time join users on users.id = user_id where user_name = ${userName} order by day`,
    )
    return Object.fromEntries(rows.map(({ day, seconds }) => [day, Number(seconds)]))
  }
  const total = async (userName: string) =>
    Object.values(await days(userName)).reduce((sum, seconds) => sum + seconds, 0)
  const noon = (day: string) => sands.clock.hold(new Date(`${day}T12:00:00+08:00`))

  it('counts the time since the previous one', async () => {
    noon('2026-03-02')
    const learner = await sands.signIn('learner')
    for (let count = 0; count < 4; count += 1) {
      expect(await beat(learner, 5)).toSucceed()
      sands.clock.advance(5000)
    }

    expect(await days('learner')).toEqual({ '2026-03-02': 15 })
  })

  it('counts no more than the app says plus two seconds', async () => {
    noon('2026-03-03')
    const manager = await sands.signIn('manager')
    await beat(manager, 5)
    sands.clock.advance(60_000)
    await beat(manager, 5)

    expect(await total('manager')).toBe(7)
  })

  it('counts no more than really passed, whatever the app says', async () => {
    noon('2026-03-04')
    const teacher = await sands.signIn('teacher')
    await beat(teacher, 5)
    sands.clock.advance(5000)
    expect(await beat(teacher, 3600)).toSucceed()
    expect(await beat(teacher, 3600)).toSucceed()

    expect(await total('teacher')).toBe(5)
  })

  it('after an outage counts the whole gap at once', async () => {
    noon('2026-03-05')
    const author = await sands.signIn('author')
    await beat(author, 5)
    sands.clock.advance(120_000)
    await beat(author, 120)

    expect(await total('author')).toBe(120)
  })

  it('of two devices at the same time counts once', async () => {
    noon('2026-03-06')
    const phone = await sands.signIn('auditor')
    const desktop = await sands.signIn('auditor')
    for (let count = 0; count < 5; count += 1) {
      await beat(phone, 5)
      sands.clock.advance(2500)
      await beat(desktop, 5)
      sands.clock.advance(2500)
    }
    await beat(phone, 5)

    expect(await total('auditor')).toBe(25)
  })

  it("belongs to the day in the person's time zone, and days add up when they travel", async () => {
    sands.clock.hold(new Date('2026-03-07T23:59:50+08:00'))
    const emma = await sands.signIn('emma')
    await beat(emma, 5)
    sands.clock.advance(5000)
    await beat(emma, 5)
    sands.clock.advance(10_000)
    await beat(emma, 10)
    sands.clock.advance(5000)
    await beat(emma, 5, 'America/New_York')
    sands.clock.advance(5000)
    await beat(emma, 5)

    expect(await days('emma')).toEqual({ '2026-03-07': 10, '2026-03-08': 15 })
  })

  it('sent by many people at once is stored for each of them', async () => {
    noon('2026-03-09')
    const people = await Promise.all(
      ['staff01', 'staff02', 'staff03', 'staff04'].map((userName) => sands.signIn(userName)),
    )
    await Promise.all(people.flatMap((person) => [beat(person, 5), beat(person, 5)]))
    sands.clock.advance(5000)
    await Promise.all(people.map((person) => beat(person, 5)))

    for (const userName of ['staff01', 'staff02', 'staff03', 'staff04']) expect(await total(userName)).toBe(5)
  })

  it('with an excessive claim of one person does no harm to others', async () => {
    noon('2026-03-12')
    const [greedy, honest] = await Promise.all([sands.signIn('staff05'), sands.signIn('staff06')])
    await Promise.all([beat(greedy, 5), beat(honest, 5)])
    sands.clock.advance(5000)
    const [one, other] = await Promise.all(
      [greedy, honest].map((person) => person.call('GET /sands-user/api/v1/auth/validate-token')),
    )
    // Calls the service directly, so that all heartbeats are in one batch.
    const stay = createStayService(sands.server.kernel)
    const claim = (userId: UserId | undefined, seconds: number) =>
      stay.beat({ userId, timeZone: 'Asia/Shanghai' } as Viewer, seconds)
    await Promise.all([
      ...Array.from({ length: 60 }, () => claim(one?.data.userId, 86_400)),
      claim(other?.data.userId, 5),
    ])

    expect([await total('staff05'), await total('staff06')]).toEqual([5, 5])
  })

  it('is counted once when another process counts the same person', async () => {
    sands.clock.hold(new Date('2026-03-10T23:59:00+08:00'))
    const other = await startSands({
      database: { url: sands.databaseUrl, drop: async () => undefined },
      clock: sands.clock,
    })
    const here = await sands.signIn('reviewer')
    const there = await other.signIn('reviewer')
    await Promise.all([
      beat(here, 5),
      there.call(BEAT, { body: { stayDateTime: sands.clock.now().toISOString(), stayDuration: 5, terminalType: 2 } }),
    ])
    sands.clock.hold(new Date('2026-03-11T00:00:03+08:00'))
    await Promise.all([
      beat(here, 5),
      there.call(BEAT, { body: { stayDateTime: sands.clock.now().toISOString(), stayDuration: 5, terminalType: 2 } }),
    ])
    await other.close()

    expect(await days('reviewer')).toEqual({ '2026-03-10': 0, '2026-03-11': 7 })
  })

  it.each([
    ['a negative time', { stayDuration: -1 }],
    ['more than a day', { stayDuration: 90_000 }],
    ['a text instead of a number', { stayDuration: '5' as unknown as number }],
    ['an invalid moment', { stayDateTime: 'yesterday' }],
    ['an unknown terminal', { terminalType: 0 }],
  ])('with %s is refused', async (_what, wrong) => {
    const learner = await sands.signIn('learner')
    const answer = await learner.call(BEAT, {
      body: { stayDateTime: new Date().toISOString(), stayDuration: 5, terminalType: 2, ...wrong },
    })

    expect(answer).toFailWith('kernel.invalid_field')
    expect(answer.data).toMatchObject({ field: Object.keys(wrong)[0] })
  })

  it('without a session is refused', async () => {
    expect(
      await sands
        .visitor()
        .call(BEAT, { body: { stayDateTime: new Date().toISOString(), stayDuration: 5, terminalType: 2 } }),
    ).toFailWith('kernel.not_signed_in')
  })
})
