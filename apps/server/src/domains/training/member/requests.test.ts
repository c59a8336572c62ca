import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../../kernel/database/database.ts'
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
  TRAINING,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'
import { followClocks } from '../publish/publish.jobs.ts'

const QUEUE = 'GET /sands-lms/api/v1/approval/page'
const DECIDE = 'POST /sands-lms/api/v1/approval/decide'
const INBOX = 'GET /sands-system/api/v1/message/page'
const MOVE = 'POST /sands-user/api/v1/manage/user/move'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const never = () => Promise.reject(new Error('not expected'))
/** Nothing is published and no step is taken. */
const aLife = { take: never, goLive: never }

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

  /** Everybody else asks as well. */
  const askAll = (id: Id<'training'>, kind: string, subject: string) =>
    change(
      sands,
      `insert into approvals (college_id, kind, subject_id, title, summary, asker_id, steps, allows_self, state,
         created_at)
       select m.college_id, '${kind}', ${subject}, 'Please', '', m.user_id, '[]'::jsonb, false, 'waiting', now()
       from memberships m join trainings p on p.college_id = m.college_id and p.id = $1
       join training_tasks t on t.training_id = p.id and t.key = 'sign-in' where m.user_id <> $2`,
      id,
      learnerId,
    )
  const left = async (id: Id<'training'>): Promise<number> => {
    const { rows } = await change(
      sands,
      `select count(*)::int as left from approvals a where a.state = 'waiting' and (a.kind = 'training_join'
         and a.subject_id = $1
         or a.subject_id in (select id::text from training_tasks where training_id::text = $1))`,
      id,
    )
    return rows[0].left
  }

  it('end with a publication that removes their tasks, and stay with one that does not', async () => {
    const { id, before } = await aProjectWithRequests()
    const ending = async () =>
      (await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id } })).data.endingRequests
    const renamed = await save(id, { name: 'Another name' })
    expect(await ending()).toBe(0)
    await publish(renamed)
    expect(await waiting()).toBe(before + 2)
    const { length } = await declined()
    const shortened = await save(id, { stages: [aStage([aLinkTask()])] })
    expect(await ending()).toBe(2)
    await publish(shortened)
    expect(await waiting()).toBe(before)
    const told = await declined()
    expect(told).toHaveLength(length + 2)
    expect(told[0]?.content).toContain('no longer part of the project')
  })

  it('end in the job when a publication leaves many without their task', async () => {
    const { id } = await aProjectWithRequests()
    await askAll(id, 'task_leave', 't.id::text')
    await askAll(id, 'homework_extension', 't.id::text')
    expect(await left(id)).toBeGreaterThan(52)
    const jobs = async () =>
      (await change(sands, `select count(*)::int as jobs from jobs.job where name = 'training.end-requests'`)).rows[0]
        .jobs
    const before = await jobs()
    await publish(await save(id, { stages: [aStage([aLinkTask()])] }))
    expect(await jobs()).toBe(before + 1)
    await runJobs(sands)
    expect(await left(id)).toBe(0)
  })

  /** A project in which the member has handed in work that waits in the queue. */
  const aProjectWithWork = async () => {
    const stages = [aStage([aHomeworkTask(), aLinkTask()])]
    const audience = onlyFor(learnerId)
    const { id } = await aPublishedProject(manager, { audience, ownerId, lockRule: 'none', stages })
    const [homework] = await tasksOf(learner, id)
    if (!homework) throw new Error('the project has no task')
    const work = { taskId: homework.trainingTaskId, content: 'My report', fileIds: [] }
    expect(await learner.call('POST /sands-lms/api/v1/homework/submit', { body: work })).toSucceed()
    expect(await queued(id)).toEqual(['waiting'])
    return { id, stages }
  }
  const queued = async (id: Id<'training'>): Promise<string[]> => {
    const { rows } = await change(
      sands,
      `select i.state from review_items i join training_submissions s on s.id = i.record_id
       where i.biz_type = 2402 and s.training_id = $1`,
      id,
    )
    return rows.map(({ state }: { state: string }) => state)
  }
  const toldOfWork = async () => {
    await runJobs(sands)
    const { data } = await learner.call(INBOX, { query: { size: 100 } })
    return data.records.filter(({ title }) => title === 'A report is no longer part of the training').length
  }

  it('drop handed-in work whose task is removed, and bring it back with the task', async () => {
    const { id, stages } = await aProjectWithWork()
    const shortened = await save(id, { stages: [aStage([aLinkTask()])] })
    const impact = await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id } })
    expect(impact.data).toMatchObject({ removedTasks: 1, droppedWork: 1 })
    const before = await toldOfWork()
    await publish(shortened)
    expect(await queued(id)).toEqual(['gone'])
    expect(await toldOfWork()).toBe(before + 1)
    await runJob('training.complete-queue')
    expect(await queued(id)).toEqual(['gone'])
    await publish(await save(id, { stages }))
    await runJob('training.complete-queue')
    expect(await queued(id)).toEqual(['waiting'])
  })

  it('do not tell people about dropped work who have left the project', async () => {
    const { id } = await aProjectWithWork()
    await publish(await save(id, { audience: onlyFor(ownerId) }))
    await runJob('training.sync-members')
    const before = await toldOfWork()
    await publish(await save(id, { stages: [aStage([aLinkTask()])] }))
    expect(await queued(id)).toEqual(['gone'])
    expect(await toldOfWork()).toBe(before)
  })

  it('are looked for again after a publication that removes tasks: some may have come meanwhile', async () => {
    const { id } = await aProjectWithWork()
    const looks = async () => {
      const { rows } = await change(
        sands,
        `select count(*)::int as jobs from jobs.job
         where name = 'training.end-requests' and data->>'trainingId' = $1`,
        id,
      )
      return rows[0].jobs
    }
    await publish(await save(id, { name: 'Another name' }))
    expect(await looks()).toBe(0)
    await publish(await save(id, { stages: [aStage([aLinkTask()])] }))
    expect(await looks()).toBe(1)
  })

  it('for leave that the job ends leave the task started, should it come back', async () => {
    const { id } = await aProjectWithRequests()
    const state = async () => {
      const { rows } = await change(
        sands,
        `select r.state from training_records r join training_tasks t on t.id = r.task_id
         where t.training_id = $1 and t.key = 'sign-in' and r.user_id = $2`,
        id,
        learnerId,
      )
      return rows[0].state
    }
    expect(await state()).toBe('reviewing')
    await change(sands, `update training_tasks set removed_at = now() where training_id = $1 and key = 'sign-in'`, id)
    await runJob('training.sync-members')
    expect(await state()).toBe('started')
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

  it('stay when the publication on time is called off, or the end is moved, in the moment of the clock', async () => {
    const { kernel } = sands.server
    const { id, before } = await aProjectWithRequests()
    const scheduled = await save(id, { stages: [aStage([aLinkTask()])] })
    await publish({ ...scheduled, publishAt: inTime(30 * MINUTE_MS) })
    await change(sands, 'update trainings set publish_at = $2 where id = $1', id, inTime(-MINUTE_MS))
    /** Stands for what is done for members before the lock; the project changes at the same time. */
    const clockJob = (meanwhile: string) => {
      const during = async (tx: Tx) => {
        await change(sands, `update trainings set ${meanwhile} where id = $1`, id)
        await tx.execute(sql`update approvals set state = 'withdrawn' where state = 'waiting'`)
      }
      const requests = { beforePublication: during, beforeStep: during }
      return followClocks(kernel, { life: { ...aLife, followClock: async (_tx, training) => training }, requests })
    }
    await clockJob('publish_at = null, scheduled = null').run({ trainingId: id })
    expect(await waiting()).toBe(before + 2)
    await change(sands, 'update trainings set ends_at = $2 where id = $1', id, inTime(-MINUTE_MS))
    await clockJob('ends_at = null').run({ trainingId: id })
    expect(await waiting()).toBe(before + 2)
  })

  const step = async (id: Id<'training'>, taken: 'recall' | 'end' | 'delete') => {
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    const body = { id, version: data.version, step: taken }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/step`, { body })).toSucceed()
  }
  const runJob = async (name: string) => {
    await change(sands, `insert into jobs.job (name, data) values ($1, '{}')`, name)
    await runJobs(sands)
  }
  /** Messages that what the person asked for was declined. */
  const declined = async () => {
    await runJobs(sands)
    const { data } = await learner.call(INBOX, { query: { size: 100 } })
    return data.records.filter(({ title }) => title === 'Your request was declined')
  }

  it('end with the project, and the askers are told why', async () => {
    const { id, before } = await aProjectWithRequests()
    const { length } = await declined()
    const impact = await manager.call(`GET ${TRAINING_MANAGE}/step-impact`, { query: { id } })
    expect(impact.data).toMatchObject({ requests: 2, applied: 0 })
    await step(id, 'end')
    expect(await waiting()).toBe(before)
    const told = await declined()
    expect(told).toHaveLength(length + 2)
    expect(told[0]?.content).toContain('The project is over')
  })

  it('end in the job when there are many, some in each transaction', async () => {
    const { id } = await aProjectWithRequests()
    // A request to join and one for leave of everybody else: more than end with the step itself.
    await askAll(id, 'training_join', 'p.id::text')
    await askAll(id, 'task_leave', 't.id::text')
    expect(await left(id)).toBeGreaterThan(52)
    await step(id, 'end')
    await runJobs(sands)
    expect(await left(id)).toBe(0)
  })

  it('cannot be approved in a project that is over, before the job has ended them', async () => {
    const { id, before } = await aProjectWithRequests()
    await change(sands, `update trainings set state = 'ended' where id = $1`, id)
    expect(await waiting()).toBe(before + 2)
    const { data } = await owner.call(QUEUE, { query: { tab: 'todo', size: 100 } })
    for (const request of data.records.slice(-2)) {
      const body = { id: request.id, isApproved: true, reason: '' }
      expect(await owner.call(DECIDE, { body })).toFailWith('training.wrong_state')
    }
    await runJob('training.sync-members')
    expect(await waiting()).toBe(before)
  })

  it('go on when the project is published again before the job has ended them', async () => {
    const { id, before } = await aProjectWithRequests()
    const { rows } = await change(sands, 'select college_id::text as college from trainings where id = $1', id)
    const job = JSON.stringify({ trainingId: id, collegeId: rows[0].college, byId: null })
    await change(sands, `insert into jobs.job (name, data) values ('training.end-requests', $1)`, job)
    await runJobs(sands)
    expect(await waiting()).toBe(before + 2)
  })

  it('stay when the project is recalled, nobody says yes meanwhile, and go on with it', async () => {
    const { id, before } = await aProjectWithRequests()
    const { length } = await declined()
    await step(id, 'recall')
    await runJob('training.sync-members')
    expect(await waiting()).toBe(before + 2)
    const { data } = await owner.call(QUEUE, { query: { tab: 'todo', size: 100 } })
    const ids = data.records.slice(-2).map((request) => request.id)
    const approve = (requestId: Id<'approval'>) =>
      owner.call(DECIDE, { body: { id: requestId, isApproved: true, reason: '' } })
    for (const each of ids) expect(await approve(each)).toFailWith('training.wrong_state')
    await publish(await save(id, { name: 'Another name' }))
    expect(await waiting()).toBe(before + 2)
    for (const each of ids) expect(await approve(each)).toSucceed()
    expect(await declined()).toHaveLength(length)
  })

  it('end when a recalled project is deleted', async () => {
    const { id, before } = await aProjectWithRequests()
    const { length } = await declined()
    await step(id, 'recall')
    await step(id, 'delete')
    expect(await waiting()).toBe(before)
    expect(await declined()).toHaveLength(length + 2)
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

  it('to join end without a word when the person becomes a member another way', async () => {
    const scope = { included: [], excluded: [] }
    const join = { isOpen: true, opensAt: null, closesAt: null, quota: null, needsApproval: true, scope }
    const { id } = await aPublishedProject(manager, { ownerId, join, stages: [aStage([aLinkTask()])] })
    const { length } = await declined()
    expect(await learner.call(`POST ${TRAINING}/selfJoin`, { body: { trainingId: id } })).toSucceed()
    const request = async () => {
      const { rows } = await change(
        sands,
        `select a.state, m.state as member from approvals a
         join training_members m on m.training_id = a.subject_id::bigint and m.user_id = a.asker_id
         where a.kind = 'training_join' and a.subject_id = $1`,
        id,
      )
      return rows
    }
    await runJob('training.sync-members')
    expect(await request()).toEqual([{ state: 'waiting', member: 'applied' }])
    const body = { id, userIds: [learnerId] }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body })).toSucceed()
    await runJob('training.sync-members')
    expect(await request()).toEqual([{ state: 'withdrawn', member: 'active' }])
    expect(await declined()).toHaveLength(length)
  })

  it('end a little later even when another one cannot', async () => {
    const { id, before } = await aProjectWithRequests()
    await change(sands, 'update training_tasks set removed_at = now() where training_id = $1', id)
    const { rows } = await change(
      sands,
      `select min(a.id)::text as id from approvals a
       join training_tasks t on t.id::text = a.subject_id and t.training_id = $1
       where a.kind in ('task_leave', 'homework_extension') and a.state = 'waiting'`,
      id,
    )
    const stuck = `id <> ${rows[0].id} or state = 'waiting'`
    await change(sands, `alter table approvals add constraint not_this_one check (${stuck}) not valid`)
    try {
      await runJob('training.sync-members')
      expect(await waiting()).toBe(before + 1)
    } finally {
      await change(sands, 'alter table approvals drop constraint not_this_one')
    }
    await runJob('training.sync-members')
    expect(await waiting()).toBe(before)
  })
})
