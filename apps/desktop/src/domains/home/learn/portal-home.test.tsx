// @vitest-environment happy-dom
import type { Block } from '@sands/contract/home/home.model'
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, findButton, press } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { DecorationCard } from './decoration-card.tsx'

const HOME = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const COURSES = 'POST /sands-lms/api/v1/online-class-summary/page'
const NEXT_TASKS = 'GET /sands-lms/api/v1/learning/todo-list'
const LIST = 'POST /sands-lms/api/v1/homePageDecorate/infoAndClass'

const category = (id: string, categoryName: string) => ({
  id,
  categoryName,
  dataShowRule: 1,
  dataJumpCategoryIds: id === 'all' ? [] : [id],
  datas: [],
})
const block = (code: string, title: string, categories: object[]): Partial<Block> => ({
  id: code,
  code,
  title,
  extendInfo: JSON.stringify({ layoutType: 1 }),
  dataMaxCount: 4,
  lmsDecorateModuleCategories: categories as Block['lmsDecorateModuleCategories'],
})

const open = (blocks: Partial<Block>[], answers: CallAnswers) =>
  renderDesktop(<DecorationCard />, { answers: { [HOME]: sample(HOME, { lmsDecorateModules: blocks }), ...answers } })

it('hides an empty feed', async () => {
  const { server } = await open([block('app-class', '大家都在学', [category('all', '')])], {
    [COURSES]: samplePage(COURSES, []),
  })
  await waitFor(() => expect(server.sentTo(COURSES)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('大家都在学')).toBeNull())
})

it('reloads a failed feed on request', async () => {
  const { t, server } = await open([block('app-class', '大家都在学', [category('all', '')])], {
    [COURSES]: refused('kernel.unavailable'),
  })
  const feed = within(await screen.findByRole('region', { name: '大家都在学' }))
  expect(await feed.findByText(t('kernel.part_failed'))).toBeTruthy()
  server.answer({ [COURSES]: samplePage(COURSES, [{ id: '5', fileName: '门店安全第一课' }]) })
  await clickButton(t('kernel.retry'), feed)
  expect(await feed.findByText('门店安全第一课')).toBeTruthy()
  expect(feed.getByRole('link', { name: new RegExp(t('kernel.more')) }).getAttribute('href')).toMatch(
    /^\/desktop\/course/,
  )
})

it('shows categories of courses as tabs, for mouse and keyboard', async () => {
  await open([block('app-category-class', '选个方向', [category('3', '新人入门'), category('4', '管理能力')])], {
    [COURSES]: ({ body }) =>
      samplePage(COURSES, [{ id: '5', fileName: JSON.stringify(body).includes('"4"') ? '时间管理' : '认识沙丘' }]),
  })
  const tab = (name: string) => screen.findByRole('tab', { name })
  expect((await tab('新人入门')).getAttribute('aria-selected')).toBe('true')
  await click(await tab('管理能力'))
  expect(await screen.findByText('时间管理')).toBeTruthy()
  press(await tab('管理能力'), 'ArrowRight')
  await waitFor(async () => expect(document.activeElement).toBe(await tab('新人入门')))
  await waitFor(() => expect(screen.queryByText('时间管理')).toBeNull())
})

it('says that a module no longer exists, and offers a retry', async () => {
  const { t } = await renderDesktop('/discover?moduleId=gone', { answers: { [LIST]: refused('kernel.unavailable') } })
  expect(await findButton(t('kernel.retry'))).toBeTruthy()
})

it('shows what the person has to do next, as on the phone', async () => {
  const task = { taskId: '5', taskName: '上岗考试', taskType: 3, tagStatus: 100 as const, overdueStatus: null }
  const { t } = await open([block('app-learn-task', '待办任务', [])], {
    [NEXT_TASKS]: [{ ...task, countDownDuration: null, timeStatus: null, isRepeat: 0 }],
  })
  const tasks = within(await screen.findByRole('region', { name: '待办任务' }))
  expect(await tasks.findByRole('button', { name: /上岗考试/ })).toBeTruthy()
  expect(tasks.getByText(t('study.task_go_exam'))).toBeTruthy()
})
