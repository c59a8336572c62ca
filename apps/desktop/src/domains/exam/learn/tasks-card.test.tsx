// @vitest-environment happy-dom
import { TASKS } from '@sands/web/study/task-calls'
import { noAnswer } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, findButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { TasksCard } from './tasks-card.tsx'

const HOME = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const home = (...codes: string[]) => ({
  [HOME]: sample(HOME, { lmsDecorateModules: codes.map((code) => ({ id: code, code })) }),
})

const task = (taskId: string, tagStatus: 100 | 200) => ({
  taskId,
  taskName: `Exam ${taskId}`,
  taskType: 3,
  tagStatus,
  overdueStatus: 100,
  countDownDuration: 90_000,
  timeStatus: null,
  isRepeat: 0 as const,
})

it('shows tasks that go on, then those to start, and leads to them', async () => {
  const { t, address } = await renderDesktop(<TasksCard />, {
    answers: {
      ...home(),
      [TASKS]: ({ query }) => samplePage(TASKS, [query.get('taskStatus') === '200' ? task('6', 200) : task('5', 100)]),
    },
  })
  await screen.findByText('Exam 5')
  expect(screen.getAllByText(/^Exam/).map(({ textContent }) => textContent)).toEqual(['Exam 6', 'Exam 5'])
  expect(screen.getAllByText(t('study.task_go_exam'))).toHaveLength(2)
  await click(await findButton(/Exam 5/))
  expect(address()).toBe('/exam/info?examId=5')
})

it('says that there is nothing to do, and retries what failed', async () => {
  const { t, server } = await renderDesktop(<TasksCard />, { answers: { ...home(), [TASKS]: noAnswer } })
  const retry = await findButton(t('kernel.retry'))
  server.answer({ [TASKS]: samplePage(TASKS, []) })
  await click(retry)
  expect(await screen.findByText(t('study.tasks_none'))).toBeTruthy()
})

it('leaves the tasks to the module of the home page that shows them', async () => {
  await renderDesktop(<TasksCard />, {
    answers: { ...home('app-learn-task'), [TASKS]: samplePage(TASKS, [task('5', 100)]) },
  })
  await waitFor(() => expect(screen.queryByText('Exam 5')).toBeNull())
})
