// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-shopping/api/v1/order/get'
const PAGE = '/orders/detail?id=7'
const order = (fields: object) =>
  sample(GET, {
    ...{ id: '7', orderNo: 'S2026030208000012345678', state: 'paid', cash: 6800, points: 0, currency: 'CNY' },
    ...{ goods: { id: '3', spuName: 'Massage', spuType: 3 }, expireTime: null, steps: [] },
    ...{ refunds: [], history: [], address: null, invoice: null, voucher: null, merchant: null, courseId: null },
    ...fields,
  })

it('shows each refund with its state and why it was rejected', async () => {
  const refund = {
    ...{ id: '1', state: 'rejected', cash: 6800, points: 0, reason: 'No time', note: 'The offer is for this week' },
    ...{ isLate: 0, requestTime: '2026-03-02T08:00:00.000Z', endTime: '2026-03-03T08:00:00.000Z' },
  } as const
  const { t } = await renderDesktop(PAGE, { answers: { [GET]: order({ refunds: [refund] }) } })
  expect(await screen.findByRole('heading', { name: t('shop.refunds') })).toBeTruthy()
  expect(screen.getByText(new RegExp(t('shop.refund_state_rejected')))).toBeTruthy()
  expect(screen.getByText(t('shop.refund_note', { note: refund.note }))).toBeTruthy()
})

it('shows the code of a voucher to scan', async () => {
  const voucher = { code: 'ABCD23456789', isUsed: 0, useTime: null, expireTime: '2027-03-02T08:00:00.000Z' } as const
  const { t } = await renderDesktop(PAGE, { answers: { [GET]: order({ voucher }) } })
  expect(await screen.findByRole('img', { name: t('shop.voucher_qr') })).toBeTruthy()
  expect(screen.getByText(voucher.code)).toBeTruthy()
})

it('leads to the goods again once the order is over', async () => {
  const { t } = await renderDesktop(PAGE, { answers: { [GET]: order({ state: 'cancelled' }) } })
  const link = await screen.findByRole('link', { name: t('shop.buy_again') })
  expect(link.getAttribute('href')).toContain('/shop/goods?id=3')
})

it.each([
  ['paid', true],
  ['refund_requested', true],
  ['done', true],
  ['refund_success', false],
] as const)('leads from an order that is %s to its course: %s', async (state, isOpen) => {
  const course = { goods: { id: '3', spuName: 'Writing', spuType: 1 }, courseId: '5' } as const
  const { t } = await renderDesktop(PAGE, { answers: { [GET]: order({ ...course, state }) } })
  await screen.findByRole('heading', { name: t('shop.order_steps') })
  expect(screen.queryByRole('link', { name: t('shop.to_course') }) !== null).toBe(isOpen)
})
