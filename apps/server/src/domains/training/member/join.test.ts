import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { plainStep } from '@sands/rules/review/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  anExamTask,
  aPublishedProject,
  aStage,
  aTrainingManager,
  createProject,
  onlyFor,
  TRAINING,
  TRAINING_MANAGE,
  takeExam,
} from '../../../testing/training/a-training.ts'

const HOUR_MS = 3_600_000
const FLOWS = '/sands-lms/api/v1/manage/approval/flow'
const BLOCKED = `select count(*)::int as blocked from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

describe('joining a training project', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId
  let examId: Id<'exam'>

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
    examId = (await anExam(sands)).id
  })

  const openJoin = (join: Partial<TrainingDocument['join']> = {}): TrainingDocument['join'] => ({
    isOpen: true,
    opensAt: null,
    closesAt: null,
    quota: null,
    needsApproval: false,
    scope: { included: [], excluded: [] },
    ...join,
  })
  const aProjectToJoin = (join: Partial<TrainingDocument['join']> = {}) =>
    aPublishedProject(manager, { join: openJoin(join), stages: [aStage([anExamTask(examId)])] })
  const join = (person: Pick<SignedIn, 'call'>, trainingId: Id<'training'>) =>
    person.call(`POST ${TRAINING}/selfJoin`, { body: { trainingId } })
  const look = async (trainingId: Id<'training'>, person = learner) =>
    (await person.call(`POST ${TRAINING}/selfJoinGet`, { body: { trainingId } })).data
  const withdraw = (trainingId: Id<'training'>, person = learner) =>
    person.call(`POST ${TRAINING}/opt`, { body: { trainingId, opt: 'withdraw' } })
  const todo = async () =>
    (await manager.call('GET /sands-lms/api/v1/approval/page', { query: { tab: 'todo', size: 100 } })).data.records

  it('makes a person a member at once, and lets them withdraw', async () => {
    const { id } = await aProjectToJoin({ quota: 3 })
    expect(await look(id)).toMatchObject({ quota: 3, joined: 0, memberState: null, refusal: null })
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data).toMatchObject({
      isMember: 0,
      isSelfJoin: 1,
    })
    expect((await join(learner, id)).data).toEqual({ memberState: 'active' })
    expect(await look(id)).toMatchObject({ joined: 1, memberState: 'active', refusal: 'joined', canWithdraw: 1 })
    expect(await join(learner, id)).toFailWith('training.join_joined')
    expect(await withdraw(id)).toSucceed()
    expect(await look(id)).toMatchObject({ joined: 0, memberState: 'left', refusal: null, canWithdraw: 0 })
    expect(await withdraw(id)).toFailWith('training.no_registration')
    expect((await join(learner, id)).data).toEqual({ memberState: 'active' })
  })

  it('refuses in the order of the checks, each with its reason', async () => {
    const at = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const draft = await createProject(manager, { join: openJoin(), stages: [aStage([anExamTask(examId)])] })
    expect(await join(learner, draft.id)).toFailWith('training.join_not_published')
    const recalled = await aProjectToJoin()
    await manager.call(`POST ${TRAINING_MANAGE}/step`, {
      body: { id: recalled.id, version: recalled.version, step: 'recall' },
    })
    expect(await join(learner, recalled.id)).toFailWith('training.join_not_published')
    const closed = await aPublishedProject(manager, {
      audience: onlyFor(await userId(sands, 'staff05')),
      stages: [aStage([anExamTask(examId)])],
    })
    expect(await join(learner, closed.id)).toFailWith('training.join_closed')
    expect(await join(learner, (await aProjectToJoin({ opensAt: at(1) })).id)).toFailWith('training.join_not_open_yet')
    expect(await join(learner, (await aProjectToJoin({ closesAt: at(0) })).id)).toFailWith('training.join_window_over')
    const scope = onlyFor(await userId(sands, 'staff05'))
    const scoped = await aProjectToJoin({ scope, closesAt: null })
    expect(await join(learner, scoped.id)).toFailWith('training.join_out_of_scope')
    expect(await look(scoped.id)).toMatchObject({ refusal: 'out_of_scope', introduction: '' })
    const full = await aProjectToJoin({ quota: 1 })
    expect(await join(await sands.signIn('staff05'), full.id)).toSucceed()
    expect(await join(learner, full.id)).toFailWith('training.join_full')
    expect(await join(sands.visitor(), full.id)).toFailWith('kernel.not_signed_in')
    expect(await join(await sands.signIn('emma'), full.id)).toFailWith('training.not_found')
  })

  it('shows nothing of a project that is not open for registration, or recalled', async () => {
    const closed = await aPublishedProject(manager, {
      audience: onlyFor(await userId(sands, 'teacher')),
      stages: [aStage([anExamTask(examId)])],
    })
    const get = (trainingId: Id<'training'>) => learner.call(`POST ${TRAINING}/selfJoinGet`, { body: { trainingId } })
    expect(await get(closed.id)).toFailWith('training.not_found')
    const { id, version } = await aProjectToJoin()
    expect(await get(id)).toSucceed()
    await manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { id, version, step: 'recall' } })
    expect(await get(id)).toFailWith('training.join_not_published')
  })

  it('says that a project is not published to those who could register for it, and to nobody else', async () => {
    const stages = [aStage([anExamTask(examId)])]
    const get = (trainingId: Id<'training'>, person = learner) =>
      person.call(`POST ${TRAINING}/selfJoinGet`, { body: { trainingId } })
    const open = await createProject(manager, { join: openJoin(), stages })
    expect(await get(open.id)).toFailWith('training.join_not_published')
    expect(await join(learner, open.id)).toFailWith('training.join_not_published')
    expect(await get(open.id, await sands.signIn('emma'))).toFailWith('training.not_found')
    const scoped = await createProject(manager, {
      join: openJoin({ scope: onlyFor(await userId(sands, 'staff05')) }),
      stages,
    })
    expect(await get(scoped.id)).toFailWith('training.not_found')
    expect(await join(learner, scoped.id)).toFailWith('training.not_found')
    expect(await get(scoped.id, await sands.signIn('staff05'))).toFailWith('training.join_not_published')
    const closed = await createProject(manager, { stages })
    expect(await join(learner, closed.id)).toFailWith('training.not_found')
    const { id, version } = await aProjectToJoin({ scope: onlyFor(await userId(sands, 'staff05')) })
    await manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { id, version, step: 'recall' } })
    expect(await get(id)).toFailWith('training.not_found')
  })

  it('gives each seat to one person when 200 requests arrive at once', async () => {
    const people: SignedIn[] = []
    for (let number = 4; number < 24; number += 1)
      people.push(await sands.signIn(`staff${String(number).padStart(2, '0')}`))
    const { id } = await aProjectToJoin({ quota: 3 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => people)
        .flat()
        .map((person) => join(person, id)),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    expect(await look(id)).toMatchObject({ quota: 3, joined: 3 })
    expect((await manager.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id } })).data.total).toBe(3)
  })

  it('waits for a decision where the project wants one', async () => {
    const { id } = await aProjectToJoin({ needsApproval: true, quota: 1 })
    const decide = (isApproved: boolean, person = learnerId) =>
      manager.call(`POST ${TRAINING_MANAGE}/member/decide`, {
        body: { id, userId: person, isApproved, reason: 'Next time' },
      })
    expect((await join(learner, id)).data).toEqual({ memberState: 'applied' })
    expect(await learner.call(`GET ${TRAINING}/tasks`, { query: { id } })).toFailWith('training.not_found')
    // An application takes a seat until it is declined.
    expect(await join(await sands.signIn('staff05'), id)).toFailWith('training.join_full')
    expect(await decide(false)).toSucceed()
    expect(await look(id)).toMatchObject({ memberState: 'declined', declineReason: 'Next time', joined: 0 })
    expect(await decide(true)).toFailWith('training.member_unknown')
    expect((await join(learner, id)).data).toEqual({ memberState: 'applied' })
    expect(await decide(true)).toSucceed()
    expect(await look(id)).toMatchObject({ memberState: 'active' })
  })

  it('asks those with the right for a yes, in the same way as everything else', async () => {
    const { id } = await aProjectToJoin({ needsApproval: true })
    await join(learner, id)
    const request = (await todo()).at(-1)
    expect(request).toMatchObject({ kind: 'training_join', canDecide: 1 })
    const decide = { id: request?.id ?? ('1' as Id<'approval'>), isApproved: true }
    expect(await manager.call('POST /sands-lms/api/v1/approval/decide', { body: decide })).toSucceed()
    expect(await look(id)).toMatchObject({ memberState: 'active' })
    expect(await withdraw(id)).toSucceed()
    await join(learner, id)
    expect(await withdraw(id)).toSucceed()
    expect(await look(id)).toMatchObject({ memberState: 'left', joined: 0 })
    expect((await todo()).filter(({ kind }) => kind === 'training_join')).toEqual([])
  })

  it('takes the request back when the applicant is removed, who can apply again', async () => {
    const { id } = await aProjectToJoin({ needsApproval: true })
    const requests = async () => {
      const { rows } = await sands.server.kernel.database.pool.query(
        `select a.state, h.act, h.user_id <> a.asker_id as "isOther", h.reason
         from approvals a join approval_history h on h.approval_id = a.id
         where a.kind = 'training_join' and a.subject_id = $1 and h.act <> 'asked' order by a.id`,
        [id],
      )
      return rows
    }
    const remove = () =>
      manager.call(`POST ${TRAINING_MANAGE}/member/remove`, { body: { id, userId: learnerId, reason: 'A mistake' } })
    await join(learner, id)
    expect(await remove()).toSucceed()
    expect(await requests()).toEqual([{ state: 'withdrawn', act: 'withdrawn', isOther: true, reason: 'A mistake' }])
    expect(await look(id)).toMatchObject({ memberState: 'left', joined: 0 })
    expect(await remove()).toFailWith('training.member_unknown')
    expect((await join(learner, id)).data).toEqual({ memberState: 'applied' })
    // Added by hand while the request waits: it ends with the membership.
    const body = { id, userIds: [learnerId] }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body })).toSucceed()
    expect(await remove()).toSucceed()
    expect(await requests()).toHaveLength(2)
    expect((await join(learner, id)).data).toEqual({ memberState: 'applied' })
    expect(await withdraw(id)).toSucceed()
  })

  it('ends the request with the project, and lets nobody into one that has ended', async () => {
    const { id } = await aProjectToJoin({ needsApproval: true })
    await join(learner, id)
    const request = (await todo()).at(-1)
    if (!request) throw new Error('nobody asks')
    const set = (state: string) =>
      sands.server.kernel.database.pool.query('update trainings set state = $2 where id = $1', [id, state])
    await set('recalled')
    const decide = { id: request.id, isApproved: true }
    const decided = await manager.call('POST /sands-lms/api/v1/approval/decide', { body: decide })
    expect(decided).toFailWith('training.wrong_state')
    const person = { id, userId: learnerId, isApproved: true, reason: '' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/decide`, { body: person })).toFailWith(
      'training.wrong_state',
    )
    await set('running')
    expect(await look(id)).toMatchObject({ memberState: 'applied' })
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    const body = { id, version: data.version, step: 'end' as const }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/step`, { body })).toSucceed()
    expect((await todo()).filter((each) => each.id === request.id)).toEqual([])
    expect(await look(id)).toMatchObject({ memberState: 'left' })
  })

  it('holds no project while it waits for a request when many are decided', async () => {
    const { id } = await aProjectToJoin({ needsApproval: true })
    for (const person of [learner, await sands.signIn('staff05')]) await join(person, id)
    const { pool } = sands.server.kernel.database
    const { rows } = await pool.query<{ id: Id<'approval'> }>(
      "select id from approvals where kind = 'training_join' and subject_id = $1 order by id",
      [id],
    )
    const ids = rows.map((row) => row.id)
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select from approvals where id = $1 for update', [ids.at(-1)])
    const many = manager.call('POST /sands-lms/api/v1/approval/decideMany', { body: { ids, isApproved: true } })
    try {
      await expect.poll(async () => (await pool.query(BLOCKED)).rows[0].blocked).toBeGreaterThan(0)
      // Whoever decides the last request goes on with the project, which must be free.
      await other.query('select from trainings where id = $1 for update nowait', [id])
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect((await many).data).toEqual({ decided: 2, refused: [] })
    expect(await look(id)).toMatchObject({ memberState: 'active', joined: 2 })
  })

  it('does not let people withdraw who came otherwise or have completed it', async () => {
    const assigned = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      join: openJoin(),
      stages: [aStage([anExamTask(examId)])],
    })
    expect(await withdraw(assigned.id)).toFailWith('training.no_registration')
    const done = await aProjectToJoin()
    await join(learner, done.id)
    await takeExam(learner, examId)
    expect(await withdraw(done.id)).toFailWith('training.no_registration')
  })

  it('does not let people withdraw from a project that was recalled or is over', async () => {
    for (const step of ['recall', 'end'] as const) {
      const stages = [aStage([anExamTask((await anExam(sands)).id)])]
      const { id, version } = await aPublishedProject(manager, { join: openJoin(), stages })
      await join(learner, id)
      expect(await look(id)).toMatchObject({ canWithdraw: 1 })
      expect(await manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { id, version, step } })).toSucceed()
      expect(await look(id)).toMatchObject({ memberState: 'active', canWithdraw: 0 })
      expect(await withdraw(id)).toFailWith('training.withdraw_not_live')
      expect(await withdraw(id, manager)).toFailWith('training.no_registration')
    }
  })

  it('is declined by a time limit while the project is recalled', async () => {
    const admin = await signInWith(sands, 'staff23', { rights: ['review.flows'], college: '沙丘学院' })
    const step = { ...plainStep('people'), userIds: [await userId(sands, 'staff20')], roleId: null }
    const flow = await admin.call(`POST ${FLOWS}/create`, {
      body: {
        name: 'In time',
        kinds: ['training_join'],
        steps: [{ ...step, hours: 1, late: 'approve', remindHours: null }],
        allowsSelf: false,
      },
    })
    expect(flow).toSucceed()
    const { id, version } = await aProjectToJoin({ needsApproval: true })
    expect((await join(learner, id)).data).toEqual({ memberState: 'applied' })
    expect(await manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { id, version, step: 'recall' } })).toSucceed()
    sands.clock.advance(2 * HOUR_MS)
    const { pool } = sands.server.kernel.database
    await pool.query(`insert into jobs.job (name, data) values ('review.approval-times', '{}')`)
    await runJobs(sands)
    const { rows } = await pool.query(
      `select m.state, a.state as request from training_members m
       join approvals a on a.kind = 'training_join' and a.subject_id = m.training_id::text
       where m.training_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ state: 'declined', request: 'declined' }])
    const again = await sands.signIn('staff23')
    const erased = { id: flow.data.id, version: flow.data.version }
    expect(await again.call(`POST ${FLOWS}/remove`, { body: erased })).toSucceed()
  })
})
