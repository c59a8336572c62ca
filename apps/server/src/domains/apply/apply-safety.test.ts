import type { ApplyDocument } from '@sands/contract/apply/manage.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { plainStep } from '@sands/rules/review/approval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  APPLY,
  APPLY_MANAGE,
  anApplyManager,
  anOpenSignUp,
  apply,
  entriesOf,
  seen,
} from '../../testing/apply/a-sign-up.ts'
import type { SignedIn } from '../../testing/client.ts'
import { anExam } from '../../testing/exam/an-exam.ts'
import { aDay, anOpenSession, FACE, FACE_MANAGE, overview } from '../../testing/face/a-session.ts'
import { runJobs } from '../../testing/jobs.ts'
import { signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import {
  anExamTask,
  aStage,
  aTrainingManager,
  createProject,
  publishProject,
  TRAINING_MANAGE,
} from '../../testing/training/a-training.ts'
import { type EntryId, entryRepo } from './entry/entry.repo.ts'

const HOUR_MS = 3_600_000
const APPROVAL = '/sands-lms/api/v1/approval'
const FLOWS = '/sands-lms/api/v1/manage/approval/flow'
const INBOX = 'GET /sands-system/api/v1/message/page'
const MANY = 10_000
const BLOCKED = `select count(*)::int as blocked from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
const why = { key: 'why', kind: 'text' as const, label: 'Why', isRequired: false, options: [] }

describe('sign-ups when something goes wrong', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let other: SignedIn

  beforeAll(async () => {
    manager = await anApplyManager(sands)
    learner = await sands.signIn('staff04')
    other = await sands.signIn('staff05')
  })

  const signInAgain = async () => {
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
    other = await sands.signIn('staff05')
  }
  const query = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
    (await sands.server.kernel.database.pool.query(text, values)).rows as Row[]
  const aFace = async (capacity = 10) => {
    const session = await anOpenSession(manager, { capacity, days: [aDay(sands, 500)] })
    return { session, target: { kind: 'face', id: session.id } satisfies NonNullable<ApplyDocument['target']> }
  }
  const follow = async () => {
    await query('insert into jobs.job (name, data) values ($1, $2)', 'apply.follow-targets', '{}')
    await runJobs(sands)
  }
  const leave = (person: SignedIn, id: Id<'apply'>) =>
    person.call(`POST ${APPLY}/withdraw`, { body: { id, reason: '' } })
  const stateOf = async (person: SignedIn, id: Id<'apply'>) => (await seen(person, id)).entryState

  it('signs the others up when one of them cannot be stored', async () => {
    const { id } = await anOpenSignUp(manager, { target: (await aFace()).target, fields: [why] })
    expect(await apply(learner, id, [{ key: 'why', values: ['a\0b'] }])).toFailWith('apply.bad_answer')
    const [six, seven] = [await sands.signIn('staff06'), await sands.signIn('staff07')]
    const unlucky = await userId(sands, 'staff05')
    await query(`alter table sign_up_entries add constraint not_them check (user_id <> ${unlucky}) not valid`)
    try {
      const answers = await Promise.all([learner, other, six, seven].map((person) => apply(person, id)))
      expect(answers.map(({ code }) => code === 1)).toEqual([true, false, true, true])
    } finally {
      await query('alter table sign_up_entries drop constraint not_them')
    }
    expect(await apply(other, id)).toSucceed()
  })

  it('holds the places when a session is cancelled and that is undone', async () => {
    const { session, target } = await aFace(1)
    const { id } = await anOpenSignUp(manager, { target })
    await apply(learner, id)
    await apply(other, id)
    const cancel = (version: number) =>
      manager.call(`POST ${FACE_MANAGE}/cancel`, { body: { id: session.id, version, reason: 'No room' } })
    const cancelled = await cancel(session.version)
    expect(cancelled).toSucceed()
    await follow()
    const { version } = cancelled.data
    const back = await manager.call(`POST ${FACE_MANAGE}/undo`, {
      body: { id: session.id, version, conflictReason: 'Both share the room' },
    })
    expect(back).toSucceed()
    await follow()
    expect([await stateOf(learner, id), await stateOf(other, id)]).toEqual(['booked', 'waiting'])
    expect(await overview(learner, session.id)).toMatchObject({ status: 'booked' })
    expect(await cancel(back.data.version)).toSucceed()
    sands.clock.advance(2 * HOUR_MS)
    await signInAgain()
    await follow()
    expect(await stateOf(learner, id)).toBe('withdrawn')
  })

  it('gives no place in a full session after a yes', async () => {
    const { session, target } = await aFace(1)
    const { id } = await anOpenSignUp(manager, { target, needsApproval: true, hasWaitingList: false })
    expect((await apply(learner, id)).data).toMatchObject({ state: 'asked' })
    expect(await apply(other, id)).toFailWith('apply.full')
    const added = { id: session.id, userIds: [await userId(sands, 'staff05')] }
    expect(await manager.call(`POST ${FACE_MANAGE}/seat/add`, { body: added })).toSucceed()
    const [entry] = await entriesOf(manager, id)
    if (!entry) throw new Error('nobody asked')
    const decide = () =>
      manager.call(`POST ${APPLY_MANAGE}/entry/decide`, {
        body: { entryId: entry.id, isApproved: true, reason: '' },
      })
    expect(await decide()).toFailWith('apply.full')
    expect(await stateOf(learner, id)).toBe('asked')
    const { trainConfirmId } = await overview(other, session.id)
    if (!trainConfirmId) throw new Error('the person has no seat')
    await other.call(`POST ${FACE}/withdraw`, { body: { trainConfirmId, reason: '' } })
    expect(await decide()).toSucceed()
    expect(await overview(learner, session.id)).toMatchObject({ status: 'booked' })
  })

  it('locks all requests before the sign-up that is cancelled', async () => {
    const { id, version } = await anOpenSignUp(manager, { target: (await aFace()).target, needsApproval: true })
    for (const person of [learner, other]) await apply(person, id)
    const [last] = await query<{ id: string }>(
      'select approval_id as id from sign_up_entries where sign_up_id = $1 order by approval_id desc limit 1',
      id,
    )
    const blocker = await sands.server.kernel.database.pool.connect()
    await blocker.query('begin')
    await blocker.query('select from approvals where id = $1 for update', [last?.id])
    const cancelled = manager.call(`POST ${APPLY_MANAGE}/cancel`, { body: { id, version, reason: 'No room' } })
    try {
      await expect.poll(async () => (await query<{ blocked: number }>(BLOCKED))[0]?.blocked).toBeGreaterThan(0)
      await blocker.query('select from sign_ups where id = $1 for update nowait', [id])
    } finally {
      await blocker.query('rollback')
      blocker.release()
    }
    expect((await cancelled).data).toMatchObject({ state: 'cancelled', asked: 0 })
  })

  it('stores the steps of very many people', async () => {
    const { id } = await anOpenSignUp(manager, { target: (await aFace()).target })
    await apply(learner, id)
    const [entry] = await entriesOf(manager, id)
    if (!entry) throw new Error('nobody signed up')
    const row = { entryId: entry.id, step: 'cancel', fromState: 'booked', toState: 'cancelled' } as const
    const rows = Array.from({ length: MANY }, () => ({ ...row, byId: null, reason: 'No', at: sands.clock.now() }))
    const nobody = Array.from({ length: 7 * MANY }, (_, at) => String(1e15 + at) as EntryId)
    await sands.server.kernel.database.transaction(async (tx) => {
      await entryRepo.addHistory(tx, rows)
      expect(await entryRepo.change(tx, nobody, { reason: 'No' })).toEqual([])
    })
    const [counted] = await query<{ n: number }>(
      'select count(*)::int as n from sign_up_history where entry_id = $1',
      entry.id,
    )
    expect(counted?.n).toBe(MANY + 1)
  })

  it('lets only those out of a project whom it let in', async () => {
    const trainer = await aTrainingManager(sands, 'staff21')
    const { id: examId } = await anExam(sands)
    const project = await createProject(trainer, { stages: [aStage([anExamTask(examId)])] })
    const assigned = await userId(sands, 'staff05')
    const add = (userIds: UserId[]) =>
      trainer.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id: project.id, userIds } })
    expect(await add([assigned])).toSucceed()
    await publishProject(trainer, project)
    const { id } = await anOpenSignUp(manager, { target: { kind: 'training', id: project.id } })
    for (const person of [learner, other]) expect(await apply(person, id)).toSucceed()
    for (const person of [learner, other]) expect(await leave(person, id)).toSucceed()
    const states = await query<{ user_name: string; state: string }>(
      `select u.user_name, m.state from training_members m join users u on u.id = m.user_id
       where m.training_id = $1 order by u.user_name`,
      project.id,
    )
    expect(states).toEqual([
      { user_name: 'staff04', state: 'left' },
      { user_name: 'staff05', state: 'active' },
    ])
  })

  it('forgets the answers of a person who is erased, and gives the place to the next', async () => {
    const { id } = await anOpenSignUp(manager, { target: (await aFace()).target, quota: 1, fields: [why] })
    const [staff, admin] = [await sands.signIn('staff15'), await sands.signIn('admin')]
    const staffId = await userId(sands, 'staff15')
    await apply(staff, id, [{ key: 'why', values: ['I am ill'] }])
    await apply(learner, id)
    await staff.call('POST /sands-user/api/v1/user/privacy/request-deletion', { body: { reason: '' } })
    const [request] = await query<{ id: Id<'approval'> }>(
      "select id from approvals where kind = 'account_deletion' and asker_id = $1 and state = 'waiting'",
      staffId,
    )
    if (!request) throw new Error('nothing waits')
    const body = { id: request.id, isApproved: true, reason: '' }
    expect(await admin.call(`POST ${APPROVAL}/decide`, { body })).toSucceed()
    await runJobs(sands)
    const [entry] = await query(
      'select state, answers from sign_up_entries where sign_up_id = $1 and user_id = $2',
      id,
      staffId,
    )
    expect(entry).toEqual({ state: 'withdrawn', answers: [] })
    expect(await stateOf(learner, id)).toBe('booked')
  })

  it('ends requests for leave with the seat', async () => {
    const { session, target } = await aFace()
    const { id } = await anOpenSignUp(manager, { target })
    const asksForLeave = async (person: SignedIn) => {
      await apply(person, id)
      const { trainConfirmId } = await overview(person, session.id)
      if (!trainConfirmId) throw new Error('the person has no seat')
      const body = { trainConfirmId, reason: 'Ill' }
      expect(await person.call(`POST ${FACE}/ask-for-leave`, { body })).toSucceed()
      return trainConfirmId
    }
    const waiting = (seatId: string) =>
      query("select id from approvals where kind = 'sign_in_leave' and subject_id = $1 and state = 'waiting'", seatId)
    const first = await asksForLeave(learner)
    expect(await leave(learner, id)).toSucceed()
    expect(await waiting(first)).toEqual([])
    const again = await asksForLeave(learner)
    const { version } = (await manager.call(`GET ${FACE_MANAGE}/get`, { query: { id: session.id } })).data
    const body = { id: session.id, version, reason: 'No room' }
    expect(await waiting(again)).toHaveLength(1)
    expect(await manager.call(`POST ${FACE_MANAGE}/cancel`, { body })).toSucceed()
    expect(await waiting(again)).toEqual([])
  })

  it('shows answers to the asker and those who decide, and to nobody after that', async () => {
    const clerk = await signInWith(sands, 'staff22', { rights: ['apply.people'], college: '沙丘学院' })
    const { id } = await anOpenSignUp(manager, { target: (await aFace()).target, needsApproval: true, fields: [why] })
    await apply(learner, id, [{ key: 'why', values: ['I am ill'] }])
    const { approvalId } = await seen(learner, id)
    if (!approvalId) throw new Error('nobody was asked')
    const facts = async (person: SignedIn) =>
      (await person.call(`GET ${APPROVAL}/get`, { query: { id: approvalId } })).data.facts.map(({ value }) => value)
    expect(await facts(clerk)).toEqual(['I am ill'])
    const body = { id: approvalId, isApproved: true, reason: '' }
    expect(await manager.call(`POST ${APPROVAL}/decide`, { body })).toSucceed()
    expect(await facts(clerk)).toEqual([])
    for (const person of [learner, manager]) expect(await facts(person)).toEqual(['I am ill'])
  })

  it('does not let a field of an open sign-up become one of another kind', async () => {
    const { id, version, document } = await anOpenSignUp(manager, { target: (await aFace()).target, fields: [why] })
    const save = (fields: ApplyDocument['fields']) =>
      manager.call(`POST ${APPLY_MANAGE}/save`, { body: { id, version, document: { ...document, fields } } })
    expect(await save([{ ...why, kind: 'file' }])).toFailWith('apply.bad_document')
    expect(await save([why, { ...why, key: 'cv', kind: 'file' }])).toSucceed()
  })

  it('ends requests when what they are for is over, and tells the askers', async () => {
    const session = await anOpenSession(manager, { capacity: 10, days: [aDay(sands, 2, 1)] })
    const { id } = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id }, needsApproval: true })
    expect((await apply(learner, id)).data).toMatchObject({ state: 'asked' })
    const { approvalId } = await seen(learner, id)
    await follow()
    expect(await stateOf(learner, id)).toBe('asked')
    sands.clock.advance(4 * HOUR_MS)
    await signInAgain()
    await follow()
    expect(await seen(learner, id)).toMatchObject({ entryState: 'cancelled', reason: expect.any(String) })
    const request = () => query('select state from approvals where id = $1', approvalId)
    expect(await request()).toEqual([{ state: 'withdrawn' }])
    const { records } = (await learner.call(INBOX, { query: { size: 100 } })).data
    const told = records.filter(({ jumpModuleId }) => jumpModuleId === approvalId)
    expect(told).toMatchObject([{ content: expect.stringContaining('takes nobody any more') }])
  })

  it('ends requests for a cancelled session once that cannot be undone', async () => {
    const { session, target } = await aFace()
    const { id } = await anOpenSignUp(manager, { target, needsApproval: true })
    expect((await apply(learner, id)).data).toMatchObject({ state: 'asked' })
    const body = { id: session.id, version: session.version, reason: 'No room' }
    expect(await manager.call(`POST ${FACE_MANAGE}/cancel`, { body })).toSucceed()
    await follow()
    expect(await stateOf(learner, id)).toBe('asked')
    sands.clock.advance(2 * HOUR_MS)
    await signInAgain()
    await follow()
    expect(await stateOf(learner, id)).toBe('cancelled')
  })

  describe('whose time limit says yes', () => {
    let flow: { id: Id<'approvalFlow'>; version: number }

    beforeAll(async () => {
      const admin = await signInWith(sands, 'staff23', { rights: ['review.flows'], college: '沙丘学院' })
      await signInAgain()
      const step = { ...plainStep('people'), userIds: [await userId(sands, 'staff20')], roleId: null }
      const { data } = await admin.call(`POST ${FLOWS}/create`, {
        body: {
          name: 'In time',
          kinds: ['sign_up'],
          steps: [{ ...step, hours: 2, late: 'approve', remindHours: null }],
          allowsSelf: false,
        },
      })
      flow = data
    })
    afterAll(async () => {
      const admin = await sands.signIn('staff23')
      const body = { id: flow.id, version: flow.version }
      expect(await admin.call(`POST ${FLOWS}/remove`, { body })).toSucceed()
    })

    const waitForLimit = async () => {
      sands.clock.advance(3 * HOUR_MS)
      await query('insert into jobs.job (name, data) values ($1, $2)', 'review.approval-times', '{}')
      await runJobs(sands)
      await signInAgain()
    }

    it('are declined when nobody is taken any more', async () => {
      const session = await anOpenSession(manager, { capacity: 10, days: [aDay(sands, 1)] })
      const { id } = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id }, needsApproval: true })
      expect((await apply(learner, id)).data).toMatchObject({ state: 'asked' })
      await waitForLimit()
      expect(await stateOf(learner, id)).toBe('declined')
    })

    it('are declined when others have taken the last place and nobody can wait', async () => {
      const { session, target } = await aFace(1)
      const { id } = await anOpenSignUp(manager, { target, needsApproval: true, hasWaitingList: false })
      expect((await apply(learner, id)).data).toMatchObject({ state: 'asked' })
      const added = { id: session.id, userIds: [await userId(sands, 'staff05')] }
      expect(await manager.call(`POST ${FACE_MANAGE}/seat/add`, { body: added })).toSucceed()
      const { approvalId } = await seen(learner, id)
      await waitForLimit()
      expect(await stateOf(learner, id)).toBe('declined')
      const { records } = (await learner.call(INBOX, { query: { size: 100 } })).data
      const told = records.filter(({ jumpModuleId }) => jumpModuleId === approvalId)
      expect(told).toMatchObject([{ content: expect.stringContaining('quota full') }])
    })
  })
})
