import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const CUP = '沙丘保温杯'
const NUMBER = /^S\d{22}$/

/** How many lines the text of an element takes. */
function linesOf(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Orders a cup on the phone, to a new address. Ends on the page where it is paid. */
async function orderCup(phone: Page, t: Words): Promise<void> {
  await phone.goto('/shopIndex')
  await phone.getByRole('link').filter({ hasText: CUP }).first().click()
  await phone.getByRole('link', { name: t('shop.buy') }).click()
  await phone.getByRole('button', { name: t('shop.address_add') }).click()
  const sheet = phone.getByRole('dialog')
  await sheet.getByLabel(t('shop.address_name')).fill('王敏')
  await sheet.getByLabel(t('shop.address_phone')).fill('13800002222')
  await sheet.getByLabel(t('shop.address_province')).selectOption('广东省')
  await sheet.getByLabel(t('shop.address_city')).selectOption('深圳市')
  await sheet.getByLabel(t('shop.address_district')).fill('南山区')
  await sheet.getByLabel(t('shop.address_detail')).fill('科技园 1 号')
  await sheet.getByRole('button', { name: t('shop.save') }).click()
  await expect(sheet).toBeHidden()
  await phone.getByRole('button', { name: t('shop.place') }).click()
  await expect(phone).toHaveURL(/\/pay\?id=\d+$/)
}

test('a learner pays for a cup, the shop ships it, and it arrives', async ({ open, t }) => {
  const phone = await open({ as: 'teacher' })
  await orderCup(phone, t)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('shop.pay_now') }).click()
  await phone.getByRole('button', { name: t('shop.simulator_pay'), exact: true }).click()
  await expect(phone.getByText(t('shop.result_paid'), { exact: true })).toBeVisible()
  await phone.getByRole('link', { name: t('shop.to_order') }).click()
  const shown = phone.getByText(NUMBER)
  const number = await shown.innerText()
  // A number across two lines cannot be read.
  expect(await shown.evaluate(linesOf)).toBe(1)

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/shop/orders?state=to_ship')
  await desktop.getByRole('button', { name: number }).click()
  const drawer = desktop.getByRole('dialog')
  await drawer.getByLabel(t('shop.manage_carrier')).fill('顺丰速运')
  await drawer.getByLabel(t('shop.manage_tracking')).fill('SF1234567890')
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('shop.manage_ship'), exact: true }).click()
  await expect(drawer.getByText('SF1234567890')).toBeVisible()

  await phone.reload()
  await expect(phone.getByText('SF1234567890')).toBeVisible()
  await phone.getByRole('button', { name: t('shop.receive') }).click()
  await expect(phone.getByRole('link', { name: t('shop.buy_again') })).toBeVisible()
})

test('a learner pays on the desktop, and a file of tracking numbers ships the order', async ({ open, t }) => {
  const phone = await open({ as: 'author' })
  await orderCup(phone, t)

  const buyer = await open({ device: 'desktop', as: 'author' })
  await buyer.goto('/desktop/orders?state=pending_pay')
  await buyer
    .getByRole('row')
    .filter({ hasText: CUP })
    .getByRole('link', { name: t('shop.pay_now') })
    .click()
  await expect(buyer.getByRole('timer')).toBeVisible()
  await buyer.getByRole('button', { name: t('shop.pay_now') }).click()
  await expect(buyer.getByText(t('shop.simulator_text'))).toBeVisible()
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: t('shop.simulator_pay'), exact: true }).click()
  await expect(buyer).toHaveURL(/\/desktop\/orders\/detail\?id=\d+$/)
  const number = await buyer.getByText(NUMBER).innerText()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/shop/orders')
  await desktop.getByRole('button', { name: t('shop.manage_import') }).click()
  const drawer = desktop.getByRole('dialog')
  const download = desktop.waitForEvent('download')
  await drawer.getByRole('button', { name: t('shop.manage_import_template') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  const headings = [t('shop.column.number'), t('shop.column.carrier'), t('shop.column.tracking')].join(',')
  const table = [headings, `${number},顺丰速运,SF0987654321`, 'S1,顺丰速运,SF1'].join('\r\n')
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${table}`) })
  await expect(drawer.getByText(t('shop.manage_import_good', { count: 1 }))).toBeVisible()
  await expect(drawer.getByRole('row').filter({ hasText: t('shop.row_no_order') })).toContainText('3')
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('shop.manage_import_run', { count: 1 }) }).click()

  await expect(async () => {
    await buyer.reload()
    await expect(buyer.getByText('SF0987654321')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await buyer.getByRole('button', { name: t('shop.receive') }).click()
  await expect(buyer.getByText(t('shop.state_done')).first()).toBeVisible()
})
