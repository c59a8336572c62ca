import { describe, expect, it } from 'vitest'
import { isBubbleScreen, showsBubble, showsTaskPanel } from './bubble.ts'
import { PROJECT_TASKS, taskAddress } from './training/task-type.ts'

const at = (address: string, signedIn = true) => {
  const [pathname = '', search = ''] = address.split('?')
  return { pathname, search, signedIn }
}

describe('back-to-home bubble', () => {
  it.each([
    '/ExamInfo?examId=1',
    '/examInfo?examId=1',
    '/surveyInfo',
    '/surveyDetails',
    '/trainingDetail?id=1',
    '/courseDetail?id=1',
    '/comDetailLevel?id=1',
    '/broadcastDetail',
    '/broadcastDetail/4',
  ])('is shown on %s', (address) => expect(showsBubble(at(address))).toBe(true))

  it.each(['/', '/my', '/trainingDetails', '/faceDetail'])('is not shown on %s', (address) =>
    expect(showsBubble(at(address))).toBe(false),
  )

  it('is not shown to visitors', () => expect(showsBubble(at('/surveyInfo', false))).toBe(false))

  it('is hidden where the task panel is shown', () => {
    expect(showsBubble(at('/courseDetail?id=1&trainingId=9'))).toBe(false)
    expect(showsTaskPanel(at('/courseDetail?id=1&trainingId=9'))).toBe(true)
    // For people for whom the panel has nothing to show.
    expect(isBubbleScreen(at('/courseDetail?id=1&trainingId=9'))).toBe(true)
    expect(isBubbleScreen(at('/SignTask?taskId=1&trainingId=9'))).toBe(false)
  })

  it('is shown on a project page, which is not a task', () => {
    expect(showsBubble(at('/trainingDetail?id=1&trainingId=9'))).toBe(true)
  })
})

describe('task panel', () => {
  it.each(Object.entries(PROJECT_TASKS))('is shown on the screen of a task: %s', (_, taskType) => {
    const place = { globalIndex: 1, taskId: '4', trainingId: '9', lockStatus: 0, isRefDeleted: 0, taskType }
    for (const status of [100, 200]) {
      const address = taskAddress({ ...place, status }) ?? ''
      expect(showsTaskPanel(at(address))).toBe(true)
      expect(showsBubble(at(address))).toBe(false)
    }
  })

  it('is shown only within a training', () => {
    expect(showsTaskPanel(at('/SignTask?taskId=1'))).toBe(false)
    expect(showsTaskPanel(at('/SignTask?taskId=1&trainingId='))).toBe(false)
    expect(showsTaskPanel(at('/SignTask?taskId=1&trainingId=2'))).toBe(true)
  })
})
