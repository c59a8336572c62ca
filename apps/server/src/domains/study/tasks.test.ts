import type { TaskCard } from '@sands/contract/study/study.model'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../kernel/viewer.ts'
import { useSands } from '../../testing/sands.ts'
import { createTaskService, type TaskSource } from './tasks.service.ts'

const PENDING = 'GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz'
const NEXT_TASKS = 'GET /sands-lms/api/v1/learning/todo-list'
const TASKS = 'GET /sands-lms/api/v1/learning/tasks'
const PROJECT = 7

describe('my learning tasks', () => {
  const sands = useSands()

  it('come in pages with a total, for signed-in people', async () => {
    const learner = await sands.signIn('learner')
    const page = (current: number, size: number) =>
      learner.call(TASKS, { query: { taskStatus: 100, size, current } }).then(({ data }) => data)
    const all = await page(1, 100)
    expect(all.total).toBe(all.records.length)
    const [first, second] = [await page(1, 2), await page(2, 2)]
    expect(first).toMatchObject({ current: 1, size: 2, total: all.total })
    const names = (cards: readonly TaskCard[]) => cards.map(({ taskName }) => taskName)
    expect(names([...first.records, ...second.records])).toEqual(names(all.records.slice(0, 4)))
    expect(await sands.visitor().call(TASKS)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(TASKS, { query: { taskStatus: 150 as 100 } })).toFailWith('kernel.invalid_field')
  })

  it('are counted for the badges of the my page, those that still wait for the person', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(PENDING)
    const total = async (taskStatus: 100 | 200) =>
      (await learner.call(TASKS, { query: { taskStatus, size: 1, current: 1 } })).data.total
    const { trainingNumber, examAndPracticeNumber, investigationNumber, teachingNumber, faceNumber } = data
    const late = (await learner.call(TASKS, { query: { taskStatus: 500, size: 100, current: 1 } })).data.records
    const lateProjects = late.filter(({ taskType }) => taskType === PROJECT).length
    expect(trainingNumber + examAndPracticeNumber + investigationNumber + faceNumber).toBe(
      (await total(100)) + (await total(200)) + lateProjects,
    )
    // Learners mark nothing.
    expect(teachingNumber).toBe(0)
    expect(trainingNumber).toBeGreaterThan(0)
    expect(await sands.visitor().call(PENDING)).toFailWith('kernel.not_signed_in')
  })

  it('are listed as what to do next: those that still wait for the person, soonest due first', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(NEXT_TASKS, { query: { size: 20 } })
    expect(data.length).toBeGreaterThan(0)
    expect(
      data.every(({ tagStatus, taskType }) => tagStatus <= 200 || (tagStatus === 500 && taskType === PROJECT)),
    ).toBe(true)
    const left = data.map(({ countDownDuration }) => countDownDuration ?? Number.MAX_SAFE_INTEGER)
    expect(left).toEqual(left.toSorted((one, other) => one - other))
    expect((await learner.call(NEXT_TASKS, { query: { size: 2 } })).data.map(({ taskId }) => taskId)).toEqual(
      data.slice(0, 2).map(({ taskId }) => taskId),
    )
    expect(await sands.visitor().call(NEXT_TASKS)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(NEXT_TASKS, { query: { size: 21 } })).toFailWith('kernel.invalid_field')
  })

  it('come from all domains in one order: soonest due first, those without a date last', async () => {
    const card = (taskId: string, taskType: number): TaskCard => ({
      taskId,
      taskName: taskId,
      taskType,
      tagStatus: 100,
      overdueStatus: null,
      countDownDuration: null,
      timeStatus: null,
      isRepeat: 0,
    })
    const source = (type: number, due: (number | null)[]): TaskSource => ({
      first: async (_viewer, { limit }) =>
        due.slice(0, limit).map((day, index) => ({
          card: card(`${type}-${index}`, type),
          dueAt: day === null ? null : new Date(2026, 0, day),
        })),
      count: async () => due.length,
    })
    const tasks = createTaskService([source(3, [2, 5, null]), source(4, [1, 3, null])])
    const viewer = {} as Viewer
    const ids = async (current: number) => (await tasks.page(viewer, { current, size: 4 })).records.map((t) => t.taskId)

    expect(await ids(1)).toEqual(['4-0', '3-0', '4-1', '3-1'])
    expect(await ids(2)).toEqual(['3-2', '4-2'])
    expect((await tasks.page(viewer, { current: 1, size: 4 })).total).toBe(6)
  })
})
