// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tap } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-shopping/api/v1/goods/get'
const CHECK = 'POST /sands-shopping/api/v1/goods/checkBuy'
const massage = sample(GET, {
  ...{ id: '3', spuName: 'Massage', spuType: 3, currency: 'CNY', price: 6800, integral: 12_500, merchant: null },
  ...{ isCashPay: 1, isIntegralPay: 1, isCombinationPay: 0, defaultPayType: 1, pictures: [], introduction: '' },
})
const free = { canBuy: 1, reason: null, orderId: null, availablePoints: 20 } as const

it('asks again when another way to pay is chosen, and does not order what cannot be paid like this', async () => {
  const calls = { [GET]: massage, [CHECK]: free }
  const { t, server } = await renderPhone('/orderPay?id=3&payType=1', { calls })
  const place = () => screen.getByRole('button', { name: t('shop.place') })
  await waitFor(() => expect(server.sentTo(CHECK)[0]?.body).toEqual({ id: '3', payType: 1 }))
  expect(place()).toHaveProperty('disabled', false)
  server.answer({ [CHECK]: { ...free, canBuy: 0, reason: 'points_short' } })
  await tap(screen.getByRole('radio', { name: t('shop.pay_type_2') }))
  expect(await screen.findByText(t('shop.reason_points_short', { count: 20 }))).toBeTruthy()
  expect(place()).toHaveProperty('disabled', true)
  // The total is written in full.
  expect(screen.getAllByText(/12[,.]500/).length).toBeGreaterThan(0)
})

it('shows the new price when it has changed, and orders at that one', async () => {
  const CREATE = 'POST /sands-shopping/api/v1/order/create'
  const calls = { [GET]: massage, [CHECK]: free, [CREATE]: refused('shop.price_changed') }
  const { t, server } = await renderPhone('/orderPay?id=3&payType=1', { calls })
  const place = await screen.findByRole('button', { name: t('shop.place') })
  server.answer({ [GET]: { ...massage, price: 7000 } })
  await tap(place)
  expect((await screen.findAllByText('¥70.00')).length).toBeGreaterThan(0)
  await tap(place)
  const bodies = () => server.sentTo(CREATE).map(({ body }) => body)
  await waitFor(() => expect(bodies()).toMatchObject([{ seen: { cash: 6800 } }, { seen: { cash: 7000 } }]))
})

it('wants no invoice for points', async () => {
  const CREATE = 'POST /sands-shopping/api/v1/order/create'
  const calls = { [GET]: massage, [CHECK]: free, [CREATE]: refused('shop.sold_out') }
  const { t, server } = await renderPhone('/orderPay?id=3&payType=1', { calls })
  const title = await screen.findByRole('textbox', { name: t('shop.invoice_title') })
  fireEvent.change(title, { target: { value: 'Dune Ltd' } })
  await tap(screen.getByRole('radio', { name: t('shop.pay_type_2') }))
  await tap(screen.getByRole('button', { name: t('shop.place') }))
  await waitFor(() => expect(server.sentTo(CREATE)).toHaveLength(1))
  expect(server.sentTo(CREATE)[0]?.body).not.toHaveProperty('invoice')
})

it('says that the merchant does not deliver to the address, before anything is ordered', async () => {
  const AREAS = 'GET /sands-shopping/api/v1/merchant/getDeliveryAreas'
  const BOOK = 'GET /sands-shopping/api/v1/address/list'
  const cup = { ...massage, spuType: 2, stock: 5, merchant: { id: '4', name: 'Dune Cups', logoUrl: null } } as const
  const place = { province: '广东省', city: '深圳市', district: '', detail: '1 Road', isDefault: 1 } as const
  const calls = {
    ...{ [GET]: cup, [CHECK]: free, [BOOK]: [{ id: '9', name: 'Wang Min', phone: '13800002222', ...place }] },
    [AREAS]: [{ province: '浙江省', city: '', district: '' }],
  }
  const { t } = await renderPhone('/orderPay?id=3&payType=1', { calls })
  expect(await screen.findByText(t('shop.reason_area'))).toBeTruthy()
  expect(screen.getByRole('button', { name: t('shop.place') })).toHaveProperty('disabled', true)
})
