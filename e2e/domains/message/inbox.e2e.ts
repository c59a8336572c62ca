import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const tabOf = (phone: Page, t: Words) =>
  phone.getByRole('navigation', { name: t('kernel.tabs') }).getByRole('link', { name: t('message.title') })
const shelfOf = (phone: Page, name: string) => phone.getByRole('main').getByRole('link', { name })

/** The number that a badge tells screen readers. Tests of other domains may send messages to the same person. */
async function unreadIn(link: Locator): Promise<number> {
  const words = link.locator('.visually-hidden').last()
  await expect(words).toHaveText(/^\d+ /)
  return Number.parseInt((await words.textContent()) ?? '', 10)
}

test('opening a message marks it as read: in the list, on its shelf and on the tab', async ({ open, t }) => {
  const phone = await open({ as: 'reviewer' })
  const shelf = t('message.category_teaching')
  await phone.goto('/newsTab')
  const onShelf = await unreadIn(shelfOf(phone, shelf))
  const onTab = await unreadIn(tabOf(phone, t))

  await shelfOf(phone, shelf).click()
  const row = phone.getByRole('button', { name: '有 3 份作业等待您点评' })
  await expect(row).toContainText(t('message.unread_mark'))
  await row.click()
  await expect(phone.getByRole('heading', { name: '有 3 份作业等待您点评', level: 2 })).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(row).not.toContainText(t('message.unread_mark'))
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(tabOf(phone, t)).toContainText(t('message.unread', { count: onTab - 1 }))
  await phone.reload()
  await expect(tabOf(phone, t)).toContainText(t('message.unread', { count: onTab - 1 }))
  const left = shelfOf(phone, shelf)
  if (onShelf > 1) await expect(left).toContainText(t('message.unread', { count: onShelf - 1 }))
  else await expect(left).not.toContainText(t('message.unread', { count: 1 }))
})

test('a long shelf loads more while scrolling, and deleted messages do not come back', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/newsTab')
  await shelfOf(phone, t('message.category_study')).click()
  const rows = phone.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(phone.getByText(t('kernel.list_end'))).toBeVisible()
  const count = await rows.count()
  expect(count).toBeGreaterThan(25)

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
  expect((await deleted).status()).toBe(200)
  await phone.reload()
  await expect(rows).toHaveCount(20)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(count - 1)
})
