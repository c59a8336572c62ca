import { EVERYONE } from '@sands/rules/audience'
import { expect, it } from 'vitest'
import { inOrder, isValidPromotion, promotionBodyOf, promotionValuesOf, readableLink } from './promotion.ts'

const promotions = [{ id: '1' }, { id: '2' }, { id: '3' }]
const NEW = promotionValuesOf(undefined)

it('has the chosen order, and promotions without a position come first', () => {
  expect(inOrder(promotions, undefined)).toBe(promotions)
  expect(inOrder(promotions, ['3', '1', '2']).map(({ id }) => id)).toEqual(['3', '1', '2'])
  expect(inOrder(promotions, ['3', '1']).map(({ id }) => id)).toEqual(['2', '3', '1'])
})

it('is for everyone, without an end, and without a jump by default', () => {
  expect(NEW).toEqual({
    jump: { to: 'none', moduleId: null, link: null },
    audience: EVERYONE,
    showFrom: null,
    showUntil: null,
  })
  expect(isValidPromotion(NEW)).toBe(true)
})

it('is invalid with a link that cannot be opened or an end before its start', () => {
  const link = (text: string | null) => ({ ...NEW, jump: { to: 'link' as const, moduleId: null, link: text } })
  expect(isValidPromotion(link(null))).toBe(false)
  expect(isValidPromotion(link('https://example.com'))).toBe(true)
  const window = { showFrom: '2026-11-16T00:00:00.000Z', showUntil: '2026-11-15T00:00:00.000Z' }
  expect(isValidPromotion({ ...NEW, ...window })).toBe(false)
})

it('is sent without the fields that only the list has, and with a trimmed link', () => {
  const promotion = {
    ...NEW,
    jump: { to: 'link' as const, moduleId: null, link: ' /guide/en-us.html ' },
    id: '9',
    version: 2,
  }
  expect(promotionBodyOf(promotion)).toEqual({
    ...NEW,
    jump: { to: 'link', moduleId: null, link: '/guide/en-us.html' },
  })
})

it('shows a decoded link, and leaves a link that cannot be decoded as it is', () => {
  expect(readableLink('/newsDetail/notice/%E5%85%AC%E5%91%8A')).toBe('/newsDetail/notice/公告')
  expect(readableLink('https://example.com/100%')).toBe('https://example.com/100%')
})
