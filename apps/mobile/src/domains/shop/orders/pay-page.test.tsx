// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-shopping/api/v1/order/get'
const WAYS = 'GET /sands-shopping/api/v1/order/ways'
const PAY = 'POST /sands-shopping/api/v1/order/pay'
const SETTLE = 'POST /sands-shopping/api/v1/pay/simulator/settle'
const MINUTE_MS = 60_000

const unpaid = (leftMs: number) =>
  sample(GET, {
    ...{ id: '7', state: 'pending_pay', currency: 'CNY', cash: 6800, points: 0 },
    goods: { id: '3', spuName: 'Massage', spuType: 3, coverImgUrl: null },
    expireTime: new Date(Date.now() + leftMs).toISOString(),
  })
const toOrder = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('offers to pay while there is time', async () => {
  const { t } = await renderPhone('/pay?id=7', { calls: { [GET]: unpaid(MINUTE_MS), [WAYS]: ['simulator'] } })
  expect(await screen.findByRole('radio', { name: t('shop.provider_simulator') })).toBeTruthy()
  expect(screen.getByRole('button', { name: t('shop.pay_now') })).toHaveProperty('disabled', false)
})

it('says that the order is closed when its time is over, and leads back to it', async () => {
  const { t } = await renderPhone('/pay?id=7', { calls: { [GET]: unpaid(-MINUTE_MS), [WAYS]: ['simulator'] } })
  expect(await screen.findByText(t('shop.result_closed'))).toBeTruthy()
  expect(toOrder(t('shop.to_order'))).toBe('/orderDetail?id=7')
  expect(screen.queryByRole('button', { name: t('shop.pay_now') })).toBeNull()
})

it('leads back to the order when nobody takes the money', async () => {
  const { t } = await renderPhone('/pay?id=7', { calls: { [GET]: unpaid(MINUTE_MS), [WAYS]: [] } })
  expect(await screen.findByText(t('shop.pay_none'))).toBeTruthy()
  expect(toOrder(t('shop.to_order'))).toBe('/orderDetail?id=7')
})

it('goes on to the result when the order was paid for on another screen', async () => {
  const { t, server } = await renderPhone('/pay?id=7', {
    calls: { [GET]: unpaid(MINUTE_MS), [WAYS]: ['simulator'], [PAY]: refused('shop.wrong_step') },
  })
  await screen.findByRole('radio', { name: t('shop.provider_simulator') })
  server.answer({ [GET]: sample(GET, { ...unpaid(MINUTE_MS), state: 'paid', expireTime: null }) })
  await tapButton(t('shop.pay_now'))
  await waitFor(() => expect(address()).toBe('/payResult?id=7'))
})

it('tells the result that the payment was refused', async () => {
  const { t } = await renderPhone('/pay?id=7', {
    calls: {
      ...{ [GET]: unpaid(MINUTE_MS), [WAYS]: ['simulator'] },
      ...{ [PAY]: { kind: 'simulator', tradeNo: 'P1' }, [SETTLE]: null },
    },
  })
  await screen.findByRole('radio', { name: t('shop.provider_simulator') })
  await tapButton(t('shop.pay_now'))
  await tapButton(t('shop.simulator_refuse'))
  await waitFor(() => expect(address()).toBe('/payResult?id=7&refused=1'))
})
