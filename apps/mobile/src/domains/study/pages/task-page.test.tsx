// @vitest-environment happy-dom
import { TASKS } from '@sands/web/study/task-calls'
import { refused } from '@sands/web/testing/fake-calls'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { aTab } from '../../../testing/answers.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'

const task = (taskId: string, tagStatus: 100 | 300) => ({
  taskId,
  taskName: `Exam ${taskId}`,
  taskType: 3,
  tagStatus,
  overdueStatus: 100,
  countDownDuration: 30,
  timeStatus: null,
  isRepeat: 0 as const,
})

it('my tasks lead to exams, unless they are being marked', async () => {
  const { t } = await renderPhone('/task', { calls: { [TASKS]: onePage([task('5', 100), task('6', 300)]) } })
  const link = await screen.findByRole('link', { name: /Exam 5/ })
  expect(link.getAttribute('href')).toBe('/examInfo?examId=5')
  expect(screen.getAllByText(t('study.task_go_exam'))).toHaveLength(1)
  expect(screen.getAllByText(/1/).length).toBeGreaterThan(0)
})

it('my tasks are chosen by state, in the address', async () => {
  const { t, server } = await renderPhone('/taskTab', { calls: { [TASKS]: onePage([]) } })
  expect(await screen.findByText(t('study.tasks_none'))).toBeTruthy()
  await tapButton(t('study.tag_400'))
  expect(address()).toContain('taskStatus=400')
  expect(server.sentTo(TASKS).at(-1)?.query.get('taskStatus')).toBe('400')
})

it('my tasks can be loaded again', async () => {
  const { t } = await renderPhone('/task', { calls: { [TASKS]: refused('kernel.unavailable') } })
  expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
})

it('the task tab counts what is not started', async () => {
  const { t, server } = await renderPhone('/taskTab', {
    calls: {
      [TASKS]: ({ query }) => ({ ...onePage([]), total: query.get('taskStatus') === '100' ? 120 : 0 }),
      [TABS]: { navigations: [aTab('1', { name: 'Tasks', defaultCode: 'task' })] },
    },
  })
  expect(await screen.findByText('99+')).toBeTruthy()
  expect(screen.getByText(t('study.pending', { count: 120 }))).toBeTruthy()
  const asked = server.sentTo(TASKS).find(({ query }) => query.get('taskStatus') === '100')
  expect(asked?.query.get('size')).toBe('5')
})
