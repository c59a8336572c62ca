// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const MANAGE = '/sands-shopping/api/v1/manage'
const GOODS = `GET ${MANAGE}/merchant/goods/page` as const
const ORDERS = `GET ${MANAGE}/order/page` as const
const rights = ['shop.orders.ship'] as const

it('shows the goods of the own merchant with stock and sales, and nothing to change', async () => {
  const cup = { id: '3', spuName: 'A cup', spuType: 2, state: 'on_sale', stock: 8, buyTotal: 5 } as const
  const { t } = await renderDesktop('/manage/shop/own-goods', {
    rights,
    answers: { [GOODS]: samplePage(GOODS, [{ ...cup, merchantName: 'Dune Cups' }]) },
  })
  expect(await screen.findByText('A cup')).toBeTruthy()
  expect(screen.getByText('Dune Cups')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('shop.manage_goods_add') })).toBeNull()
})

it('opens the orders to people of a merchant, without the export of all orders', async () => {
  const { t } = await renderDesktop('/manage/shop/orders', { rights, answers: { [ORDERS]: samplePage(ORDERS, []) } })
  expect(await screen.findByText(t('shop.manage_own_orders_intro'))).toBeTruthy()
  expect(screen.getByRole('button', { name: t('shop.manage_import') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('shop.manage_export') })).toBeNull()
})
