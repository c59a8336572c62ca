import type { Page } from '@playwright/test'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'

const REPORT = '沙丘学院年度学习报告：我们一起走过的 41 万分钟'
const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'

const rowOf = (desktop: Page, title: string) => desktop.getByRole('main').getByRole('link', { name: title })

test('articles are found in the portal by category and by search, read and liked, and their pictures open', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto('/desktop/')
  await desktop
    .getByRole('navigation', { name: t('kernel.tabs') })
    .getByRole('link', { name: t('article.title') })
    .click()
  await expect(desktop.getByRole('heading', { level: 1, name: t('article.title') })).toBeVisible()
  await expect(
    desktop
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('article.pinned') }),
  ).toContainText(REPORT)

  const categories = desktop.getByRole('navigation', { name: t('article.categories') })
  for (const name of ['公司新闻', '门店故事', '新店开业']) {
    await categories.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(categories.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'true')
  }
  await expect(rowOf(desktop, OPENING)).toBeVisible()
  await expect(rowOf(desktop, REPORT)).toHaveCount(0)
  await expect(desktop).toHaveURL(/categoryId=\d+/)

  // A search covers all categories, including when one was chosen before.
  const field = desktop.getByRole('searchbox', { name: t('article.search') })
  await field.fill('学习报告')
  await expect(rowOf(desktop, REPORT)).toBeVisible()
  await expect(rowOf(desktop, OPENING)).toHaveCount(0)
  await field.fill('')
  await expect(rowOf(desktop, OPENING)).toBeVisible()

  const counted = desktop.waitForResponse('**/article/addViewCount?*')
  await rowOf(desktop, OPENING).click()
  await expect(desktop.getByRole('heading', { level: 1, name: OPENING })).toBeVisible()
  const { data } = (await (await counted).json()) as { data: { viewCount: number } }
  await expect(desktop.getByText(t('article.views', { count: data.viewCount }))).toBeVisible()
  await settled(desktop)
  await desktop
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${t('kernel.picture_open', { name: '' })}`) })
    .first()
    .click()
  const viewer = desktop.getByRole('dialog', { name: t('kernel.picture_viewer') })
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await desktop.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const like = desktop.getByRole('article').getByRole('button', { name: new RegExp(`^${t('social.like')}`) })
  await expect(like).toBeEnabled()
  const was = await like.getAttribute('aria-pressed')
  const sent = desktop.waitForResponse(/\/like\/(likeOption|cancelLike)$/)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
  expect((await sent).status()).toBe(200)
})
