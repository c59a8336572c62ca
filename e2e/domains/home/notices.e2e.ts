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

  await phone.reload()
  await expect(notices).toContainText(text)
  await notices.getByRole('button', { name: t('home.notices_all') }).click()
  await expect(phone.getByRole('dialog').getByText(text)).toBeVisible()

  await remove(desk, t, text)
  await phone.reload()
  await expect(notices).toBeVisible()
  await expect(notices).not.toContainText(text)
})

test('what is missing is told at its field, and what was typed is not lost by a slip', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(`${PAGE}?open=new`)
  const drawer = desk.getByRole('dialog', { name: t('home.notices_add') })
  await field(desk, t).fill('  ')
  await drawer.getByRole('combobox', { name: t('manage.jump') }).click()
  await desk.getByTitle(t('manage.jump_link'), { exact: true }).click()
  const link = drawer.getByRole('textbox', { name: t('manage.jump_link_address') })
  await link.fill('javascript:alert(1)')
  await drawer.getByLabel(t('manage.window_from')).fill('2026-12-02T08:00')
  await drawer.getByLabel(t('manage.window_until')).fill('2026-12-01T08:00')
  await expect(drawer.getByText(t('manage.jump_fault_link'))).toBeVisible()
  await expect(drawer.getByText(t('manage.window_fault'))).toBeVisible()
  await drawer.getByRole('button', { name: t('home.notices_add') }).click()
  await expect(drawer.getByText(t('home.notices_fault_text'))).toBeVisible()
  await expectAccessible(desk)

  await desk.keyboard.press('Escape')
  const question = desk.getByRole('dialog', { name: t('manage.leave_ask') })
  await question.getByRole('button', { name: t('kernel.cancel') }).click()
  await expect(question).toBeHidden()
  await expect(link).toHaveValue('javascript:alert(1)')
  await drawer.getByRole('button', { name: t('kernel.cancel') }).click()
  await question.getByRole('button', { name: t('manage.leave'), exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(desk).toHaveURL(PAGE)
})

test('notices are put in order with the keyboard and by dragging, and looked at by state', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(PAGE)
  const rows = listOf(desk, t).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  /** In each row the handle comes first, then the notice. */
  const textOf = (index: number) => rows.nth(index).getByRole('button').nth(1).innerText()
  const [first, second] = [await textOf(0), await textOf(1)]
  expect(first).not.toBe(second)
  const handle = (name: string) => desk.getByRole('button', { name: t('manage.sort_handle', { name }) })

  let stored = desk.waitForResponse(SORTED)
  await handle(first).press('ArrowDown')
  await expect(rows.first()).toContainText(second)
  await expect(handle(first)).toBeFocused()
  expect((await stored).ok()).toBe(true)
  await desk.reload()
  await expect(rows.first()).toContainText(second)

  stored = desk.waitForResponse(SORTED)
  const from = await handle(first).boundingBox()
  const to = await rows.first().boundingBox()
  if (!from || !to) throw new Error('a row has no place')
  await desk.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await desk.mouse.down()
  await desk.mouse.move(from.x + from.width / 2, to.y - 4, { steps: 8 })
  await desk.mouse.up()
  await expect(rows.first()).toContainText(first)
  expect((await stored).ok()).toBe(true)

  await desk.getByText(t('home.shown_counted', { state: t('home.shown_over'), count: 0 }), { exact: true }).click()
  await expect(desk.getByText(t('home.shown_none_found'), { exact: true })).toBeVisible()
  await expect(desk).toHaveURL(/state=over/)
  await desk.getByRole('button', { name: t('home.shown_show_all') }).click()
  await expect(rows.first()).toContainText(first)
})

test('two who change a notice notice each other, and nobody loses a word', async ({ open, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/manage\/notice\/update$/)
  const text = '本周食堂提前开饭'
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(PAGE)
  await add(desk, t, text)
  const other = await open({ device: 'desk', as: 'admin' })
  await other.goto(PAGE)
  await other.getByRole('button', { name: t('home.front_edit_of', { name: text }) }).click()
  await expect(field(other, t)).toHaveValue(text)

  await desk.getByRole('button', { name: t('home.front_edit_of', { name: text }) }).click()
  await field(desk, t).fill(`${text}半小时`)
  await desk.getByRole('button', { name: t('home.front_save'), exact: true }).click()
  await expect(rowOf(desk, t, `${text}半小时`)).toBeVisible()
  await expect(desk.getByRole('dialog')).toHaveCount(0)

  await field(other, t).fill(`${text}一小时`)
  await other.getByRole('button', { name: t('home.front_save'), exact: true }).click()
  await expect(other.getByText(t('manage.conflict'))).toBeVisible()
  await expect(field(other, t)).toHaveValue(`${text}一小时`)
  await expectAccessible(other)
  await other.getByRole('button', { name: t('manage.conflict_theirs') }).click()
  await expect(field(other, t)).toHaveValue(`${text}半小时`)
  await field(other, t).fill(`${text}一刻钟`)
  await other.getByRole('button', { name: t('home.front_save'), exact: true }).click()
  await expect(rowOf(other, t, `${text}一刻钟`)).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await remove(other, t, `${text}一刻钟`)
})
