import type { ManagedFace } from '@sands/contract/face/manage.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aDay, aFaceManager, anOpenSession, FACE, FACE_MANAGE, overview, signUp } from '../../testing/face/a-session.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const PEOPLE = ['staff04', 'staff05', 'staff06'] as const

describe('what people are told when a session changes', () => {
  const sands = useSands()
  let manager: SignedIn
  let people: SignedIn[]
  let ids: UserId[]

  beforeAll(async () => {
    manager = await aFaceManager(sands)
    people = await Promise.all(PEOPLE.map((name) => sands.signIn(name)))
    ids = await Promise.all(PEOPLE.map((name) => userId(sands, name)))
  })
  const person = (at: number): SignedIn => {
    const found = people[at]
    if (!found) throw new Error('nobody is there')
    return found
  }
  const seatOf = async (at: number, faceId: Id<'face'>) => {
    const { trainConfirmId } = await overview(person(at), faceId)
    if (!trainConfirmId) throw new Error('the person has no seat')
    return trainConfirmId
  }
  /** The last messages of a person, newest first: title, content and where it leads. */
  const told = async (
    at: number,
    limit = 1,
  ): Promise<{ title: string; content: string; moduleId: string; jumpType: number }[]> => {
    const { rows } = await sands.server.kernel.database.pool.query(
      `select m.texts -> 'en-us' ->> 'title' as title, m.texts -> 'en-us' ->> 'content' as content,
         m.jump_module_id as "moduleId", m.jump_type as "jumpType"
       from inbox i join messages m on m.id = i.message_id where i.user_id = $1 order by m.id desc limit $2`,
      [ids[at], limit],
    )
    return rows
  }
  const titles = async () => Promise.all(people.map(async (_, at) => (await told(at))[0]?.title))
  const aRoom = async (name: string) =>
    (
      await manager.call(`POST ${FACE_MANAGE}/room/create`, {
        body: { name, address: '1 Dune Road', mapUrl: null, seats: 100, timeZone: 'Asia/Jakarta' },
      })
    ).data
  const onLeave = async (at: number, session: ManagedFace) => {
    const trainConfirmId = await seatOf(at, session.id)
    await person(at).call(`POST ${FACE}/ask-for-leave`, { body: { trainConfirmId, reason: 'A wedding' } })
    const body = { trainConfirmId, isGranted: true, reason: 'Of course' }
    expect(await manager.call(`POST ${FACE_MANAGE}/seat/leave`, { body })).toSucceed()
  }
  /** The first person has the seat, the second waits, the third is on leave. */
  const aMixed = async (name: string) => {
    const session = await anOpenSession(manager, { name, capacity: 1, days: [aDay(sands, 48)] })
    await signUp(person(2), session.id)
    await onLeave(2, session)
    await signUp(person(0), session.id)
    await signUp(person(1), session.id)
    return session
  }
  const reschedule = ({ id, version, document }: ManagedFace, keepsSeats: boolean) =>
    manager.call(`POST ${FACE_MANAGE}/reschedule`, {
      body: {
        ...{ id, version, reason: 'The room is wet', keepsSeats, conflictReason: null },
        days: document.days.map((day) => ({ ...aDay(sands, 96), id: day.id })),
      },
    })

  it('tells those who have a seat about another room, and nobody else', async () => {
    const session = await aMixed('Elsewhere')
    const room = await aRoom('Hall 7')
    const before = await titles()
    const [day] = session.document.days
    if (!day) throw new Error('the session has no day')
    const document = { ...session.document, days: [{ ...day, roomId: room.id }] }
    const { id, version } = session
    expect(
      await manager.call(`POST ${FACE_MANAGE}/save`, { body: { id, version, conflictReason: null, document } }),
    ).toSucceed()
    expect(await titles()).toEqual(['Another room: Elsewhere', ...before.slice(1)])
    expect((await told(0))[0]?.content).toContain('Hall 7')
    const { data: same } = await manager.call(`GET ${FACE_MANAGE}/get`, { query: { id } })
    const saved = { id, version: same.version, conflictReason: null, document: { ...same.document, agenda: 'More' } }
    expect(await manager.call(`POST ${FACE_MANAGE}/save`, { body: saved })).toSucceed()
    expect(await told(0, 2)).toMatchObject([
      { title: 'Another room: Elsewhere' },
      { title: 'You have a seat: Elsewhere' },
    ])
  })

  it('says about a new date what it means for a seat, the waiting list and leave', async () => {
    const session = await aMixed('Later')
    expect(await reschedule(session, true)).toSucceed()
    const all = await Promise.all(people.map(async (_, at) => (await told(at))[0]?.content ?? ''))
    expect(all[0]).toContain('you keep your seat')
    expect(all[1]).toContain('you keep your place on the waiting list')
    expect(all[2]).toContain('your leave stays')
  })

  it('does not ask people without a seat to sign up again when seats are released', async () => {
    const session = await aMixed('Released')
    expect(await reschedule(session, false)).toSucceed()
    expect((await told(0))[0]?.title).toBe('Rescheduled, please sign up again: Released')
    expect((await told(1, 2)).map(({ title }) => title)).toEqual(['You moved up: Released', 'Rescheduled: Released'])
    expect((await told(2))[0]?.content).toContain('your leave stays')
  })

  it('brings requests for leave and offered seats back when the change is undone', async () => {
    const session = await anOpenSession(manager, { name: 'Undone', allowsSwap: true, days: [aDay(sands, 48)] })
    for (const at of [0, 1]) await signUp(person(at), session.id)
    const [first, second] = [await seatOf(0, session.id), await seatOf(1, session.id)]
    const [, , third] = ids
    if (!third) throw new Error('nobody is there')
    await person(0).call(`POST ${FACE}/ask-for-leave`, { body: { trainConfirmId: first, reason: 'A wedding' } })
    await person(1).call(`POST ${FACE}/swap/offer`, { body: { trainConfirmId: second, userId: third } })
    const { id, version } = session
    const { data: cancelled } = await manager.call(`POST ${FACE_MANAGE}/cancel`, {
      body: { id, version, reason: 'Storm' },
    })
    expect(await overview(person(0), id)).toMatchObject({ leave: null })
    const body = { id, version: cancelled.version, conflictReason: null }
    expect(await manager.call(`POST ${FACE_MANAGE}/undo`, { body })).toSucceed()
    expect(await overview(person(0), id)).toMatchObject({
      status: 'booked',
      leave: { state: 'asked', reason: 'A wedding' },
    })
    expect((await overview(person(2), id)).offer).toMatchObject({ trainConfirmId: second })
    const decided = { trainConfirmId: first, isGranted: true, reason: 'Of course' }
    expect(await manager.call(`POST ${FACE_MANAGE}/seat/leave`, { body: decided })).toSucceed()
    expect(await overview(person(0), id)).toMatchObject({ status: 'leave' })
  })

  it('lets somebody on leave sign up again', async () => {
    const session = await aMixed('After all')
    expect(await overview(person(2), session.id)).toMatchObject({ status: 'leave', nextAct: 'join_waiting' })
    expect((await signUp(person(2), session.id)).data).toMatchObject({ status: 'waiting', waitingPlace: 2 })
  })

  it('is tentative in the calendar of somebody who waits', async () => {
    const session = await aMixed('Maybe')
    const file = async (at: number) =>
      (await person(at).call(`GET ${FACE}/calendar`, { query: { faceId: session.id } })).data.content
    expect(await file(0)).toContain('STATUS:CONFIRMED')
    expect(await file(1)).toContain('STATUS:TENTATIVE')
    expect(await file(2)).toContain('STATUS:CANCELLED')
  })

  it('leads people who moved up to the question whether they come', async () => {
    const days = [aDay(sands, 48)]
    const session = await anOpenSession(manager, { name: 'Asked', capacity: 1, needsConfirm: true, days })
    for (const at of [0, 1]) await signUp(person(at), session.id)
    const body = { trainConfirmId: await seatOf(0, session.id), reason: '' }
    expect(await person(0).call(`POST ${FACE}/withdraw`, { body })).toSucceed()
    const [message] = await told(1)
    expect(message?.title).toBe('You moved up: Asked')
    expect(message).toMatchObject({ jumpType: 14, moduleId: await seatOf(1, session.id) })
  })
})
