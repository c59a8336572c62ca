import { asId } from '@sands/contract/kernel/id'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { APPLY, APPLY_MANAGE, anApplyManager, anOpenSignUp, apply, seen } from '../../testing/apply/a-sign-up.ts'
import type { SignedIn } from '../../testing/client.ts'
import { aDay, anOpenSession, FACE, FACE_MANAGE, overview, signUp } from '../../testing/face/a-session.ts'
import { runJobs } from '../../testing/jobs.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import {
  aLinkTask,
  aPublishedProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  onlyFor,
  TRAINING_MANAGE,
  tasksOf,
} from '../../testing/training/a-training.ts'

const HOUR_MS = 3_600_000
const PAGE = 'GET /sands-lms/api/v1/face2face-students/page'
const BLOCKED = `select count(*)::int as blocked from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

describe('who may come to a session', () => {
  const sands = useSands()
  let manager: SignedIn
  let trainer: SignedIn
  let learner: SignedIn
  let learnerId: UserId

  const signIn = async () => {
    manager = await anApplyManager(sands)
    trainer = await aTrainingManager(sands, 'staff22')
    learner = await sands.signIn('staff04')
  }
  beforeAll(async () => {
    await signIn()
    learnerId = await userId(sands, 'staff04')
  })
  const later = async (hours: number) => {
    sands.clock.advance(hours * HOUR_MS)
    await signIn()
  }
  const runJob = async (name: string) => {
    await sands.server.kernel.database.pool.query('insert into jobs.job (name, data) values ($1, $2)', [name, '{}'])
    await runJobs(sands)
  }
  /** For somebody else alone. */
  const forOther = async () => onlyFor(await userId(sands, 'staff06'))
  /** What the centre of sign-ups says about one. */
  const listed = async (id: Id<'apply'>) => {
    const { data } = await learner.call(`GET ${APPLY}/page`, { query: { type: 'open', size: 100 } })
    return data.records.find(({ applyId }) => applyId === id)
  }
  const aTask = (refId: Id<'face'>) => aTaskDraft({ key: 'face', type: 9, refId })
  const aTaskOf = (refId: Id<'face'>) => aTaskDraft({ key: `face-${refId}`, type: 9, refId })

  it('gives seats by the form of a sign-up only, and leads people there', async () => {
    const { id } = await anOpenSession(manager, { name: 'By form', days: [aDay(sands, 48)] })
    const form = await anOpenSignUp(manager, { target: { kind: 'face', id }, needsApproval: true })
    expect(await overview(learner, id)).toMatchObject({ refusal: 'by_form', nextAct: 'apply', applyId: form.id })
    const open = await learner.call(PAGE, { query: { type: 'open', size: 100 } })
    expect(open.data.records.find(({ faceId }) => faceId === id)).toMatchObject({ nextAct: 'apply' })
    expect(await signUp(learner, id)).toFailWith('face.sign_up_by_form')
    expect(await overview(learner, id)).toMatchObject({ status: null })
    expect(await apply(learner, form.id)).toSucceed()
    expect(await overview(learner, id)).toMatchObject({ status: null, nextAct: 'apply' })
  })

  it('lets people whose project contains it into the form, whoever the form is for', async () => {
    const { id } = await anOpenSession(manager, { audience: await forOther(), days: [aDay(sands, 48)] })
    const form = await anOpenSignUp(manager, { target: { kind: 'face', id }, audience: await forOther() })
    expect(await apply(learner, form.id)).toFailWith('apply.out_of_scope')
    const stages = [aStage([aLinkTask(), aTask(id)])]
    const project = await aPublishedProject(trainer, { audience: onlyFor(learnerId), stages })
    expect(await overview(learner, id)).toMatchObject({ refusal: 'locked', nextAct: 'nothing', applyId: null })
    expect(await seen(learner, form.id)).toMatchObject({ refusal: 'locked' })
    expect(await apply(learner, form.id)).toFailWith('training.task_locked')
    expect(await listed(form.id)).toMatchObject({ refusal: 'locked' })
    const [link] = await tasksOf(learner, project.id)
    if (!link) throw new Error('the project has no task')
    for (const step of ['open', 'finish'] as const)
      await learner.call('POST /sands-lms/api/v1/link/complete', { body: { taskId: link.trainingTaskId, step } })
    expect(await overview(learner, id)).toMatchObject({ refusal: 'by_form', nextAct: 'apply', applyId: form.id })
    expect(await seen(learner, form.id)).toMatchObject({ refusal: null })
    expect(await listed(form.id)).toMatchObject({ refusal: null })
    expect(await apply(learner, form.id)).toSucceed()
    expect(await overview(learner, id)).toMatchObject({ status: 'booked', applyId: form.id })
  })

  it('is for nobody whom a new audience leaves out, also while they wait for their turn', async () => {
    const { id } = await anOpenSession(manager, { audience: onlyFor(learnerId), days: [aDay(sands, 48)] })
    const free = await anOpenSession(manager, { days: [aDay(sands, 72)] })
    const form = await anOpenSignUp(manager, { target: { kind: 'face', id: free.id } })
    const { pool } = sands.server.kernel.database
    const others = await anOpenSession(manager, { audience: await forOther(), days: [aDay(sands, 96)] })
    const narrow = (table: string) =>
      `update ${table} set audience_id = (select audience_id from face_sessions where id = $2) where id = $1`
    const signUpWhile = async (table: 'face_sessions' | 'sign_ups', rowId: string, sign: () => Promise<unknown>) => {
      const blocker = await pool.connect()
      await blocker.query('begin')
      await blocker.query(narrow(table), [rowId, others.id])
      const answer = sign()
      try {
        await expect.poll(async () => (await pool.query(BLOCKED)).rows[0]?.blocked).toBeGreaterThan(0)
      } finally {
        await blocker.query('commit')
        blocker.release()
      }
      return answer
    }
    expect(await signUpWhile('face_sessions', id, () => signUp(learner, id))).toFailWith('face.sign_up_out_of_scope')
    expect(await signUpWhile('sign_ups', form.id, () => apply(learner, form.id))).toFailWith('apply.out_of_scope')
    const now = await manager.call(`GET ${APPLY_MANAGE}/get`, { query: { id: form.id } })
    expect(now.data).toMatchObject({ booked: 0 })
  })

  it('takes sign-ups for several sessions at the same moment', async () => {
    const { id } = await anOpenSession(manager, { audience: onlyFor(learnerId), capacity: 1, days: [aDay(sands, 48)] })
    const open = await anOpenSession(manager, { capacity: 1, days: [aDay(sands, 72)] })
    const other = await sands.signIn('staff06')
    const answers = await Promise.all([signUp(learner, id), signUp(learner, open.id), signUp(other, id)])
    expect(answers.slice(0, 2).map(({ data }) => data.status)).toEqual(['booked', 'booked'])
    expect(answers[2]).toFailWith('face.sign_up_out_of_scope')
    expect((await signUp(other, open.id)).data).toMatchObject({ status: 'waiting', waitingPlace: 1 })
  })

  it('says that a form is not for the person, and leads nobody into it', async () => {
    const { id } = await anOpenSession(manager, { name: 'Closed form', days: [aDay(sands, 48)] })
    const form = await anOpenSignUp(manager, { target: { kind: 'face', id }, audience: await forOther() })
    expect(await overview(learner, id)).toMatchObject({ refusal: 'form_closed', nextAct: 'nothing', applyId: null })
    const other = await sands.signIn('staff06')
    const answers = await Promise.all([other, learner].map((person) => signUp(person, id)))
    expect(answers[0]).toFailWith('face.sign_up_by_form')
    expect(answers[1]).toFailWith('face.sign_up_form_closed')
    // A newer form for everybody takes its place.
    const newer = await anOpenSignUp(manager, { target: { kind: 'face', id } })
    expect(await overview(learner, id)).toMatchObject({ refusal: 'by_form', applyId: newer.id })
    expect(await overview(other, id)).toMatchObject({ applyId: newer.id })
    expect(form.id).not.toBe(newer.id)
  })

  it('says that a form is over, except to people who are in it', async () => {
    const { id } = await anOpenSession(manager, { name: 'Form is over', days: [aDay(sands, 48)] })
    const closesAt = new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()
    const form = await anOpenSignUp(manager, { target: { kind: 'face', id }, needsApproval: true, closesAt })
    expect(await apply(await sands.signIn('staff06'), form.id)).toSucceed()
    await later(1.1)
    expect(await overview(learner, id)).toMatchObject({ refusal: 'form_closed', nextAct: 'nothing', applyId: null })
    expect(await overview(await sands.signIn('staff06'), id)).toMatchObject({ nextAct: 'apply', applyId: form.id })
  })

  it('signs people up directly again once the sign-up is cancelled', async () => {
    const { id } = await anOpenSession(manager, { name: 'Free again', days: [aDay(sands, 48)] })
    const form = await anOpenSignUp(manager, { target: { kind: 'face', id } })
    const body = { id: form.id, version: form.version, reason: 'Not needed' }
    expect(await manager.call('POST /sands-lms/api/v1/manage/apply/cancel', { body })).toSucceed()
    expect(await overview(learner, id)).toMatchObject({ nextAct: 'sign_up', applyId: null })
    expect(await signUp(learner, id)).toSucceed()
  })

  it('is open to members of a project that contains it, whoever it was published for', async () => {
    const { id } = await anOpenSession(manager, { audience: await forOther(), days: [aDay(sands, 48)] })
    expect(await learner.call(`POST ${FACE}/overview`, { body: { faceId: id } })).toFailWith('face.not_found')
    const draft = { audience: onlyFor(learnerId), stages: [aStage([aTask(id)])] }
    const project = await aPublishedProject(trainer, draft)
    const { data: impact } = await trainer.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id: project.id } })
    expect(impact.opened).toEqual([{ key: 'face', taskName: expect.any(String), people: 1 }])
    expect(await overview(learner, id)).toMatchObject({ refusal: null, nextAct: 'sign_up' })
    const open = await learner.call(PAGE, { query: { type: 'open', size: 100 } })
    expect(open.data.records).toContainEqual(expect.objectContaining({ faceId: id, nextAct: 'sign_up' }))
    expect(await signUp(learner, id)).toSucceed()
    expect(await tasksOf(learner, project.id)).toMatchObject([{ tagStatus: 200 }])
  })

  it('stays closed while the task is locked, also by its address', async () => {
    const { id } = await anOpenSession(manager, { audience: await forOther(), days: [aDay(sands, 48)] })
    const draft = { audience: onlyFor(learnerId), stages: [aStage([aLinkTask(), aTask(id)])] }
    const project = await aPublishedProject(trainer, draft)
    expect(await overview(learner, id)).toMatchObject({ refusal: 'locked', nextAct: 'nothing' })
    expect(await signUp(learner, id)).toFailWith('training.task_locked')
    const [link] = await tasksOf(learner, project.id)
    if (!link) throw new Error('the project has no task')
    for (const step of ['open', 'finish'] as const)
      await learner.call('POST /sands-lms/api/v1/link/complete', { body: { taskId: link.trainingTaskId, step } })
    expect(await overview(learner, id)).toMatchObject({ refusal: null, nextAct: 'sign_up' })
    expect(await signUp(learner, id)).toSucceed()
  })

  it('answers everybody by their own rights when they sign up in the same moment', async () => {
    const { id } = await anOpenSession(manager, { audience: await forOther(), days: [aDay(sands, 48)] })
    await aPublishedProject(trainer, { audience: onlyFor(learnerId), stages: [aStage([aLinkTask(), aTask(id)])] })
    const [other, stranger] = [await sands.signIn('staff06'), await sands.signIn('staff07')]
    const [locked, booked, refused] = await Promise.all([learner, other, stranger].map((person) => signUp(person, id)))
    expect(locked).toFailWith('training.task_locked')
    expect(booked).toSucceed()
    expect(refused).toFailWith('face.sign_up_out_of_scope')
  })

  it('shows in one list which sessions a project locks', async () => {
    const audience = await forOther()
    const [first, second, third] = [
      await anOpenSession(manager, { name: 'In order 1', audience, days: [aDay(sands, 48)] }),
      await anOpenSession(manager, { name: 'In order 2', audience, days: [aDay(sands, 72)] }),
      await anOpenSession(manager, { name: 'In order 3', audience, days: [aDay(sands, 96)] }),
    ]
    const inOrder = [first, second, third].map(({ id }) => aTaskOf(id))
    await aPublishedProject(trainer, { audience: onlyFor(learnerId), stages: [aStage(inOrder)] })
    // Another project of the person has the third one without a task before it.
    await aPublishedProject(trainer, { audience: onlyFor(learnerId), stages: [aStage([aTaskOf(third.id)])] })
    const { data } = await learner.call(PAGE, { query: { type: 'open', size: 100 } })
    const acts = new Map(data.records.map(({ faceId, nextAct }) => [faceId, nextAct]))
    expect([first, second, third].map(({ id }) => acts.get(id))).toEqual(['sign_up', 'nothing', 'sign_up'])
  })

  it('does not hold up a project once it is cancelled, and says why', async () => {
    const session = await anOpenSession(manager, { name: 'Stormy', days: [aDay(sands, 48)] })
    const draft = { audience: onlyFor(learnerId), stages: [aStage([aTask(session.id), aLinkTask()])] }
    const project = await aPublishedProject(trainer, draft)
    const tasks = () => tasksOf(learner, project.id)
    expect(await tasks()).toMatchObject([{ lockStatus: 0, calledOff: null }, { lockStatus: 1 }])
    const { id } = session
    const cancelled = await manager.call(`POST ${FACE_MANAGE}/cancel`, {
      body: { id, version: session.version, reason: 'Storm' },
    })
    expect(await tasks()).toMatchObject([
      { isRefDeleted: 1, calledOff: 'Storm', tagStatus: 400, status: 200 },
      { lockStatus: 0 },
    ])
    await runJob('training.waive-deleted')
    const { version } = cancelled.data
    expect(await manager.call(`POST ${FACE_MANAGE}/undo`, { body: { id, version, conflictReason: null } })).toSucceed()
    expect(await tasks()).toMatchObject([{ isRefDeleted: 0, calledOff: null, tagStatus: 100 }, { lockStatus: 1 }])
    const { data: again } = await manager.call(`GET ${FACE_MANAGE}/get`, { query: { id } })
    await manager.call(`POST ${FACE_MANAGE}/cancel`, { body: { id, version: again.version, reason: 'Flood' } })
    await later(1.1)
    await runJob('training.waive-deleted')
    expect(await tasks()).toMatchObject([{ isRefDeleted: 1, calledOff: 'Flood' }, { lockStatus: 0 }])
    const [, link] = await tasks()
    if (!link) throw new Error('the project has no task')
    for (const step of ['open', 'finish'] as const)
      await learner.call('POST /sands-lms/api/v1/link/complete', { body: { taskId: link.trainingTaskId, step } })
    const { rows } = await sands.server.kernel.database.pool.query(
      'select completed_at from training_members where training_id = $1 and user_id = $2',
      [project.id, learnerId],
    )
    expect(rows[0].completed_at).not.toBeNull()
  })

  it('takes one survey for one session, also when two take it at the same moment', async () => {
    const { rows } = await sands.server.kernel.database.pool.query(
      `select id from surveys where state = 'published' and removed_at is null
         and college_id = (select college_id from memberships where user_id = $1 limit 1)
         and id not in (select survey_id from face_sessions where survey_id is not null) order by id limit 1`,
      [learnerId],
    )
    const surveyId = asId<Id<'survey'>>(rows[0].id)
    const sessions = [
      await anOpenSession(manager, { name: 'One', days: [aDay(sands, 48)] }),
      await anOpenSession(manager, { name: 'Two', days: [aDay(sands, 48)] }),
    ]
    const answers = await Promise.all(
      sessions.map(({ id, version, document }) =>
        manager.call(`POST ${FACE_MANAGE}/save`, {
          body: { id, version, conflictReason: null, document: { ...document, surveyId } },
        }),
      ),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })
})
