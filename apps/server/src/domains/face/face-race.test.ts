import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { aDay, aFaceManager, anOpenSession, FACE, FACE_MANAGE, overview, signUp } from '../../testing/face/a-session.ts'
import { collegeId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const PEOPLE = 200
const AT_ONCE = 5

describe('many people at once', () => {
  const sands = useSands()
  let manager: SignedIn
  const crowd: SignedIn[] = []

  beforeAll(async () => {
    manager = await aFaceManager(sands)
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

  it('gives the last seat to one person, and lets all others wait in the order of arrival', async () => {
    const { id } = await anOpenSession(manager, { capacity: 3, overbook: 1, days: [aDay(sands, 48)] })
    for (const person of crowd.slice(0, 3)) await signUp(person, id)
    const answers = await Promise.all(crowd.slice(3).map((person) => signUp(person, id)))
    expect(answers.filter(({ code }) => code !== 1).map(({ msg }) => msg)).toEqual([])
    expect(answers.filter(({ data }) => data.status === 'booked')).toHaveLength(1)
    const places = answers.flatMap(({ data }) => data.waitingPlace ?? [])
    expect(places.toSorted((one, other) => one - other)).toEqual(Array.from({ length: PEOPLE - 4 }, (_, at) => at + 1))
    const page = await manager.call(`GET ${FACE_MANAGE}/page`, { query: { size: 100 } })
    expect(page.data.records.find((row) => row.id === id)).toMatchObject({ seated: 4, waiting: PEOPLE - 4 })
  })

  it('hands on every seat once when people withdraw while others sign up', async () => {
    const { id } = await anOpenSession(manager, { capacity: 10, days: [aDay(sands, 48)] })
    const first = crowd.slice(0, 20)
    for (const person of first) await signUp(person, id)
    const seats = await Promise.all(first.slice(0, 10).map((person) => overview(person, id)))
    const withdrawals = first.slice(0, 10).map((person, at) => {
      const trainConfirmId = seats[at]?.trainConfirmId
      if (!trainConfirmId) throw new Error('the person has no seat')
      return person.call(`POST ${FACE}/withdraw`, { body: { trainConfirmId, reason: '' } })
    })
    await Promise.all([...withdrawals, ...crowd.slice(20, 60).map((person) => signUp(person, id))])
    const now = await Promise.all(first.slice(10).map((person) => overview(person, id)))
    expect(now.every(({ status }) => status === 'booked')).toBe(true)
    const page = await manager.call(`GET ${FACE_MANAGE}/page`, { query: { size: 100 } })
    expect(page.data.records.find((row) => row.id === id)).toMatchObject({ seated: 10, waiting: 40 })
  })
})
