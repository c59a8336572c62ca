import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const SHOP = '/sands-shopping/api/v1'

/** The unpaid order of the demo ends half an hour after the demo was made, so that the test places one of its own. */
async function anOrder(url: string): Promise<string> {
  const learner = await signIn(url, 'learner')
  const found = await learner.call(`GET ${SHOP}/goods/page`, { query: { keyWord: '沙丘保温杯' } })
  const addresses = await learner.call(`GET ${SHOP}/address/list`)
  const [goods, address] = [found.data.records[0], addresses.data[0]]
  if (!goods || !address) throw new Error('the demo has no cup, or the learner no address')
  const seen = { cash: 9900, points: 0 }
  const body = { goodsId: goods.id, payType: 1, seen, addressId: address.id } as const
  return (await learner.call(`POST ${SHOP}/order/create`, { body })).data.id
}

test('a learner pays an order, the shop ships it, and the learner confirms the delivery', async ({ open, url, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto(`/orderDetail?id=${await anOrder(url)}`)
  await expect(phone.getByText('沙丘保温杯')).toBeVisible()
  await expectAccessible(phone)
  const number = await phone.getByText(/^S\d{22}$/).innerText()
  await phone.getByRole('link', { name: t('shop.pay_now') }).click()
  await phone.getByRole('button', { name: t('shop.pay_now') }).click()
  await phone.getByRole('button', { name: t('shop.simulator_pay'), exact: true }).click()
  await expect(phone.getByText(t('shop.result_paid'), { exact: true })).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/shop/orders?state=to_ship')
  await desktop.getByRole('button', { name: number }).click()
  const drawer = desktop.getByRole('dialog')
  await drawer.getByLabel(t('shop.manage_carrier')).fill('顺丰速运')
  await drawer.getByLabel(t('shop.manage_tracking')).fill('SF1234567890')
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('shop.manage_ship') }).click()
  await expect(drawer.getByText('SF1234567890')).toBeVisible()

  await phone.goto('/orderList?state=shipped')
  await phone.getByRole('link').filter({ hasText: '沙丘保温杯' }).first().click()
  await phone.getByRole('button', { name: t('shop.receive') }).click()
  await expect(phone.getByRole('link', { name: t('shop.buy_again') })).toBeVisible()
})

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

  await phone.goto('/orderList?state=refund_success')
  await expect(phone.getByRole('link').filter({ hasText: '库存盘点实战课' })).toBeVisible()
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
