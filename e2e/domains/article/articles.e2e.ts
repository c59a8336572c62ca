import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

const REPORT = '沙丘学院年度学习报告：我们一起走过的 41 万分钟'
const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'
const STANDARD = '国家职业技能标准：连锁经营管理师（全文）'

const rowOf = (phone: Page, title: string) => phone.getByRole('main').getByRole('link', { name: title })

/** Its address, for those who come by a link. */
async function addressOf(phone: Page, title: string): Promise<string> {
  await phone.goto('/broadcast')
  await expect(rowOf(phone, title)).toBeVisible()
  return (await rowOf(phone, title).getAttribute('href')) ?? ''
}

test('articles are found by category and by words, pinned ones first', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/broadcast')
  const first = phone
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('article.pinned') })
  await expect(first).toContainText(REPORT)
  await expectAccessible(phone)

  await phone.getByRole('button', { name: '公司新闻', exact: true }).click()
  await phone.getByRole('button', { name: '门店故事', exact: true }).click()
  await phone.getByRole('button', { name: '新店开业', exact: true }).click()
  await expect(rowOf(phone, OPENING)).toBeVisible()
  await expect(rowOf(phone, REPORT)).toBeHidden()

  // Words are looked for everywhere, whatever was chosen before.
  await phone.getByRole('searchbox').fill('学习报告')
  await expect(rowOf(phone, REPORT)).toBeVisible()
  await expect(rowOf(phone, OPENING)).toBeHidden()
  await phone.getByRole('searchbox').fill('没有这样的文章')
  await expect(phone.getByText(t('article.none_found', { words: '没有这样的文章' }))).toBeVisible()
  await phone.getByRole('button', { name: t('article.search_clear') }).click()
  await expect(rowOf(phone, OPENING)).toBeVisible()
})

test('to open an article counts a view; its pictures open in full', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  const address = await addressOf(phone, OPENING)
  const counted = phone.waitForResponse('**/article/addViewCount?*')
  await rowOf(phone, OPENING).click()
  await expect(phone.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()
  const { data } = (await (await counted).json()) as { data: { viewCount: number } }
  await expect(phone.getByText(t('article.views', { count: data.viewCount }))).toBeVisible()
  await expectAccessible(phone)

  await phone.getByRole('article').getByRole('button').first().click()
  const viewer = phone.getByRole('dialog', { name: t('kernel.picture_viewer') })
  await expect(viewer).toBeVisible()
  await viewer.getByRole('button', { name: t('kernel.close') }).click()
  await expect(viewer).toBeHidden()

  // The id may also come as a query, as jumps write it.
  await phone.goto(`/broadcastDetail?id=${address.split('/').at(-1)}`)
  await expect(phone.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()
})

test('reading is told every 15 seconds, and the rest when one leaves', async ({ open, t }) => {
  const phone = await open({ as: 'teacher' })
  const address = await addressOf(phone, OPENING)
  await phone.clock.install()
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()
  const isTold = (url: string) => url.includes('/article/saveArticleLearnTime?')
  const told = phone.waitForResponse((answer) => isTold(answer.url()))
  await phone.clock.runFor(15_000)
  const first = new URL((await told).url())
  expect(Number(first.searchParams.get('learnTime'))).toBeGreaterThanOrEqual(14)
  expect((await told).status()).toBe(200)

  await phone.clock.runFor(5_000)
  const rest = phone.waitForRequest((request) => isTold(request.url()))
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  expect(Number(new URL((await rest).url()).searchParams.get('learnTime'))).toBeGreaterThanOrEqual(4)
})

test('reading that cannot be told waits on the phone and arrives later', async ({ open, t, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED: GET .*\/article\/saveArticleLearnTime\?/)
  const TOLD = '**/article/saveArticleLearnTime?*'
  const phone = await open({ as: 'reviewer' })
  const address = await addressOf(phone, OPENING)
  await phone.clock.install()
  let lost = 0
  await phone.route(TOLD, (route) => {
    lost += 1
    return route.abort('connectionrefused')
  })
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()
  await phone.clock.runFor(15_000)
  await expect.poll(() => lost).toBe(1)
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  // The page tries once more when it is left, then the outbox has it.
  await expect.poll(() => lost).toBeGreaterThanOrEqual(3)

  await phone.goto('/outbox')
  await expect(phone.getByText(t('study.outbox_label'))).toBeVisible()
  await phone.unroute(TOLD)
  const arrived = phone.waitForResponse(TOLD)
  await phone.getByRole('button', { name: t('kernel.outbox_send_now') }).click()
  const told = new URL((await arrived).url()).searchParams
  expect((await arrived).status()).toBe(200)
  expect(Number(told.get('learnTime'))).toBeGreaterThanOrEqual(14)
  expect(Number(told.get('secondsAgo'))).toBeGreaterThan(0)
  await expect(phone.getByText(t('kernel.outbox_empty'), { exact: true })).toBeVisible()
})

test('a visitor reads what is public and signs in for the rest', async ({ open, t, noise }) => {
  noise.allow(/^answer 404: GET .*\/article\/get/)
  const learner = await open({ as: 'learner' })
  const report = await addressOf(learner, REPORT)
  const opening = await addressOf(learner, OPENING)

  const visitor = await open()
  await visitor.goto(report)
  await expect(visitor.getByRole('heading', { name: REPORT, level: 2 })).toBeVisible()
  await expect(visitor.getByRole('link', { name: t('article.sign_in_to_talk') })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: t('social.comments') })).toBeHidden()
  await expectAccessible(visitor)

  await visitor.goto(opening)
  await expect(visitor.getByRole('heading', { name: t('article.closed_title') })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: t('article.sign_in') }).click()
  await submitSignIn(visitor, t, { userName: 'learner', password: PASSWORD })
  await expect(visitor.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()
})

test('an article elsewhere opens in the web view once its view is counted', async ({ open, t, noise }) => {
  noise.allow(/^outside host: https:\/\/www\.mohrss\.gov\.cn\//)
  const phone = await open({ as: 'learner' })
  await phone.route('https://www.mohrss.gov.cn/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><p>Elsewhere</p>' }),
  )
  await addressOf(phone, STANDARD)
  const counted = phone.waitForResponse('**/article/addViewCount?*')
  await rowOf(phone, STANDARD).click()
  await expect(phone).toHaveURL(/\/webview\?url=https/)
  expect((await counted).status()).toBe(200)
  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(rowOf(phone, STANDARD)).toBeVisible()
})

test('an article that is not there says so', async ({ open, t, noise }) => {
  noise.allow(/^answer 404: GET .*\/article\/get/)
  const phone = await open({ as: 'learner' })
  for (const address of ['/broadcastDetail/999999999', '/broadcastDetail', '/broadcastDetail/nonsense']) {
    await phone.goto(address)
    await expect(phone.getByRole('heading', { name: t('kernel.gone_title') })).toBeVisible()
  }
  await phone.getByRole('link', { name: t('article.show_all') }).click()
  await expect(rowOf(phone, REPORT)).toBeVisible()
})
