import { PROJECT_STATES } from '@sands/rules/training/project'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'
import { aTrainingManager, TRAINING, TRAINING_MANAGE, tasksOf } from '../../testing/training/a-training.ts'

describe('the demo projects', () => {
  const sands = useSands()
  let manager: SignedIn

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
  })

  const ownId = async (person: SignedIn, name: string) => {
    const { data } = await person.call(`GET ${TRAINING}/page`, { query: { size: 50 } })
    const id = data.records.find(({ trainingName }) => trainingName === name)?.trainingId
    if (!id) throw new Error(`${name} is missing`)
    return id
  }

  it.each([
    ['learner', '服务改进作业周'],
    ['emma', 'A week of homework'],
  ])('show homework that is handed in, returned and passed: %s', async (userName, name) => {
    const person = await sands.signIn(userName)
    const tasks = await tasksOf(person, await ownId(person, name))
    expect(tasks.map(({ tagStatus }) => tagStatus)).toEqual([300, 200, 400, 100])
    const states = await Promise.all(
      tasks.slice(0, 3).map(async ({ trainingTaskId: taskId }) => {
        const { data } = await person.call('GET /sands-lms/api/v1/homework/get', { query: { taskId } })
        return [data.state, data.attempts.length]
      }),
    )
    expect(states).toEqual([
      ['handed_in', 1],
      ['returned', 1],
      ['passed', 2],
    ])
  })

  it('have every step that led to their state, and one of them is deleted', async () => {
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/page`, { query: { size: 50 } })
    const steps = async (wanted: string) => {
      const id = data.records.find(({ state }) => state === wanted)?.id
      if (!id) throw new Error(`no demo project is ${wanted}`)
      const history = await manager.call(`GET ${TRAINING_MANAGE}/history`, { query: { id } })
      return history.data.map(({ step }) => step)
    }
    expect(await steps('archived')).toEqual(['archive', 'finish', 'start', 'publish'])
    expect(await steps('recalled')).toEqual(['recall', 'start', 'publish'])
    expect(await steps('not_started')).toEqual(['publish'])
    const { rows } = await sands.server.kernel.database.pool.query(
      `select h.step from trainings t join training_history h on h.training_id = t.id
       where t.state = 'deleted' and t.removed_at is not null and h.step = 'delete'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(data.records.map(({ name }) => name)).not.toContain('旧版收银培训')
  })

  it('are in every state in each college that has projects', async () => {
    const { rows } = await sands.server.kernel.database.pool.query<{ states: string[] }>(
      'select array_agg(distinct state::text) as states from trainings group by college_id',
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { states } of rows) expect(states).toEqual(expect.arrayContaining([...PROJECT_STATES]))
  })
})
