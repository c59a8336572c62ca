// @vitest-environment happy-dom
import { TASKS } from '@sands/web/study/task-calls'
import { refused } from '@sands/web/testing/fake-calls'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

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
