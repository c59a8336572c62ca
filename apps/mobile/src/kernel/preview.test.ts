// @vitest-environment happy-dom
import { articleLinks } from '@sands/contract/article/article.links'
import { courseLinks } from '@sands/contract/course/course.links'
import { homeLinks } from '@sands/contract/home/home.links'
import { expect, it } from 'vitest'
import { draftTokenIn, isDraftAddress } from './draft-address.ts'
import { draftToken, isPreview } from './preview.ts'

const tokenIn = (address: string) => draftTokenIn(new URL(address, 'https://sands.example'))

it('finds the draft token where the link puts it, and nowhere else', () => {
  expect(tokenIn(homeLinks.draft('7.1.1800000000000.a-b_c+/='))).toBe('7.1.1800000000000.a-b_c+/=')
  expect(tokenIn('/?x=1&draft=7')).toBe('7')
  for (const address of ['/', '/?draft=', '/my?draft=7', '/?redraft=7']) expect(tokenIn(address)).toBeUndefined()
})

it('sends no token longer than the server reads', () => {
  expect(tokenIn(`/?draft=${'x'.repeat(300)}`)).toHaveLength(200)
})

it('is off on an ordinary start', () => {
  expect(draftToken).toBeUndefined()
  expect(isPreview).toBe(false)
})

it.each([
  [homeLinks.draft('7.a'), true],
  [courseLinks.draft('7', '7.a'), true],
  [articleLinks.draft('7'), true],
  [courseLinks.course('7'), false],
  [articleLinks.detail('7'), false],
  ['/my?draft=7', false],
])('%s shows a draft: %s', (address, expected) => {
  expect(isDraftAddress(new URL(address, 'https://sands.example'))).toBe(expected)
})
