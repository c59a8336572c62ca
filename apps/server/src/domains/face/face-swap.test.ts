import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import {
  aDay,
  aFaceManager,
  anOpenSession,
  createSession,
  FACE,
  FACE_MANAGE,
  firstDay,
  overview,
  signUp,
} from '../../testing/face/a-session.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const HOUR_MS = 3_600_000
const PEOPLE = ['staff04', 'staff05', 'staff06'] as const
const SIGN_GET = 'GET /sands-lms/api/v1/common/sign-in/get'

describe('seats that change hands, homework and the door', () => {
  const sands = useSands()
  let manager: SignedIn
  let people: SignedIn[]
  let ids: UserId[]

  beforeAll(async () => {
    manager = await aFaceManager(sands)
    people = await Promise.all(PEOPLE.map((name) => sands.signIn(name)))
    ids = await Promise.all(PEOPLE.map((name) => userId(sands, name)))
  })

  const later = async (hours: number) => {
    sands.clock.advance(hours * HOUR_MS)
    manager = await sands.signIn('staff20')
    people = await Promise.all(PEOPLE.map((name) => sands.signIn(name)))
  }
  const person = (at: number): SignedIn => {
    const found = people[at]
    if (!found) throw new Error('nobody is there')
    return found
  }
  const idOf = (at: number): UserId => {
    const id = ids[at]
    if (!id) throw new Error('nobody is there')
    return id
  }
  const seatOf = async (at: number, faceId: Id<'face'>) => {
    const { trainConfirmId } = await overview(person(at), faceId)
    if (!trainConfirmId) throw new Error('the person has no seat')
    return trainConfirmId
  }
  const offer = async (faceId: Id<'face'>, from: number, to: number) =>
    person(from).call(`POST ${FACE}/swap/offer`, {
      body: { trainConfirmId: await seatOf(from, faceId), userId: idOf(to) },
    })

  it('passes a seat on to a colleague who takes it, and the waiting list stays as it is', async () => {
    const { id } = await anOpenSession(manager, { capacity: 1, allowsSwap: true, days: [aDay(sands, 48)] })
    await signUp(person(0), id)
    await signUp(person(1), id)
    const trainConfirmId = await seatOf(0, id)
    const found = await person(0).call(`GET ${FACE}/swap/colleagues`, { query: { trainConfirmId, keyWord: '' } })
    expect(found.data.map((each) => each.id)).not.toContain(idOf(0))
    expect((await offer(id, 0, 2)).data).toMatchObject({ canOffer: 1, offeredTo: expect.any(String) })
    const answer = (at: number, isTaken: boolean) =>
      person(at).call(`POST ${FACE}/swap/answer`, { body: { trainConfirmId, isTaken } })
    expect(await answer(1, true)).toFailWith('face.swap_gone')
    expect((await overview(person(2), id)).offer).toMatchObject({ trainConfirmId })
    expect((await answer(2, true)).data).toMatchObject({ status: 'booked', offer: null })
    expect(await answer(2, true)).toFailWith('face.swap_gone')
    expect(await overview(person(0), id)).toMatchObject({ status: 'cancelled', history: [{ step: 'give' }, {}] })
    expect(await overview(person(1), id)).toMatchObject({ status: 'waiting', waitingPlace: 1 })
    expect((await offer(id, 2, 1)).data.offeredTo).not.toBeNull()
    const back = { trainConfirmId: await seatOf(2, id) }
    expect((await person(2).call(`POST ${FACE}/swap/withdraw`, { body: back })).data.offeredTo).toBeNull()
    expect(await person(2).call(`POST ${FACE}/swap/withdraw`, { body: back })).toFailWith('face.swap_gone')
    expect(await person(1).call(`POST ${FACE}/swap/withdraw`, { body: back })).toFailWith('face.seat_not_found')
  })

  it('refuses a swap that the organiser does not allow, or with somebody who has a seat', async () => {
    const closed = await anOpenSession(manager, { days: [aDay(sands, 48)] })
    await signUp(person(0), closed.id)
    expect(await offer(closed.id, 0, 1)).toFailWith('face.swap_closed')
    const open = await anOpenSession(manager, { allowsSwap: true, days: [aDay(sands, 48)] })
    await signUp(person(0), open.id)
    await signUp(person(1), open.id)
    expect(await offer(open.id, 0, 1)).toFailWith('face.swap_bad_colleague')
    expect(await offer(open.id, 0, 0)).toFailWith('face.swap_bad_colleague')
    const gone = { trainConfirmId: await seatOf(0, open.id), isTaken: false }
    expect(await person(2).call(`POST ${FACE}/swap/answer`, { body: gone })).toFailWith('face.swap_gone')
    expect(await (await sands.signIn('emma')).call(`POST ${FACE}/swap/answer`, { body: gone })).toFailWith(
      'face.seat_not_found',
    )
  })

  it('lists only colleagues whom the session is for, to people who may pass a seat on', async () => {
    const included = [0, 1].map((at) => ({ kind: 'user' as const, id: idOf(at) }))
    const audience = { included, excluded: [] }
    const { id } = await anOpenSession(manager, { audience, capacity: 1, allowsSwap: true, days: [aDay(sands, 48)] })
    await signUp(person(0), id)
    const colleagues = async (at: number, trainConfirmId: Id<'faceSeat'>) =>
      person(at).call(`GET ${FACE}/swap/colleagues`, { query: { trainConfirmId, keyWord: '' } })
    const seat = await seatOf(0, id)
    expect((await colleagues(0, seat)).data.map((each) => each.id)).toEqual([idOf(1)])
    expect(await offer(id, 0, 2)).toFailWith('face.swap_bad_colleague')
    expect(await colleagues(1, seat)).toFailWith('face.seat_not_found')
    await signUp(person(1), id)
    expect(await colleagues(1, await seatOf(1, id))).toFailWith('face.seat_settled')
    const closed = await anOpenSession(manager, { days: [aDay(sands, 48)] })
    await signUp(person(0), closed.id)
    expect(await colleagues(0, await seatOf(0, closed.id))).toFailWith('face.swap_closed')
  })

  it('sends no more than ten offers of one seat', async () => {
    const { id } = await anOpenSession(manager, { allowsSwap: true, days: [aDay(sands, 48)] })
    await signUp(person(0), id)
    for (let turn = 0; turn < 10; turn += 1) {
      // Calls are limited by the minute.
      sands.clock.advance(60_000)
      expect(await offer(id, 0, 1 + (turn % 2))).toSucceed()
    }
    sands.clock.advance(60_000)
    expect(await offer(id, 0, 1)).toFailWith('face.swap_too_many')
  })

  it('takes the homework of people with a seat', async () => {
    const { id } = await anOpenSession(manager, { homework: 'Write a plan', days: [aDay(sands, 48)] })
    expect((await overview(person(0), id)).homework).toBeNull()
    await signUp(person(0), id)
    const trainConfirmId = await seatOf(0, id)
    const handIn = (at: number, answer: string) =>
      person(at).call(`POST ${FACE}/homework/submit`, { body: { trainConfirmId, answer } })
    expect((await handIn(0, 'My plan')).data.homework).toMatchObject({ text: 'Write a plan', answer: 'My plan' })
    expect(await handIn(1, 'Not mine')).toFailWith('face.seat_not_found')
    expect(await handIn(0, ' ')).toFailWith('kernel.invalid_field')
    const none = await anOpenSession(manager, { days: [aDay(sands, 48)] })
    await signUp(person(0), none.id)
    const body = { trainConfirmId: await seatOf(0, none.id), answer: 'Nothing to do' }
    expect(await person(0).call(`POST ${FACE}/homework/submit`, { body })).toFailWith('face.homework_closed')
  })

  it('limits typed codes at the door, shows who is expected, and answers the same scan twice', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 0.5, 2)] })
    for (const at of [0, 1]) await signUp(person(at), session.id)
    const dayId = firstDay(session)
    const at = sands.clock.now().toISOString()
    const scan = (who: number, code: string, deviceId: string) =>
      person(who).call(`POST ${FACE}/scan-submit`, { body: { dayId, way: 'in', at, deviceId, code } })
    const { data: board } = await manager.call(`GET ${FACE_MANAGE}/board`, { query: { dayId, way: 'in' } })
    const wrong = board.code === '000000' ? '111111' : '000000'
    for (const _ of [1, 2, 3, 4, 5])
      expect(await scan(0, wrong, 'device-of-the-first-person')).toFailWith('face.sign_code_wrong')
    expect(await scan(0, board.code, 'device-of-the-first-person')).toFailWith('face.sign_code_locked')
    const scanned = new URLSearchParams(board.link.split('?')[1]).get('code') ?? ''
    expect(await scan(0, scanned, 'device-of-the-first-person')).toSucceed()
    expect(await scan(0, scanned, 'device-of-the-first-person')).toSucceed()
    const { data } = await person(1).call(SIGN_GET, { query: { dayId } })
    expect(data).toMatchObject({ expectedNum: 2, signedNum: 1, isExpected: 1 })
    expect(data.people.map(({ isSigned }) => isSigned).toSorted()).toEqual([0, 1])
    expect((await person(2).call(SIGN_GET, { query: { dayId } })).data.people).toEqual([])
  })

  it('counts coming and running sessions in the badge', async () => {
    const count = async () => {
      const badge = await person(2).call('GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz')
      return badge.data.faceNumber
    }
    const before = await count()
    const { id } = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    await signUp(person(2), id)
    expect(await count()).toBe(before + 1)
    await later(2)
    expect(await count()).toBe(before + 1)
    await later(2)
    expect(await count()).toBe(before)
  })

  it('writes a calendar file that takes the days back for who does not come', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 48), aDay(sands, 72)] })
    await signUp(person(0), session.id)
    const file = async () =>
      (await person(0).call(`GET ${FACE}/calendar`, { query: { faceId: session.id } })).data.content
    const days = session.document.days.slice(0, 1)
    const { id, version } = session
    const { data: moved } = await manager.call(`POST ${FACE_MANAGE}/reschedule`, {
      body: { id, version, days, reason: 'Shorter', keepsSeats: true, conflictReason: null },
    })
    expect((await file()).match(/STATUS:CANCELLED/g)).toHaveLength(1)
    expect(await file()).toContain('SEQUENCE:2')
    const { data: cancelled } = await manager.call(`POST ${FACE_MANAGE}/cancel`, {
      body: { id, version: moved.version, reason: 'Storm' },
    })
    expect(await file()).toContain('METHOD:CANCEL')
    expect(await file()).toContain('SEQUENCE:4')
    const remove = { id, version: cancelled.version }
    expect(await manager.call(`POST ${FACE_MANAGE}/delete`, { body: remove })).toFailWith('face.wrong_state')
  })

  it('never overbooks when a rescheduling is undone: who finds no seat is first to wait', async () => {
    const session = await anOpenSession(manager, { capacity: 1, days: [aDay(sands, 48)] })
    await signUp(person(0), session.id)
    const { id, version, document } = session
    const days = document.days.map((day) => ({ ...aDay(sands, 90), id: day.id }))
    const { data: moved } = await manager.call(`POST ${FACE_MANAGE}/reschedule`, {
      body: { id, version, days, reason: 'Later', keepsSeats: false, conflictReason: null },
    })
    await signUp(person(1), id)
    const undo = { id, version: moved.version, conflictReason: null }
    expect(await manager.call(`POST ${FACE_MANAGE}/undo`, { body: undo })).toSucceed()
    expect(await overview(person(1), id)).toMatchObject({ status: 'booked', seatsLeft: 0 })
    expect(await overview(person(0), id)).toMatchObject({ status: 'waiting', waitingPlace: 1 })
  })

  it('refuses rooms that are taken, at publishing, moving and undoing, unless there is a reason', async () => {
    const draft = { name: 'Room of conflicts', address: '', mapUrl: null, seats: 20, timeZone: 'Asia/Jakarta' }
    const room = (await manager.call(`POST ${FACE_MANAGE}/room/create`, { body: draft })).data
    const inRoom = (hours: number) => [{ ...aDay(sands, hours), roomId: room.id }]
    const first = await anOpenSession(manager, { days: inRoom(600) })
    const days = inRoom(700).map((day) => ({ ...day, id: firstDay(first) }))
    const { id, version } = first
    const { data: moved } = await manager.call(`POST ${FACE_MANAGE}/reschedule`, {
      body: { id, version, days, reason: 'Later', keepsSeats: true, conflictReason: null },
    })
    const drafts = await Promise.all([1, 2].map(() => createSession(manager, { days: inRoom(600) })))
    const published = await Promise.all(
      drafts.map((each) =>
        manager.call(`POST ${FACE_MANAGE}/publish`, {
          body: { id: each.id, version: each.version, conflictReason: null },
        }),
      ),
    )
    expect(published.map(({ code }) => code === 1).toSorted()).toEqual([false, true])
    const undo = (conflictReason: string | null) =>
      manager.call(`POST ${FACE_MANAGE}/undo`, { body: { id, version: moved.version, conflictReason } })
    expect(await undo(null)).toFailWith('face.has_conflicts')
    expect((await undo('The hall is divided')).data).toMatchObject({ conflictReason: 'The hall is divided' })
    const other = await anOpenSession(manager, { days: [aDay(sands, 601)] })
    const placed = { ...other.document, days: other.document.days.map((day) => ({ ...day, roomId: room.id })) }
    const save = { id: other.id, version: other.version, document: placed, conflictReason: null }
    expect(await manager.call(`POST ${FACE_MANAGE}/save`, { body: save })).toFailWith('face.has_conflicts')
    const surveys = await manager.call(`GET ${FACE_MANAGE}/survey/list`, { query: {} })
    const [survey] = surveys.data
    const good = { ...save, document: { ...other.document, surveyId: survey?.id ?? null } }
    expect((await manager.call(`POST ${FACE_MANAGE}/save`, { body: good })).data.survey).toEqual(survey ?? null)
    const bad = { ...aSurvey(good), version: other.version + 1 }
    expect(await manager.call(`POST ${FACE_MANAGE}/save`, { body: bad })).toFailWith('face.bad_document')
  })

  const aSurvey = <Save extends { document: object }>(save: Save) => ({
    ...save,
    document: { ...save.document, surveyId: '999999' as Id<'survey'> },
  })
})
