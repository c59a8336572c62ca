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

test('the portal shows every feed of the home page in order, fits, scrolls its strips, and opens a course', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto('/desktop/')
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
