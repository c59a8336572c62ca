import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aDay, aFaceManager, anOpenSession, FACE_MANAGE } from '../../../testing/face/a-session.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aHomeworkTask,
  aLinkTask,
  aPublishedProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  onlyFor,
  publishProject,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const DAY_MS = 86_400_000

describe('messages about the dates of a project', () => {
  const sands = useSands()
  let manager: SignedIn
  let learnerId: UserId

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learnerId = await userId(sands, 'staff04')
  })

  const inDays = (days: number) => new Date(sands.clock.now().getTime() + days * DAY_MS).toISOString()
  const query = (text: string, values: unknown[]) => sands.server.kernel.database.pool.query(text, values)
  const runJob = async (name: string) => {
    await query('insert into jobs.job (name, data) values ($1, $2)', [name, '{}'])
    await runJobs(sands)
  }
  const run = async () => {
    await runJob('training.clock')
    await runJob('training.tell-dates')
    await runJob('training.tell-dates')
  }
  /** The titles of the messages of the member about a project, oldest first. */
  const told = async (id: Id<'training'>): Promise<string[]> => {
    const { rows } = await query(
      `select m.texts -> 'en-us' ->> 'title' as title from inbox i join messages m on m.id = i.message_id
       where i.user_id = $1 and m.jump_module_id = $2 order by m.id`,
      [learnerId, id],
    )
    return rows.map(({ title }) => title)
  }

  it('tells members once that it starts, is due soon and is overdue', async () => {
    const { id } = await aPublishedProject(manager, {
      name: 'By date',
      audience: onlyFor(learnerId),
      startsAt: inDays(1),
      due: { kind: 'at', at: inDays(10) },
      graceDays: 2,
      stages: [aStage([aLinkTask()])],
    })
    const assigned = 'New training: By date'
    await run()
    expect(await told(id)).toEqual([assigned])
    sands.clock.advance(1.5 * DAY_MS)
    await run()
    expect(await told(id)).toEqual([assigned, 'By date has started'])
    sands.clock.advance(6 * DAY_MS)
    await run()
    expect(await told(id)).toEqual([assigned, 'By date has started', 'By date is due soon'])
    sands.clock.advance(5 * DAY_MS)
    await run()
    expect(await told(id)).toEqual([assigned, 'By date has started', 'By date is due soon', 'By date is overdue'])
  })

  it('tells members once about tasks with dates of their own, but not about optional ones', async () => {
    manager = await sands.signIn('staff20')
    const due = { kind: 'at', at: inDays(5) } as const
    const { id } = await aPublishedProject(manager, {
      name: 'By task',
      audience: onlyFor(learnerId),
      graceDays: 1,
      stages: [
        aStage([
          aLinkTask({}, { key: 'one', name: 'First', due }),
          aLinkTask({}, { key: 'two', name: 'Maybe', due, isRequired: false }),
          aLinkTask({}, { key: 'three', name: 'Later' }),
        ]),
      ],
    })
    await run()
    expect((await told(id)).filter((title) => title.startsWith('Task'))).toEqual([])
    sands.clock.advance(3 * DAY_MS)
    await run()
    expect((await told(id)).filter((title) => title.startsWith('Task'))).toEqual(['Task due soon: First'])
    sands.clock.advance(2.5 * DAY_MS)
    await run()
    expect((await told(id)).filter((title) => title.startsWith('Task'))).toEqual(['Task due soon: First'])
    sands.clock.advance(DAY_MS)
    await run()
    expect((await told(id)).filter((title) => title.startsWith('Task'))).toEqual([
      'Task due soon: First',
      'Task overdue: First',
    ])
  })

  it('tells members once that a project is theirs and that they completed it, also when it is published again', async () => {
    manager = await sands.signIn('staff20')
    const learner = await sands.signIn('staff04')
    const stages = [aStage([aLinkTask()])]
    const first = await aPublishedProject(manager, { name: 'Once', audience: onlyFor(learnerId), stages })
    const { id } = first
    const [task] = await tasksOf(learner, id)
    const taskId = task?.trainingTaskId as Id<'trainingTask'>
    for (const step of ['open', 'finish', 'finish'] as const)
      expect(await learner.call('POST /sands-lms/api/v1/link/complete', { body: { taskId, step } })).toSucceed()
    await runJobs(sands)
    await publishProject(manager, first)
    await run()
    expect(await told(id)).toEqual(['New training: Once', 'You completed Once'])
  })

  it('says nothing to a member whose work waits for its mark', async () => {
    manager = await sands.signIn('staff20')
    const learner = await sands.signIn('staff04')
    const { id } = await aPublishedProject(manager, {
      name: 'In review',
      audience: onlyFor(learnerId),
      ownerId: await userId(sands, 'staff20'),
      due: { kind: 'at', at: inDays(2) },
      stages: [aStage([aHomeworkTask()])],
    })
    const [task] = await tasksOf(learner, id)
    const body = { taskId: task?.trainingTaskId as Id<'trainingTask'>, content: 'My report', fileIds: [] }
    expect(await learner.call('POST /sands-lms/api/v1/homework/submit', { body })).toSucceed()
    await run()
    sands.clock.advance(3 * DAY_MS)
    await run()
    expect(await told(id)).toEqual(['New training: In review'])
  })

  it('says nothing about a session that was cancelled, nor about a project without anything else to do', async () => {
    manager = await sands.signIn('staff20')
    const organiser = await aFaceManager(sands, 'staff22')
    const session = await anOpenSession(organiser, { name: 'Stormy', days: [aDay(sands, 24 * 20)] })
    const due = { kind: 'at', at: inDays(2) } as const
    const task = aTaskDraft({ key: 'face', type: 9, refId: session.id, name: 'In a room', due })
    const project = { audience: onlyFor(learnerId), due }
    const { id: only } = await aPublishedProject(manager, { ...project, name: 'Only this', stages: [aStage([task])] })
    const more = await aPublishedProject(manager, {
      ...project,
      name: 'And more',
      stages: [aStage([task, aLinkTask({}, { due })])],
    })
    const body = { id: session.id, version: session.version, reason: 'Storm' }
    expect(await organiser.call(`POST ${FACE_MANAGE}/cancel`, { body })).toSucceed()
    await run()
    expect(await told(only)).toEqual(['New training: Only this'])
    const soon = ['And more is due soon', 'New training: And more', 'Task due soon: Read this']
    expect((await told(more.id)).toSorted()).toEqual(soon)
    sands.clock.advance(3 * DAY_MS)
    await run()
    expect(await told(only)).toEqual(['New training: Only this'])
    expect((await told(more.id)).toSorted()).toEqual([
      'And more is due soon',
      'And more is overdue',
      'New training: And more',
      'Task due soon: Read this',
      'Task overdue: Read this',
    ])
  })
})
