import type { Locator, Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const UNREAD = 'GET /sands-system/api/v1/message/unread-count'
const SHELVES = 'GET /sands-system/api/v1/message/category/list'
const MESSAGES = 'GET /sands-system/api/v1/message/page'
const MESSAGE = 'GET /sands-system/api/v1/message/get'

const tabOf = (phone: Page, t: Words) =>
  phone.getByRole('navigation', { name: t('kernel.tabs') }).getByRole('link', { name: t('message.title') })
const shelfOf = (phone: Page, name: string) => phone.getByRole('main').getByRole('link', { name })

/** The number that a badge tells screen readers; 0 without a badge. */
async function unreadIn(link: Locator): Promise<number> {
  await expect(link).toBeVisible()
  const [words = '0'] = (await link.locator('.visually-hidden').allTextContents()).slice(-1)
  return Number.parseInt(words, 10)
}

test('opening a message marks it as read: in the list, on its shelf and on the tab', async ({ open, url, t }) => {
  const reviewer = await signIn(url, 'reviewer')
  const phone = await open({ as: 'reviewer' })
  const shelf = t('message.category_teaching')
  await phone.goto('/newsTab')
  // Tests of other domains and jobs may send messages to the same person at any time.
  const agrees = () =>
    expect(async () => {
      const [all, shelves] = [await reviewer.call(UNREAD), await reviewer.call(SHELVES)]
      expect(await unreadIn(tabOf(phone, t))).toBe(all.data.unreadCount)
      const { unreadCount } = shelves.data.find(({ code }) => code === 'teaching') ?? {}
      expect(await unreadIn(shelfOf(phone, shelf))).toBe(unreadCount)
    }).toPass()
  await agrees()

  await shelfOf(phone, shelf).click()
  const row = phone.getByRole('button', { name: '有 3 份作业等待您点评' })
  await expect(row).toContainText(t('message.unread_mark'))
  await row.click()
  await expect(phone.getByRole('heading', { name: '有 3 份作业等待您点评', level: 2 })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(row).not.toContainText(t('message.unread_mark'))
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await agrees()
  await phone.reload()
  await agrees()
  await shelfOf(phone, shelf).click()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText(t('message.unread_mark'))
})

test('a long shelf loads more while scrolling, and deleted messages do not come back', async ({ open, url, t }) => {
  const learner = await signIn(url, 'learner')
  const phone = await open({ as: 'learner' })
  await phone.goto('/newsTab')
  await shelfOf(phone, t('message.category_study')).click()
  const rows = phone.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(20)
  const toEnd = () =>
    expect(async () => {
      await rows.last().scrollIntoViewIfNeeded()
      await expect(phone.getByText(t('kernel.list_end'))).toBeVisible({ timeout: 1000 })
    }).toPass()
  await toEnd()
  expect(await rows.count()).toBeGreaterThan(25)

  await phone.getByRole('button', { name: t('message.edit') }).click()
  const last = phone.getByRole('checkbox').last()
  await last.check()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('message.delete_chosen', { count: 1 }) }).click()
  const deleted = phone.waitForResponse('**/message/delete')
  await phone
    .getByRole('dialog', { name: t('message.delete_ask', { count: 1 }) })
    .getByRole('button', { name: t('message.delete'), exact: true })
    .click()
  const answer = await deleted
  expect(answer.status()).toBe(200)
  const [id] = answer.request().postDataJSON().ids
  expect((await learner.call(MESSAGE, { query: { id } })).code).not.toBe(1)
  await phone.reload()
  await expect(rows).toHaveCount(20)
  await toEnd()
  const { data } = await learner.call(MESSAGES, { query: { code: 'study' } })
  // A job may send a message at any time.
  expect(await rows.count()).toBeLessThanOrEqual(data.total)
})
