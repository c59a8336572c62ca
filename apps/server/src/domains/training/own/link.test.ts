import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aLinkTask,
  aPublishedProject,
  aStage,
  aTrainingManager,
  onlyFor,
  TRAINING,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const GET = 'GET /sands-lms/api/v1/link/get'
const POINTS = 'GET /sands-shopping/api/v1/integral/user-integral/page'
const COMPLETE = 'POST /sands-lms/api/v1/link/complete'

describe('link tasks', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
  })

  const aProjectOf = async (...tasks: ReturnType<typeof aLinkTask>[]) => {
    const { id } = await aPublishedProject(manager, { audience: onlyFor(learnerId), stages: [aStage(tasks)] })
    return { id, taskIds: (await tasksOf(learner, id)).map(({ trainingTaskId }) => trainingTaskId) }
  }
  const complete = (taskId: Id<'trainingTask'> | undefined, step: 'open' | 'finish', person = learner) =>
    person.call(COMPLETE, { body: { taskId: taskId ?? ('1' as Id<'trainingTask'>), step } })

  it('is done when it is opened, which unlocks the next task and completes the project', async () => {
    const { id, taskIds } = await aProjectOf(aLinkTask(), aLinkTask({}, { key: 'second', name: 'And this' }))
    const [first, second] = taskIds as [Id<'trainingTask'>, Id<'trainingTask'>]
    expect((await learner.call(GET, { query: { taskId: first } })).data).toMatchObject({
      taskName: 'Read this',
      introduction: 'Read the whole page',
      url: 'https://example.com/guide',
      minSeconds: 0,
      openTime: null,
      leftSeconds: null,
      status: 100,
    })
    expect((await learner.call(GET, { query: { taskId: second } })).data).toMatchObject({ url: '', lockStatus: 1 })
    expect(await complete(second, 'open')).toFailWith('training.task_locked')
    expect((await complete(first, 'open')).data).toMatchObject({ status: 200, leftSeconds: 0 })
    expect((await complete(first, 'open')).data).toMatchObject({ status: 200 })
    expect((await complete(second, 'open')).data).toMatchObject({ status: 200 })
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data).toMatchObject({ tagStatus: 400 })
  })

  it('pays the points of the project once it is complete', async () => {
    const document = { audience: onlyFor(learnerId), points: 25, stages: [aStage([aLinkTask()])] }
    const { id } = await aPublishedProject(manager, document)
    const [task] = await tasksOf(learner, id)
    const earned = async () =>
      (await learner.call(POINTS)).data.entries.records.filter(({ type }) => type === 'project').length
    expect(await earned()).toBe(0)
    for (const step of ['open', 'open'] as const) expect(await complete(task?.trainingTaskId, step)).toSucceed()
    await runJobs(sands)
    expect(await earned()).toBe(1)
    expect((await learner.call(POINTS)).data.entries.records).toContainEqual(
      expect.objectContaining({ type: 'project', points: 25 }),
    )
  })

  it('counts a minimum time from the moment the link was opened', async () => {
    const { taskIds } = await aProjectOf(aLinkTask({ minSeconds: 600 }))
    const [task] = taskIds
    expect(await complete(task, 'finish')).toFailWith('training.link_not_opened')
    const opened = await complete(task, 'open')
    expect(opened.data).toMatchObject({ status: 100, openTime: expect.any(String) })
    sands.clock.advance(200_000)
    const again = await complete(task, 'open')
    expect(again.data).toMatchObject({ status: 100, openTime: opened.data.openTime })
    expect(again.data.leftSeconds).toBeLessThanOrEqual(400)
    expect(await complete(task, 'finish')).toFailWith('training.link_too_early')
    sands.clock.advance(400_000)
    expect((await complete(task, 'finish')).data).toMatchObject({ status: 200, leftSeconds: 0 })
  })

  it('does not exist for other people, other colleges and other kinds of tasks', async () => {
    const { taskIds } = await aProjectOf(aLinkTask())
    const [task] = taskIds
    expect(await complete(task, 'open', await sands.signIn('staff05'))).toFailWith('training.not_found')
    expect(await complete(task, 'open', await sands.signIn('emma'))).toFailWith('training.task_not_found')
    expect(await complete('999999' as Id<'trainingTask'>, 'open')).toFailWith('training.task_not_found')
    expect(await learner.call(GET, { query: { taskId: 'x' as Id<'trainingTask'> } })).toFailWith('kernel.invalid_field')
  })
})
