// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, choose, clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const SHOP = '/sands-shopping/api/v1'
const PAGE = `GET ${SHOP}/goods/page` as const
const GET = `GET ${SHOP}/goods/get` as const
const CATEGORIES = `POST ${SHOP}/goods/category/list` as const
const BOOK = `GET ${SHOP}/address/list` as const
const SAVE = `POST ${SHOP}/address/save` as const
const CREATE = `POST ${SHOP}/order/create` as const
const ORDER = `GET ${SHOP}/order/get` as const
const WAYS = `GET ${SHOP}/order/ways` as const
const CHECK = `POST ${SHOP}/goods/checkBuy` as const
const BANNERS = `GET ${SHOP}/banner/list` as const

const CUP = {
  id: '3',
  spuName: 'A cup',
  spuType: 2,
  currency: 'CNY',
  price: 9900,
  integral: 0,
  isCashPay: 1,
  isIntegralPay: 0,
  isCombinationPay: 0,
  defaultPayType: 1,
} as const
const PLACE = { province: '广东省', city: '深圳市', district: '', detail: '1 Road', isDefault: 0 } as const
const address = { id: '9', name: 'Wang Min', phone: '13800002222', ...PLACE } as const
const cup = (check: object) => sample(GET, { ...CUP, pictures: [], introduction: '', merchant: null, stock: 8, check })
const free = { canBuy: 1, reason: null, orderId: null, availablePoints: 20 } as const
const order = sample(ORDER, {
  ...{ id: '7', orderNo: 'S2026030208000012345678', state: 'pending_pay', cash: 9900, points: 0, currency: 'CNY' },
  ...{ expireTime: new Date(Date.now() + 600_000).toISOString() },
})

it('shows goods with their prices, and leads to one', async () => {
  await renderDesktop('/shop', {
    answers: {
      ...{ [PAGE]: samplePage(PAGE, [CUP]), [CATEGORIES]: [], [BANNERS]: [] },
      [GET]: cup({ canBuy: 0, reason: 'quota' }),
    },
  })
  const card = await screen.findByRole('link', { name: /A cup/ })
  expect(card.textContent).toContain('¥99.00')
  expect(card.getAttribute('href')).toContain('/shop/goods?id=3')
})

it('shows the goods of a category, which is in the address', async () => {
  const { t, server } = await renderDesktop('/shop?category=5', {
    answers: {
      ...{ [PAGE]: samplePage(PAGE, []), [BANNERS]: [] },
      [CATEGORIES]: [
        {
          ...{ id: '5', name: 'Home', parentId: null, categoryLevel: 1, courseNum: 1, count: 1, hasChildren: 0 },
          children: [],
        },
      ],
    },
  })
  const link = await screen.findByRole('link', { name: /Home/ })
  expect(link.getAttribute('aria-current')).toBe('true')
  expect(server.sentTo(PAGE)[0]?.query.get('categoryId')).toBe('5')
  await clickButton(t('shop.show_all'))
  await waitFor(() => expect(server.sentTo(PAGE).at(-1)?.query.get('categoryId')).toBeNull())
})

it('stores the invoice that the buyer wants', async () => {
  const { t, server } = await renderDesktop('/shop/goods?id=3', {
    answers: {
      ...{ [GET]: cup({ canBuy: 1, reason: null }), [CHECK]: free, [BOOK]: [address] },
      ...{ [CREATE]: order, [ORDER]: order, [WAYS]: ['simulator'] },
    },
  })
  await waitFor(() => expect(button(t('shop.place'))).toHaveProperty('disabled', false))
  fill(field(t('shop.invoice_title')), ' Dune Ltd ')
  fill(field(t('shop.invoice_tax')), '9144 01')
  await clickButton(t('shop.place'))
  await waitFor(() =>
    expect(server.sentTo(CREATE)[0]?.body).toMatchObject({ invoice: { title: 'Dune Ltd', taxNumber: '914401' } }),
  )
})

it('orders goods at the price that the person saw, to a chosen address, and goes on to the payment', async () => {
  const { t, server } = await renderDesktop('/shop/goods?id=3', {
    answers: {
      ...{ [GET]: cup({ canBuy: 1, reason: null }), [CHECK]: free, [BOOK]: [address] },
      ...{ [CREATE]: order, [ORDER]: order, [WAYS]: ['simulator'] },
    },
  })
  await waitFor(() => expect(button(t('shop.place'))).toHaveProperty('disabled', false))
  await clickButton(t('shop.place'))
  expect(await screen.findByRole('timer')).toBeTruthy()
  expect(server.sentTo(CREATE)[0]?.body).toEqual({
    goodsId: '3',
    payType: 1,
    seen: { cash: 9900, points: 0, currency: 'CNY' },
    addressId: '9',
  })
})

it('adds an address, and says why an order was refused', async () => {
  const { t, server } = await renderDesktop('/shop/goods?id=3', {
    answers: {
      ...{ [GET]: cup({ canBuy: 1, reason: null }), [CHECK]: free, [BOOK]: [], [CREATE]: refused('shop.sold_out') },
      [SAVE]: () => {
        server.answer({ [BOOK]: [address] })
        return address
      },
    },
  })
  await clickButton(t('shop.address_add'))
  const form = await dialog(t('shop.address_add'))
  await clickButton(t('shop.save'), form)
  expect(form.getAllByText(t('shop.manage_missing')).length).toBeGreaterThan(3)
  fill(field(t('shop.address_name'), form), address.name)
  fill(field(t('shop.address_phone'), form), address.phone)
  fill(field(t('shop.address_detail'), form), PLACE.detail)
  await choose(form.getByRole('combobox', { name: t('shop.address_province') }), PLACE.province)
  await choose(form.getByRole('combobox', { name: t('shop.address_city') }), PLACE.city)
  await clickButton(t('shop.save'), form)
  await waitFor(() => expect(server.sentTo(SAVE)[0]?.body).toMatchObject(PLACE))
  await waitFor(() => expect(button(t('shop.place'))).toHaveProperty('disabled', false))
  await clickButton(t('shop.place'))
  expect(await screen.findByRole('alert')).toBeTruthy()
})

it('shows the new price when it has changed, and orders at that one', async () => {
  const check = { canBuy: 1, reason: null }
  const { t, server } = await renderDesktop('/shop/goods?id=3', {
    answers: { [GET]: cup(check), [CHECK]: free, [BOOK]: [address], [CREATE]: refused('shop.price_changed') },
  })
  await waitFor(() => expect(button(t('shop.place'))).toHaveProperty('disabled', false))
  server.answer({ [GET]: { ...cup(check), price: 12_000 } })
  await clickButton(t('shop.place'))
  expect((await screen.findAllByText('¥120.00')).length).toBeGreaterThan(0)
  await clickButton(t('shop.place'))
  await waitFor(() => expect(server.sentTo(CREATE).at(-1)?.body).toMatchObject({ seen: { cash: 12_000 } }))
})

it('says why goods cannot be bought', async () => {
  const { t } = await renderDesktop('/shop/goods?id=3', {
    answers: { [GET]: cup({ canBuy: 0, reason: 'stock', orderId: '7' }) },
  })
  expect(await screen.findByText(t('shop.reason_stock'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('shop.to_order') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('shop.place') })).toBeNull()
})

it('asks again when another way to pay is chosen, and does not order what cannot be paid like this', async () => {
  const both = { ...CUP, spuType: 3, isIntegralPay: 1, integral: 500, stock: null, merchant: null } as const
  const { t, server } = await renderDesktop('/shop/goods?id=3', {
    answers: {
      [GET]: sample(GET, { ...both, pictures: [], introduction: '', check: { canBuy: 1, reason: null } }),
      [CHECK]: free,
    },
  })
  await waitFor(() => expect(server.sentTo(CHECK)[0]?.body).toEqual({ id: '3', payType: 1 }))
  server.answer({ [CHECK]: { ...free, canBuy: 0, reason: 'points_short' } })
  fireEvent.click(await screen.findByRole('radio', { name: t('shop.pay_type_2') }))
  expect(await screen.findByText(t('shop.reason_points_short', { count: 20 }))).toBeTruthy()
  expect(server.sentTo(CHECK).at(-1)?.body).toEqual({ id: '3', payType: 2 })
  expect(button(t('shop.place'))).toHaveProperty('disabled', true)
})

it('shows the price, the merchant and where it delivers', async () => {
  const merchant = { id: '4', name: 'Dune Cups', logoUrl: null }
  const DETAIL = `GET ${SHOP}/merchant/getMerchantDetail` as const
  const AREAS = `GET ${SHOP}/merchant/getDeliveryAreas` as const
  const goods = { ...CUP, pictures: [], introduction: '', merchant, stock: 8 } as const
  await renderDesktop('/shop/goods?id=3', {
    answers: {
      [GET]: sample(GET, { ...goods, check: { canBuy: 0, reason: 'stock', orderId: null } }),
      [DETAIL]: sample(DETAIL, { ...merchant, introduction: 'Good cups', phone: '020-1', serviceHours: '9-17' }),
      [AREAS]: [{ province: '广东省', city: '广州市', district: '' }],
    },
  })
  expect(await screen.findByText('020-1')).toBeTruthy()
  expect(screen.getByText('¥99.00')).toBeTruthy()
  expect(screen.getByText('Dune Cups')).toBeTruthy()
  expect(await screen.findByText('广东省 / 广州市')).toBeTruthy()
})

it('changes and deletes addresses of the address book', async () => {
  const REMOVE = `POST ${SHOP}/address/remove` as const
  const other = { ...address, id: '10', name: 'Li Na', isDefault: 1 } as const
  const { t, server } = await renderDesktop('/shop/goods?id=3', {
    answers: {
      ...{ [GET]: cup({ canBuy: 1, reason: null }), [CHECK]: free, [BOOK]: [other, address], [SAVE]: address },
      [REMOVE]: null,
    },
  })
  await clickButton(t('shop.portal_addresses'))
  const book = await dialog(t('shop.portal_addresses'))
  await clickButton(new RegExp(`^${t('shop.address_edit')} · Wang Min`), book)
  const form = await dialog(t('shop.address_edit'))
  fill(field(t('shop.address_detail'), form), '2 Road')
  fireEvent.click(form.getByRole('checkbox', { name: t('shop.address_default') }))
  await clickButton(t('shop.save'), form)
  await waitFor(() => expect(server.sentTo(SAVE)[0]?.body).toMatchObject({ id: '9', detail: '2 Road', isDefault: 1 }))
  await clickButton(new RegExp(`^${t('shop.remove')} · Li Na`), book)
  await clickButton(t('shop.remove'), await dialog(t('shop.address_remove_ask')))
  await waitFor(() => expect(server.sentTo(REMOVE)[0]?.body).toEqual({ id: '10' }))
})

it('shows a merchant with what it sells', async () => {
  const DETAIL = `GET ${SHOP}/merchant/getMerchantDetail` as const
  const AREAS = `GET ${SHOP}/merchant/getDeliveryAreas` as const
  const merchant = {
    id: '4',
    name: 'Dune Cups',
    logoUrl: '/files/4',
    introduction: 'Good cups',
    phone: '020-1',
  } as const
  const { server } = await renderDesktop('/shop/merchant?merchantDetailId=4', {
    answers: { [DETAIL]: sample(DETAIL, merchant), [AREAS]: [], [PAGE]: samplePage(PAGE, [CUP]) },
  })
  expect(await screen.findByText('Good cups')).toBeTruthy()
  expect((await screen.findByRole('link', { name: /A cup/ })).getAttribute('href')).toContain('/shop/goods?id=3')
  expect(server.sentTo(PAGE)[0]?.query.get('merchantId')).toBe('4')
})
