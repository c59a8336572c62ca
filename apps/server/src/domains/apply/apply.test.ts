import type { ApplyDocument } from '@sands/contract/apply/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  APPLY,
  anApplyManager,
  anOpenSignUp,
  apply,
  createSignUp,
  entriesOf,
  seen,
} from '../../testing/apply/a-sign-up.ts'
import type { SignedIn } from '../../testing/client.ts'
import { anExam } from '../../testing/exam/an-exam.ts'
import { aDay, anOpenSession, overview } from '../../testing/face/a-session.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { anExamTask, aPublishedProject, aStage, aTrainingManager, onlyFor } from '../../testing/training/a-training.ts'

const PAGE = `GET ${APPLY}/page` as const
const GET = `GET ${APPLY}/get` as const
const SIGN_UP = `POST ${APPLY}/sign-up` as const
const WITHDRAW = `POST ${APPLY}/withdraw` as const
const HOUR_MS = 3_600_000

describe('signing up', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let other: SignedIn
  let target: NonNullable<ApplyDocument['target']>

  beforeAll(async () => {
    manager = await anApplyManager(sands)
    learner = await sands.signIn('staff04')
    other = await sands.signIn('staff05')
    const session = await anOpenSession(manager, { capacity: 50, days: [aDay(sands, 500)] })
    target = { kind: 'face', id: session.id }
  })

  /** Sessions end while the clock moves. */
  const signInAgain = async () => {
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
    other = await sands.signIn('staff05')
  }
  const at = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const leave = (person: SignedIn, id: Id<'apply'>) => person.call(WITHDRAW, { body: { id, reason: 'No time' } })
  const openFor = async (person: SignedIn) =>
    (await person.call(PAGE, { query: { type: 'open', size: 100 } })).data.records.map(({ applyId }) => applyId)
  const faceId = () => target.id as Id<'face'>

  it('gives a place and a seat, shows the steps, and gives both back', async () => {
    const { id } = await anOpenSignUp(manager, { name: 'Workshop', target })
    const open = await learner.call(PAGE, { query: { type: 'open', size: 100 } })
    expect(open.data.records.find(({ applyId }) => applyId === id)).toMatchObject({
      ...{ applyName: 'Workshop', targetKind: 'face', phase: 'open', refusal: null, seatsLeft: 50 },
    })
    expect((await apply(learner, id)).data).toEqual({ state: 'booked', waitingPlace: null })
    const detail = await seen(learner, id)
    expect(detail).toMatchObject({ entryState: 'booked', refusal: 'joined', canWithdraw: 1 })
    expect(detail.path).toContain(target.id)
    expect(detail.history).toMatchObject([{ step: 'book', state: 'booked' }])
    expect(await overview(learner, faceId())).toMatchObject({ status: 'booked' })
    const mine = await learner.call(PAGE, { query: { type: 'mine' } })
    expect(mine.data.records[0]).toMatchObject({ applyId: id, entryState: 'booked' })

    expect((await leave(learner, id)).data).toMatchObject({ entryState: 'withdrawn', reason: 'No time', refusal: null })
    expect(await overview(learner, faceId())).toMatchObject({ status: 'cancelled' })
    expect((await apply(learner, id)).data).toMatchObject({ state: 'booked' })
    expect(await leave(learner, id)).toSucceed()
    expect(await leave(learner, id)).toFailWith('apply.no_entry')
  })

  it('keeps what people wrote when they sign up again', async () => {
    const field = { key: 'why', kind: 'text' as const, label: 'Why', isRequired: true, options: [] }
    const { id } = await anOpenSignUp(manager, { target, fields: [field] })
    await apply(learner, id, [{ key: 'why', values: ['The first time'] }])
    await leave(learner, id)
    await apply(learner, id, [{ key: 'why', values: ['The second time'] }])
    const stored = await entriesOf(manager, id)
    expect(stored).toMatchObject([
      { state: 'booked', answers: [{ values: ['The second time'] }] },
      { state: 'withdrawn', reason: 'No time', answers: [{ values: ['The first time'] }] },
    ])
    const detail = await seen(learner, id)
    expect(detail).toMatchObject({ entryState: 'booked', answers: [{ values: ['The second time'] }] })
    expect(detail.history.map(({ step }) => step)).toEqual(['book', 'withdraw', 'book'])
    const mine = await learner.call(PAGE, { query: { type: 'mine', size: 100 } })
    expect(mine.data.records.filter(({ applyId }) => applyId === id)).toHaveLength(1)
    expect(await apply(learner, id)).toFailWith('apply.joined')
    await leave(learner, id)
  })

  it('lets people wait in the order of arrival and moves them up', async () => {
    const { id } = await anOpenSignUp(manager, { target, quota: 1 })
    expect((await apply(learner, id)).data).toEqual({ state: 'booked', waitingPlace: null })
    expect((await apply(other, id)).data).toEqual({ state: 'waiting', waitingPlace: 1 })
    const third = await sands.signIn('staff06')
    expect((await apply(third, id)).data).toEqual({ state: 'waiting', waitingPlace: 2 })
    await leave(learner, id)
    expect(await seen(other, id)).toMatchObject({
      entryState: 'booked',
      history: [{ step: 'promote' }, { step: 'wait' }],
    })
    expect(await seen(third, id)).toMatchObject({ entryState: 'waiting', waitingPlace: 1 })
    await leave(other, id)
    await leave(third, id)
  })

  it('names one reason for each no', async () => {
    const later = await anOpenSignUp(manager, { target, opensAt: at(1) })
    expect(await apply(learner, later.id)).toFailWith('apply.not_yet')
    const short = await anOpenSignUp(manager, { target, closesAt: at(1) })
    sands.clock.advance(2 * HOUR_MS)
    await signInAgain()
    expect(await apply(learner, short.id)).toFailWith('apply.over')
    const mine = { included: [{ kind: 'user' as const, id: await userId(sands, 'staff05') }], excluded: [] }
    const closed = await anOpenSignUp(manager, { name: 'Closed', target, audience: mine })
    expect(await apply(learner, closed.id)).toFailWith('apply.out_of_scope')
    expect(await seen(learner, closed.id)).toMatchObject({ refusal: 'out_of_scope', fields: [], startTime: null })
    const full = await anOpenSignUp(manager, { target, quota: 1, hasWaitingList: false })
    await apply(other, full.id)
    expect(await apply(learner, full.id)).toFailWith('apply.full')
    expect(await apply(other, full.id)).toFailWith('apply.joined')
    const [entry] = await entriesOf(manager, full.id)
    if (!entry) throw new Error('nobody signed up')
    await manager.call('POST /sands-lms/api/v1/manage/apply/entry/remove', {
      body: { entryId: entry.id, reason: 'Took part already' },
    })
    expect(await apply(other, full.id)).toFailWith('apply.removed')
    expect(await seen(other, full.id)).toMatchObject({ entryState: 'removed', reason: 'Took part already' })
    const draft = await createSignUp(manager, { target })
    expect(await apply(learner, draft.id)).toFailWith('apply.gone')
    expect(await learner.call(GET, { query: { id: draft.id } })).toFailWith('apply.gone')
  })

  it('takes nobody any more and lets nobody out once it has begun', async () => {
    const session = await anOpenSession(manager, { capacity: 5, days: [aDay(sands, 1)] })
    const { id } = await anOpenSignUp(manager, { target: { kind: 'face', id: session.id } })
    expect((await apply(learner, id)).data).toMatchObject({ state: 'booked' })
    expect(await openFor(other)).toContain(id)
    sands.clock.advance(2 * HOUR_MS)
    await signInAgain()
    expect(await openFor(other)).not.toContain(id)
    expect(await apply(other, id)).toFailWith('apply.target_closed')
    expect(await seen(other, id)).toMatchObject({ refusal: 'target_closed' })
    expect(await leave(learner, id)).toFailWith('apply.too_late')
    expect(await seen(learner, id)).toMatchObject({ entryState: 'booked', canWithdraw: 0 })
  })

  it('lists sign-ups for projects and exams while these take people', async () => {
    const exam = await anExam(sands)
    const trainer = await aTrainingManager(sands, 'staff21')
    const audience = onlyFor(await userId(sands, 'staff05'))
    const project = await aPublishedProject(trainer, { audience, stages: [aStage([anExamTask(exam.id)])] })
    const { id: forExam } = await anOpenSignUp(manager, { target: { kind: 'exam', id: exam.id } })
    const { id: forProject } = await anOpenSignUp(manager, { target: { kind: 'training', id: project.id } })
    const open = await openFor(learner)
    for (const id of [forExam, forProject]) expect(open).toContain(id)
    const { pool } = sands.server.kernel.database
    await pool.query('update exams set closes_at = $2 where id = $1', [exam.id, at(-1)])
    await pool.query("update trainings set state = 'ended' where id = $1", [project.id])
    const after = await openFor(learner)
    for (const id of [forExam, forProject]) expect(after).not.toContain(id)
    expect(await apply(learner, forProject)).toFailWith('apply.target_closed')
  })

  it('checks the answers against the form', async () => {
    const field = { isRequired: true, options: [] }
    const { id } = await anOpenSignUp(manager, {
      target,
      fields: [
        { key: 'why', kind: 'text', label: 'Why', ...field },
        { key: 'size', kind: 'choice', label: 'Size', ...field, isRequired: false, options: ['S', 'M'] },
        { key: 'cv', kind: 'file', label: 'File', ...field, isRequired: false },
      ],
    })
    expect(await apply(learner, id)).toFailWith('apply.bad_answer')
    const why = { key: 'why', values: [' To learn '] }
    expect(await apply(learner, id, [why, { key: 'size', values: ['L'] }])).toFailWith('apply.bad_answer')
    expect(await apply(learner, id, [why, { key: 'cv', values: ['999999'] }])).toFailWith('media.gone')
    expect(await apply(learner, id, [why, { key: 'size', values: ['M'] }, { key: 'x', values: ['?'] }])).toSucceed()
    expect((await seen(learner, id)).answers).toEqual([
      { key: 'why', values: ['To learn'] },
      { key: 'size', values: ['M'] },
    ])
    await leave(learner, id)
  })

  it('asks for a yes, which gives a place, and a no, which says why', async () => {
    const { id } = await anOpenSignUp(manager, { target, needsApproval: true, quota: 1, hasWaitingList: false })
    expect((await apply(learner, id)).data).toEqual({ state: 'asked', waitingPlace: null })
    // Without a waiting list the request holds the place.
    expect(await apply(other, id)).toFailWith('apply.full')
    const { approvalId } = await seen(learner, id)
    if (!approvalId) throw new Error('nobody was asked')
    const decide = (isApproved: boolean, reason: string) =>
      manager.call('POST /sands-lms/api/v1/approval/decide', { body: { id: approvalId, isApproved, reason } })
    expect(await decide(false, 'Next year')).toSucceed()
    expect(await seen(learner, id)).toMatchObject({ entryState: 'declined', reason: 'Next year', refusal: null })
    expect((await apply(learner, id)).data).toMatchObject({ state: 'asked' })
    expect(await leave(learner, id)).toSucceed()
    expect((await apply(other, id)).data).toMatchObject({ state: 'asked' })
    const [asked] = await entriesOf(manager, id)
    if (!asked) throw new Error('nobody asked')
    const body = { entryId: asked.id, isApproved: true, reason: '' }
    expect(await manager.call('POST /sands-lms/api/v1/manage/apply/entry/decide', { body })).toSucceed()
    expect(await manager.call('POST /sands-lms/api/v1/manage/apply/entry/decide', { body })).toFailWith(
      'apply.entry_settled',
    )
    expect(await seen(other, id)).toMatchObject({ entryState: 'booked' })
    expect(await overview(other, faceId())).toMatchObject({ status: 'booked' })
    await leave(other, id)
  })

  it('opens an exam to people whom it was not published for', async () => {
    const exam = await anExam(sands)
    await sands.server.kernel.database.pool.query(
      `with nobody as (insert into audiences (college_id) select college_id from exams where id = $1 returning id)
       update exams set audience_id = (select id from nobody) where id = $1`,
      [exam.id],
    )
    const info = () => learner.call('GET /sands-lms/api/v1/exam/info', { query: { examId: exam.id } })
    expect((await info()).code).not.toBe(1)
    const { id } = await anOpenSignUp(manager, { target: { kind: 'exam', id: exam.id } })
    await apply(learner, id)
    expect(await info()).toSucceed()
    await leave(learner, id)
    expect((await info()).code).not.toBe(1)
  })

  it('needs a session and the own college', async () => {
    const { id } = await anOpenSignUp(manager, { target })
    const visitor = sands.visitor()
    expect(await visitor.call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(GET, { query: { id } })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(SIGN_UP, { body: { id, answers: [] } })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(WITHDRAW, { body: { id, reason: '' } })).toFailWith('kernel.not_signed_in')
    const emma = await sands.signIn('emma')
    expect(await emma.call(GET, { query: { id } })).toFailWith('apply.gone')
    expect(await apply(emma, id)).toFailWith('apply.gone')
    expect(await leave(emma, id)).toFailWith('apply.gone')
    expect(await learner.call(PAGE, { query: { size: 1000 } })).toFailWith('kernel.invalid_field')
  })
})
