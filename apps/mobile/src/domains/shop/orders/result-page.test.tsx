// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tap, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-shopping/api/v1/order/get'

const order = (fields: object) =>
  sample(GET, {
    ...{ id: '7', state: 'paid', currency: 'CNY', cash: 6800, points: 30 },
    goods: { id: '3', spuName: 'Massage', spuType: 3, coverImgUrl: null },
    ...fields,
  })
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('says how much was paid, and leads to the order', async () => {
  const { t } = await renderPhone('/payResult?id=7', { calls: { [GET]: order({}) } })
  expect(await screen.findByRole('heading', { name: t('shop.result_paid') })).toBeTruthy()
  expect(screen.getByText(/30.*¥68\.00/)).toBeTruthy()
  expect(linkOf(t('shop.to_order'))).toBe('/orderDetail?id=7')
})

it('says at once that a payment was refused, and offers to pay again', async () => {
  const unpaid = order({ state: 'pending_pay', expireTime: new Date(Date.now() + 60_000).toISOString() })
  const { t } = await renderPhone('/payResult?id=7&refused=1', { calls: { [GET]: unpaid } })
  expect(await screen.findByRole('heading', { name: t('shop.result_refused') })).toBeTruthy()
  expect(linkOf(t('shop.result_pay'))).toBe('/pay?id=7')
})

it('believes the order more than the wallet: what was paid is paid', async () => {
  const { t } = await renderPhone('/payResult?id=7&refused=1', { calls: { [GET]: order({}) } })
  expect(await screen.findByRole('heading', { name: t('shop.result_paid') })).toBeTruthy()
})

it('leads to the order as it is now, although the page before has read it unpaid', async () => {
  let isPaid = false
  const now = () =>
    isPaid
      ? order({ refunds: [], history: [], steps: [], address: null, invoice: null, voucher: null })
      : order({ state: 'pending_pay', expireTime: new Date(Date.now() + 60_000).toISOString() })
  const { t } = await renderPhone('/pay?id=7', {
    calls: {
      // The provider is asked on the page of the result: only then the order is paid for.
      [GET]: ({ query }) => {
        isPaid ||= query.get('ask') === '1'
        return now()
      },
      'GET /sands-shopping/api/v1/order/ways': ['simulator'],
      'POST /sands-shopping/api/v1/order/pay': { kind: 'simulator', tradeNo: 'P1' },
      'POST /sands-shopping/api/v1/pay/simulator/settle': null,
    },
  })
  await screen.findByRole('radio', { name: t('shop.provider_simulator') })
  await tapButton(t('shop.pay_now'))
  await tapButton(t('shop.simulator_pay'))
  await tap(await screen.findByRole('link', { name: t('shop.to_order') }))
  expect(await screen.findByText(t('shop.order_number'))).toBeTruthy()
  expect(screen.getByRole('heading', { name: t('shop.state_paid') })).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('shop.pay_now') })).toBeNull()
})
