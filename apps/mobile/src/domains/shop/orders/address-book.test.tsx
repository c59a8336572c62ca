// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openQuestion } from '../../../kernel/ui/float/ask.ts'
import { tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const GET = 'GET /sands-shopping/api/v1/goods/get'
const CHECK = 'POST /sands-shopping/api/v1/goods/checkBuy'
const BOOK = 'GET /sands-shopping/api/v1/address/list'
const REMOVE = 'POST /sands-shopping/api/v1/address/remove'
const cup = sample(GET, {
  ...{ id: '3', spuName: 'Cup', spuType: 2, currency: 'CNY', price: 6800, integral: 0, merchant: null },
  ...{ isCashPay: 1, isIntegralPay: 0, isCombinationPay: 0, defaultPayType: 1, pictures: [], introduction: '' },
})
const free = { canBuy: 1, reason: null, orderId: null, availablePoints: 20 } as const
const [home, office] = sample(BOOK, [
  { id: '1', name: 'Home', phone: '13800002222', province: '广东省', city: '深圳市' },
  { id: '2', name: 'Office', phone: '13800002222', province: '广东省', city: '深圳市' },
])

it('chooses another address when the chosen one is deleted', async () => {
  if (!home || !office) throw new Error('there are no addresses')
  const calls = { [GET]: cup, [CHECK]: free, [BOOK]: [home, office], [REMOVE]: null }
  const { t, server } = await renderPhone('/orderPay?id=3&payType=1', { calls })
  expect(await screen.findByRole('button', { name: /Home/, pressed: true })).toBeTruthy()
  await tapButton(t('shop.address_edit'))
  server.answer({ [BOOK]: [office] })
  await tapButton(t('shop.remove'))
  await act(async () => openQuestion.get()?.answer(true))
  expect(await screen.findByRole('button', { name: /Office/, pressed: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Home/ })).toBeNull()
})
