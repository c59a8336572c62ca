import { expect, test } from '../../kernel/test.ts'
import { openArticle } from './article-talk.ts'

const OPENING = '杭州湖滨店今天开门：一百天从图纸到第一位顾客'

test('collected content is listed under "my", by kind, and can be removed', async ({ open, t }) => {
  const phone = await open({ as: 'auditor' })
  await openArticle(phone, t, OPENING)
  const star = phone.getByRole('contentinfo').getByRole('button', { name: t('social.collect') })
  await expect(star).toBeEnabled()
  const stored = phone.waitForResponse('**/collect/create')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect((await stored).status()).toBe(200)

  await phone.goto('/my')
  await phone.getByRole('link', { name: t('social.collections') }).click()
  const row = phone.getByRole('main').getByRole('link', { name: OPENING })
  await expect(row).toBeVisible()
  await phone.getByRole('button', { name: t('lecturer.kind_lecturer'), exact: true }).click()
  await expect(row).toBeHidden()
  await phone.getByRole('button', { name: t('article.kind_article'), exact: true }).click()
  await row.click()
  await expect(phone.getByRole('heading', { name: OPENING, level: 2 })).toBeVisible()

  await phone.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(row).toBeVisible()
  await phone.getByRole('button', { name: t('social.edit'), exact: true }).click()
  const gone = phone.waitForResponse('**/collect/cancel')
  await phone.getByRole('button', { name: t('social.uncollect', { title: OPENING }) }).click()
  expect((await gone).status()).toBe(200)
  await expect(row).toBeHidden()
  await openArticle(phone, t, OPENING)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})
