import type { FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import {
  aDay,
  aFaceManager,
  anOpenSession,
  aSessionDocument,
  createSession,
  FACE,
  FACE_MANAGE,
  firstDay,
  overview,
  signUp,
} from '../../testing/face/a-session.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const HOUR_MS = 3_600_000

describe('the management of sessions', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId
  let otherId: UserId

  beforeAll(async () => {
    manager = await aFaceManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
    otherId = await userId(sands, 'staff05')
  })

  const later = async (hours: number) => {
    sands.clock.advance(hours * HOUR_MS)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
  }
  const get = async (id: Id<'face'>) => (await manager.call(`GET ${FACE_MANAGE}/get`, { query: { id } })).data
  const save = ({ id, version }: ManagedFace, document: FaceDocument) =>
    manager.call(`POST ${FACE_MANAGE}/save`, { body: { id, version, document, conflictReason: null } })
  const publish = ({ id, version }: ManagedFace, conflictReason: string | null = null) =>
    manager.call(`POST ${FACE_MANAGE}/publish`, { body: { id, version, conflictReason } })
  const aRoom = async (name: string, seats = 20) => {
    const body = {
      name,
      address: 'Main street 1',
      mapUrl: 'https://map.example.com/1',
      seats,
      timeZone: 'Asia/Jakarta',
    }
    return (await manager.call(`POST ${FACE_MANAGE}/room/create`, { body })).data
  }
  const seats = async (id: Id<'face'>) =>
    (await manager.call(`GET ${FACE_MANAGE}/seat/page`, { query: { id, size: 100 } })).data.records
  const add = (id: Id<'face'>, userIds: UserId[]) =>
    manager.call(`POST ${FACE_MANAGE}/seat/add`, { body: { id, userIds } })

  it('drafts a session, names what is missing, and publishes it', async () => {
    const draft = await createSession(manager, { name: ' ' })
    expect(draft).toMatchObject({ state: 'draft', phase: 'draft', faults: ['no_name', 'no_days'] })
    expect(await publish(draft)).toFailWith('face.has_faults')
    const room = await aRoom('Room of the draft', 5)
    const document = aSessionDocument({ name: 'Ready', capacity: 6, days: [{ ...aDay(sands, 30), roomId: room.id }] })
    const saved = await save(draft, document)
    expect(saved.data).toMatchObject({ name: 'Ready', faults: ['room_too_small'], roomNames: ['Room of the draft'] })
    expect(await save(draft, document)).toFailWith('kernel.changed_meanwhile')
    const fixed = await save(saved.data, { ...saved.data.document, capacity: 5 })
    const open = await publish(fixed.data)
    expect(open.data).toMatchObject({ state: 'open', phase: 'upcoming' })
    expect(await publish(open.data)).toFailWith('face.wrong_state')
    const moved = { ...open.data.document, days: [aDay(sands, 50)] }
    expect(await save(open.data, moved)).toFailWith('face.days_fixed')
    const { id, version } = open.data
    expect(await manager.call(`POST ${FACE_MANAGE}/delete`, { body: { id, version } })).toFailWith('face.wrong_state')
    const page = await manager.call(`GET ${FACE_MANAGE}/page`, { query: { keyWord: 'ready', phase: 'upcoming' } })
    expect(page.data.records).toMatchObject([{ id, seated: 0, capacity: 5 }])
    const entries = await auditLog(sands, 3)
    expect(entries).toContainEqual(expect.objectContaining({ action: 'face.face.published', subject_name: 'Ready' }))
  })

  it('refuses rooms, zones, lecturers and days that do not exist', async () => {
    const bad = async (document: Partial<FaceDocument>) =>
      manager.call(`POST ${FACE_MANAGE}/create`, { body: aSessionDocument(document) })
    expect(await bad({ days: [{ ...aDay(sands, 1), roomId: '999' as Id<'faceRoom'> }] })).toFailWith(
      'face.bad_document',
    )
    expect(await bad({ days: [{ ...aDay(sands, 1), id: '999' as Id<'faceDay'> }] })).toFailWith('face.bad_document')
    expect(await bad({ timeZone: 'Moon/Base' })).toFailWith('face.bad_document')
    expect(await bad({ lecturerIds: ['999' as Id<'lecturer'>] })).toFailWith('face.bad_document')
    expect(await bad({ ownerId: '999' as UserId })).toFailWith('org.place_unknown')
    expect(await bad({ capacity: 0 })).toFailWith('kernel.invalid_field')
  })

  it('finds conflicts of rooms and lecturers, and publishes them only with consent', async () => {
    const room = await aRoom('Busy room')
    const { data: found } = await manager.call('GET /sands-lms/api/v1/lecturer/page', { query: { size: 1 } })
    const lecturerIds = found.records.map(({ id }) => id)
    const days = [{ ...aDay(sands, 400), roomId: room.id }]
    await anOpenSession(manager, { name: 'First', lecturerIds, days })
    const second = await createSession(manager, { name: 'Second', lecturerIds, days })
    expect(second.conflicts).toMatchObject([
      { kind: 'lecturer', faceName: 'First' },
      { kind: 'room', name: 'Busy room', faceName: 'First' },
    ])
    expect(await publish(second)).toFailWith('face.has_conflicts')
    expect(await publish(second, 'The room is divided')).toSucceed()
    const plan = { id: null, lecturerIds: [], days: [{ ...aDay(sands, 500), roomId: room.id }] }
    expect((await manager.call(`POST ${FACE_MANAGE}/conflicts`, { body: plan })).data).toEqual([])
    const remove = { id: room.id, version: room.version }
    expect(await manager.call(`POST ${FACE_MANAGE}/room/delete`, { body: remove })).toFailWith('face.room_in_use')
  })

  it('keeps rooms with their own names', async () => {
    const room = await aRoom('Room A')
    const { id, version, ...draft } = room
    const create = await manager.call(`POST ${FACE_MANAGE}/room/create`, { body: draft })
    expect(create).toFailWith('face.room_name_taken')
    const change = { id, version, room: { ...draft, seats: 30 } }
    const changed = await manager.call(`POST ${FACE_MANAGE}/room/save`, { body: change })
    expect(changed.data).toMatchObject({ seats: 30, version: version + 1 })
    expect(await manager.call(`POST ${FACE_MANAGE}/room/save`, { body: change })).toFailWith('kernel.changed_meanwhile')
    const gone = await manager.call(`POST ${FACE_MANAGE}/room/delete`, { body: { id, version: version + 1 } })
    expect(gone).toSucceed()
    const rooms = await manager.call(`GET ${FACE_MANAGE}/room/list`, { query: {} })
    expect(rooms.data.map(({ name }) => name)).not.toContain('Room A')
    const unknown = await manager.call(`POST ${FACE_MANAGE}/room/delete`, { body: { id, version: 1 } })
    expect(unknown).toFailWith('face.unknown')
  })

  it('adds and removes people, and moves the waiting list up when there are more seats', async () => {
    const session = await anOpenSession(manager, { capacity: 1, days: [aDay(sands, 48)] })
    expect((await add(session.id, [learnerId, otherId])).data).toEqual({ booked: 1, waiting: 1 })
    expect((await add(session.id, [learnerId])).data).toEqual({ booked: 0, waiting: 0 })
    expect(await add(session.id, ['999' as UserId])).toFailWith('org.place_unknown')
    const current = await get(session.id)
    expect(await save(current, { ...current.document, capacity: 2 })).toSucceed()
    expect((await seats(session.id)).map(({ status }) => status)).toEqual(['booked', 'booked'])
    const seat = (await seats(session.id)).find(({ userId: id }) => id === learnerId)
    if (!seat) throw new Error('the seat is missing')
    const { trainConfirmId } = seat
    const remove = () =>
      manager.call(`POST ${FACE_MANAGE}/seat/remove`, { body: { trainConfirmId, reason: 'Mistake' } })
    expect(await remove()).toSucceed()
    expect(await remove()).toFailWith('face.seat_settled')
    const history = await manager.call(`GET ${FACE_MANAGE}/seat/history`, { query: { trainConfirmId } })
    expect(history.data).toMatchObject([{ step: 'remove', way: 'hand', reason: 'Mistake' }, { step: 'book' }])
  })

  it('marks and corrects attendance with a reason: one truth, with who said so', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2), aDay(sands, 25, 2)] })
    await add(session.id, [learnerId, otherId])
    const dayId = firstDay(session)
    const mark = (value: 'present' | 'late' | 'partly' | 'absent', reason = 'Seen', userIds = [learnerId]) =>
      manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body: { dayId, userIds, mark: value, reason } })
    expect(await mark('present')).toFailWith('face.wrong_state')
    await later(2)
    expect((await mark('late')).data).toEqual({ marked: 1 })
    expect(await overview(learner, session.id)).toMatchObject({ status: 'late' })
    expect(await mark('present', 'The clock was wrong')).toSucceed()
    const row = (await seats(session.id)).find(({ userId: id }) => id === learnerId)
    expect(row).toMatchObject({
      status: 'present',
      days: [{ outcome: 'present', reason: 'The clock was wrong', mark: { way: 'hand' } }, { outcome: 'open' }],
    })
    expect(row?.days[0]?.by).not.toBe('')
    expect(await mark('present', 'Not on the list', [await userId(sands, 'staff09')])).toFailWith('face.seat_settled')
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'face.attendance.marked', after: { reason: 'The clock was wrong' } })
    expect(await mark('absent', ' ')).toFailWith('kernel.invalid_field')
    expect(await mark('partly', 'Left at noon')).toSucceed()
    expect(await overview(learner, session.id)).toMatchObject({ status: 'partly' })
    // Nothing is known about the person then: the second day is still to come.
    expect(await mark('absent', 'Somebody else')).toSucceed()
    expect(await overview(learner, session.id)).toMatchObject({ status: 'booked' })
    const back = (await seats(session.id)).find(({ userId: id }) => id === learnerId)
    expect(back?.days.map(({ outcome }) => outcome)).toEqual(['absent', 'open'])
    expect((await overview(learner, session.id)).history[0]).toMatchObject({ step: 'undo', reason: 'Somebody else' })
  })

  it('clears the times of a day on which somebody is marked absent, and keeps them in the log', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 2)] })
    await add(session.id, [learnerId, otherId])
    const dayId = firstDay(session)
    await later(1)
    const { data: board } = await manager.call(`GET ${FACE_MANAGE}/board`, { query: { dayId, way: 'in' } })
    const at = sands.clock.now().toISOString()
    const scan = { dayId, way: 'in' as const, code: board.code, at, deviceId: 'device-of-the-learner' }
    expect(await learner.call(`POST ${FACE}/scan-submit`, { body: scan })).toSucceed()
    const markOf = async () => (await seats(session.id)).find(({ userId: id }) => id === learnerId)?.days[0]
    expect(await markOf()).toMatchObject({ mark: { way: 'code', signInTime: at } })
    const body = { dayId, userIds: [learnerId], mark: 'absent' as const, reason: 'It was somebody else' }
    expect(await manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body })).toSucceed()
    expect(await markOf()).toMatchObject({
      ...{ outcome: 'absent', reason: 'It was somebody else', by: expect.any(String) },
      mark: { way: 'hand', signInTime: null, signOutTime: null },
    })
    const [entry] = await auditLog(sands)
    expect(entry?.before).toMatchObject({
      marks: [{ userId: learnerId, mark: 'present', way: 'code', signedInAt: at }],
    })
  })

  it('is only for people with the right, in their own college', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 48)] })
    const { id } = session
    expect((await learner.call(`GET ${FACE_MANAGE}/page`, { query: {} })).status).toBe(403)
    expect((await sands.visitor().call(`GET ${FACE_MANAGE}/page`, { query: {} })).status).toBe(401)
    const emma = await signInWith(sands, 'emma', { rights: ['face.edit', 'face.attend'] })
    expect(await emma.call(`GET ${FACE_MANAGE}/get`, { query: { id } })).toFailWith('face.unknown')
    expect(await emma.call(`GET ${FACE_MANAGE}/seat/page`, { query: { id } })).toFailWith('face.unknown')
    const board = { dayId: firstDay(session), way: 'in' as const }
    expect(await emma.call(`GET ${FACE_MANAGE}/board`, { query: board })).toFailWith('face.unknown')
    const sheet = await signInWith(sands, 'staff21', { rights: ['face.attend'], college: '沙丘学院' })
    const { version, document } = session
    expect(
      (await sheet.call(`POST ${FACE_MANAGE}/save`, { body: { id, version, document, conflictReason: null } })).status,
    ).toBe(403)
    expect((await sheet.call(`GET ${FACE_MANAGE}/seat/page`, { query: { id } })).status).toBe(200)
    expect((await signUp(learner, id)).code).toBe(1)
  })
})
