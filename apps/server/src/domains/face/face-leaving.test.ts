import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApplyManager, anOpenSignUp, apply, seen } from '../../testing/apply/a-sign-up.ts'
import type { SignedIn } from '../../testing/client.ts'
import { anExam } from '../../testing/exam/an-exam.ts'
import { aDay, anOpenSession, FACE, FACE_MANAGE, overview, signUp } from '../../testing/face/a-session.ts'
import { runJobs } from '../../testing/jobs.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { anExamTask, aPublishedProject, aStage, aTrainingManager, onlyFor } from '../../testing/training/a-training.ts'

const HOUR_MS = 3_600_000
const APPROVAL = '/sands-lms/api/v1/approval'

describe('people who are no longer there', () => {
  const sands = useSands()
  let manager: SignedIn
  let admin: SignedIn
  let next: SignedIn

  beforeAll(async () => {
    manager = await anApplyManager(sands)
    admin = await sands.signIn('admin')
    next = await sands.signIn('staff05')
  })

  const query = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await sands.server.kernel.database.pool.query<Row>(text, values)).rows
  const setStatus = async (id: UserId, status: 'active' | 'disabled') => {
    const body = { ids: [id], status }
    expect(await admin.call('POST /sands-user/api/v1/manage/user/set-status', { body })).toSucceed()
    await runJobs(sands)
  }

  it('release their seats when they are disabled, and the waiting list moves up', async () => {
    const full = { capacity: 1, days: [aDay(sands, 48)] }
    const session = await anOpenSession(manager, { ...full, name: 'With a list' })
    const alone = await anOpenSession(manager, { ...full, name: 'Without one', hasWaitingList: false })
    const person = await sands.signIn('staff15')
    const personId = await userId(sands, 'staff15')
    const { trainConfirmId } = (await signUp(person, session.id)).data
    if (!trainConfirmId) throw new Error('the person has no seat')
    await signUp(person, alone.id)
    await person.call(`POST ${FACE}/ask-for-leave`, { body: { trainConfirmId, reason: 'Ill' } })
    await signUp(next, session.id)
    expect((await overview(next, session.id)).status).toBe('waiting')
    expect((await overview(next, alone.id)).refusal).toBe('full')
    const form = await anOpenSignUp(manager, { target: { kind: 'face', id: alone.id }, fields: [] })
    await setStatus(personId, 'disabled')
    expect((await overview(next, session.id)).status).toBe('booked')
    const [step] = await query(
      'select step, way, by_id from face_seat_history where seat_id = $1 order by id desc limit 1',
      trainConfirmId,
    )
    expect(step).toEqual({ step: 'remove', way: 'rule', by_id: null })
    expect(
      await query(
        "select id from approvals where kind = 'sign_in_leave' and state = 'waiting' and asker_id = $1",
        personId,
      ),
    ).toEqual([])
    expect((await apply(next, form.id)).data.state).toBe('booked')
    await setStatus(personId, 'active')
    expect((await overview(await sands.signIn('staff15'), session.id)).status).toBe('cancelled')
  })

  it('release places of sign-ups when they are disabled, and keep what they wrote', async () => {
    const session = await anOpenSession(manager, { name: 'By form', days: [aDay(sands, 48)] })
    const why = { key: 'why', kind: 'text' as const, label: 'Why', isRequired: false, options: [] }
    const { id } = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id }, quota: 1, fields: [why] })
    const person = await sands.signIn('staff16')
    await apply(person, id, [{ key: 'why', values: ['To learn'] }])
    await apply(next, id)
    expect((await seen(next, id)).entryState).toBe('waiting')
    await setStatus(await userId(sands, 'staff16'), 'disabled')
    expect((await seen(next, id)).entryState).toBe('booked')
    const [entry] = await query(
      'select state, answers from sign_up_entries where sign_up_id = $1 and user_id = $2',
      id,
      await userId(sands, 'staff16'),
    )
    expect(entry).toEqual({ state: 'withdrawn', answers: [{ key: 'why', values: ['To learn'] }] })
  })

  const entryOf = async (id: Id<'apply'>, userName: string) => {
    const [entry] = await query<{ state: string; by_id: string | null }>(
      `select e.state, h.by_id from sign_up_entries e join sign_up_history h on h.entry_id = e.id
       where e.sign_up_id = $1 and e.user_id = $2 order by h.id desc limit 1`,
      id,
      await userId(sands, userName),
    )
    return entry
  }

  it('keep what has begun or is over when they are disabled, and their request ends by itself', async () => {
    const trainer = await aTrainingManager(sands, 'staff21')
    const { id: examId } = await anExam(sands)
    const audience = onlyFor(await userId(sands, 'staff05'))
    const project = await aPublishedProject(trainer, { audience, stages: [aStage([anExamTask(examId)])] })
    const running = await anOpenSignUp(manager, { target: { kind: 'training', id: project.id }, quota: 5 })
    const session = await anOpenSession(manager, { name: 'Over', days: [aDay(sands, 1, 2)] })
    const over = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id } })
    const later = await anOpenSession(manager, { name: 'To come', days: [aDay(sands, 72)] })
    const asking = await anOpenSignUp(manager, { target: { kind: 'face', id: later.id }, needsApproval: true })
    const person = await sands.signIn('staff18')
    for (const { id } of [running, over, asking]) expect(await apply(person, id)).toSucceed()
    sands.clock.advance(4 * HOUR_MS)
    admin = await sands.signIn('admin')
    await setStatus(await userId(sands, 'staff18'), 'disabled')
    expect((await entryOf(running.id, 'staff18'))?.state).toBe('booked')
    expect((await entryOf(over.id, 'staff18'))?.state).toBe('booked')
    expect(await entryOf(asking.id, 'staff18')).toEqual({ state: 'cancelled', by_id: null })
  })

  it('get no seat back when a session is as planned again', async () => {
    manager = await sands.signIn('staff20')
    next = await sands.signIn('staff05')
    const session = await anOpenSession(manager, { name: 'Back', capacity: 1, days: [aDay(sands, 48)] })
    await signUp(await sands.signIn('staff19'), session.id)
    await signUp(next, session.id)
    const { data: cancelled } = await manager.call(`POST ${FACE_MANAGE}/cancel`, {
      body: { id: session.id, version: session.version, reason: 'Storm' },
    })
    await setStatus(await userId(sands, 'staff19'), 'disabled')
    const { data: back } = await manager.call(`POST ${FACE_MANAGE}/undo`, {
      body: { id: session.id, version: cancelled.version, conflictReason: 'Both share the room' },
    })
    expect(back).toMatchObject({ state: 'open', seated: 1, waiting: 0 })
    expect((await overview(next, session.id)).status).toBe('booked')
  })

  it('release their seats when they are erased', async () => {
    const session = await anOpenSession(manager, { name: 'Erased', capacity: 1, days: [aDay(sands, 48)] })
    const person = await sands.signIn('staff17')
    await signUp(person, session.id)
    await signUp(next, session.id)
    await person.call('POST /sands-user/api/v1/user/privacy/request-deletion', { body: { reason: '' } })
    const [request] = await query<{ id: Id<'approval'> }>(
      "select id from approvals where kind = 'account_deletion' and asker_id = $1 and state = 'waiting'",
      await userId(sands, 'staff17'),
    )
    if (!request) throw new Error('nothing waits')
    const body = { id: request.id, isApproved: true, reason: '' }
    expect(await admin.call(`POST ${APPROVAL}/decide`, { body })).toSucceed()
    await runJobs(sands)
    expect((await overview(next, session.id)).status).toBe('booked')
  })
})
