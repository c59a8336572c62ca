import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApplyManager, anOpenSignUp, apply, seen } from '../../testing/apply/a-sign-up.ts'
import type { SignedIn } from '../../testing/client.ts'
import { aDay, anOpenSession, FACE, overview, signUp } from '../../testing/face/a-session.ts'
import { runJobs } from '../../testing/jobs.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

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
