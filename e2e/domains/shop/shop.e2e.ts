import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('a learner asks for the money of a course back, and a second person approves it', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/orderList?state=paid')
  await phone.getByRole('link').filter({ hasText: '库存盘点实战课' }).click()
  const number = await phone.getByText(/^S\d{22}$/).innerText()
  await phone.getByRole('button', { name: t('shop.refund') }).click()
  await phone.getByLabel(t('shop.refund_reason')).fill('时间安排不开')
  await phone.getByRole('button', { name: t('shop.refund_send') }).click()
  await expect(phone.getByRole('button', { name: t('shop.refund_withdraw') })).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/shop/orders?state=refund_requested')
  await desktop.getByRole('button', { name: number }).click()
  await desktop.getByRole('button', { name: t('shop.manage_act_approve_refund') }).click()
  // The first button is in the drawer of the order, the second in the dialog above it.
  const approve = desktop.getByRole('dialog').getByRole('button', { name: t('shop.manage_act_approve_refund') })
  await approve.last().click()
  await expect(approve).toHaveCount(0)

  // The provider pays the money back after the approval.
  await expect(async () => {
    await phone.goto('/orderList?state=refund_success')
    await expect(phone.getByRole('link').filter({ hasText: '库存盘点实战课' })).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('a merchant redeems the voucher of a service once', async ({ open, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/manage\/voucher\/redeem$/)
  const phone = await open({ as: 'learner' })
  await phone.goto('/orderList?state=paid')
  await phone.getByRole('link').filter({ hasText: '肩颈放松' }).click()
  const code = await phone.getByText(/^[2-9A-Z]{12}$/).innerText()
  await expectAccessible(phone)

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/shop/orders')
  const redeem = async () => {
    await desktop
      .getByRole('button', { name: t('shop.manage_redeem') })
      .first()
      .click()
    const dialog = desktop.getByRole('dialog')
    await dialog.getByLabel(t('shop.voucher')).fill(code)
    await dialog.getByRole('button', { name: t('shop.manage_redeem') }).click()
    return dialog
  }
  await expect(await redeem()).toBeHidden()
  await expect((await redeem()).getByRole('alert')).toBeVisible()
})
