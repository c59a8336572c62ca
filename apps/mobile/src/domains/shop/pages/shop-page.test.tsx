// @vitest-environment happy-dom
import type { GoodsCategoryNode, GoodsDetail, GoodsItem } from '@sands/contract/shop/shop.model'
import { type CallAnswers, type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const PAGE = 'GET /sands-shopping/api/v1/goods/page'
const GET = 'GET /sands-shopping/api/v1/goods/get'
const AREAS = 'GET /sands-shopping/api/v1/merchant/getDeliveryAreas'
const BANNERS = 'GET /sands-shopping/api/v1/banner/list'
const CATEGORIES = 'POST /sands-shopping/api/v1/goods/category/list'

const cup: Plain<GoodsItem> = {
  ...{ id: '7', spuName: 'Cup', spuType: 2, coverImgUrl: null, currency: 'CNY', price: 9900, integral: 0 },
  ...{ combinationIntegral: 300, combinationPrice: 5000, isCashPay: 1, isIntegralPay: 0, isCombinationPay: 1 },
  ...{ defaultPayType: 3, buyTotal: 12, isSoldOut: 0, isBought: 0 },
}
const detail: Plain<GoodsDetail> = {
  ...cup,
  ...{ pictures: [], introduction: '', stock: 4, quota: null, courseId: null, categoryName: 'Cups', isForAll: 0 },
  merchant: { id: '3', name: 'Dune Cups', logoUrl: null },
  check: { canBuy: 1, reason: null, orderId: null, availablePoints: 500 },
}
const categories: Plain<GoodsCategoryNode>[] = [
  {
    ...{ id: '1', name: 'Home', parentId: null, categoryLevel: 1, courseNum: 1, count: 1, hasChildren: 1 },
    children: [
      {
        ...{ id: '2', name: 'Cups', parentId: '1', categoryLevel: 2, courseNum: 1, count: 1, hasChildren: 0 },
        children: [],
      },
    ],
  },
]
const calls: CallAnswers = { [PAGE]: onePage([cup]), [CATEGORIES]: categories, [BANNERS]: [] }

describe('the shop', () => {
  it('shows goods with points and yuan', async () => {
    await renderPhone('/shopIndex', { calls })
    const row = (await screen.findByText('Cup')).closest('a')
    expect(row?.getAttribute('href')).toBe('/shopDetail?id=7')
    expect(row?.textContent).toContain('300')
    expect(row?.textContent).toContain('¥50.00')
  })

  it('writes a price in points with all its digits', async () => {
    const dear = { ...cup, integral: 123_456, isIntegralPay: 1, defaultPayType: 2 } as const
    await renderPhone('/shopIndex', { calls: { ...calls, [PAGE]: onePage([dear]) } })
    const row = (await screen.findByText('Cup')).closest('a')
    expect(row?.textContent).toMatch(/123[,.]456/)
  })

  it('shows banners until the person looks for something', async () => {
    const picture = { url: '/one.webp', width: 750, height: 330, placeholder: '', sizes: [] }
    const banner = { id: '1', title: 'Cups for all', imgUrl: '/one.webp', picture, linkStatus: 23, moduleId: '7' }
    await renderPhone('/shopIndex', { calls: { ...calls, [BANNERS]: [{ ...banner, appUrl: null }] } })
    const link = (await screen.findByAltText('Cups for all')).closest('a')
    expect(link?.getAttribute('href')).toBe('/shopDetail?id=7')
    await tapButton('Home')
    await waitFor(() => expect(screen.queryByAltText('Cups for all')).toBeNull())
  })

  it('goes down the categories, and asks for the goods of the chosen one', async () => {
    const { server } = await renderPhone('/shopIndex', { calls })
    await tapButton('Home')
    await tapButton('Cups')
    await waitFor(() => expect(address()).toBe('/shopIndex?category=2'))
    await waitFor(() => expect(server.sentTo(PAGE).at(-1)?.query.get('categoryId')).toBe('2'))
  })

  it('says when there is nothing', async () => {
    const { t } = await renderPhone('/shopIndex', { calls: { ...calls, [PAGE]: onePage([]) } })
    expect(await screen.findByText(t('shop.none_title'))).toBeTruthy()
  })

  it('offers to try again when goods cannot be loaded', async () => {
    const { t } = await renderPhone('/shopDetail?id=7', { calls: { [GET]: refused('kernel.unavailable') } })
    expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  })

  it('leads from goods to the order, or says why not', async () => {
    const { t } = await renderPhone('/shopDetail?id=7', { calls: { [GET]: detail, [AREAS]: [] } })
    const buy = await screen.findByRole('link', { name: t('shop.buy') })
    expect(buy.getAttribute('href')).toBe('/orderPay?id=7&payType=3')
    expect(screen.getByText(t('shop.who_chosen'))).toBeTruthy()
    expect(screen.getByText(t('shop.who_now'))).toBeTruthy()
  })

  it('says where physical goods are delivered', async () => {
    const areas = [{ province: '广东省', city: '广州市', district: '' }]
    await renderPhone('/shopDetail?id=7', { calls: { [GET]: detail, [AREAS]: areas } })
    expect(await screen.findByText('广东省 广州市')).toBeTruthy()
  })

  it('names the reason against buying, with a link to the order of bought goods', async () => {
    const bought = {
      ...detail,
      isBought: 1 as const,
      check: { canBuy: 0, reason: 'bought', orderId: '9', availablePoints: 0 } as const,
    }
    const { t } = await renderPhone('/shopDetail?id=7', { calls: { [GET]: bought, [AREAS]: [] } })
    expect(await screen.findByText(t('shop.reason_bought'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('shop.to_order') }).getAttribute('href')).toBe('/orderDetail?id=9')
    expect(screen.queryByRole('link', { name: t('shop.buy') })).toBeNull()
  })

  it('does not say that goods were bought whose order is not paid for', async () => {
    const ordered = { ...detail, check: { canBuy: 0, reason: 'bought', orderId: '9', availablePoints: 0 } as const }
    const { t } = await renderPhone('/shopDetail?id=7', { calls: { [GET]: ordered, [AREAS]: [] } })
    expect(await screen.findByText(t('shop.reason_unpaid'))).toBeTruthy()
    expect(screen.queryByText(t('shop.reason_bought'))).toBeNull()
    expect(screen.getByRole('link', { name: t('shop.to_order') }).getAttribute('href')).toBe('/orderDetail?id=9')
  })

  it('shows all goods again when the words are cleared', async () => {
    const { t } = await renderPhone('/shopIndex?words=cup', { calls })
    await screen.findByText('Cup')
    await tapButton(t('kernel.clear'))
    await waitFor(() => expect(address()).toBe('/shopIndex'))
  })
})

it('leads on from goods that are gone, which trying again does not bring back', async () => {
  const { t } = await renderPhone('/shopDetail?id=7', { calls: { [GET]: refused('shop.goods_gone') } })
  const back = await screen.findByRole('link', { name: t('shop.to_shop') })
  expect(back.getAttribute('href')).toBe('/shopIndex')
  expect(screen.queryByRole('button', { name: t('kernel.retry') })).toBeNull()
})
