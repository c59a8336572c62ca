import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change } from '../../../testing/study.ts'
import {
  anExamTask,
  aPublishedProject,
  aStage,
  aTrainingManager,
  TRAINING,
  TRAINING_MANAGE,
  takeExam,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const MOVE = 'POST /sands-user/api/v1/manage/user/move'

describe('members by audience', () => {
  const sands = useSands()
  let manager: SignedIn
  let admin: SignedIn
  let learner: SignedIn
  let learnerId: UserId
  let home: Id<'department'>
  let away: Id<'department'>

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    admin = await sands.signIn('admin')
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
    const { rows } = await change(
      sands,
      `select m.department_id as home, (select id from departments d where d.college_id = m.college_id
         and d.id <> m.department_id and not m.department_id = any(d.path)
         and not d.id = any(h.path) order by id limit 1) as away
       from memberships m join departments h on h.id = m.department_id where m.user_id = $1`,
      learnerId,
    )
    home = rows[0].home
    away = rows[0].away
  })

  const within = (id: string) => ({
    included: [{ kind: 'department' as const, id, withChildren: true }],
    excluded: [],
  })
  const move = async (to: Id<'department'>) => {
    expect(await admin.call(MOVE, { body: { ids: [learnerId], departmentId: to } })).toSucceed()
    await runJobs(sands)
  }

  it('follow a person who moves to another department and back, without losing a record', async () => {
    const [one, two] = [await anExam(sands), await anExam(sands)]
    const { id } = await aPublishedProject(manager, {
      audience: within(home),
      stages: [aStage([anExamTask(one.id), anExamTask(two.id)])],
    })
    await takeExam(learner, one.id)
    await move(away)
    expect(await learner.call(`GET ${TRAINING}/tasks`, { query: { id } })).toFailWith('training.not_found')
    // Done while the person is not a member.
    await takeExam(learner, two.id)
    await move(home)
    expect((await tasksOf(learner, id)).map(({ status }) => status)).toEqual([200, 200])
    await move(away)
    // Who has completed the project stays a member.
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data).toMatchObject({ tagStatus: 400 })
    await move(home)
  })

  it('come and go with a changed audience, and members by hand stay', async () => {
    const exam = await anExam(sands)
    const { id } = await aPublishedProject(manager, {
      audience: within(home),
      stages: [aStage([anExamTask(exam.id)])],
    })
    const byHand = await userId(sands, 'teacher')
    expect(
      (await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id, userIds: [byHand] } })).data,
    ).toEqual({
      added: 1,
    })
    const { data: edited } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    const saved = await manager.call(`POST ${TRAINING_MANAGE}/save`, {
      body: { id, version: edited.version, draft: { ...edited.draft, audience: within(away) } },
    })
    const impact = (await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id } })).data
    expect(impact).toMatchObject({ addedTasks: 0, removedTasks: 0, faults: [] })
    expect(impact.leaving).toBeGreaterThan(0)
    expect(impact.joining).toBeGreaterThan(0)
    const published = await manager.call(`POST ${TRAINING_MANAGE}/publish`, {
      body: { id, version: saved.data.version },
    })
    expect(published.data.members).toBe(impact.joining + impact.staying)
    expect(await learner.call(`GET ${TRAINING}/tasks`, { query: { id } })).toFailWith('training.not_found')
    const { data: matrix } = await manager.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id, size: 100 } })
    expect(matrix.records.find((row) => row.userId === byHand)).toMatchObject({ source: 'hand' })
  })

  it('stay when they were added by hand as well', async () => {
    const exam = await anExam(sands)
    const { id } = await aPublishedProject(manager, {
      audience: within(home),
      stages: [aStage([anExamTask(exam.id)])],
    })
    const body = { id, userIds: [learnerId] }
    expect((await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body })).data).toEqual({ added: 0 })
    await move(away)
    expect(await tasksOf(learner, id)).toHaveLength(1)
    await move(home)
  })

  it('include people who were added without an event, by the job', async () => {
    const exam = await anExam(sands)
    const { id } = await aPublishedProject(manager, {
      audience: within(away),
      stages: [aStage([anExamTask(exam.id)])],
    })
    await change(sands, 'update memberships set department_id = $1 where user_id = $2', away, learnerId)
    expect(await learner.call(`GET ${TRAINING}/tasks`, { query: { id } })).toFailWith('training.not_found')
    await change(sands, `insert into jobs.job (name, data) values ('training.sync-members', '{}')`)
    await runJobs(sands)
    expect(await tasksOf(learner, id)).toHaveLength(1)
    await change(sands, 'update memberships set department_id = $1 where user_id = $2', home, learnerId)
  })

  it('is the whole college with an empty choice, without people who are excluded', async () => {
    const exam = await anExam(sands)
    const excluded = [{ kind: 'user' as const, id: learnerId }]
    const { id, members } = await aPublishedProject(manager, {
      audience: { included: [], excluded },
      stages: [aStage([anExamTask(exam.id)])],
    })
    expect(members).toBeGreaterThan(20)
    expect(await learner.call(`GET ${TRAINING}/tasks`, { query: { id } })).toFailWith('training.not_found')
    expect(await tasksOf(manager, id)).toHaveLength(1)
  })

  it('join a large project as a batch of whoever publishes it, with its progress', async () => {
    await change(
      sands,
      `with added as (insert into users (user_name, name, created_at)
         select 'crowd-' || n, 'Crowd ' || n, now() from generate_series(1, 1100) n returning id)
       insert into memberships (user_id, college_id)
       select added.id, (select college_id from memberships where user_id = $1 limit 1) from added`,
      learnerId,
    )
    const exam = await anExam(sands)
    const { id, members } = await aPublishedProject(manager, {
      audience: { included: [], excluded: [] },
      stages: [aStage([anExamTask(exam.id)])],
    })
    expect(members).toBe(500)
    const batch = async () =>
      (await manager.call('GET /sands-system/api/v1/ops/batch/page', { query: { size: 1 } })).data.records[0]
    expect(await batch()).toMatchObject({ kind: 'training.join' })
    await runJobs(sands)
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    expect(data.members).toBeGreaterThan(1100)
    const { members: all } = data
    expect(await batch()).toMatchObject({ state: 'done', total: all, done: all, counts: { created: all } })
  })
})
