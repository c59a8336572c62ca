import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aDay, aFaceManager, anOpenSession, FACE, FACE_MANAGE, signUp } from '../../../testing/face/a-session.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const GET = `GET ${FACE}/feed` as const
const RENEW = `POST ${FACE}/feed/renew` as const
const DELETE = `POST ${FACE}/feed/delete` as const
const DAY_HOURS = 24

describe('calendars to which people subscribe', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    manager = await aFaceManager(sands)
    learner = await sands.signIn('staff04')
  })

  /** As a calendar program reads it, without a session. */
  const read = (url: string) => sands.server.http.inject({ method: 'GET', url: new URL(url).pathname })
  const renew = async (person = learner) => (await person.call(RENEW)).data.url
  const eventsOf = (text: string, id: string) =>
    text.split('BEGIN:VEVENT').filter((event) => event.includes(`UID:face-${id}-`))

  it('have a secret address that can be renewed and ended', async () => {
    expect((await learner.call(GET)).data).toBeNull()
    const first = await renew()
    expect((await learner.call(GET)).data).toMatchObject({ createdAt: expect.any(String) })
    const answer = await read(first)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/calendar')
    const { rows } = await sands.server.kernel.database.pool.query(
      "select encode(token_hash, 'hex') as hash from face_feeds where user_id = $1",
      [await userId(sands, 'staff04')],
    )
    expect(rows).toHaveLength(1)
    expect(first).not.toContain(rows[0]?.hash)
    const second = await renew()
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect(await learner.call(DELETE)).toSucceed()
    expect((await read(second)).statusCode).toBe(404)
    expect((await read(`${second}x`)).statusCode).toBe(404)
  })

  it('follow changes by themselves: sequence numbers, and cancelled sessions as such', async () => {
    const url = await renew()
    const session = await anOpenSession(manager, { name: 'Followed', days: [aDay(sands, 48), aDay(sands, 72)] })
    const other = await anOpenSession(manager, { name: 'Of others', days: [aDay(sands, 48)] })
    await signUp(learner, session.id)
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
    const before = eventsOf((await read(url)).body, session.id)
    expect(before).toHaveLength(2)
    expect(before[0]).toContain('STATUS:CONFIRMED')
    expect(eventsOf((await read(url)).body, other.id)).toEqual([])
    const { id, version } = session
    await manager.call(`POST ${FACE_MANAGE}/cancel`, { body: { id, version, reason: 'Storm' } })
    const { body } = await read(url)
    const after = eventsOf(body, session.id)
    expect(after).toHaveLength(2)
    for (const event of after) expect(event).toContain('STATUS:CANCELLED')
    expect(sequence(after[0] ?? '')).toBeGreaterThan(sequence(before[0] ?? ''))
    expect(body).toContain('METHOD:PUBLISH')
    sands.clock.advance(100 * DAY_HOURS * 3_600_000)
    expect(eventsOf((await read(url)).body, session.id)).toEqual([])
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
  })

  it('end when the person is disabled, and cannot be read too often', async () => {
    const person = await sands.signIn('staff15')
    const url = await renew(person)
    expect((await read(url)).statusCode).toBe(200)
    const admin = await sands.signIn('admin')
    const ids = [await userId(sands, 'staff15')]
    const setStatus = (status: 'active' | 'disabled') =>
      admin.call('POST /sands-user/api/v1/manage/user/set-status', { body: { ids, status } })
    expect(await setStatus('disabled')).toSucceed()
    expect((await read(url)).statusCode).toBe(404)
    expect(await setStatus('active')).toSucceed()
    expect((await read(url)).statusCode).toBe(404)
    const own = await renew()
    const codes: number[] = []
    for (let at = 0; at < 21; at += 1) codes.push((await read(own)).statusCode)
    expect(codes.slice(0, 20).every((code) => code === 200)).toBe(true)
    expect(codes.at(-1)).toBe(429)
  })
})
