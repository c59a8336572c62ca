import type { CallData } from '@sands/contract/calls'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorText } from '../../../kernel/errors.ts'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { Answer, Client, SignedIn } from '../../../testing/client.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aLinkTask,
  aPublishedProject,
  aStage,
  aTrainingManager,
  createProject,
  onlyFor,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const TEMPLATE = `GET ${TRAINING_MANAGE}/member/import/template` as const
const READ = `POST ${TRAINING_MANAGE}/member/import/read` as const
const START = `POST ${TRAINING_MANAGE}/member/import/start` as const
const EXPORT = `POST ${TRAINING_MANAGE}/matrix/export` as const
const MATRIX = `GET ${TRAINING_MANAGE}/matrix` as const
const PAGE = `GET ${TRAINING_MANAGE}/page` as const

type Read = Answer<CallData<typeof READ>>

describe('members from a file, and into one', () => {
  const sands = useSands()
  let manager: SignedIn
  let learnerId: UserId

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learnerId = await userId(sands, 'staff04')
  })

  async function read(client: Client, id: Id<'training'>, content: string | Uint8Array<ArrayBuffer>): Promise<Read> {
    const response = await client.send(`${TRAINING_MANAGE}/member/import/read?id=${id}&fileName=people.csv`, {
      method: 'POST',
      body: content,
      headers: {
        'accept-language': 'en-us',
        'content-type': 'application/octet-stream',
        ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
      },
    })
    const envelope = (await response.json()) as Omit<Read, 'status' | 'headers'>
    return { status: response.status, headers: response.headers, ...envelope }
  }
  const countsOf = async (id: Id<'training'>) => {
    const { data } = await manager.call(PAGE, { query: { keyWord: 'Files' } })
    const found = data.records.find((each) => each.id === id)
    return found && [found.members, found.completed, found.applied]
  }

  it('are shown before they are added, and each row has its outcome', async () => {
    const { id } = await aPublishedProject(manager, {
      name: 'Files',
      audience: onlyFor(learnerId),
      stages: [aStage([aLinkTask()])],
    })
    const { data } = await read(manager, id, 'User name\nstaff04\nSTAFF05\nnobody-at-all\nstaff06')
    expect(data.rows.map(({ row, number, name, isMember }) => [row, number, name !== null, isMember])).toEqual([
      [2, 'staff04', true, true],
      [3, 'STAFF05', true, false],
      [4, 'nobody-at-all', false, false],
      [5, 'staff06', true, false],
    ])
    expect(data.impact).toMatchObject({ joining: 2, staying: 1, unchanged: 1, withRecords: 0 })
    expect(await countsOf(id)).toEqual([1, 0, 0])
    const rows = data.rows.map(({ row, number }) => ({ row, number }))
    const { data: started } = await manager.call(START, { body: { id, rows } })
    const batch = await batchEnded(manager, started.batchId)
    expect(batch.counts).toEqual({ created: 2, skipped: 1, failed: 1 })
    expect(batch.problems.map(({ row, value }) => [row, value])).toEqual([[4, 'nobody-at-all']])
    expect(await countsOf(id)).toEqual([3, 0, 0])
    const { data: matrix } = await manager.call(MATRIX, { query: { id } })
    expect(matrix.total).toBe(3)
    expect(matrix.records.map(({ source }) => source).toSorted()).toEqual(['hand', 'hand', 'hand'])
  })

  it('are exported with the states of their tasks, and the numbers follow what members do', async () => {
    const { id } = await aPublishedProject(manager, {
      name: 'Files out',
      audience: onlyFor(learnerId),
      stages: [aStage([aLinkTask()])],
    })
    const learner = await sands.signIn('staff04')
    const [task] = await tasksOf(learner, id)
    if (!task) throw new Error('the project has no task')
    for (const step of ['open', 'finish'] as const)
      await learner.call('POST /sands-lms/api/v1/link/complete', { body: { taskId: task.trainingTaskId, step } })
    expect(await countsOf(id)).toEqual([1, 1, 0])
    const total = async (isCompleted: boolean) =>
      (await manager.call(MATRIX, { query: { id, isCompleted } })).data.total
    expect([await total(true), await total(false)]).toEqual([1, 0])
    const { data } = await manager.call(EXPORT, { body: { id } })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch.counts).toEqual({ rows: 1 })
    expect((await batchFile(manager, data.batchId)).length).toBeGreaterThan(1000)
  })

  it('begin with a template, whose example is skipped', async () => {
    const { id } = await createProject(manager, { name: 'Files by template' })
    const { data } = await manager.call(TEMPLATE, {})
    expect(data.fileName).toMatch(/\.xlsx$/)
    const bytes = Buffer.from(data.content, 'base64')
    expect(await read(manager, id, bytes)).toFailWith('org.import_empty')
    const example = errorText('training.example_number', 'id')
    const { data: found } = await read(manager, id, `User name\n${example}\nstaff05`)
    expect(found.rows.map(({ row, number }) => [row, number])).toEqual([[3, 'staff05']])
    const stranger = await signInWith(sands, 'staff21', { rights: ['training.edit'], college: '沙丘学院' })
    expect(await stranger.call(TEMPLATE, {})).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(TEMPLATE, {})).toFailWith('kernel.not_signed_in')
  })

  it('need the right, a project of the college and a usable file', async () => {
    const { id } = await createProject(manager, { name: 'Closed files' })
    const rows = [{ row: 2, number: 'staff05' }]
    const stranger = await signInWith(sands, 'staff21', { rights: ['training.edit'], college: '沙丘学院' })
    for (const person of [stranger]) {
      expect(await read(person, id, 'User name\nstaff05')).toFailWith('kernel.no_permission')
      expect(await person.call(START, { body: { id, rows } })).toFailWith('kernel.no_permission')
      expect(await person.call(EXPORT, { body: { id } })).toFailWith('kernel.no_permission')
    }
    expect(await read(sands.visitor(), id, 'User name\nstaff05')).toFailWith('kernel.not_signed_in')
    const unknown = '999999999999' as Id<'training'>
    expect(await read(manager, unknown, 'User name\nstaff05')).toFailWith('training.unknown')
    expect(await manager.call(START, { body: { id: unknown, rows } })).toFailWith('training.unknown')
    expect(await manager.call(EXPORT, { body: { id: unknown } })).toFailWith('training.unknown')
    expect(await read(manager, id, 'User name\n')).toFailWith('org.import_empty')
    const many = Array.from({ length: 2001 }, (_, index) => `person${index}`)
    expect(await read(manager, id, ['User name', ...many].join('\n'))).toFailWith('org.import_too_long')
    const over = await aPublishedProject(manager, {
      name: 'Over',
      audience: onlyFor(learnerId),
      stages: [aStage([aLinkTask()])],
    })
    await manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { id: over.id, version: over.version, step: 'end' } })
    expect(await manager.call(START, { body: { id: over.id, rows } })).toFailWith('training.wrong_state')
  })
})
