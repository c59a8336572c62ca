import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change } from '../../../testing/study.ts'
import {
  aHomeworkTask,
  aLinkTask,
  aPublishedProject,
  aSignInTask,
  aStage,
  aTrainingManager,
  onlyFor,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const QUEUE = 'GET /sands-lms/api/v1/approval/page'
const MOVE = 'POST /sands-user/api/v1/manage/user/move'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('requests of members that wait', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let owner: SignedIn
  let learnerId: UserId
  let ownerId: UserId

  const signIn = async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    owner = await sands.signIn('staff06')
  }
  beforeEach(async () => {
    await signIn()
    learnerId = await userId(sands, 'staff04')
    ownerId = await userId(sands, 'staff06')
  })
  const inTime = (milliseconds: number) => new Date(sands.clock.now().getTime() + milliseconds).toISOString()
  const waiting = async () => {
    const { data } = await owner.call(QUEUE, { query: { tab: 'todo', size: 100 } })
    return data.records.length
  }

  /** A project in which the member has asked for leave and for more time. */
  const aProjectWithRequests = async (audience: TrainingDocument['audience'] = onlyFor(learnerId)) => {
    const signInTask = aSignInTask({ startsAt: inTime(-5 * MINUTE_MS), endsAt: inTime(55 * MINUTE_MS) })
    const homework = aHomeworkTask({ cutOff: inTime(2 * DAY_MS) }, { due: { kind: 'at', at: inTime(DAY_MS) } })
    const stages = [aStage([signInTask, homework, aLinkTask()])]
    const project = await aPublishedProject(manager, { audience, ownerId, lockRule: 'none', stages })
    const [first, second] = await tasksOf(learner, project.id)
    if (!first || !second) throw new Error('the project has no tasks')
    const before = await waiting()
    const reason = 'At the doctor'
    const leave = { taskId: first.trainingTaskId, reason }
    expect(await learner.call('POST /sands-lms/api/v1/sign-in/ask-for-leave', { body: leave })).toSucceed()
    const time = { taskId: second.trainingTaskId, until: inTime(5 * DAY_MS), reason }
    expect(await learner.call('POST /sands-lms/api/v1/homework/extension/ask', { body: time })).toSucceed()
    expect(await waiting()).toBe(before + 2)
    return { id: project.id, before }
  }
  const save = async (id: Id<'training'>, document: Partial<TrainingDocument>) => {
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    const body = { id, version: data.version, draft: { ...data.draft, ...document } }
    const saved = await manager.call(`POST ${TRAINING_MANAGE}/save`, { body })
    return { id, version: saved.data.version }
  }
  const publish = async (body: { id: Id<'training'>; version: number; publishAt?: string }) =>
    expect(await manager.call(`POST ${TRAINING_MANAGE}/publish`, { body })).toSucceed()

  it('end with a publication that removes their tasks, and stay with one that does not', async () => {
    const { id, before } = await aProjectWithRequests()
    await publish(await save(id, { name: 'Another name' }))
    expect(await waiting()).toBe(before + 2)
    await publish(await save(id, { stages: [aStage([aLinkTask()])] }))
    expect(await waiting()).toBe(before)
  })

  it('end with a publication on time that removes their tasks', async () => {
    const { id, before } = await aProjectWithRequests()
    const saved = await save(id, { stages: [aStage([aLinkTask()])] })
    await publish({ ...saved, publishAt: inTime(30 * MINUTE_MS) })
    expect(await waiting()).toBe(before + 2)
    sands.clock.advance(31 * MINUTE_MS)
    await change(sands, `insert into jobs.job (name, data) values ('training.clock', '{}')`)
    await runJobs(sands)
    await signIn()
    expect(await waiting()).toBe(before)
  })

  it.each(['recall', 'end'] as const)('end with the project: %s', async (step) => {
    const { id, before } = await aProjectWithRequests()
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    const body = { id, version: data.version, step }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/step`, { body })).toSucceed()
    expect(await waiting()).toBe(before)
  })

  it('end when the project ends by the clock', async () => {
    const { id, before } = await aProjectWithRequests()
    await change(sands, 'update trainings set ends_at = $2 where id = $1', id, inTime(30 * MINUTE_MS))
    expect(await waiting()).toBe(before + 2)
    sands.clock.advance(31 * MINUTE_MS)
    await change(sands, `insert into jobs.job (name, data) values ('training.clock', '{}')`)
    await runJobs(sands)
    await signIn()
    expect(await waiting()).toBe(before)
  })

  it('end, both kinds, when their task is waived', async () => {
    const { id, before } = await aProjectWithRequests()
    const tasks = await tasksOf(learner, id)
    const settle = (at: number) => {
      const trainingTaskId = tasks[at]?.trainingTaskId
      if (!trainingTaskId) throw new Error('the project has no such task')
      const body = { id, userId: learnerId, trainingTaskId, state: 'waived' as const, reason: 'Done elsewhere' }
      return manager.call(`POST ${TRAINING_MANAGE}/task/settle`, { body })
    }
    expect(await settle(1)).toSucceed()
    expect(await waiting()).toBe(before + 1)
    expect(await settle(0)).toSucceed()
    expect(await waiting()).toBe(before)
  })

  it('end a little later when they were asked while their task was removed', async () => {
    const { id, before } = await aProjectWithRequests()
    await change(sands, 'update training_tasks set removed_at = now() where training_id = $1', id)
    expect(await waiting()).toBe(before + 2)
    await change(sands, `insert into jobs.job (name, data) values ('training.sync-members', '{}')`)
    await runJobs(sands)
    expect(await waiting()).toBe(before)
  })

  it('end when a publication has another audience', async () => {
    const { id, before } = await aProjectWithRequests()
    await publish(await save(id, { audience: onlyFor(ownerId) }))
    expect(await waiting()).toBe(before)
  })

  it('end when the person moves out of the audience', async () => {
    const { rows } = await change(
      sands,
      `select m.department_id as home, (select id from departments d where d.college_id = m.college_id
         and d.id <> m.department_id and not m.department_id = any(d.path)
         and not d.id = any(h.path) order by id limit 1) as away
       from memberships m join departments h on h.id = m.department_id where m.user_id = $1`,
      learnerId,
    )
    const { home, away } = rows[0]
    const { before } = await aProjectWithRequests({
      included: [{ kind: 'department', id: home, withChildren: true }],
      excluded: [],
    })
    const admin = await sands.signIn('admin')
    expect(await admin.call(MOVE, { body: { ids: [learnerId], departmentId: away } })).toSucceed()
    await runJobs(sands)
    expect(await waiting()).toBe(before)
    expect(await admin.call(MOVE, { body: { ids: [learnerId], departmentId: home } })).toSucceed()
    await runJobs(sands)
  })
})
