import type { FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'
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
import { auditLog, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import {
  aProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  createProject,
  publishProject,
  tasksOf,
} from '../../testing/training/a-training.ts'

const HOUR_MS = 3_600_000
const PEOPLE = ['staff04', 'staff05'] as const

describe('sessions that are cancelled or rescheduled', () => {
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
  const statuses = (id: ManagedFace['id']) =>
    Promise.all(people.map(async (person) => (await overview(person, id)).status))
  const told = async (at: number): Promise<string> => {
    const { rows } = await sands.server.kernel.database.pool.query(
      `select m.texts -> 'en-us' ->> 'title' as title from inbox i join messages m on m.id = i.message_id
       where i.user_id = $1 order by m.id desc limit 1`,
      [ids[at]],
    )
    return rows[0]?.title ?? ''
  }
  const runJob = async (name: string) => {
    await sands.server.kernel.database.pool.query('insert into jobs.job (name, data) values ($1, $2)', [name, '{}'])
    await runJobs(sands)
  }
  const aFull = async (name: string) => {
    const session = await anOpenSession(manager, { name, capacity: 1, days: [aDay(sands, 48)] })
    for (const person of people) await signUp(person, session.id)
    return session
  }
  const cancel = ({ id, version }: ManagedFace) =>
    manager.call(`POST ${FACE_MANAGE}/cancel`, { body: { id, version, reason: 'Storm' } })
  const undo = ({ id, version }: ManagedFace) =>
    manager.call(`POST ${FACE_MANAGE}/undo`, { body: { id, version, conflictReason: null } })
  const moveTo = ({ id, version }: ManagedFace, days: FaceDocument['days'], keepsSeats = true) => {
    const body = { id, version, reason: 'The room is wet', days, keepsSeats, conflictReason: null }
    return manager.call(`POST ${FACE_MANAGE}/reschedule`, { body })
  }
  const reschedule = (session: ManagedFace, keepsSeats: boolean, hours = 72) => {
    const days = session.document.days.map(({ id }) => ({ ...aDay(sands, hours), id }))
    return moveTo(session, days, keepsSeats)
  }
  const scan = async (dayId: Id<'faceDay'>) => {
    const { data } = await manager.call(`GET ${FACE_MANAGE}/board`, { query: { dayId, way: 'in' } })
    const [first] = people
    if (!first) throw new Error('nobody is there')
    const at = sands.clock.now().toISOString()
    const body = { dayId, way: 'in' as const, code: data.code, at, deviceId: 'device-of-the-first-person' }
    return first.call(`POST ${FACE}/scan-submit`, { body })
  }
  const spanOf = (hours: number) => {
    const { startsAt, endsAt } = aDay(sands, hours, 2)
    return { startsAt, endsAt }
  }
  const calendar = async (id: ManagedFace['id']) =>
    (await people[0]?.call(`GET ${FACE}/calendar`, { query: { faceId: id } }))?.data.content ?? ''

  it('cancels everything with a reason, and undoes it as a whole within the hour', async () => {
    const session = await aFull('Outdoors')
    const { data: cancelled } = await cancel(session)
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelReason: 'Storm' })
    expect(await statuses(session.id)).toEqual(['cancelled', 'cancelled'])
    expect(await told(1)).toBe('Cancelled: Outdoors')
    expect(await calendar(session.id)).toContain('METHOD:CANCEL')
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'face.face.cancelled', after: { seats: 2 } })
    expect(await cancel(cancelled)).toFailWith('face.wrong_state')
    const { data: back } = await undo(cancelled)
    expect(back).toMatchObject({ state: 'open', cancelReason: null, seated: 1, waiting: 1 })
    expect(await statuses(session.id)).toEqual(['booked', 'waiting'])
    expect(await told(0)).toBe('As planned again: Outdoors')
    // Two changes of the session, three steps of the seat.
    expect(await calendar(session.id)).toContain('SEQUENCE:5')
    expect(await undo(back)).toFailWith('face.cannot_undo')
    const list = await manager.call(`GET ${FACE_MANAGE}/cascade/list`, { query: { id: session.id } })
    expect(list.data).toMatchObject([{ kind: 'cancel', reason: 'Storm', seats: 2, canUndo: false }])
  })

  it('moves seats to the new days, or releases them, which moves the waiting list up', async () => {
    const session = await aFull('Moved')
    const { data: moved } = await reschedule(session, true)
    expect(await statuses(session.id)).toEqual(['booked', 'waiting'])
    expect(await told(0)).toBe('Rescheduled: Moved')
    expect(Date.parse(moved.startsAt ?? '')).toBeGreaterThan(Date.parse(session.startsAt ?? ''))
    const { data: released } = await reschedule(moved, false, 96)
    expect(await statuses(session.id)).toEqual(['cancelled', 'booked'])
    const { data: back } = await undo(released)
    expect(back.startsAt).toBe(moved.startsAt)
    expect(await statuses(session.id)).toEqual(['booked', 'waiting'])
    expect(await reschedule(back, true, -5)).toFailWith('face.has_faults')
    expect(await reschedule(moved, true)).toFailWith('kernel.changed_meanwhile')
  })

  it('opens a sign-up again that was over when seats were released, and closes it again with the undo', async () => {
    const [first, second] = people
    if (!first || !second) throw new Error('nobody is there')
    const closesAt = new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()
    const session = await anOpenSession(manager, { name: 'Again', capacity: 1, closesAt, days: [aDay(sands, 48)] })
    await signUp(first, session.id)
    await later(2)
    const [early, late] = people
    if (!early || !late) throw new Error('nobody is there')
    const listed = async () =>
      (await late.call('GET /sands-lms/api/v1/face2face-students/page', { query: { type: 'open', size: 100 } })).data
        .records
    expect(await overview(late, session.id)).toMatchObject({ refusal: 'over', signUpEndTime: closesAt })
    const { data: moved } = await reschedule(session, true)
    expect((await overview(late, session.id)).refusal).toBe('over')
    const { data: released } = await reschedule(moved, false, 96)
    expect(await overview(late, session.id)).toMatchObject({ refusal: null, signUpEndTime: null })
    expect((await listed()).map(({ faceId }) => faceId)).toContain(session.id)
    expect((await signUp(early, session.id)).data.status).toBe('booked')
    const { data: back } = await undo(released)
    expect(back.document.closesAt).toBe(closesAt)
    expect((await overview(late, session.id)).refusal).toBe('over')
    expect((await listed()).map(({ faceId }) => faceId)).not.toContain(session.id)
    expect(await signUp(late, session.id)).toFailWith('face.sign_up_over')
  })

  it('takes people again as soon as a seat of a full session is free', async () => {
    const [first, second] = people
    if (!first || !second) throw new Error('nobody is there')
    const full = { capacity: 1, hasWaitingList: false, needsConfirm: true }
    const session = await anOpenSession(manager, { ...full, name: 'No list', days: [aDay(sands, 48)] })
    const { trainConfirmId } = (await signUp(first, session.id)).data
    if (!trainConfirmId) throw new Error('the person has no seat')
    expect((await overview(second, session.id)).refusal).toBe('full')
    const { version, document } = session
    const larger = { id: session.id, version, document: { ...document, capacity: 2 }, conflictReason: null }
    const { data: raised } = await manager.call(`POST ${FACE_MANAGE}/save`, { body: larger })
    expect((await overview(second, session.id)).refusal).toBeNull()
    await manager.call(`POST ${FACE_MANAGE}/save`, {
      body: { ...larger, version: raised.version, document: { ...raised.document, capacity: 1 } },
    })
    expect(await signUp(second, session.id)).toFailWith('face.sign_up_full')
    await first.call(`POST ${FACE}/confirm`, { body: { trainConfirmId, isComing: false, reason: 'Ill' } })
    expect((await signUp(second, session.id)).data.status).toBe('booked')
  })

  it('is undone only within an hour, and not after the session', async () => {
    const { data: cancelled } = await cancel(await aFull('Late'))
    await later(1.1)
    expect(await undo(cancelled)).toFailWith('face.cannot_undo')
    const over = await anOpenSession(manager, { days: [aDay(sands, 1, 1)] })
    await later(3)
    expect(await cancel(over)).toFailWith('face.wrong_state')
    expect(await reschedule(over, true)).toFailWith('face.wrong_state')
    expect(
      (await people[0]?.call(`POST ${FACE_MANAGE}/undo`, { body: { id: over.id, version: 1, conflictReason: null } }))
        ?.status,
    ).toBe(403)
  })

  it('tells people who have signed in too, and does not drop a day on which they did', async () => {
    const session = await anOpenSession(manager, { name: 'Early', days: [aDay(sands, 1, 2), aDay(sands, 25, 2)] })
    for (const person of people) await signUp(person, session.id)
    await later(0.5)
    expect(await scan(firstDay(session))).toSucceed()
    const [first, second] = session.document.days
    if (!first || !second) throw new Error('the session has no days')
    expect(await moveTo(session, [second])).toFailWith('face.wrong_state')
    const { data: moved } = await moveTo(session, [{ ...first, ...spanOf(2) }, second], false)
    expect(await statuses(session.id)).toEqual(['present', 'cancelled'])
    expect(await told(0)).toBe('Rescheduled: Early')
    expect(await told(1)).toBe('Rescheduled, please sign up again: Early')
    const { data: back } = await undo(moved)
    expect(await told(0)).toBe('As planned again: Early')
    expect(await statuses(session.id)).toEqual(['present', 'booked'])
    expect(await cancel(back)).toSucceed()
    expect(await statuses(session.id)).toEqual(['present', 'cancelled'])
    expect([await told(0), await told(1)]).toEqual(['Cancelled: Early', 'Cancelled: Early'])
  })

  it('is not undone once people have signed in on a day that came with it', async () => {
    const session = await anOpenSession(manager, { name: 'More', days: [aDay(sands, 48)] })
    for (const person of people) await signUp(person, session.id)
    const { data: moved } = await moveTo(session, [aDay(sands, 0.5, 2), ...session.document.days])
    expect(await scan(firstDay(moved))).toSucceed()
    expect(await undo(moved)).toFailWith('face.cannot_undo')
  })

  it('does not bring people back who withdrew after the change', async () => {
    const session = await anOpenSession(manager, { name: 'Withdrawn', days: [aDay(sands, 48)] })
    for (const person of people) await signUp(person, session.id)
    const { data: released } = await reschedule(session, false)
    expect(await statuses(session.id)).toEqual(['cancelled', 'cancelled'])
    await later(0.1)
    const [first] = people
    if (!first) throw new Error('nobody is there')
    const { trainConfirmId } = (await signUp(first, session.id)).data
    if (!trainConfirmId) throw new Error('the person has no seat')
    expect(await first.call(`POST ${FACE}/withdraw`, { body: { trainConfirmId, reason: '' } })).toSucceed()
    expect(await undo(released)).toSucceed()
    expect(await statuses(session.id)).toEqual(['cancelled', 'booked'])
  })

  it('writes calendar files that replace earlier ones when somebody declines or a new day is undone', async () => {
    const session = await anOpenSession(manager, { needsConfirm: true, days: [aDay(sands, 48)] })
    const [first] = people
    if (!first) throw new Error('nobody is there')
    const { trainConfirmId } = (await signUp(first, session.id)).data
    if (!trainConfirmId) throw new Error('the person has no seat')
    const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
    const booked = await calendar(session.id)
    const { data: moved } = await moveTo(session, [...session.document.days, aDay(sands, 96)])
    const added = moved.document.days.at(-1)?.id
    const longer = await calendar(session.id)
    expect(longer).toContain(`UID:face-${session.id}-${added}@sands`)
    await undo(moved)
    const undone = await calendar(session.id)
    const [, dropped = ''] = undone.split(`UID:face-${session.id}-${added}@sands`)
    expect(dropped).toContain('STATUS:CANCELLED')
    await first.call(`POST ${FACE}/confirm`, { body: { trainConfirmId, isComing: false, reason: 'Ill' } })
    const declined = await calendar(session.id)
    expect(declined).toContain('METHOD:CANCEL')
    const numbers = [booked, longer, undone, declined].map(sequence)
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(new Set(numbers).size).toBe(4)
  })

  it('is a task of a project, done by who was there on all days, once it is over', async () => {
    const session = await anOpenSession(manager, { name: 'Task', days: [aDay(sands, 1, 2), aDay(sands, 5, 2)] })
    const trainer = await aTrainingManager(sands, 'staff22')
    const task = aTaskDraft({ key: 'face', type: 9, refId: session.id })
    const included = ids.map((id) => ({ kind: 'user' as const, id }))
    const { id } = await publishProject(
      trainer,
      await createProject(trainer, aProject({ audience: { included, excluded: [] }, stages: [aStage([task])] })),
    )
    const tasks = () => Promise.all(people.map(async (person) => (await tasksOf(person, id))[0]))
    const mark = (at: number, userIds: UserId[]) => {
      const dayId = session.document.days[at]?.id
      if (!dayId) throw new Error('the session has no such day')
      const body = { dayId, userIds, mark: 'present' as const, reason: 'Seen' }
      return manager.call(`POST ${FACE_MANAGE}/attendance/mark`, { body })
    }
    expect(await tasks()).toMatchObject([{ taskType: 9, tagStatus: 100, taskName: 'Task' }, { tagStatus: 100 }])
    for (const person of people) await signUp(person, session.id)
    await later(1)
    expect(await mark(0, ids)).toSucceed()
    expect(await statuses(session.id)).toEqual(['present', 'present'])
    expect(await tasks()).toMatchObject([{ tagStatus: 200 }, { tagStatus: 200 }])
    await later(4)
    expect(await mark(1, ids.slice(0, 1))).toSucceed()
    expect(await tasks()).toMatchObject([{ tagStatus: 200 }, { tagStatus: 200 }])
    await later(2)
    await runJob('face.close')
    expect(await statuses(session.id)).toEqual(['present', 'partly'])
    expect(await tasks()).toMatchObject([{ tagStatus: 400 }, { tagStatus: 200 }])
  })
})
