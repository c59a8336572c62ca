// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const SHOP = '/sands-shopping/api/v1'
const GET = `GET ${SHOP}/order/get` as const
const PAGE = `GET ${SHOP}/order/page` as const
const WAYS = `GET ${SHOP}/order/ways` as const
const PAY = `POST ${SHOP}/order/pay` as const
const SETTLE = `POST ${SHOP}/pay/simulator/settle` as const
const REFUND = `POST ${SHOP}/order/refund` as const

const order = (fields: object = {}) =>
  sample(GET, {
    ...{ id: '7', orderNo: 'S2026030208000012345678', state: 'pending_pay', cash: 9900, points: 0, currency: 'CNY' },
    ...{ goods: { spuName: 'A cup', spuType: 2 } },
    ...{ refunds: [], history: [], address: null, invoice: null, voucher: null, merchant: null, courseId: null },
    ...{ expireTime: new Date(Date.now() + 600_000).toISOString(), steps: [] },
    ...fields,
  })

it('shows the code of WeChat Pay with the time left, and asks the provider on request', async () => {
  const { t, server } = await renderDesktop('/orders/pay?id=7', {
    answers: { [GET]: order(), [WAYS]: ['wechat', 'alipay'], [PAY]: { kind: 'code', text: 'weixin://pay' } },
  })
  expect(await screen.findByText('¥99.00')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/\d\d:\d\d/)
  await clickButton(t('shop.pay_now'))
  expect(await screen.findByRole('img', { name: t('shop.portal_code') })).toBeTruthy()
  expect(server.sentTo(PAY)[0]?.body).toEqual({ id: '7', provider: 'wechat', scene: 'native' })
  server.answer({ [GET]: order({ state: 'to_ship' }) })
  await clickButton(t('shop.portal_paid'))
  // The order is paid, so that the page shows it.
  expect(await screen.findByRole('heading', { name: t('shop.order_steps') })).toBeTruthy()
  expect(screen.getByText(t('shop.state_to_ship'))).toBeTruthy()
})

it('leads to the page of Alipay, which opens beside this one', async () => {
  const url = 'https://ali.invalid/gateway.do?method=alipay.trade.page.pay'
  const { t, server } = await renderDesktop('/orders/pay?id=7', {
    answers: { [GET]: order(), [WAYS]: ['wechat', 'alipay'], [PAY]: { kind: 'redirect', url } },
  })
  const alipay = await screen.findByRole('radio', { name: t('shop.provider_alipay') })
  await click(alipay)
  await clickButton(t('shop.pay_now'))
  const link = await screen.findByRole('link', { name: t('shop.portal_open') })
  expect(link.getAttribute('href')).toBe(url)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(server.sentTo(PAY)[0]?.body).toEqual({ id: '7', provider: 'alipay', scene: 'native' })
})

it('pays with the simulator of the demo', async () => {
  const { t, server } = await renderDesktop('/orders/pay?id=7', {
    answers: {
      ...{ [GET]: order(), [WAYS]: ['simulator'], [PAY]: { kind: 'simulator', tradeNo: 'P1' } },
      [SETTLE]: () => {
        server.answer({ [GET]: order({ state: 'paid' }) })
        return null
      },
    },
  })
  await screen.findByRole('radio', { name: t('shop.provider_simulator') })
  await clickButton(t('shop.pay_now'))
  await clickButton(t('shop.simulator_pay'))
  expect(await screen.findByText(t('shop.state_paid'))).toBeTruthy()
  expect(server.sentTo(SETTLE)[0]?.body).toEqual({ tradeNo: 'P1', outcome: 'pay' })
})

it('says that the simulator has refused, and leaves the order to be paid', async () => {
  const { t, server } = await renderDesktop('/orders/pay?id=7', {
    answers: {
      ...{ [GET]: order(), [WAYS]: ['simulator'], [PAY]: { kind: 'simulator', tradeNo: 'P1' } },
      [SETTLE]: null,
    },
  })
  await screen.findByRole('radio', { name: t('shop.provider_simulator') })
  await clickButton(t('shop.pay_now'))
  await clickButton(t('shop.simulator_refuse'))
  expect(await screen.findByText(t('shop.result_refused'))).toBeTruthy()
  expect(server.sentTo(SETTLE)[0]?.body).toEqual({ tradeNo: 'P1', outcome: 'refuse' })
})

it('says that an order is closed when its time is over, and that nothing can be paid without a provider', async () => {
  const { t } = await renderDesktop('/orders/pay?id=7', {
    answers: { [GET]: order({ expireTime: new Date(Date.now() - 1000).toISOString() }), [WAYS]: ['simulator'] },
  })
  expect(await screen.findByText(t('shop.result_closed'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('shop.pay_now') })).toBeNull()
})

it('says that there is no order in a wrong address', async () => {
  const { t } = await renderDesktop('/orders/pay?id=x', { answers: {} })
  expect(await screen.findByRole('link', { name: t('shop.portal_orders') })).toBeTruthy()
})

it('lists the orders of the person, and asks for the money of one back', async () => {
  const paid = order({ state: 'paid', steps: ['request_refund'] })
  const { t, server } = await renderDesktop('/orders', {
    answers: { [PAGE]: samplePage(PAGE, [paid]), [GET]: paid, [REFUND]: paid },
  })
  const link = await screen.findByRole('link', { name: 'A cup' })
  await click(link)
  await clickButton(t('shop.refund'))
  const form = await dialog(t('shop.refund'))
  fill(field(t('shop.refund_reason'), form), 'Too late')
  await clickButton(t('shop.refund'), form)
  await waitFor(() => expect(server.sentTo(REFUND)[0]?.body).toEqual({ id: '7', reason: 'Too late' }))
})
