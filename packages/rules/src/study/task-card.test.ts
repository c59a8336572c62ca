import { expect, it } from 'vitest'
import { resolveJump } from '../jump.ts'
import { isHandedIn, overdueStatusOf, taskAct, taskJump } from './task-card.ts'

const act = (taskType: number, tagStatus: number, { timeStatus = 1, isRepeat = 0 } = {}) =>
  taskAct({ taskType, tagStatus, timeStatus, isRepeat })

it('leads to an exam unless it is being marked', () => {
  for (const tag of [100, 200, 400, 500, 600]) expect(act(3, tag), String(tag)).toBe('go_exam')
  expect(act(3, 300)).toBeNull()
})

it('leads to surveys and trainings in every state', () => {
  for (const tag of [100, 300, 600]) expect([act(4, tag), act(7, tag)]).toEqual(['go_survey', 'go_training'])
})

it('leads to a practice once, again, or only to look at it', () => {
  expect([act(8, 100), act(8, 200)]).toEqual(['go_practice', 'go_practice'])
  expect(act(8, 400, { timeStatus: 2 })).toBe('view')
  expect(act(8, 300)).toBe('view')
  expect(act(8, 300, { isRepeat: 1 })).toBe('practice_again')
  expect(act(8, 400)).toBe('practice_again')
})

it('leads to face-to-face training while it goes on, and shows it afterwards', () => {
  expect([act(9, 100), act(9, 200), act(9, 400), act(9, 500)]).toEqual([null, 'go_face', 'view', 'view'])
})

it('offers nothing for a type of later versions', () => {
  expect(act(42, 100)).toBeNull()
})

it('opens a survey with its questions when the person has started it, and with the page about it otherwise', () => {
  const opened = (tagStatus: number) =>
    resolveJump(taskJump({ taskType: 4, taskId: '7', tagStatus }), 'https://sands.test')
  expect(opened(200)).toMatchObject({ path: '/surveyDetails?investigationId=7' })
  expect(opened(100)).toMatchObject({ path: '/surveyInfo?investigationId=7' })
})

it.each([
  [100, 300],
  [200, 300],
  [300, null],
  [400, null],
  [500, 300],
])('with the status %i is overdue after its end unless it was handed in', (tagStatus, overdue) => {
  expect(overdueStatusOf({ isDone: isHandedIn(tagStatus), secondsLeft: -1 })).toBe(overdue)
})
