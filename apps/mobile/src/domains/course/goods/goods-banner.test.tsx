// @vitest-environment happy-dom
import type { CategoryGoods, CourseCategoryNode } from '@sands/contract/course/course.model'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { SlotsContext } from '../../../kernel/slots.ts'
import { GoodsBanner } from './goods-banner.tsx'

const asked = vi.fn()
vi.mock('@sands/web/call/use-call', () => ({ useCall: (...call: unknown[]) => asked(...call) }))

const cup: CategoryGoods = {
  id: '7' as CategoryGoods['id'],
  spuName: 'Cup',
  spuType: 2,
  coverImgUrl: null,
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
const show = (goodsInfo: CategoryGoods[]) => {
  asked.mockReturnValue({ data: { categoryName: 'Stores', goodsInfo } })
  return render(
    <SlotsContext
      value={{ entries: [], tabs: [], blocks: [], contents: [], hasScreen: (path) => path === '/shopDetail' }}
    >
      <MemoryRouter>
        <GoodsBanner category={'3' as CourseCategoryNode['id']} />
      </MemoryRouter>
    </SlotsContext>,
  )
}
afterEach(cleanup)

it('is not there while a category has nothing to sell', () => {
  const { container } = show([])
  expect(container.textContent).toBe('')
  expect(asked.mock.calls[0]?.slice(0, 2)).toEqual([
    'POST /sands-lms/api/v1/online-class-summary/classGoods',
    { body: { classificationId: '3' } },
  ])
})

it('opens what is sold, and leads to each of it, not to a shop that is not built', async () => {
  show([cup])
  fireEvent.click(screen.getByRole('button'))
  const goods = await screen.findByText('Cup')
  expect(goods.closest('a')?.getAttribute('href')).toBe('/shopDetail?id=7')
  expect(screen.getByText(/99\.00/)).toBeTruthy()
  expect(document.querySelector('a[href="/shopIndex"]')).toBeNull()
})
