import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

const REPORT = '沙丘学院年度学习报告：我们一起走过的 41 万分钟'
const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'

const rowOf = (phone: Page, title: string) => phone.getByRole('main').getByRole('link', { name: title })

test('an article is found by category or by search, read, and its pictures open in full size', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/broadcast')
  const pinned = phone
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('article.pinned') })
  await expect(pinned).toContainText(REPORT)
  await phone.getByRole('searchbox').fill('学习报告')
  await expect(rowOf(phone, OPENING)).toBeHidden()
  await expect(rowOf(phone, REPORT)).toBeVisible()
  await phone.getByRole('searchbox').fill('')

  for (const name of ['公司新闻', '门店故事', '新店开业'])
    await phone.getByRole('button', { name, exact: true }).click()
  await expect(rowOf(phone, REPORT)).toBeHidden()
  const counted = phone.waitForResponse('**/article/addViewCount?*')
  await rowOf(phone, OPENING).click()
  await expect(phone.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()
  const { data } = (await (await counted).json()) as { data: { viewCount: number } }
  // The list behind the article, which is kept, shows the number too.
  await expect(phone.getByRole('article').getByText(t('article.views', { count: data.viewCount }))).toBeVisible()

  await phone.getByRole('article').getByRole('button').first().click()
  const viewer = phone.getByRole('dialog', { name: t('kernel.picture_viewer') })
  await expect(viewer).toBeVisible()
  await viewer.getByRole('button', { name: t('kernel.close') }).click()
  await expect(viewer).toBeHidden()
})

test('a visitor reads public articles and signs in for the others', async ({ open, t, noise }) => {
  noise.allow(/^answer 404: GET .*\/article\/get/)
  const learner = await open({ as: 'learner' })
  await learner.goto('/broadcast')
  const addressOf = async (title: string) => (await rowOf(learner, title).getAttribute('href')) ?? ''
  const [report, opening] = [await addressOf(REPORT), await addressOf(OPENING)]

  const visitor = await open()
  await visitor.goto(report)
  await expect(visitor.getByRole('heading', { name: REPORT, level: 2 })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goto(opening)
  await expect(visitor.getByRole('heading', { name: t('article.closed_title') })).toBeVisible()
  await visitor.getByRole('link', { name: t('article.sign_in') }).click()
  await submitSignIn(visitor, t, { userName: 'learner', password: PASSWORD })
  await expect(visitor.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()
})
