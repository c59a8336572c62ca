import { beforeAll, describe, expect, it } from 'vitest'
import { APPLY_MANAGE, anApplyManager, anOpenSignUp, apply } from '../../testing/apply/a-sign-up.ts'
import type { SignedIn } from '../../testing/client.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { aDay, anOpenSession } from '../../testing/face/a-session.ts'
import { collegeId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const PEOPLE = 200
const AT_ONCE = 5

describe('many people at once', () => {
  const sands = useSands()
  let manager: SignedIn
  const crowd: SignedIn[] = []

  beforeAll(async () => {
    manager = await anApplyManager(sands)
    const { database } = sands.server.kernel
    await addCrowd(database.primary, { collegeId: await collegeId(sands, '沙丘学院'), people: PEOPLE })
    await database.pool.query(
      `insert into credentials (user_id, password_hash, changed_at)
       select u.id, c.password_hash, c.changed_at from users u, credentials c join users l on l.id = c.user_id
       where u.user_name like 'crowd%' and l.user_name = 'staff04'`,
    )
    await database.pool.query("update users set has_password = true where user_name like 'crowd%'")
    for (let from = 1; from <= PEOPLE; from += AT_ONCE)
      crowd.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => sands.signIn(`crowd${from + at}`)))))
  })

  it('gives the last place to one person, and lets all others wait in the order of arrival', async () => {
    const session = await anOpenSession(manager, { capacity: 100, days: [aDay(sands, 48)] })
    const { id } = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id }, quota: 3 })
    for (const person of crowd.slice(0, 2)) await apply(person, id)
    const answers = await Promise.all(crowd.slice(2).map((person) => apply(person, id)))
    expect(answers.filter(({ code }) => code !== 1).map(({ msg }) => msg)).toEqual([])
    expect(answers.filter(({ data }) => data.state === 'booked')).toHaveLength(1)
    const places = answers.flatMap(({ data }) => data.waitingPlace ?? [])
    expect(places.toSorted((one, other) => one - other)).toEqual(Array.from({ length: PEOPLE - 3 }, (_, at) => at + 1))
    const now = await manager.call(`GET ${APPLY_MANAGE}/get`, { query: { id } })
    expect(now.data).toMatchObject({ booked: 3, waiting: PEOPLE - 3, seatsLeft: 97 })
  })

  it('never gives more places than the session has seats', async () => {
    const session = await anOpenSession(manager, { capacity: 5, days: [aDay(sands, 72)] })
    const { id } = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id } })
    await Promise.all(crowd.slice(0, 50).map((person) => apply(person, id)))
    const now = await manager.call(`GET ${APPLY_MANAGE}/get`, { query: { id } })
    expect(now.data).toMatchObject({ booked: 5, waiting: 45, seatsLeft: 0 })
  })

  it('signs one person up once', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 96)] })
    const { id } = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id } })
    const [person] = crowd
    if (!person) throw new Error('nobody is there')
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(person, id)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    for (const answer of answers.filter(({ code }) => code !== 1)) expect(answer).toFailWith('apply.joined')
  })
})
