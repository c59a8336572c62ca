import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import {
  aDay,
  aFaceManager,
  anOpenSession,
  FACE,
  FACE_MANAGE,
  firstDay,
  overview,
  signUp,
} from '../../testing/face/a-session.ts'
import { runJobs } from '../../testing/jobs.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const HOUR_MS = 3_600_000
const PEOPLE = ['staff04', 'staff05', 'staff06'] as const
const PAGE = 'GET /sands-lms/api/v1/face2face-students/page'
const DEVICE = 'device-of-the-first-person'
const OTHER_DEVICE = 'device-of-the-second-person'

describe('sessions for learners', () => {
  const sands = useSands()
  let manager: SignedIn
  let people: SignedIn[]
  let ids: UserId[]

  beforeAll(async () => {
    manager = await aFaceManager(sands)
    people = await Promise.all(PEOPLE.map((name) => sands.signIn(name)))
    ids = await Promise.all(PEOPLE.map((name) => userId(sands, name)))
  })

  /** Sessions end while the clock moves, so that everybody signs in again. */
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
  const seatOf = async (at: number, faceId: Id<'face'>) => {
    const { trainConfirmId } = await overview(person(at), faceId)
    if (!trainConfirmId) throw new Error('the person has no seat')
    return trainConfirmId
  }
  const told = async (at: number): Promise<string[]> => {
    const { rows } = await sands.server.kernel.database.pool.query(
      `select m.texts -> 'en-us' ->> 'title' as title from inbox i join messages m on m.id = i.message_id
       where i.user_id = $1 order by m.id desc limit 4`,
      [ids[at]],
    )
    return rows.map(({ title }) => title)
  }
  const runJob = async (name: string) => {
    await sands.server.kernel.database.pool.query('insert into jobs.job (name, data) values ($1, $2)', [name, '{}'])
    await runJobs(sands)
  }
  const board = async (dayId: Id<'faceDay'>, way: 'in' | 'out') => {
    const { data } = await manager.call(`GET ${FACE_MANAGE}/board`, { query: { dayId, way } })
    return { ...data, scanned: new URLSearchParams(data.link.split('?')[1]).get('code') ?? '' }
  }
  const scan = (
    at: number,
    dayId: Id<'faceDay'>,
    more: { way?: 'in' | 'out'; code?: string; ticket?: string; pass?: string; deviceId?: string; at?: string },
  ) =>
    person(at).call(`POST ${FACE}/scan-submit`, {
      body: { dayId, way: 'in', at: sands.clock.now().toISOString(), deviceId: DEVICE, ...more },
    })

  it('gives seats in the order of arrival, and moves the waiting list up by itself', async () => {
    const { id } = await anOpenSession(manager, { name: 'Small', capacity: 1, days: [aDay(sands, 48)] })
    expect(await overview(person(0), id)).toMatchObject({ nextAct: 'sign_up', seatsLeft: 1, status: null })
    expect((await signUp(person(0), id)).data).toMatchObject({ status: 'booked', waitingPlace: null })
    expect((await signUp(person(1), id)).data).toMatchObject({ status: 'waiting', waitingPlace: 1 })
    expect(await overview(person(1), id)).toMatchObject({ waitingPlace: 1, nextAct: 'wait' })
    expect((await signUp(person(2), id)).data).toMatchObject({ status: 'waiting', waitingPlace: 2 })
    expect(await signUp(person(2), id)).toFailWith('face.sign_up_has_seat')
    expect((await told(1))[0]).toBe('On the waiting list: Small')
    const withdrawn = await person(0).call(`POST ${FACE}/withdraw`, {
      body: { trainConfirmId: await seatOf(0, id), reason: '' },
    })
    expect(withdrawn.data).toMatchObject({ status: 'cancelled', nextAct: 'join_waiting' })
    expect(await overview(person(1), id)).toMatchObject({ status: 'booked', waitingNum: 1 })
    expect((await told(1))[0]).toBe('You moved up: Small')
    expect((await overview(person(1), id)).history.map(({ step, way }) => `${step} ${way}`)).toEqual([
      'promote rule',
      'wait self',
    ])
    const mine = await person(1).call(PAGE, { query: { type: 'mine', size: 100 } })
    expect(mine.data.records).toContainEqual(expect.objectContaining({ faceId: id, status: 'booked' }))
    const open = await person(0).call(PAGE, { query: { type: 'open', size: 100 } })
    expect(open.data.records).toContainEqual(expect.objectContaining({ faceId: id }))
  })

  it('has one reason for each no', async () => {
    const at = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const refused = async (document: Parameters<typeof anOpenSession>[1]) => {
      const { id } = await anOpenSession(manager, { days: [aDay(sands, 48)], ...document })
      return signUp(person(0), id)
    }
    expect(await refused({ opensAt: at(1) })).toFailWith('face.sign_up_not_yet')
    expect(await refused({ closesAt: at(-1) })).toFailWith('face.sign_up_over')
    const [, second] = ids
    if (!second) throw new Error('nobody is there')
    const onlySecond = { included: [{ kind: 'user' as const, id: second }], excluded: [] }
    expect(await refused({ audience: onlySecond })).toFailWith('face.sign_up_out_of_scope')
    const full = await anOpenSession(manager, { capacity: 1, hasWaitingList: false, days: [aDay(sands, 48)] })
    await signUp(person(1), full.id)
    expect(await signUp(person(0), full.id)).toFailWith('face.sign_up_full')
    const soon = await anOpenSession(manager, { days: [aDay(sands, 1)] })
    await signUp(person(1), soon.id)
    await later(2)
    expect(await signUp(person(0), soon.id)).toFailWith('face.sign_up_not_open')
    const trainConfirmId = await seatOf(1, soon.id)
    const body = { trainConfirmId, reason: '' }
    expect(await person(1).call(`POST ${FACE}/withdraw`, { body })).toFailWith('face.too_late')
    expect(await person(0).call(`POST ${FACE}/withdraw`, { body })).toFailWith('face.seat_not_found')
    const hidden = await person(0).call(`POST ${FACE}/overview`, { body: { faceId: '999' as Id<'face'> } })
    expect(hidden).toFailWith('face.not_found')
  })

  it('asks for a confirmation, or for the reason why somebody does not come', async () => {
    const { id } = await anOpenSession(manager, { name: 'Confirm', needsConfirm: true, days: [aDay(sands, 48)] })
    await signUp(person(0), id)
    await signUp(person(1), id)
    expect((await told(0))[0]).toBe('Please confirm: Confirm')
    const answer = async (at: number, isComing: boolean, reason = '') =>
      person(at).call(`POST ${FACE}/confirm`, { body: { trainConfirmId: await seatOf(at, id), isComing, reason } })
    expect((await answer(0, true)).data).toMatchObject({ status: 'confirmed', nextAct: 'come' })
    expect(await answer(0, true)).toFailWith('face.seat_settled')
    expect(await answer(1, false, ' ')).toFailWith('face.reason_missing')
    expect((await answer(1, false, 'On a trip')).data).toMatchObject({ status: 'declined', reason: 'On a trip' })
    const seat = await person(0).call(`GET ${FACE}/seat/get`, { query: { trainConfirmId: await seatOf(0, id) } })
    expect(seat.data).toMatchObject({ faceId: id })
    const foreign = await person(1).call(`GET ${FACE}/seat/get`, { query: { trainConfirmId: await seatOf(0, id) } })
    expect(foreign).toFailWith('face.seat_not_found')
  })

  it('signs in and out by the codes of the room, and marks who never came', async () => {
    const day = { ...aDay(sands, 24, 4), needsSignOut: true }
    const session = await anOpenSession(manager, { name: 'Codes', days: [day] })
    const dayId = firstDay(session)
    for (const at of [0, 1, 2]) await signUp(person(at), session.id)
    expect(await scan(0, dayId, { code: (await board(dayId, 'in')).scanned })).toFailWith('face.sign_not_started')
    await later(23.5)
    const { scanned, code } = await board(dayId, 'in')
    expect(await overview(person(0), session.id)).toMatchObject({ nextAct: 'sign_in' })
    expect(await scan(0, dayId, { code: (await board(dayId, 'out')).scanned })).toFailWith('face.sign_code_wrong')
    expect((await scan(0, dayId, { code: scanned })).data).toMatchObject({
      day: { mark: { arrival: 'signed', way: 'code' } },
    })
    expect(await scan(0, dayId, { code })).toFailWith('face.sign_done')
    expect(await scan(1, dayId, { code })).toFailWith('face.sign_device_used')
    expect(await overview(person(0), session.id)).toMatchObject({ status: 'present' })
    await later(1)
    const late = await scan(1, dayId, { code: (await board(dayId, 'in')).code, deviceId: OTHER_DEVICE })
    expect(late.data).toMatchObject({ day: { mark: { arrival: 'late' } } })
    expect(await board(dayId, 'in')).toMatchObject({ expected: 3, signed: 1, late: 1, isOpen: true })
    const outCode = () => board(dayId, 'out').then((found) => found.scanned)
    expect(await scan(0, dayId, { way: 'out', code: await outCode() })).toFailWith('face.sign_not_started')
    await later(3.5)
    expect(await scan(2, dayId, { way: 'out', code: await outCode(), deviceId: 'device-of-the-third-one' })).toFailWith(
      'face.sign_out_not_open',
    )
    expect((await scan(0, dayId, { way: 'out', code: await outCode() })).data).toMatchObject({
      day: { outcome: 'present' },
    })
    await runJob('face.close')
    expect(await overview(person(0), session.id)).toMatchObject({ status: 'present', phase: 'ended' })
    expect(await overview(person(1), session.id)).toMatchObject({ status: 'partly' })
    expect(await overview(person(2), session.id)).toMatchObject({ status: 'absent' })
    const ended = await person(2).call(PAGE, { query: { type: 'ended', size: 100 } })
    expect(ended.data.records).toContainEqual(expect.objectContaining({ faceId: session.id, status: 'absent' }))
  })

  const passOf = async (at: number, dayId: Id<'faceDay'>, deviceId = DEVICE) => {
    const answer = await person(at).call('GET /sands-lms/api/v1/common/sign-in/get', { query: { dayId, deviceId } })
    return answer.data.pass ?? ''
  }

  it('accepts what a device stored without signal, and signs in only people on the list', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    const dayId = firstDay(session)
    for (const at of [0, 1]) await signUp(person(at), session.id)
    await later(1)
    const pass = await passOf(0, dayId)
    const { scanned } = await board(dayId, 'in')
    expect(await scan(2, dayId, { code: scanned })).toFailWith('face.sign_not_expected')
    const read = sands.clock.now().toISOString()
    await later(5)
    expect(await scan(0, dayId, { code: (await board(dayId, 'in')).scanned })).toFailWith('face.sign_expired')
    expect(await scan(0, dayId, { code: scanned, at: read })).toFailWith('face.sign_not_opened')
    const after = await passOf(0, dayId)
    expect(await scan(0, dayId, { code: scanned, at: read, pass: after })).toFailWith('face.sign_not_opened')
    expect(await scan(1, dayId, { code: scanned, at: read, pass })).toFailWith('face.sign_not_opened')
    expect((await scan(0, dayId, { code: scanned, at: read, pass })).data).toMatchObject({
      day: { mark: { signInTime: read } },
    })
    await later(24)
    expect(await scan(0, dayId, { code: scanned, at: read, pass })).toFailWith('face.sign_stored_too_long')
    const state = await person(0).call('GET /sands-lms/api/v1/common/sign-in/get', { query: { dayId } })
    expect(state.data).toMatchObject({ isOpen: 0, isExpected: 1, timeZone: 'Asia/Jakarta', pass: null })
  })

  it('keeps what the organiser said after a device had stored its scan', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    const dayId = firstDay(session)
    await signUp(person(0), session.id)
    await later(1)
    const stored = {
      pass: await passOf(0, dayId),
      code: (await board(dayId, 'in')).scanned,
      at: sands.clock.now().toISOString(),
    }
    await later(0.5)
    const [first] = ids
    if (!first) throw new Error('nobody is there')
    const body = { dayId, userIds: [first], mark: 'absent' as const, reason: 'Nobody sat there' }
    expect(await manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body })).toSucceed()
    expect(await scan(0, dayId, stored)).toFailWith('face.sign_stored_too_long')
    await later(0.1)
    expect(await scan(0, dayId, { code: (await board(dayId, 'in')).scanned })).toSucceed()
  })

  it('signs in by the clock of the server while the code is shown, whatever the device thinks', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    const dayId = firstDay(session)
    for (const at of [0, 1]) await signUp(person(at), session.id)
    await later(0.5)
    const now = sands.clock.now()
    const clocks: [number, number][] = [
      [0, 5],
      [1, -5],
    ]
    for (const [who, hours] of clocks) {
      const at = new Date(now.getTime() + hours * HOUR_MS).toISOString()
      const deviceId = who === 0 ? DEVICE : OTHER_DEVICE
      const { code } = await board(dayId, 'in')
      const { data } = await scan(who, dayId, { code, at, deviceId })
      expect(data.day.mark).toMatchObject({ arrival: 'signed' })
      expect(Math.abs(Date.parse(data.day.mark?.signInTime ?? '') - now.getTime())).toBeLessThan(60_000)
    }
  })

  it('exchanges a code for a ticket of the person, the device and the session, which signs in for ten minutes', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    const dayId = firstDay(session)
    for (const at of [0, 1]) await signUp(person(at), session.id)
    const exchange = (at: number, code: string, way: 'in' | 'out' = 'in') =>
      person(at).call(`POST ${FACE}/ticket`, { body: { dayId, way, code, deviceId: DEVICE } })
    await later(0.5)
    const { scanned } = await board(dayId, 'in')
    expect(await exchange(2, scanned)).toFailWith('face.sign_not_expected')
    expect(await exchange(0, scanned, 'out')).toFailWith('face.sign_code_wrong')
    const shownAt = sands.clock.now().getTime()
    const { ticket } = (await exchange(0, scanned)).data
    sands.clock.advance(5 * 60_000)
    expect(await exchange(0, scanned)).toFailWith('face.sign_code_wrong')
    expect(await scan(1, dayId, { ticket })).toFailWith('face.sign_code_wrong')
    expect(await scan(0, dayId, { ticket, deviceId: OTHER_DEVICE })).toFailWith('face.sign_code_wrong')
    expect(await scan(0, dayId, { way: 'out', ticket })).toFailWith('face.sign_code_wrong')
    const { data: signed } = await scan(0, dayId, { ticket })
    expect(Math.abs(Date.parse(signed.day.mark?.signInTime ?? '') - shownAt)).toBeLessThan(60_000)
    expect(await scan(0, dayId, { ticket })).toSucceed()
    const { data } = await exchange(1, (await board(dayId, 'in')).scanned)
    sands.clock.advance(11 * 60_000)
    expect(await scan(1, dayId, { ticket: data.ticket })).toFailWith('face.sign_code_wrong')
    // The answer was lost, and the device sends it again much later.
    expect(await scan(0, dayId, { ticket })).toSucceed()
  })

  it('shows the organiser who tried with the device of another person', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    const dayId = firstDay(session)
    for (const at of [0, 1]) await signUp(person(at), session.id)
    await later(0.5)
    const { scanned } = await board(dayId, 'in')
    expect(await scan(0, dayId, { code: scanned })).toSucceed()
    expect(await scan(1, dayId, { code: scanned })).toFailWith('face.sign_device_used')
    expect(await board(dayId, 'in')).toMatchObject({ signed: 1, refusals: 1 })
    const query = { id: session.id, size: 100 }
    const { data } = await manager.call(`GET ${FACE_MANAGE}/seat/page`, { query })
    const rows = new Map(data.records.map((row) => [row.userId, row]))
    const [first, second] = ids.map((id) => rows.get(id))
    expect(first?.days[0]?.refusal).toBeNull()
    expect(second?.days[0]?.refusal).toMatchObject({ usedBy: first?.name })
  })

  it('shows the code of the room to its organiser, and to nobody else', async () => {
    const [ownerId] = ids
    const session = await anOpenSession(manager, { ownerId: ownerId ?? null, days: [aDay(sands, 48)] })
    const body = { dayId: firstDay(session), way: 'in' as const }
    const own = await person(0).call('POST /sands-lms/api/v1/common/sign-in/manage', { body })
    expect(own.data).toMatchObject({ faceId: session.id, code: expect.stringMatching(/^\d{6}$/) })
    const other = await person(1).call('POST /sands-lms/api/v1/common/sign-in/manage', { body })
    expect(other).toFailWith('face.not_found')
  })

  it('shows the sign-in of a day to people with a seat, in the audience or who organise it, and to nobody else', async () => {
    const [ownerId, insideId, seatedId] = ids
    if (!ownerId || !insideId || !seatedId) throw new Error('nobody is there')
    const session = await anOpenSession(manager, {
      ownerId,
      audience: { included: [{ kind: 'user', id: insideId }], excluded: [] },
      days: [aDay(sands, 48)],
    })
    const dayId = firstDay(session)
    const get = (who: SignedIn) => who.call('GET /sands-lms/api/v1/common/sign-in/get', { query: { dayId } })
    expect((await get(person(0))).data).toMatchObject({ faceId: session.id, isExpected: 0 })
    expect((await get(person(1))).data).toMatchObject({ isExpected: 0 })
    expect(await get(person(2))).toFailWith('face.not_found')
    await manager.call(`POST ${FACE_MANAGE}/seat/add`, { body: { id: session.id, userIds: [seatedId] } })
    expect((await get(person(2))).data).toMatchObject({ isExpected: 1 })
    expect(await get(await sands.signIn('staff09'))).toFailWith('face.not_found')
    expect(await get(await sands.signIn('emma'))).toFailWith('face.not_found')
  })

  it('gives leave by a decision of the organiser, which frees the seat', async () => {
    const { id } = await anOpenSession(manager, { name: 'Leave', capacity: 1, days: [aDay(sands, 48)] })
    await signUp(person(0), id)
    await signUp(person(1), id)
    const trainConfirmId = await seatOf(0, id)
    const ask = () => person(0).call(`POST ${FACE}/ask-for-leave`, { body: { trainConfirmId, reason: 'Ill' } })
    expect((await ask()).data).toMatchObject({ status: 'booked', leave: { state: 'asked', reason: 'Ill' } })
    expect(await ask()).toFailWith('face.leave_asked')
    const decide = (isGranted: boolean) =>
      manager.call(`POST ${FACE_MANAGE}/seat/leave`, { body: { trainConfirmId, isGranted, reason: 'Well' } })
    expect(await decide(false)).toSucceed()
    expect(await decide(true)).toFailWith('face.seat_settled')
    expect(await ask()).toSucceed()
    expect(await decide(true)).toSucceed()
    expect(await overview(person(0), id)).toMatchObject({ status: 'leave', leave: { decision: 'Well' } })
    expect(await overview(person(1), id)).toMatchObject({ status: 'booked' })
    expect((await told(0))[0]).toBe('Leave granted: Leave')
    expect(await ask()).toFailWith('face.seat_settled')
  })

  it('asks for leave through the approvals: decided there, or taken back with the seat', async () => {
    const { id } = await anOpenSession(manager, { name: 'Asked', capacity: 1, days: [aDay(sands, 48)] })
    await signUp(person(0), id)
    await signUp(person(1), id)
    const ask = async (at: number) => {
      const trainConfirmId = await seatOf(at, id)
      expect(
        await person(at).call(`POST ${FACE}/ask-for-leave`, { body: { trainConfirmId, reason: 'Ill' } }),
      ).toSucceed()
      return trainConfirmId
    }
    const requests = async (who: SignedIn, tab: 'mine' | 'todo') => {
      const query = { tab, kind: 'sign_in_leave', current: 1, size: 20 } as const
      const { data } = await who.call('GET /sands-lms/api/v1/approval/page', { query })
      return data.records.filter(({ title }) => title === 'Asked')
    }
    await ask(0)
    const [request] = await requests(manager, 'todo')
    if (!request) throw new Error('nobody was asked')
    expect(request).toMatchObject({ summary: 'Ill', state: 'waiting' })
    const detail = await manager.call('GET /sands-lms/api/v1/approval/get', { query: { id: request.id } })
    expect(detail.data.facts).toHaveLength(1)
    const decide = () =>
      manager.call('POST /sands-lms/api/v1/approval/decide', { body: { id: request.id, isApproved: true } })
    expect(await decide()).toSucceed()
    expect(await overview(person(0), id)).toMatchObject({ status: 'leave', leave: { state: 'granted' } })
    expect(await overview(person(1), id)).toMatchObject({ status: 'booked' })
    expect((await told(0))[0]).toBe('Leave granted: Asked')

    const trainConfirmId = await ask(1)
    expect(await person(1).call(`POST ${FACE}/withdraw`, { body: { trainConfirmId, reason: '' } })).toSucceed()
    expect((await requests(person(1), 'mine'))[0]).toMatchObject({ state: 'withdrawn' })
    expect(await requests(manager, 'todo')).toHaveLength(0)
  })

  it('writes a calendar file and reminds people on the day before', async () => {
    const { id } = await anOpenSession(manager, { name: 'Tomorrow', days: [aDay(sands, 20), aDay(sands, 44)] })
    await signUp(person(0), id)
    const { data } = await person(0).call(`GET ${FACE}/calendar`, { query: { faceId: id } })
    expect(data.content.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    await runJob('face.remind')
    await runJob('face.remind')
    expect((await told(0)).filter((title) => title === 'Coming up: Tomorrow')).toHaveLength(1)
  })

  it('needs a session, and hides sessions of another college', async () => {
    const { id } = await anOpenSession(manager, { days: [aDay(sands, 48)] })
    const emma = await sands.signIn('emma')
    expect(await emma.call(`POST ${FACE}/overview`, { body: { faceId: id } })).toFailWith('face.not_found')
    expect(await signUp(emma, id)).toFailWith('face.not_found')
    const visitor = await sands.visitor().call(PAGE, { query: {} })
    expect(visitor.status).toBe(401)
  })
})
