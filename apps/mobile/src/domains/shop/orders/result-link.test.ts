import type { OrderDetail } from '@sands/contract/shop/order.model'
import { expect, it } from 'vitest'
import { resultLink } from './result-link.ts'

it('leads to the page of goods that are sent, and to the other one for courses and services', () => {
  const links = ([1, 2, 3] as const).map((spuType) => {
    const goods = { id: '3' as OrderDetail['goods']['id'], spuName: 'A', spuType, coverImgUrl: null }
    return resultLink({ id: '7' as OrderDetail['id'], goods })
  })
  const course = { id: '3' as OrderDetail['goods']['id'], spuName: 'A', spuType: 1, coverImgUrl: null } as const
  expect(resultLink({ id: '7' as OrderDetail['id'], goods: course }, true)).toBe('/payResult?id=7&refused=1')
  expect(links).toEqual(['/payResult?id=7', '/PhysicalPayResult?id=7', '/payResult?id=7'])
})
