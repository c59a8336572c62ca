import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

const REPORT = '沙丘学院年度学习报告：我们一起走过的 41 万分钟'
const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'
const STANDARD = '国家职业技能标准：连锁经营管理师（全文）'

const rowOf = (desk: Page, title: string) => desk.getByRole('main').getByRole('link', { name: title })

async function openArticle(desk: Page, title: string): Promise<void> {
  await desk.goto('/desktop/article')
  await rowOf(desk, title).click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('articles are found in the portal by category and by words', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  await desk
    .getByRole('navigation', { name: t('kernel.tabs') })
    .getByRole('link', { name: t('article.title') })
    .click()
  await expect(desk.getByRole('heading', { level: 1, name: t('article.title') })).toBeVisible()
  await expect(
    desk
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('article.pinned') }),
  ).toContainText(REPORT)
  await expectAccessible(desk)

  const categories = desk.getByRole('navigation', { name: t('article.categories') })
  for (const name of ['公司新闻', '门店故事', '新店开业']) {
    await categories.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(categories.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'true')
  }
  await expect(rowOf(desk, OPENING)).toBeVisible()
  await expect(rowOf(desk, REPORT)).toHaveCount(0)
  await expect(desk).toHaveURL(/categoryId=\d+/)

  // Words are looked for everywhere, whatever was chosen before.
  const field = desk.getByRole('searchbox', { name: t('article.search') })
  await field.fill('学习报告')
  await expect(rowOf(desk, REPORT)).toBeVisible()
  await expect(rowOf(desk, OPENING)).toHaveCount(0)
  await field.fill('没有这样的文章')
  await expect(desk.getByRole('heading', { name: t('article.none_found', { words: '没有这样的文章' }) })).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: t('article.show_all') }).click()
  await expect(rowOf(desk, OPENING)).toBeVisible()
})

test('to open an article at the desk counts a view; its pictures open in full', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  const counted = desk.waitForResponse('**/article/addViewCount?*')
  await openArticle(desk, OPENING)
  const { data } = (await (await counted).json()) as { data: { viewCount: number } }
  await expect(desk.getByText(t('article.views', { count: data.viewCount }))).toBeVisible()
  await settled(desk)
  await expectAccessible(desk)

  await desk
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${t('kernel.picture_open', { name: '' })}`) })
    .first()
    .click()
  const viewer = desk.getByRole('dialog', { name: t('kernel.picture_viewer') })
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('reading at the desk is told every 15 seconds, and the rest when one leaves', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'manager' })
  await openArticle(desk, OPENING)
  const address = desk.url()
  await desk.clock.install()
  await desk.goto(address)
  await expect(desk.getByRole('heading', { level: 1, name: OPENING })).toBeVisible()
  const isTold = (url: string) => url.includes('/article/saveArticleLearnTime?')
  const told = desk.waitForResponse((answer) => isTold(answer.url()))
  await desk.clock.runFor(15_000)
  expect(Number(new URL((await told).url()).searchParams.get('learnTime'))).toBeGreaterThanOrEqual(14)
  expect((await told).status()).toBe(200)

  await desk.clock.runFor(5_000)
  const rest = desk.waitForRequest((request) => isTold(request.url()))
  await desk
    .getByRole('navigation', { name: t('kernel.tabs') })
    .getByRole('link', { name: t('article.title') })
    .click()
  expect(Number(new URL((await rest).url()).searchParams.get('learnTime'))).toBeGreaterThanOrEqual(4)
})

test('an article is liked and talked about at the desk', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'author' })
  await openArticle(desk, REPORT)
  const like = desk.getByRole('article').getByRole('button', { name: new RegExp(`^${t('social.like')}`) })
  await expect(like).toBeEnabled()
  const was = await like.getAttribute('aria-pressed')
  const sent = desk.waitForResponse(/\/like\/(likeOption|cancelLike)$/)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
  expect((await sent).status()).toBe(200)

  const words = '读完很受启发，下个月也要坚持'
  const talk = desk.getByRole('region', { name: new RegExp(t('social.comments')) })
  await talk.getByRole('textbox', { name: t('social.write') }).fill(words)
  const stored = desk.waitForResponse('**/comment/create')
  await talk.getByRole('button', { name: t('social.send') }).click()
  expect((await stored).status()).toBe(200)
  await expect(talk.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expectAccessible(desk)
})

test('an article elsewhere shows the way there, in a window of its own', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await openArticle(desk, STANDARD)
  const way = desk.getByRole('article').getByRole('link', { name: /^打开 / })
  await expect(way).toHaveAttribute('target', '_blank')
  await expect(way).toHaveAttribute('href', /^https:\/\//)
  await expect(desk.getByText(t('article.elsewhere')).first()).toBeVisible()
  await expectAccessible(desk)
})

test('an article that is not there says so, and one that does not come can be had again', async ({ open, noise }) => {
  noise.allow(/^answer 404: GET .*\/article\/get/)
  noise.allow(/ERR_FAILED/)
  const t = await wordsOf('en-us')
  const desk = await open({ device: 'desk', as: 'emma', language: 'en-us' })
  for (const address of ['/desktop/article/detail?id=999999999', '/desktop/article/detail']) {
    await desk.goto(address)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(desk.getByRole('main').getByRole('link', { name: t('article.show_all') })).toBeVisible()
  }
  await desk.route('**/article/page?*', (route) => route.abort())
  await desk
    .getByRole('main')
    .getByRole('link', { name: t('article.show_all') })
    .click()
  const again = desk.getByRole('main').getByRole('button', { name: t('kernel.retry') })
  await expect(again).toBeVisible()
  await expectAccessible(desk)
  await desk.unroute('**/article/page?*')
  await again.click()
  await expect(desk.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
