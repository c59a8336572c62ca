import type { UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aLinkTask,
  aStage,
  aTrainingManager,
  createProject,
  onlyFor,
  publishProject,
  TRAINING,
  TRAINING_MANAGE,
} from '../../../testing/training/a-training.ts'

const INBOX = 'GET /sands-system/api/v1/message/page'

describe('members before the first publication', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let ids: UserId[]

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    ids = await Promise.all(['staff04', 'staff05', 'staff06', 'staff07'].map((name) => userId(sands, name)))
  })

  it('are added by hand and from a file, listed and removed, and join with the publication', async () => {
    const [byHand, byFile, byAudience, mistaken] = ids
    if (!byHand || !byFile || !byAudience || !mistaken) throw new Error('the demo has too few people')
    const draft = await createProject(manager, {
      name: 'Early members',
      due: { kind: 'days', days: 3 },
      audience: onlyFor(byAudience, byHand),
      stages: [aStage([aLinkTask()])],
    })
    const { id } = draft
    const add = { body: { id, userIds: [byHand, mistaken] } }
    expect((await manager.call(`POST ${TRAINING_MANAGE}/member/add`, add)).data).toEqual({ added: 2 })
    const rows = [{ row: 2, number: 'staff05' }]
    const started = await manager.call(`POST ${TRAINING_MANAGE}/member/import/start`, { body: { id, rows } })
    expect((await batchEnded(manager, started.data.batchId)).counts).toMatchObject({ created: 1 })

    const matrix = async () => (await manager.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id } })).data
    const before = await matrix()
    expect(before).toMatchObject({ projectState: 'not_published', total: 3, tasks: [] })
    expect(before.records.map((each) => each.userId).toSorted()).toEqual([byHand, byFile, mistaken].toSorted())
    expect(before.records[0]).toMatchObject({ dueAt: null, progress: { done: 0, total: 0 }, tasks: [] })
    const exported = await manager.call(`POST ${TRAINING_MANAGE}/matrix/export`, { body: { id } })
    expect((await batchEnded(manager, exported.data.batchId)).counts).toEqual({ rows: 3 })

    const removed = { id, userId: mistaken, reason: 'Another person was meant' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/remove`, { body: removed })).toSucceed()
    const impact = await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id } })
    expect(impact.data).toMatchObject({ joining: 3, leaving: 0, staying: 0, faults: [] })

    const told = async () =>
      (await learner.call(INBOX, { query: {} })).data.records.filter(({ title }) => title.includes('Early members'))
    expect(await learner.call(`GET ${TRAINING}/get`, { query: { id } })).toFailWith('training.not_found')
    expect(await told()).toHaveLength(0)

    await publishProject(manager, draft)
    expect(await learner.call(`GET ${TRAINING}/get`, { query: { id } })).toSucceed()
    expect(await told()).toHaveLength(1)
    const after = await matrix()
    expect(after).toMatchObject({ projectState: 'running', total: 3 })
    expect(after.records.every(({ dueAt }) => dueAt !== null)).toBe(true)
  })
})
