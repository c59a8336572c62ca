// @vitest-environment happy-dom
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { areasFromText, areasText } from './areas-text.ts'

const MANAGE = '/sands-shopping/api/v1/manage'
const PAGE = `GET ${MANAGE}/order/page` as const
const GET = `GET ${MANAGE}/order/get` as const
const SHIP = `POST ${MANAGE}/order/ship` as const
const NUMBER = 'S2026030208000012345678'
const LINE = { id: '7', orderNo: NUMBER, state: 'to_ship', cash: 9900, points: 0, currency: 'CNY', version: 3 } as const

it('ships an order with its tracking number', async () => {
  const whole = sample(GET, { ...LINE, refunds: [], history: [], address: null, invoice: null })
  const { t, server } = await renderDesktop('/manage/shop/orders', {
    answers: { [PAGE]: samplePage(PAGE, [LINE]), [GET]: whole, [SHIP]: { ...whole, state: 'shipped' } },
  })
  await clickButton(NUMBER)
  const drawer = await dialog(NUMBER)
  expect(await drawer.findByText('¥99.00')).toBeTruthy()
  fill(field(t('shop.manage_carrier'), drawer), 'SF')
  fill(field(t('shop.manage_tracking'), drawer), 'SF 1')
  await clickButton(t('shop.manage_ship'), drawer)
  expect(await drawer.findByText(t('shop.manage_tracking_wrong'))).toBeTruthy()
  fill(field(t('shop.manage_tracking'), drawer), 'SF1')
  await clickButton(t('shop.manage_ship'), drawer)
  await waitFor(() =>
    expect(server.sentTo(SHIP)[0]?.body).toEqual({ id: '7', version: 3, carrier: 'SF', trackingNumber: 'SF1' }),
  )
})

it('asks for no other refund than the one that is written', async () => {
  const REQUEST = `POST ${MANAGE}/order/refund/request` as const
  const left = { cash: 9900, points: 0 }
  const parts = { refunds: [], history: [], address: null, invoice: null, refundable: left } as const
  const whole = sample(GET, { ...LINE, ...parts, state: 'paid' })
  const { t, server } = await renderDesktop('/manage/shop/orders', {
    answers: { [PAGE]: samplePage(PAGE, [{ ...LINE, state: 'paid' }]), [GET]: whole, [REQUEST]: whole },
  })
  await clickButton(NUMBER)
  await clickButton(t('shop.manage_act_request_refund'), await dialog(NUMBER))
  const form = await dialog(t('shop.manage_act_request_refund'))
  fill(field(t('shop.manage_note'), form), 'broken')
  fill(field(t('shop.manage_refund_cash'), form), '12,50')
  await clickButton(t('shop.manage_act_request_refund'), form)
  expect(await form.findByText(t('shop.manage_money_wrong'))).toBeTruthy()
  expect(server.sentTo(REQUEST)).toEqual([])
  fill(field(t('shop.manage_refund_cash'), form), '12.50')
  await clickButton(t('shop.manage_act_request_refund'), form)
  const body = { id: '7', version: 3, cash: 1250, points: 0, reason: 'broken' }
  await waitFor(() => expect(server.sentTo(REQUEST)[0]?.body).toEqual(body))
})

it('redeems a voucher only when its code is complete', async () => {
  const { t } = await renderDesktop('/manage/shop/orders', { answers: { [PAGE]: samplePage(PAGE, []) } })
  await clickButton(t('shop.manage_redeem'))
  const form = await dialog(t('shop.manage_redeem'))
  fill(field(t('shop.voucher'), form), 'ABCD')
  expect(form.getByRole('button', { name: t('shop.manage_redeem') }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(t('shop.orders_none_title'))).toBeTruthy()
})

it('lists vouchers with their buyers, without codes that can be used', async () => {
  const VOUCHERS = `GET ${MANAGE}/voucher/page` as const
  const one = { orderId: '7', spuName: 'Massage', merchantName: 'Dune Care', buyerName: 'Wang Min' } as const
  const { t } = await renderDesktop('/manage/shop/vouchers', {
    answers: { [VOUCHERS]: samplePage(VOUCHERS, [{ ...one, code: '', state: 'usable', useTime: null }]) },
  })
  expect(await screen.findByText('Wang Min')).toBeTruthy()
  expect(screen.getAllByText(t('shop.voucher_state_usable')).length).toBeGreaterThan(0)
})

it('reads delivery areas line by line', () => {
  const areas = [
    { province: '广东省', city: '', district: '' },
    { province: '浙江省', city: '杭州市', district: '西湖区' },
  ]
  expect(areasFromText(areasText(areas))).toEqual(areas)
  expect(areasFromText(' \n/x\n')).toEqual([])
})

it('lists what was refused, with what was expected and what came', async () => {
  const LINES = `GET ${MANAGE}/reconcile/page` as const
  const REFUSED = `GET ${MANAGE}/reconcile/refused` as const
  const price = { id: '1', provider: null, reason: 'price', goodsName: 'A cup', tradeNo: null } as const
  const { t } = await renderDesktop('/manage/shop/reconcile', {
    answers: {
      [LINES]: samplePage(LINES, []),
      [REFUSED]: samplePage(REFUSED, [
        { ...price, person: 'Wang Min', currency: 'CNY', ours: 990, theirs: 1, times: 2 },
      ]),
    },
  })
  expect(await screen.findByText(t('shop.manage_refusal_price'))).toBeTruthy()
  for (const text of ['Wang Min', 'A cup', '¥9.90', '¥0.01']) expect(screen.getByText(text)).toBeTruthy()
})

it('names the people of a merchant, and refuses an area that addresses do not know', async () => {
  const LIST = `GET ${MANAGE}/merchant/list` as const
  const UPDATE = `POST ${MANAGE}/merchant/update` as const
  const one = { id: '4', name: 'Dune Cups', logoUrl: null, logoFileId: null, areas: [], version: 2 } as const
  const members = [
    { id: '8', name: 'Wang Min' },
    { id: '9', name: 'Li Na' },
  ] as const
  const merchant = sample(UPDATE, { ...one, people: ['8', '9'], members: [...members] })
  const { t, server } = await renderDesktop('/manage/shop/merchants?open=4', {
    answers: { [LIST]: [merchant], [UPDATE]: merchant },
  })
  const drawer = await dialog('Dune Cups')
  await clickButton(`${t('shop.remove')} · Wang Min`, drawer)
  fill(field(t('shop.areas'), drawer), 'Nowhere')
  await clickButton(t('shop.save'), drawer)
  expect(await drawer.findByText(t('shop.manage_area_wrong', { area: 'Nowhere' }))).toBeTruthy()
  expect(server.sentTo(UPDATE)).toEqual([])
  fill(field(t('shop.areas'), drawer), '广东省/广州市')
  await clickButton(t('shop.save'), drawer)
  const areas = [{ province: '广东省', city: '广州市', district: '' }]
  await waitFor(() => expect(server.sentTo(UPDATE)[0]?.body).toMatchObject({ people: ['9'], areas }))
})

it('shows older changes of a stock after the last one that is shown', async () => {
  const GOODS = `GET ${MANAGE}/goods/page` as const
  const STOCK = `GET ${MANAGE}/stock/page` as const
  const one = { id: '5', spuName: 'A cup', spuType: 2, stock: 25, coverImgUrl: null, state: 'on_sale' } as const
  const move = (id: number) =>
    ({ id: String(id), kind: 'supply', amount: 1, stockAfter: id, note: `move ${id}` }) as const
  const first = Array.from({ length: 20 }, (_, place) => move(25 - place))
  const { t, server } = await renderDesktop('/manage/shop/goods', {
    answers: { [GOODS]: samplePage(GOODS, [one]), [STOCK]: samplePage(STOCK, first) },
  })
  await clickButton(/^25,/)
  const box = await dialog(t('shop.manage_stock_of', { name: 'A cup' }))
  expect(await box.findByText(/move 6/)).toBeTruthy()
  server.answer({ [STOCK]: samplePage(STOCK, [5, 4, 3, 2, 1].map(move)) })
  await clickButton(t('shop.manage_movements_more'), box)
  expect(await box.findByText(/move 1$/)).toBeTruthy()
  expect(server.sentTo(STOCK).at(-1)?.query.get('before')).toBe('6')
  expect(box.queryByRole('button', { name: t('shop.manage_movements_more') })).toBeNull()
})

it('names the money in the sales report, points first, with all its digits', async () => {
  const REPORT = `GET ${MANAGE}/sales/report` as const
  const line = { goodsId: '3', spuName: 'A cup', orders: 2, cash: 9900, points: 1234, currency: 'CNY' } as const
  const { t } = await renderDesktop('/manage/shop/sales', {
    answers: { [REPORT]: [{ ...line, refundedCash: 0, refundedPoints: 0 }] },
  })
  expect(await screen.findByRole('columnheader', { name: t('shop.manage_income') })).toBeTruthy()
  expect(
    screen.getByText(t('shop.combined', { points: t('shop.points_price', { count: '1,234' }), money: '¥99.00' })),
  ).toBeTruthy()
})
