import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

const feedOf = (desktop: Page, title: string) =>
  desktop.getByRole('main').getByRole('region', { name: title, exact: true })

async function expectFeeds(desktop: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await expect(feedOf(desktop, title).getByRole('listitem').first()).toBeVisible()
  const headings = async () => {
    const found = await desktop.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    return found.filter((heading) => titles.includes(heading))
  }
  // A feed that is loaded again is not on the page for a moment.
  await expect.poll(headings).toEqual(titles)
  for (const width of [1024, 1440, 1920]) {
    await desktop.setViewportSize({ width, height: 900 })
    await settled(desktop)
    expect(await desktop.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await expectAccessible(desktop)
}

test('the portal shows the home page as the company decorated it with every feed in order, fits, scrolls its strips, and its links work', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto('/desktop/')
  const banners = desktop.getByRole('region', { name: t('home.banners') })
  await expect(banners.getByRole('img').first()).toBeVisible()
  const first = await banners.getByRole('img').first().getAttribute('alt')
  await banners.getByRole('button', { name: t('home.banner_after') }).click()
  await expect(banners.getByRole('img').first()).not.toHaveAttribute('alt', first ?? '')

  const pictures = desktop.getByRole('region', { name: '学院风采' })
  const tabs = pictures.getByRole('tablist', { name: t('home.categories') })
  await tabs.getByRole('tab', { name: '成长伙伴' }).click()
  await expect(pictures.getByRole('tabpanel', { name: '成长伙伴' }).getByRole('img')).toHaveCount(3)
  await expect(pictures.getByRole('img', { name: '找到自己的方向' })).toHaveCount(0)
  await tabs.getByRole('tab', { name: '成长伙伴' }).press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: '校园时刻' })).toBeFocused()
  await expect(pictures.getByRole('img', { name: '找到自己的方向' })).toBeVisible()

  // A link that only the phone app supports shows how to open it on the phone.
  const menu = desktop.getByRole('navigation', { name: t('home.menu') })
  await menu.getByRole('button', { name: '待发送', exact: true }).click()
  const hint = desktop.getByRole('dialog', { name: t('manage.phone_only') })
  await expect(hint).toBeVisible()
  await desktop.keyboard.press('Escape')
  await expect(hint).toBeHidden()

  await desktop.getByRole('button', { name: t('org.college_go', { name: 'Dune Academy' }) }).click()
  await expect(desktop.getByRole('banner').getByText('Dune Academy').first()).toBeVisible()
  await desktop.getByRole('button', { name: t('org.college_go', { name: '沙丘学院' }) }).click()
  await expect(desktop.getByRole('banner').getByText('沙丘学院').first()).toBeVisible()

  await expectFeeds(desktop, ['大家都在学', '选个方向学起来', '沙丘资讯', '名师讲堂', '最近上新'])
  await desktop.setViewportSize({ width: 1280, height: 800 })
  const strip = feedOf(desktop, '名师讲堂')
  const last = strip.getByRole('listitem').last()
  const before = strip.getByRole('button', { name: t('manage.strip_before') })
  const after = strip.getByRole('button', { name: t('manage.strip_after') })
  await strip.scrollIntoViewIfNeeded()
  await expect(last).not.toBeInViewport()
  await expect(before).toBeDisabled()
  await expect(async () => {
    if (await after.isEnabled()) await after.click()
    await expect(last).toBeInViewport({ timeout: 2000 })
  }).toPass()
  await expect(before).toBeEnabled()

  const courses = feedOf(desktop, '大家都在学')
  await courses.getByRole('link', { name: t('kernel.more') }).click()
  await expect(desktop).toHaveURL(/\/desktop\/course\?sortType=3$/)
  await desktop.goBack()
  await courses.getByRole('listitem').first().getByRole('link').click()
  await expect(desktop).toHaveURL(/\/desktop\/course\/detail\?id=\d+/)
  await desktop.goBack()

  await menu.getByRole('button', { name: '课程', exact: true }).click()
  await expect(desktop).toHaveURL(/\/desktop\/course$/)
  await expect(desktop.getByRole('heading', { level: 1, name: t('course.title') })).toBeVisible()
})

test('the portal in English shows every feed too, and lists articles and courses of a module together', async ({
  open,
}) => {
  const t = await wordsOf('en-us')
  const desktop = await open({ device: 'desktop', as: 'emma', language: 'en-us' })
  await desktop.goto('/desktop/')
  const title = 'People like these'
  await expectFeeds(desktop, ['New courses', 'Pick your path', 'From the academy', 'Learn from them', title])
  await feedOf(desktop, title)
    .getByRole('link', { name: t('kernel.more') })
    .click()
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const items = desktop.getByRole('main').getByRole('listitem')
  await expect(items.filter({ hasText: t('course.title') }).first()).toBeVisible()
  await expect(items.filter({ hasText: t('article.title') }).first()).toBeVisible()
  await expectAccessible(desktop)
})
