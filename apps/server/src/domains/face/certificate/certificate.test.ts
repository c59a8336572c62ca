import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aDay,
  aFaceManager,
  anOpenSession,
  createSession,
  FACE_MANAGE,
  firstDay,
  overview,
  signUp,
} from '../../../testing/face/a-session.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { certificateRepo } from './certificate.repo.ts'

const HOUR_MS = 3_600_000
const certificate = { title: 'First aid', text: 'Two hours of practice', months: 24 }

describe('what people earn at a session, and the sheet as a file', () => {
  const sands = useSands()
  let manager: SignedIn
  let one: SignedIn
  let other: SignedIn

  const signIn = async () => {
    manager = await aFaceManager(sands)
    one = await sands.signIn('staff04')
    other = await sands.signIn('staff05')
  }
  beforeAll(signIn)

  const later = async (hours: number) => {
    sands.clock.advance(hours * HOUR_MS)
    await signIn()
  }
  const close = async () => {
    await sands.server.kernel.database.pool.query("insert into jobs.job (name, data) values ('face.close', '{}')")
    await runJobs(sands)
  }
  const mark = async (dayId: Id<'faceDay'>, name: string, as: 'present' | 'late' | 'absent') =>
    manager.call(`POST ${FACE_MANAGE}/attendance/mark`, {
      body: { dayId, userIds: [await userId(sands, name)], mark: as, reason: 'Seen' },
    })
  const sheet = async (id: Id<'face'>) =>
    (await manager.call(`GET ${FACE_MANAGE}/seat/page`, { query: { id } })).data.records

  it('is recorded for those who were there once the session is over, and follows corrections', async () => {
    const session = await anOpenSession(manager, { certificate, days: [aDay(sands, 1, 2)] })
    expect(session.document.certificate).toEqual(certificate)
    await signUp(one, session.id)
    await signUp(other, session.id)
    expect(await overview(one, session.id)).toMatchObject({ certificate, earned: null })
    await later(2)
    await mark(firstDay(session), 'staff04', 'present')
    expect(await overview(one, session.id)).toMatchObject({ earned: null })
    await later(2)
    await close()
    const { endsAt } = session
    expect(await overview(one, session.id)).toMatchObject({
      earned: { title: 'First aid', text: 'Two hours of practice', earnedAt: endsAt },
    })
    expect((await overview(one, session.id)).earned?.validUntil?.slice(0, 4)).toBe(
      String(Number(endsAt?.slice(0, 4)) + 2),
    )
    expect(await overview(other, session.id)).toMatchObject({ status: 'absent', earned: null })
    expect((await sheet(session.id)).map((seat) => [seat.name !== '', seat.certificate?.title ?? null])).toEqual(
      expect.arrayContaining([
        [true, 'First aid'],
        [true, null],
      ]),
    )

    await mark(firstDay(session), 'staff04', 'absent')
    expect(await overview(one, session.id)).toMatchObject({ earned: null })
    await mark(firstDay(session), 'staff05', 'late')
    expect(await overview(other, session.id)).toMatchObject({ earned: { title: 'First aid' } })
  })

  it('is not recorded for a session without one, and needs a title', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 1)] })
    await signUp(one, session.id)
    await later(1.5)
    await mark(firstDay(session), 'staff04', 'present')
    await later(1)
    await close()
    expect(await overview(one, session.id)).toMatchObject({ status: 'present', certificate: null, earned: null })
    const nameless = { ...certificate, title: ' ' }
    await expect(createSession(manager, { certificate: nameless })).rejects.toThrow()
  })

  it('counts for those who were there when its rule comes after the session, and stays once it is earned', async () => {
    const session = await anOpenSession(manager, { days: [aDay(sands, 1, 1)] })
    await signUp(one, session.id)
    await signUp(other, session.id)
    await later(1.5)
    await mark(firstDay(session), 'staff04', 'present')
    await later(1)
    await close()
    const save = async (rule: typeof certificate | null) => {
      const { data } = await manager.call(`GET ${FACE_MANAGE}/get`, { query: { id: session.id } })
      return manager.call(`POST ${FACE_MANAGE}/save`, {
        body: {
          ...{ id: session.id, version: data.version, conflictReason: null },
          document: { ...data.document, certificate: rule },
        },
      })
    }
    expect(await overview(one, session.id)).toMatchObject({ earned: null })
    expect(await save(certificate)).toSucceed()
    expect(await overview(one, session.id)).toMatchObject({ earned: { title: 'First aid' } })
    expect(await overview(other, session.id)).toMatchObject({ status: 'absent', earned: null })
    expect(await save({ ...certificate, title: 'Second aid' })).toFailWith('face.certificate_fixed')
    expect(await save(null)).toFailWith('face.certificate_fixed')
    expect(await save(certificate)).toSucceed()
  })

  it('is recorded for more people than a statement has parameters', async () => {
    const session = await anOpenSession(manager, { certificate, days: [aDay(sands, 1, 1)] })
    const { pool } = sands.server.kernel.database
    await signUp(one, session.id)
    const { rows } = await pool.query('select id from face_seats where session_id = $1', [session.id])
    const ids = Array.from({ length: 70_000 }, () => rows[0].id)
    const { database } = sands.server.kernel
    const earned = { ...certificate, sessionId: session.id, earnedAt: sands.clock.now(), validUntil: null }
    await database.transaction((tx) => certificateRepo.add(tx, ids, earned))
    expect(await certificateRepo.ofSeats(database.primary, ids)).toHaveLength(1)
    await database.transaction((tx) => certificateRepo.remove(tx, ids))
    expect(await certificateRepo.ofSeats(database.primary, ids)).toEqual([])
  })

  it('exports the sheet with each person and day', async () => {
    const session = await anOpenSession(manager, { certificate, days: [aDay(sands, 1, 1), aDay(sands, 25, 1)] })
    await signUp(one, session.id)
    const start = (who: SignedIn, id = session.id) =>
      who.call(`POST ${FACE_MANAGE}/attendance/export`, { body: { id } })
    const { batchId } = (await start(manager)).data
    expect(await batchEnded(manager, batchId)).toMatchObject({ state: 'done', counts: { rows: 1 } })
    expect((await batchFile(manager, batchId)).length).toBeGreaterThan(1000)
    expect((await auditLog(sands)).map(({ action }) => action)).toContain('face.seat.export-started')
    expect(await start(manager, '999999' as Id<'face'>)).toFailWith('face.unknown')
    expect(await start(one)).toFailWith('kernel.no_permission')
    const emma = await signInWith(sands, 'emma', { rights: ['face.attend'] })
    expect(await start(emma)).toFailWith('face.unknown')
    expect(
      await sands.visitor().call(`POST ${FACE_MANAGE}/attendance/export`, { body: { id: session.id } }),
    ).toFailWith('kernel.not_signed_in')
  })

  it('refuses a survey that is the evaluation of another session', async () => {
    const { data } = await manager.call(`GET ${FACE_MANAGE}/survey/list`, { query: {} })
    const survey = data.at(-1)
    if (!survey) throw new Error('the demo company has no survey')
    const first = await createSession(manager, { name: 'First', surveyId: survey.id })
    expect(first.survey).toEqual(survey)
    const second = await createSession(manager, { name: 'Second' })
    const save = (session: typeof first, surveyId: Id<'survey'> | null) =>
      manager.call(`POST ${FACE_MANAGE}/save`, {
        body: {
          ...{ id: session.id, version: session.version, conflictReason: null },
          document: { ...session.document, surveyId },
        },
      })
    expect(await save(second, survey.id)).toFailWith('face.survey_taken')
    expect(await save(first, survey.id)).toSucceed()
  })

  it('gives a seat to somebody on leave who is put on the list again', async () => {
    const { id } = await anOpenSession(manager, { days: [aDay(sands, 48)] })
    const { trainConfirmId } = (await signUp(one, id)).data
    await one.call('POST /sands-lms/api/v1/face2face/ask-for-leave', { body: { trainConfirmId, reason: 'Ill' } })
    await manager.call(`POST ${FACE_MANAGE}/seat/leave`, { body: { trainConfirmId, isGranted: true, reason: 'Well' } })
    expect(await overview(one, id)).toMatchObject({ status: 'leave' })
    const userIds = [await userId(sands, 'staff04')]
    expect((await manager.call(`POST ${FACE_MANAGE}/seat/add`, { body: { id, userIds } })).data).toEqual({
      booked: 1,
      waiting: 0,
    })
    expect(await overview(one, id)).toMatchObject({ status: 'booked', leave: null })
  })

  it('leaves the decision about leave to the steps that the college has drawn', async () => {
    const drawer = await signInWith(sands, 'staff22', { rights: ['review.flows'], college: '沙丘学院' })
    const step = {
      ...{ by: 'people' as const, need: 'any' as const, userIds: [await userId(sands, 'staff05')], roleId: null },
      ...{ hours: null, late: 'wait' as const, remindHours: null },
    }
    const FLOW = 'POST /sands-lms/api/v1/manage/approval/flow/create'
    const body = { name: 'Leave', kinds: ['sign_in_leave' as const], steps: [step], allowsSelf: false }
    expect(await drawer.call(FLOW, { body })).toSucceed()
    const { id } = await anOpenSession(manager, { days: [aDay(sands, 72)] })
    const { trainConfirmId } = (await signUp(one, id)).data
    await one.call('POST /sands-lms/api/v1/face2face/ask-for-leave', { body: { trainConfirmId, reason: 'Ill' } })
    const decision = { trainConfirmId, isGranted: true, reason: 'Well' }
    expect(await manager.call(`POST ${FACE_MANAGE}/seat/leave`, { body: decision })).toFailWith(
      'review.approval_by_flow',
    )
    expect(await overview(one, id)).toMatchObject({ status: 'booked', leave: { state: 'asked' } })
  })
})
