import type { Page } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const PAGE = '/desktop/manage/home/notices'
const SORTED = '**/manage/notice/sort'

const listOf = (desktop: Page, t: Words) => desktop.getByRole('list', { name: t('home.notices_title') })
const rowOf = (desktop: Page, t: Words, text: string) =>
  listOf(desktop, t).getByRole('listitem').filter({ hasText: text })
const field = (desktop: Page, t: Words) =>
  desktop.getByRole('dialog').getByRole('textbox', { name: t('home.notices_text'), exact: true })

async function add(desktop: Page, t: Words, text: string): Promise<void> {
  await desktop.getByRole('button', { name: t('home.notices_add') }).click()
  const drawer = desktop.getByRole('dialog', { name: t('home.notices_add') })
  await field(desktop, t).fill(text)
  await drawer.getByRole('button', { name: t('home.notices_add') }).click()
  await expect(drawer).toBeHidden()
  await expect(rowOf(desktop, t, text)).toBeVisible()
}

async function remove(desktop: Page, t: Words, text: string): Promise<void> {
  await desktop.getByRole('button', { name: t('home.front_remove_of', { name: text }) }).click()
  const question = desktop.getByRole('dialog', { name: t('home.notices_remove_ask', { name: text }) })
  await question.getByRole('button', { name: t('home.front_remove'), exact: true }).click()
  await expect(rowOf(desktop, t, text)).toHaveCount(0)
}

test('a notice added in the management is on the phone at its next refresh, and disappears after it is deleted', async ({
  open,
  t,
}) => {
  const text = '周五下午三点消防演练'
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const notices = phone.getByRole('region', { name: t('home.notices') })
  await expect(notices).toBeVisible()
  await expect(notices).not.toContainText(text)

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(PAGE)
  await add(desktop, t, text)
  await expect(listOf(desktop, t).getByRole('listitem').first()).toContainText(text)
  await expect(desktop.getByRole('complementary', { name: t('home.front_preview') })).toContainText(text)

  // Dragged below the next notice.
  const rows = listOf(desktop, t).getByRole('listitem')
  const stored = desktop.waitForResponse(SORTED)
  const from = await desktop.getByRole('button', { name: t('manage.sort_handle', { name: text }) }).boundingBox()
  const to = await rows.nth(1).boundingBox()
  if (!from || !to) throw new Error('a row is not on the screen')
  await desktop.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await desktop.mouse.down()
  await desktop.mouse.move(from.x + from.width / 2, to.y + to.height + 4, { steps: 8 })
  await desktop.mouse.up()
  await expect(rows.nth(1)).toContainText(text)
  expect((await stored).ok()).toBe(true)

  await phone.reload()
  await expect(notices).toContainText(text)
  await notices.getByRole('button', { name: t('home.notices_all') }).click()
  await expect(phone.getByRole('dialog').getByText(text)).toBeVisible()

  await remove(desktop, t, text)
  await phone.reload()
  await expect(notices).toBeVisible()
  await expect(notices).not.toContainText(text)
})
