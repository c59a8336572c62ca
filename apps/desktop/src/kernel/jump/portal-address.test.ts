import { expect, it } from 'vitest'
import { portalAddress } from './portal-address.ts'

const screens = [
  { path: '/course/detail', phone: ['/courseDetail'] },
  { path: '/article/detail', phone: ['/broadcastDetail', '/broadcastDetail/:id'] },
  { path: '/messages' },
] as const
const there = (address: string) => portalAddress(screens, address)

it("keeps the query of the phone's address", () => {
  expect(there('/courseDetail?id=7&courseType=course')).toBe('/course/detail?id=7&courseType=course')
  expect(there('/courseDetail')).toBe('/course/detail')
  expect(there('/courseDetail?id=7#top')).toBe('/course/detail?id=7')
})

it('also finds the id in the path', () => {
  expect(there('/broadcastDetail?id=7')).toBe('/article/detail?id=7')
  expect(there('/broadcastDetail/7')).toBe('/article/detail?id=7')
  expect(there('/broadcastDetail/7?commentId=9')).toBe('/article/detail?commentId=9&id=7')
  expect(there('/broadcastDetail/%')).toBe('/article/detail?id=%25')
})

it('has no address where the portal has no page', () => {
  for (const address of ['/rank', '/', '/courseDetail/7', '/messages/7', '/broadcastDetail/', '/broadcastDetail/7/8'])
    expect(there(address)).toBeUndefined()
})
