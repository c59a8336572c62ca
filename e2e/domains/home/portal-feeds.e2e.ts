import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

const COURSES = '**/online-class-summary/page'
const CONFIG = '**/homePageDecorate/getInfo'
const COURSE_PAGE = 'POST /sands-lms/api/v1/online-class-summary/page'

const feedOf = (desk: Page, title: string) => desk.getByRole('main').getByRole('region', { name: title, exact: true })

/** The real home page with one module alone. */
async function onlyModule(desk: Page, code: string): Promise<void> {
  await desk.route(CONFIG, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const { lmsDecorateModules: modules } = body.data
    body.data.lmsDecorateModules = modules.filter((module: { code: string }) => module.code === code)
    await route.fulfill({ response: answer, json: body })
  })
}

for (const [person, language, titles] of [
  ['learner', 'zh-cn', ['大家都在学', '选个方向学起来', '沙丘资讯', '名师讲堂', '最近上新']],
  ['emma', 'en-us', ['New courses', 'Pick your path', 'From the academy', 'Learn from them', 'People like these']],
] as const)
  test(`the portal in ${language} shows every feed of the home page, in its order, and fits`, async ({ open }) => {
    const desk = await open({ device: 'desk', as: person, language })
    await desk.goto('/desktop/')
    for (const title of titles) await expect(feedOf(desk, title).getByRole('listitem').first()).toBeVisible()
    const headings = await desk.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.filter((heading) => titles.some((title) => title === heading))).toEqual(titles)
    for (const width of [1024, 1440, 1920]) {
      await desk.setViewportSize({ width, height: 900 })
      await settled(desk)
      expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await expectAccessible(desk)
  })

test('a feed shows what the phone shows, and its courses open in the portal', async ({ open, url, t }) => {
  const learner = await signIn(url, 'learner')
  const { data } = await learner.call(COURSE_PAGE, { body: { size: 4, sorts: [{ sortType: 3, desc: true }] } })
  const names = data.records.map(({ fileName }) => fileName)
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  const feed = feedOf(desk, '大家都在学')
  await expect(feed.getByRole('listitem')).toContainText(names)
  await feed.getByRole('link', { name: t('kernel.more') }).click()
  await expect(desk).toHaveURL(/\/desktop\/course\?sortType=3$/)
  await desk.goBack()
  await feed.getByRole('listitem').first().getByRole('link').click()
  await expect(desk).toHaveURL(/\/desktop\/course\/detail\?id=\d+/)
  await expect(desk.getByRole('heading', { level: 1, name: names[0] ?? '', exact: true })).toBeVisible()
})

test('categories of courses are tabs, for the mouse and for the keyboard', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  const feed = feedOf(desk, '选个方向学起来')
  const tab = (name: string) => feed.getByRole('tab', { name, exact: true })
  await expect(tab('新人入门')).toHaveAttribute('aria-selected', 'true')
  await tab('管理能力').click()
  await expect(feed.getByRole('tabpanel', { name: '管理能力' }).getByText('时间管理：把一天用好')).toBeVisible()
  await tab('管理能力').press('ArrowRight')
  await expect(tab('新人入门')).toBeFocused()
  await expect(feed.getByText('时间管理：把一天用好')).toHaveCount(0)
  await feed.getByRole('link', { name: t('kernel.more') }).click()
  await expect(desk).toHaveURL(/\/desktop\/course\?category=\d+&sortType=1$/)
})

test('a strip that goes on beyond its edge is turned by a button', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  const feed = feedOf(desk, '名师讲堂')
  await expect(feed.getByRole('listitem').first()).toBeVisible()
  const last = feed.getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  const before = feed.getByRole('button', { name: t('manage.strip_before') })
  const after = feed.getByRole('button', { name: t('manage.strip_after') })
  await feed.scrollIntoViewIfNeeded()
  await expect(before).toBeDisabled()
  await expect(async () => {
    if (await after.isEnabled()) await after.click()
    await expect(last).toBeInViewport({ timeout: 2000 })
  }).toPass()
  await expect(before).toBeEnabled()
})

test('a feed with nothing in it is not there, and one that failed comes on request', async ({ open, t, noise }) => {
  noise.allow(/^answer 503: POST .*online-class-summary/)
  const desk = await open({ device: 'desk', as: 'learner' })
  await onlyModule(desk, 'app-class')
  await desk.route(COURSES, (route) =>
    route.fulfill({ status: 503, json: { code: 5000, msg: 'Having a rest', data: null } }),
  )
  await desk.goto('/desktop/')
  const feed = feedOf(desk, '大家都在学')
  await expect(feed.getByText(t('kernel.part_failed'))).toBeVisible()
  await expectAccessible(desk)
  await desk.unroute(COURSES)
  await feed.getByRole('button', { name: t('kernel.retry') }).click()
  await expect(feed.getByRole('listitem')).toHaveCount(4)

  const other = await open({ device: 'desk', as: 'learner' })
  await onlyModule(other, 'app-class')
  const none = { records: [], total: 0, current: 1, size: 4 }
  await other.route(COURSES, (route) => route.fulfill({ json: { code: 1, msg: '', data: none } }))
  const asked = other.waitForResponse(COURSES)
  await other.goto('/desktop/')
  await asked
  await settled(other)
  await expect(other.getByText('大家都在学', { exact: true })).toHaveCount(0)
})

test('articles and courses of a module are listed together on a page of the portal', async ({ open, noise }) => {
  noise.allow(/^answer 404: POST .*infoAndClass$/)
  const t = await wordsOf('en-us')
  const desk = await open({ device: 'desk', as: 'emma', language: 'en-us' })
  await desk.goto('/desktop/')
  const feed = feedOf(desk, 'People like these')
  await expect(feed.getByRole('listitem')).toHaveCount(4)
  await feed.getByRole('link', { name: t('kernel.more') }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'People like these' })).toBeVisible()
  const main = desk.getByRole('main')
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: t('course.title') })
      .first(),
  ).toBeVisible()
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: t('article.title') })
      .first(),
  ).toBeVisible()
  await expectAccessible(desk)
  await desk.goto('/desktop/discover?moduleId=gone')
  await expect(main.getByRole('button', { name: t('kernel.retry') })).toBeVisible()
})
