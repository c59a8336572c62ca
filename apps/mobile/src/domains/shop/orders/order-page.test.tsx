// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-shopping/api/v1/order/get'
const refund = {
  id: '1',
  state: 'rejected',
  cash: 6800,
  points: 0,
  reason: 'No time',
  note: 'The offer is for this week',
  isLate: 0,
  requestTime: '2026-03-02T08:00:00.000Z',
  endTime: '2026-03-03T08:00:00.000Z',
} as const
const goods = { id: '3', spuName: 'Massage', spuType: 3, coverImgUrl: null } as const
const paid = { id: '7', state: 'paid', goods, courseId: null, address: null, invoice: null, history: [] } as const
const money = { currency: 'CNY', cash: 6800, points: 0 } as const

it('shows each refund with its state, its time and why it was rejected', async () => {
  const order = sample(GET, { ...paid, ...money, voucher: null, refunds: [refund], steps: [] })
  const { t } = await renderPhone('/orderDetail?id=7', { calls: { [GET]: order } })
  expect(await screen.findByText(t('shop.refund_state_rejected'))).toBeTruthy()
  expect(screen.getByText('No time')).toBeTruthy()
  expect(screen.getByText(t('shop.refund_note', { note: refund.note }))).toBeTruthy()
  expect(document.querySelector(`time[datetime="${refund.endTime}"]`)).toBeTruthy()
})

it('shows the code of a voucher to scan, until it is used', async () => {
  const voucher = { code: 'ABCD23456789', isUsed: 0, useTime: null, expireTime: '2027-03-02T08:00:00.000Z' } as const
  const order = sample(GET, { ...paid, ...money, voucher, refunds: [], steps: [] })
  const { t } = await renderPhone('/orderDetail?id=7', { calls: { [GET]: order } })
  expect(await screen.findByRole('img', { name: t('shop.voucher_qr') })).toBeTruthy()
  expect(screen.getByText(voucher.code)).toBeTruthy()
})

it('leads on from an order that is gone, which trying again does not bring back', async () => {
  const { t } = await renderPhone('/orderDetail?id=7', { calls: { [GET]: refused('shop.order_gone') } })
  const back = await screen.findByRole('link', { name: t('shop.orders') })
  expect(back.getAttribute('href')).toBe('/orderList')
  expect(screen.getByText(t('kernel.gone_title'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('kernel.retry') })).toBeNull()
})

it('shows how long a pending order can be paid for', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-02T08:00:00.000Z'))
  onTestFinished(() => void vi.restoreAllMocks())
  const pending = { ...paid, ...money, state: 'pending_pay', expireTime: '2026-03-02T08:12:30.000Z' } as const
  const order = sample(GET, { ...pending, voucher: null, refunds: [], steps: [] })
  const { t } = await renderPhone('/orderDetail?id=7', { calls: { [GET]: order } })
  expect(await screen.findByText(t('shop.pay_left', { time: '12:30' }))).toBeTruthy()
})
