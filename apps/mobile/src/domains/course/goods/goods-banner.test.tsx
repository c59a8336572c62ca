// @vitest-environment happy-dom
import type { CategoryGoods, CourseCategoryNode } from '@sands/contract/course/course.model'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Slots, SlotsContext } from '../../../kernel/slots.ts'
import { settle, tap } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { GoodsBanner } from './goods-banner.tsx'

const GOODS = 'POST /sands-lms/api/v1/online-class-summary/classGoods'

const cup: CategoryGoods = {
  id: '7' as CategoryGoods['id'],
  spuName: 'Cup',
  spuType: 2,
  coverImgUrl: null,
  currency: 'CNY',
  price: 9900,
  integral: 0,
  combinationIntegral: 0,
  combinationPrice: 0,
  isCashPay: 1,
  isIntegralPay: 0,
  isCombinationPay: 0,
  defaultPayType: 1,
  buyTotal: 12,
}
const withDetailOnly: Slots = {
  entries: [],
  tabs: [],
  blocks: [],
  contents: [],
  hasScreen: (path) => path === '/shopDetail',
}
const show = (goodsInfo: CategoryGoods[]) =>
  renderPhone(
    <SlotsContext value={withDetailOnly}>
      <GoodsBanner category={'3' as CourseCategoryNode['id']} />
    </SlotsContext>,
    { calls: { [GOODS]: { categoryName: 'Stores', goodsInfo } } },
  )

it('is hidden while a category has no goods', async () => {
  const { server } = await show([])
  await settle()
  expect(screen.queryByRole('button')).toBeNull()
  expect(server.sentTo(GOODS).map(({ body }) => body)).toEqual([{ classificationId: '3' }])
})

it('opens the list of goods, and links to each item, not to a shop that does not exist', async () => {
  await show([cup])
  await tap(await screen.findByRole('button'))
  const goods = await screen.findByText('Cup')
  expect(goods.closest('a')?.getAttribute('href')).toBe('/shopDetail?id=7')
  expect(screen.getByText(/99\.00/)).toBeTruthy()
  expect(document.querySelector('a[href="/shopIndex"]')).toBeNull()
})

it('shows rupiah where goods are sold for rupiah', async () => {
  await show([{ ...cup, currency: 'IDR', price: 150_000 }])
  await tap(await screen.findByRole('button'))
  expect(await screen.findByText('Rp150.000')).toBeTruthy()
  expect(screen.queryByText(/¥|CN/)).toBeNull()
})
