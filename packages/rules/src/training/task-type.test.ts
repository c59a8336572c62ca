import { describe, expect, it } from 'vitest'
import { currentTask, nextTask, type PanelTask, taskAddress, taskNameOf } from './task-type.ts'

const task = (globalIndex: number, taskType: number, more: Partial<PanelTask> = {}): PanelTask => ({
  globalIndex,
  taskType,
  taskId: String(40 + globalIndex),
  trainingId: '9',
  status: 100,
  lockStatus: 0,
  isRefDeleted: 0,
  ...more,
})

describe('the screen of a task', () => {
  it('follows the table of the specification', () => {
    const screens = Array.from({ length: 10 }, (_, index) => taskAddress(task(1, index + 1))?.split('&trainingId')[0])
    expect(screens).toEqual([
      '/courseDetail?id=41&courseType=course',
      '/courseDetail?id=41&courseType=courseWare',
      '/ExamInfo?examId=41',
      '/surveyInfo?investigationId=41',
      '/TrainingHomework?taskId=41',
      '/SignTask?taskId=41',
      '/LinkTask?taskId=41',
      '/ExamPractiseInfo?practiseId=41',
      '/faceDetail?faceId=41',
      '/OtherTraining?taskId=41',
    ])
    expect(taskAddress(task(2, 4, { status: 200 }))).toBe(
      '/surveyDetails?investigationId=42&trainingId=9&globalIndex=2',
    )
    expect(taskAddress(task(1, 11))).toBeUndefined()
  })

  it('has a name for each type', () => {
    expect([1, 6, 10, 11].map(taskNameOf)).toEqual(['course', 'signIn', 'other', undefined])
  })
})

describe('the task of a screen', () => {
  const tasks = [task(1, 1), task(2, 5), task(3, 1, { taskId: '41' }), task(4, 2, { taskId: '41' })]
  const at = (query: string) => currentTask(tasks, new URLSearchParams(query))?.globalIndex

  it('is found by its content and number, also after the tasks changed their places', () => {
    expect(at('id=41&courseType=course&globalIndex=3')).toBe(3)
    expect(at('id=41&courseType=courseWare&globalIndex=3')).toBe(4)
    expect(at('taskId=42&globalIndex=4')).toBe(2)
    expect(at('taskId=42')).toBe(2)
    expect(at('courseWareId=7&globalIndex=1')).toBe(1)
    expect(at('id=41&globalIndex=3')).toBe(3)
    expect(at('taskId=99&globalIndex=9')).toBeUndefined()
  })

  it('is none of the others once it was taken out of the project', () => {
    expect(at('taskId=99&globalIndex=2')).toBeUndefined()
    expect(at('id=99&courseType=course&globalIndex=1')).toBeUndefined()
    expect(at('globalIndex=2')).toBe(2)
  })

  it('is also a courseware that is shown inside its course', () => {
    expect(at('id=90&courseType=course&courseWareId=41&globalIndex=4')).toBe(4)
    expect(at('id=90&courseType=course&courseWareId=41')).toBe(4)
    expect(at('id=41&courseType=course&courseWareId=41&globalIndex=1')).toBe(1)
  })

  it('is there for each of the ten types', () => {
    const all = Array.from({ length: 10 }, (_, index) => task(index + 1, index + 1))
    const found = all.map((one) => {
      const search = new URL(taskAddress(one) ?? '', 'http://here').searchParams
      search.delete('globalIndex')
      return currentTask(all, search)?.globalIndex
    })
    expect(found).toEqual(all.map(({ globalIndex }) => globalIndex))
  })
})

describe('the next button', () => {
  const tasks = [task(3, 7, { lockStatus: 1 }), task(1, 1), task(2, 3)]

  it('opens the next task by its number', () => {
    expect(nextTask(tasks, 1)).toEqual({ kind: 'task', address: '/ExamInfo?examId=42&trainingId=9&globalIndex=2' })
  })

  it('skips a task whose content was deleted', () => {
    const gone = task(2, 3, { isRefDeleted: 1, status: 200 })
    expect(nextTask([task(1, 1), gone, task(3, 7)], 1)).toMatchObject({ address: expect.stringContaining('/LinkTask') })
    expect(nextTask([task(1, 1), gone], 1)).toEqual({ kind: 'last' })
  })

  it('stops before a locked task, and at the last one', () => {
    expect(nextTask(tasks, 2)).toEqual({ kind: 'locked' })
    expect(nextTask(tasks, 3)).toEqual({ kind: 'last' })
    expect(nextTask([], 1)).toEqual({ kind: 'last' })
  })
})
