import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const PAGE = '/desktop/manage/home/notices'
const SORTED = '**/manage/notice/sort'

const listOf = (desk: Page, t: Words) => desk.getByRole('list', { name: t('home.notices_title') })
const rowOf = (desk: Page, t: Words, text: string) => listOf(desk, t).getByRole('listitem').filter({ hasText: text })
const field = (desk: Page, t: Words) =>
  desk.getByRole('dialog').getByRole('textbox', { name: t('home.notices_text'), exact: true })

async function add(desk: Page, t: Words, text: string): Promise<void> {
  await desk.getByRole('button', { name: t('home.notices_add') }).click()
  const drawer = desk.getByRole('dialog', { name: t('home.notices_add') })
  await field(desk, t).fill(text)
  await drawer.getByRole('button', { name: t('home.notices_add') }).click()
  await expect(drawer).toBeHidden()
  await expect(rowOf(desk, t, text)).toBeVisible()
}

async function remove(desk: Page, t: Words, text: string): Promise<void> {
  await desk.getByRole('button', { name: t('home.front_remove_of', { name: text }) }).click()
  const question = desk.getByRole('dialog', { name: t('home.notices_remove_ask', { name: text }) })
  await question.getByRole('button', { name: t('home.front_remove'), exact: true }).click()
  await expect(rowOf(desk, t, text)).toHaveCount(0)
}

test('a notice added at the desk is on the phone at its next look, and gone once it is deleted', async ({
  open,
  t,
}) => {
  const text = '周五下午三点消防演练'
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  const notices = phone.getByRole('region', { name: t('home.notices') })
  await expect(notices).toBeVisible()
  await expect(notices).not.toContainText(text)

  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(PAGE)
  await add(desk, t, text)
  await expect(listOf(desk, t).getByRole('listitem').first()).toContainText(text)
  await expect(desk.getByRole('complementary', { name: t('home.front_preview') })).toContainText(text)
  await expectAccessible(desk)

  // Put below the next one by dragging.
  const rows = listOf(desk, t).getByRole('listitem')
  const stored = desk.waitForResponse(SORTED)
  const from = await desk.getByRole('button', { name: t('manage.sort_handle', { name: text }) }).boundingBox()
  const to = await rows.nth(1).boundingBox()
  if (!from || !to) throw new Error('a row has no place')
  await desk.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await desk.mouse.down()
  await desk.mouse.move(from.x + from.width / 2, to.y + to.height + 4, { steps: 8 })
  await desk.mouse.up()
  await expect(rows.nth(1)).toContainText(text)
  expect((await stored).ok()).toBe(true)

  await phone.reload()
  await expect(notices).toContainText(text)
  await notices.getByRole('button', { name: t('home.notices_all') }).click()
  await expect(phone.getByRole('dialog').getByText(text)).toBeVisible()

  await remove(desk, t, text)
  await phone.reload()
  await expect(notices).toBeVisible()
  await expect(notices).not.toContainText(text)
})
