import type { Page } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'

const NAVIGATION = '**/decorate/decorate-navigation/navigation'

interface Tab {
  defaultCode: string | null
  name: string
}

const tab = (id: string, name: string, defaultCode: string | null, more: object = {}) => ({
  id,
  name,
  defaultCode,
  jumpUrl: null,
  isDefaultPage: 0,
  choseImgUrl: null,
  defaultImgUrl: null,
  ...more,
})

const answerTabs = (phone: Page, navigations: object[]) =>
  phone.route(NAVIGATION, (route) => route.fulfill({ json: { code: 1, msg: '', data: { navigations } } }))

test('the tabs of the company are home, courses, messages and my', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  const tabs = phone.getByRole('navigation', { name: t('kernel.tabs') })
  await expect(tabs.getByRole('link', { name: '我的', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.getByRole('link')).toHaveText([/首页/, /课程/, /消息/, /我的/])
})

test('home leads to the tab that the company chose', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await answerTabs(phone, [tab('1', 'Home', 'home'), tab('2', 'Me', 'mine', { isDefaultPage: 1 })])
  await phone.goto('/')
  await expect(phone).toHaveURL('/my')
  const tabs = phone.getByRole('navigation', { name: t('kernel.tabs') })
  await expect(tabs.getByRole('link', { name: 'Me', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('a tab that is a link opens inside the app and the bar stays', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await answerTabs(phone, [tab('1', 'Guide', null, { jumpUrl: '/guide/zh-cn.html' }), tab('2', 'Me', 'mine')])
  await phone.goto('/my')
  const tabs = phone.getByRole('navigation', { name: t('kernel.tabs') })
  await tabs.getByRole('link', { name: 'Guide' }).click()
  await expect(phone).toHaveURL(/\/tabWebview\/[^/]+\?/)
  await expect(phone.getByRole('heading', { name: 'Guide', level: 1 })).toBeVisible()
  await expect(tabs).toBeVisible()
  await tabs.getByRole('link', { name: 'Me' }).click()
  await expect(phone).toHaveURL('/my')
})

test('the server leaves out the tabs that a person may not see', async ({ open, noise }) => {
  for (const [person, hidden] of [
    ['learner', ['team', 'teaching']],
    ['manager', ['teaching']],
    ['teacher', ['team']],
  ] as const) {
    const phone = await open({ as: person })
    const answer = phone.waitForResponse(NAVIGATION)
    await phone.goto('/my')
    const { data } = await (await answer).json()
    const codes = data.navigations.map(({ defaultCode }: Tab) => defaultCode)
    expect(codes.filter((code: string) => hidden.some((name) => name === code))).toEqual([])
  }
  expect(noise.left()).toEqual([])
})

test('a tab that nothing stands behind yet is not shown', async ({ open, t }) => {
  const phone = await open({ as: 'admin' })
  await answerTabs(phone, [tab('1', 'Exams', 'exam'), tab('2', 'Team', 'team'), tab('3', 'Me', 'mine')])
  await phone.goto('/my')
  const tabs = phone.getByRole('navigation', { name: t('kernel.tabs') })
  await expect(tabs.getByRole('link')).toHaveText(['Me'])
})

test('tabs that cannot be fetched say so and come back on request', async ({ open, t, noise }) => {
  noise.allow(/^answer 503: POST .*\/navigation$/)
  const phone = await open({ as: 'learner' })
  await phone.route(NAVIGATION, (route) =>
    route.fulfill({ status: 503, json: { code: 5000, msg: 'unavailable', data: null } }),
  )
  await phone.goto('/my')
  const retry = phone.getByRole('button', { name: t('kernel.tabs_failed') })
  await expect(retry).toBeVisible()
  await phone.unroute(NAVIGATION)
  await retry.click()
  await expect(phone.getByRole('link', { name: '我的', exact: true })).toBeVisible()
})
